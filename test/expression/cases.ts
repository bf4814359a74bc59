import fc from "fast-check";
import type { HTuple, IntTuple } from "../../src/types/layout/htuple.js";
import type { Step } from "../../src/types/semimodule/semimodule.js";
import { between, loose, nesting, profiled, seed } from "../support/arbitrary.js";
import { random } from "../support/random.js";

/** A layout whose strides may be F2 elements, which the tuples of the generator already take. */
export interface Strided {
  readonly shape: IntTuple;
  readonly stride: HTuple<Step>;
}

/** A layout over some variables, and coordinates with their offsets. */
export interface Case extends Strided {
  readonly names: HTuple<string>;
  readonly variables: readonly { readonly name: string; readonly size: number }[];
  /** Values of the variables, and the offset last. */
  readonly rows: readonly (readonly number[])[];
}

const isTuple = <T>(x: HTuple<T>): x is readonly HTuple<T>[] => Array.isArray(x);
const leaves = <T>(x: HTuple<T>): readonly T[] => (isTuple(x) ? x.flatMap(leaves) : [x as T]);
const sizeOf = (shape: IntTuple): number => leaves(shape).reduce((so, extent) => so * extent, 1);

/** All coordinates of a layout up to this many, so many at random of a larger one. */
const most = 2048;

/** The digits of the variables by division in whole numbers: nothing of the library is used. */
export function referenceAt(
  { shape, stride, names }: Omit<Case, "variables" | "rows">,
  values: readonly number[],
): number {
  let next = 0;
  let sum = 0n;
  let exclusive = 0n;
  const over = (extents: IntTuple, steps: HTuple<Step>, value: bigint): void => {
    let rest = value;
    const flat = leaves(extents);
    const strides = leaves(steps);
    flat.forEach((extent, i) => {
      const digit = rest % BigInt(extent);
      rest /= BigInt(extent);
      const step = strides[i] as Step;
      if (typeof step === "number") sum += digit * BigInt(step);
      else
        for (let bit = 0n, of = BigInt((step as string).slice(1)); of >> bit > 0n; bit++)
          if ((of >> bit) & 1n) exclusive ^= digit << bit;
    });
  };
  const walk = (each: HTuple<string>, extents: IntTuple, steps: HTuple<Step>): void => {
    if (!isTuple(each)) over(extents, steps, BigInt(values[next++] as number));
    else
      each.forEach((part, i) => {
        walk(
          part,
          (extents as readonly IntTuple[])[i] as IntTuple,
          (steps as readonly HTuple<Step>[])[i] as Step,
        );
      });
  };
  walk(names, shape, stride);
  return Number(sum + exclusive);
}

/** The case of a layout and names that fit its profile. */
export function caseOf({ shape, stride }: Strided, names: HTuple<string>): Case {
  const variables: { name: string; size: number }[] = [];
  const walk = (each: HTuple<string>, extents: IntTuple): void => {
    if (isTuple(each))
      each.forEach((part, i) => {
        walk(part, (extents as readonly IntTuple[])[i] as IntTuple);
      });
    else variables.push({ name: each, size: sizeOf(extents) });
  };
  walk(names, shape);
  const sizes = variables.map(({ size }) => size);
  const at = (values: readonly number[]) => [...values, referenceAt({ shape, stride, names }, values)];
  return { shape, stride, names, variables, rows: coordinates(sizes, leaves(shape)).map(at) };
}

/** All coordinates within some sizes, or many: the last one, those beside a carry, and others at random. */
function coordinates(sizes: readonly number[], extents: readonly number[]): readonly (readonly number[])[] {
  const count = sizes.reduce((so, size) => so * size, 1);
  if (count <= most)
    return Array.from({ length: count }, (_, c) => {
      let rest = c;
      return sizes.map((size) => {
        const value = rest % size;
        rest = Math.floor(rest / size);
        return value;
      });
    });
  const next = random(count % 2 ** 31);
  const below = (size: number): number => Math.floor(next() * size);
  const weights = extents.map((_, i) => extents.slice(0, i + 1).reduce((so, extent) => so * extent, 1));
  const value = (size: number): number => {
    const weight = weights[below(weights.length)] as number;
    const carry = weight * below(Math.ceil(size / weight)) + below(3) - 1;
    return [below(size), size - 1, Math.min(Math.max(carry, 0), size - 1)][below(3)] as number;
  };
  const rows = Array.from({ length: most }, () => sizes.map(value));
  return [sizes.map(() => 0), sizes.map((size) => size - 1), ...rows];
}

/** Names for a layout: one for all, one for each mode, or one for each leaf. */
const linear = (): HTuple<string> => "i";
const byMode = ({ shape }: Strided): HTuple<string> => (isTuple(shape) ? shape.map((_, i) => `m${i}`) : "m");
const byLeaf = ({ shape }: Strided): HTuple<string> => {
  let next = 0;
  const named = (of: IntTuple): HTuple<string> => (isTuple(of) ? of.map(named) : `x${next++}`);
  return named(shape);
};

const drawn = <T>(arbitrary: fc.Arbitrary<T>, numRuns: number): readonly T[] =>
  fc.sample(arbitrary, { seed, numRuns });

/** A part of one, evenly drawn. */
const part = between(0, 1000).map((n) => n / 1000);

const powers = fc
  .array(fc.tuple(between(0, 4), between(0, 9)), { minLength: 1, maxLength: 5 })
  .map((modes) => modes.map(([extent, stride]) => [2 ** extent, 2 ** stride] as const));

/** Modes with extents up to 2^`bits` together, and strides that take the offsets to 2^`reach` at the most. */
const large = (bits: number, reach: number): fc.Arbitrary<readonly (readonly [number, number])[]> =>
  fc
    .array(fc.tuple(part, part, fc.boolean()), {
      minLength: 1,
      maxLength: 4,
    })
    .map((modes) =>
      modes.map(([size, step, isRound]) => {
        const extent = Math.max(
          2,
          Math.floor(2 ** ((bits / modes.length) * (isRound ? Math.round(size * 8) / 8 : size))),
        );
        const room = (2 ** reach - 64) / modes.length / (extent - 1);
        const stride = Math.floor(room * step);
        return [extent, isRound ? 2 ** Math.floor(Math.log2(Math.max(stride, 1))) : stride] as const;
      }),
    );

/** Modes of F2 strides that reach `bits` bits, among them some that stand still, and extents that are no powers of two. */
const exclusive = (bits: number): fc.Arbitrary<readonly (readonly [number, string | 0])[]> =>
  fc
    .array(
      fc.tuple(
        fc.oneof({ weight: 5, arbitrary: between(1, 5).map((n) => 2 ** n) }, between(1, 12)),
        part,
        between(0, 9),
      ),
      { minLength: 1, maxLength: 4 },
    )
    .map((modes) =>
      modes.map(([extent, size, kind]) => {
        const room = bits - Math.ceil(Math.log2(extent));
        if (kind === 0) return [extent, 0] as const;
        const value = Math.floor(2 ** (kind < 4 ? room : Math.min(room, 12)) * size);
        return [extent, `f${kind < 6 ? value : 2 ** Math.floor(Math.log2(value + 1))}`] as const;
      }),
    );

const pairs = (modes: fc.Arbitrary<readonly (readonly [number, Step])[]>): fc.Arbitrary<Strided> =>
  profiled(modes as never) as fc.Arbitrary<Strided>;

/** The layouts that are verified, by what is special about them. */
export const families: Readonly<Record<string, readonly Strided[]>> = {
  "nested, padded, permuted": drawn(pairs(nesting({ padding: 2 })), 150),
  "any strides, negative ones too": drawn(pairs(loose(between(-12, 40))), 100),
  "powers of two": drawn(pairs(powers), 80),
  "sizes of one and strides of zero": drawn(pairs(loose(between(0, 1))), 30),
  "offsets past 2^31": drawn(pairs(large(30, 40)), 50),
  "coordinates past 2^31": drawn(pairs(large(48, 52)), 50),
  "offsets near 2^53": drawn(pairs(large(20, 53)), 50),
  F2: drawn(pairs(exclusive(16)), 80),
  "F2 past 2^31": drawn(pairs(exclusive(53)), 80),
  chosen: [
    { shape: 2 ** 53 - 1, stride: 1 },
    { shape: [94906265, 94906265], stride: [94906265, 1] },
    { shape: [94906265, 94906265], stride: [-94906265, -1] },
    { shape: [3, 2 ** 51], stride: [2 ** 51, 1] },
    { shape: [2 ** 31, 2 ** 21], stride: [2 ** 21, 1] },
    { shape: [65536, 65536], stride: [65536, 1] },
    { shape: [65536, 32768], stride: [32768, 1] },
    { shape: [2, 2 ** 31], stride: [0, 1] },
    { shape: [2 ** 20, 2 ** 20], stride: [0, "f3"] },
    { shape: 2 ** 51, stride: "f3" },
    { shape: [2 ** 31, 8], stride: ["f1", "f4294967297"] },
  ],
};

/** The cases of a layout: the linear index, and modes or leaves by turns. */
export function casesOf(layout: Strided, turn: number): readonly Case[] {
  return [linear(), (turn % 2 === 0 ? byMode : byLeaf)(layout)].map((names) => caseOf(layout, names));
}
