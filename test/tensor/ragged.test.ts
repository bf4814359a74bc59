import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as library from "../../src/index.js";
import { between, seed } from "../support/arbitrary.js";
import { read } from "../support/notation.js";
import { plain } from "../support/plain.js";
import {
  copy,
  copyIf,
  fill,
  filled,
  gemm,
  get,
  localPartition,
  localTile,
  over,
  sliceTensor,
  tensor,
  tensorCoalesce,
  tensorComposition,
  tensorDomainOffset,
  tensorGroup,
  tensorLogicalDivide,
  tensorZippedDivide,
  transform,
  view,
} from "../support/plain-tensor.js";
import { refusal } from "../support/refusal.js";

type Name =
  | "coordinates"
  | "counting"
  | "identityLayout"
  | "inBounds"
  | "isTensor"
  | "LayoutError"
  | "within";

// What a tile past the end of its tensor has, against the coordinates of a tensor of coordinates that is cut alike.

const { coordinates, counting, identityLayout, inBounds, isTensor, LayoutError, within } =
  library as unknown as Record<Name, (...args: unknown[]) => any>;

interface Case {
  readonly op: string;
  readonly tensor: string;
  readonly tiler?: string;
  readonly thr?: string;
  readonly coord?: string;
  readonly index?: number;
  readonly proj?: string;
  readonly identity: boolean;
  readonly values?: readonly number[];
  readonly coordinates?: readonly string[];
  readonly inside?: readonly number[];
  readonly layout: string;
}

const golden: readonly Case[] = JSON.parse(
  readFileSync(new URL("../golden/instructions/ragged.json", import.meta.url), "utf8"),
);
const cases = golden.filter(
  ({ op, tensor }) =>
    (op === "local_tile" || op === "local_partition" || op === "inner_partition") &&
    !tensor.includes("Sw") &&
    !tensor.includes("(19)"),
);

function cutOf({ op, tiler, coord, thr, index, proj }: Case): (of: any) => any {
  const toTiler = (term: any): any =>
    Array.isArray(term)
      ? term.map(toTiler)
      : term?.shape === undefined
        ? term
        : plain(term.shape, term.stride);
  const projection = proj === undefined ? null : (read(proj.replaceAll("X", "_")) as never);
  if (op === "local_partition")
    return (of) => localPartition(of, plain(thr as string), index as number, projection);
  return (of) => {
    const by = toTiler(read(tiler as string));
    if (projection !== null) return localTile(of, by, read(coord as string) as never, projection);
    const rank = of.layout.shape.length;
    const padded = by.length < rank ? [...by, ...Array(rank - by.length).fill(null)] : by;
    const at = read(coord as string) as any;
    const coordinate =
      Array.isArray(at) && at.length < rank ? [...at, ...Array(rank - at.length).fill(null)] : at;
    return localTile(of, padded, coordinate);
  };
}

describe("the public golden cases", () => {
  test.each(
    cases
      .filter(({ identity }) => identity)
      .map((c) => [`${c.op} ${c.tensor} ${c.tiler ?? c.thr}`, c] as const),
  )("%s", (_, c) => {
    const shape = read(c.tensor) as any;
    const part = cutOf(c)(tensor(coordinates(), identityLayout(shape)));
    const memory = cutOf(c)(over(new Int8Array(library.size(shape) as number), c.tensor));
    const inside = c.inside as readonly number[];
    expect(inside.map((_, i) => Number(inBounds(memory, i)))).toEqual(inside);
    expect(inside.map((_, i) => Number(within(get(part, i), shape)))).toEqual(inside);
    expect(memory.ragged).toBe(inside.includes(0));
    expect(c.coordinates?.map((_, i) => get(part, i))).toEqual(c.coordinates?.map((text) => read(text)));
  });

  test.each(
    cases
      .filter(({ identity }) => !identity)
      .map((c) => [`${c.op} ${c.tensor} ${c.tiler ?? c.thr}`, c] as const),
  )("%s", (_, c) => {
    const part = cutOf(c)(over(counting(), c.tensor));
    expect(c.values?.map((_, i) => get(part, i))).toEqual(c.values);
  });
});

/** Random cuts, one after another, each with the tensor that it is made of. */
const shapes = fc.array(between(1, 7), { minLength: 2, maxLength: 2 });
const cuts = fc.array(
  fc.oneof(
    fc.tuple(fc.constant("tile"), between(1, 5), between(1, 5), between(0, 3), between(0, 3)),
    fc.tuple(fc.constant("part"), between(1, 3), between(1, 3), between(0, 2), between(0, 2)),
    fc.tuple(fc.constant("divide"), between(1, 5), between(1, 5), between(0, 1), between(0, 1)),
    fc.tuple(fc.constant("view"), between(1, 8), between(1, 8), between(1, 2), between(1, 2)),
    fc.tuple(fc.constant("whole"), between(1, 40), between(1, 3), between(0, 1), between(0, 1)),
    fc.tuple(
      fc.constant("range"),
      between(0, 4),
      between(0, 7),
      fc.constantFrom(-2, -1, 1, 2, 3),
      between(0, 1),
    ),
    fc.tuple(fc.constant("coalesce"), between(0, 0), between(0, 0), between(0, 1), between(0, 0)),
    fc.tuple(fc.constant("group"), between(0, 1), between(1, 2), between(0, 0), between(0, 0)),
    fc.tuple(fc.constant("offset"), between(-2, 3), between(-1, 2), between(0, 1), between(0, 0)),
    fc.tuple(fc.constant("slice"), between(0, 5), between(0, 5), between(0, 1), between(0, 1)),
  ),
  { minLength: 1, maxLength: 3 },
);

type CutOf = (typeof cuts extends fc.Arbitrary<(infer C)[]> ? C : never) & readonly [string, ...number[]];

function apply(of: any, [kind, a, b, c, d]: CutOf): any {
  if (kind === "tile") return localTile(of, [a, b], [c, d]);
  if (kind === "part") return localPartition(of, plain([a, b]), Math.min(c, a - 1) + a * Math.min(d, b - 1));
  if (kind === "divide")
    return (c === 0 ? tensorZippedDivide : tensorLogicalDivide)(of, d === 0 ? [a, b] : [a]);
  if (kind === "view") return tensorComposition(of, [plain(a, c), plain(b, d)]);
  if (kind === "range") return view(of, [a, b, c], d === 0 ? null : [null, null, -1]);
  if (kind === "coalesce") return c === 0 ? tensorCoalesce(of) : tensorCoalesce(of, [null]);
  if (kind === "group") return tensorGroup(of, a, b);
  if (kind === "offset") return tensorDomainOffset(of, ...(c === 0 ? [a, b] : [a]));
  if (kind === "whole") return tensorComposition(of, plain(a, b));
  return sliceTensor(of, ...((c === 0 ? [a, null] : [null, b]) as never[]));
}

/** A tensor of its own coordinates, in the profile of its shape. */
const placesIn = (shape: any): any =>
  Array.isArray(shape)
    ? tensor(coordinates(...zeros(shape)), identityLayout(shape))
    : tensor(counting(), plain(shape, 1));

const zeros = (shape: any): any => (Array.isArray(shape) ? shape.map(zeros) : 0);

test("what is in bounds is what the coordinates say, and exactly that is copied", () => {
  let ragged = 0;
  let chained = 0;
  fc.assert(
    fc.property(shapes, cuts, (shape, list) => {
      const size = (shape[0] as number) * (shape[1] as number);
      const text = `(${shape})`;
      let of: any = over(
        filled(Int32Array, size, (i) => i + 1),
        text,
      );
      let brute: (i: number) => number | null = (i) => (i < size ? i : null);
      for (const cut of list) {
        const before = of;
        // which coordinate of the tensor before a coordinate of the view is, mode by mode
        const where = placesIn(before.layout.shape);
        let seen: any;
        try {
          of = apply(before, cut);
          seen = apply(where, cut);
        } catch (fault) {
          if (fault instanceof (LayoutError as never)) return;
          throw fault;
        }
        const outer = brute;
        brute = (i) => {
          const at = get(seen, i) as never;
          return within(at, before.layout.shape)
            ? outer(library.crd2idx(at, before.layout.shape) as never)
            : null;
        };
      }
      const count = library.size(of.layout) as number;
      const right = Array.from({ length: count }, (_, i) => brute(i));
      expect(right.map((place) => place !== null)).toEqual(right.map((_, i) => inBounds(of, i)));
      expect(of.ragged).toBe(right.includes(null));
      const made = new Int32Array(count);
      copyIf(inBounds(of), of, over(made, `${count}`));
      expect([...made]).toEqual(right.map((place) => (place === null ? 0 : place + 1)));
      if (of.ragged) {
        ragged++;
        if (list.length > 1) chained++;
        expect(refusal(() => copy(of, over(made, `${count}`)))[0]).toBe("ragged");
        const past = right.indexOf(null);
        expect(refusal(() => get(of, past))[0]).toBe("range");
      } else copy(of, over(made, `${count}`));
    }),
    { seed, numRuns: 4000 },
  );
  expect(ragged).toBeGreaterThan(200);
  expect(chained).toBeGreaterThan(50);
});

describe("a tile past the end", () => {
  const data = filled(Float64Array, 35, (i) => i);
  const tile = localTile(over(data, "(5,7)"), [4, 4], [1, 1]);
  const whole = over(new Float64Array(16), "(4,4)");
  const said = "the tile reaches past the end of its tensor: copyIf(inBounds(tile), …) leaves that out";

  test("is not read or written as a whole", () => {
    expect(isTensor(tile)).toBe(true);
    const shape = "(4,4):(1,5)";
    expect(refusal(() => copy(tile, whole))).toEqual(["ragged", `✗ copy: ${shape} → (4,4):(1,4): ${said}`]);
    expect(refusal(() => copy(whole, tile))[0]).toBe("ragged");
    expect(refusal(() => fill(tile, 1))).toEqual(["ragged", `✗ fill: ${shape}: ${said}`]);
    expect(refusal(() => transform(tile, whole, (x: number) => x))[0]).toBe("ragged");
    expect(refusal(() => gemm(tile, whole, whole))[0]).toBe("ragged");
    expect(refusal(() => gemm(whole, whole, tile))[0]).toBe("ragged");
    expect(refusal(() => get(tile, 1, 0))).toEqual([
      "range",
      `✗ get: ${shape}: coordinate (1,0) is outside of the tensor that the tile was cut from`,
    ]);
  });

  test("is read and written where it is in bounds", () => {
    expect(get(tile, 0, 2)).toBe(34);
    const copied = over(new Float64Array(16), "(4,4)");
    copyIf(inBounds(tile), tile, copied);
    expect([...(copied.accessor as Float64Array)].filter((value) => value !== 0)).toEqual([24, 29, 34]);
    copyIf(inBounds(tile), over([9], "16:0"), tile);
    expect([24, 29, 34].map((i) => data[i])).toEqual([9, 9, 9]);
    expect(refusal(() => copyIf(() => true, tile, copied))[1]).toContain(
      "coordinate 1 is outside of the tensor that the tile was cut from",
    );
  });

  test("a view that leaves the array is refused, one that leaves the tensor is ragged", () => {
    const of = (layout: string) => over(new Float32Array(32), layout);
    expect(refusal(() => tensorComposition(of("(4,8):(8,1)"), [6, 4]))).toEqual([
      "bounds",
      "✗ tensorComposition: (6,4):(8,1): offsets 0 to 43 are not all in an array of 32",
    ]);
    expect(tensorComposition(of("(4,8)"), [6, 4]).ragged).toBe(true);
    expect(tensorComposition(of("(4,8)"), [4, 4]).ragged).toBe(false);
  });
});
