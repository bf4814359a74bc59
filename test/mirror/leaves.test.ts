import { beforeAll, expect, test } from "vitest";
import type { AnyLayout } from "../../src/index.js";
import * as library from "../../src/index.js";
import { type Compiled, compileFiles, limit } from "../support/compiled.js";
import { random } from "../support/random.js";

// A leaf is one plain literal, or it is dynamic. Random calls of all operations, their arguments literals, numbers, unions,
// enums, brands, `any`, arrays, tuples with a rest, open layouts and unions of layouts: what the runtime gives for each of
// the values is a member of the type that the call has, and a call is refused only where every value is.
// `CUTE_LAYOUT_CALLS=20000 npx vitest run test/mirror/leaves.test.ts` looks at more of them.

const next = random(20261130);
const chance = (of: number): boolean => next() < of;
const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T;

/** An argument: its text in a program, and what it may be at run time. */
interface Argument {
  readonly text: string;
  readonly values: readonly unknown[];
}

const extents = [1, 2, 2, 3, 4, 4, 6, 8, 8, 12, 16] as const;
const strides = [0, 1, 1, 2, 3, 4, 8, 8, 16, 24, -1] as const;
const written = (value: unknown): string => {
  if (library.isLayout(value)) return `Layout<${written(value.shape)}, ${written(value.stride)}>`;
  if (library.isTensor(value))
    return `Tensor<never, ${written(value.layout.shape)}, ${written(value.layout.stride)}, never>`;
  if (library.isComposedLayout(value))
    return `ComposedLayout<${written(value.outer)}, ${value.offset}, ${written(value.inner)}>`;
  if (Array.isArray(value)) return `[${value.map(written).join(", ")}]`;
  if (typeof value === "object" && value !== null)
    return `{ ${Object.entries(value)
      .map(([name, of]) => `readonly ${name}: ${written(of)}`)
      .join("; ")} }`;
  return JSON.stringify(value);
};

/** A leaf of some kind, one or two values. */
function leaf(value: number, other: number): Argument {
  const kind = next();
  if (kind < 0.5) return { text: `${value}`, values: [value] };
  const values = [value, other];
  if (kind < 0.65) return { text: "of<number>()", values };
  if (kind < 0.8) return { text: `of<${value} | ${other}>()`, values };
  if (kind < 0.86) return { text: "of<Brand>()", values };
  if (kind < 0.9) return { text: `of<${value} & Mark>()`, values: [value] };
  if (kind < 0.95) return { text: "of<any>()", values };
  const one = pick([1, 2, 3, 4, 8] as const);
  return chance(0.5)
    ? { text: `E.V${one}`, values: [one] }
    : { text: "of<E>()", values: [one, pick([1, 2, 3, 4, 8])] };
}

/** Some of the combinations of what the parts may be. */
function combined(parts: readonly Argument[]): readonly (readonly unknown[])[] {
  const first = parts.map(({ values }) => values[0]);
  const last = parts.map(({ values }) => values.at(-1));
  const mixed = () => parts.map(({ values }) => pick(values));
  return [first, last, mixed(), mixed()];
}

function listed(parts: readonly Argument[]): Argument {
  return { text: `[${parts.map(({ text }) => text).join(", ")}]`, values: combined(parts) };
}

const ranks = [1, 2, 2, 2, 3] as const;

/** A tuple of leaves of a pool, now and then one number, nested, of no fixed length, with a rest, or a union of two. */
function tuple(pool: readonly number[], rank: number = pick(ranks), depth = 0): Argument {
  const kind = next();
  const some = () => Array.from({ length: rank }, () => pick(pool));
  if (kind < 0.04) return { text: "of<number[]>()", values: [some(), [...some(), 2]] };
  if (kind < 0.08) {
    const one = some();
    return { text: `of<[${one[0]}, ...number[]]>()`, values: [one, [one[0], 2, 4]] };
  }
  if (kind < 0.17) {
    const [one, other] = [some(), chance(0.6) ? some() : [...some(), 2]];
    return { text: `of<${written(one)} | ${written(other)}>()`, values: [one, other] };
  }
  if (kind < 0.19) return { text: "of<IntTuple>()", values: [some(), pick(pool)] };
  if (kind < 0.21) return { text: "of<any>()", values: [some(), pick(pool)] };
  return listed(
    Array.from({ length: rank }, () =>
      depth === 0 && chance(0.15) ? tuple(pool, pick([1, 2]), 1) : leaf(pick(pool), pick(pool)),
    ),
  );
}

const shape = (): Argument => (chance(0.15) ? leaf(pick(extents), pick(extents)) : tuple(extents));
const coordinate = (): Argument =>
  chance(0.4) ? leaf(pick([0, 1, 2, 3, 5]), pick([0, 1, 2, 3, 5])) : tuple([0, 1, 2, 3, 5]);

/** The values of a call that is legal. */
function legal<T>(all: readonly (readonly unknown[])[], of: (...args: any[]) => T): readonly T[] {
  return all.flatMap((args) => {
    try {
      return [of(...args)];
    } catch {
      return [];
    }
  });
}

/** A layout of integers, coordinates or binary elements, known, in part, or not. */
function layouts(): Argument {
  for (;;) {
    const rank = pick(ranks);
    const elements = next();
    const all = Array.from({ length: rank }, () => leaf(pick(extents), pick(extents)));
    const steps = Array.from({ length: rank }, (_, i): Argument => {
      if (elements < 0.1) return { text: `"e${i}"`, values: [`e${i}`] };
      if (elements < 0.14)
        return {
          text: `of<"f${2 ** i}" | "f${2 ** (i + 3)}">()`,
          values: [`f${2 ** i}`, `f${2 ** (i + 3)}`],
        };
      return leaf(pick(strides), pick(strides));
    });
    const [shapes, stride] =
      rank === 1 && chance(0.5) ? [all[0] as Argument, steps[0] as Argument] : [listed(all), listed(steps)];
    const bare = chance(0.4);
    const made = bare
      ? legal(
          shapes.values.map((one) => [one]),
          library.layout as any,
        )
      : legal(combined([shapes, stride]), library.layout as any);
    const [first] = made as AnyLayout[];
    if (first === undefined) continue;
    const kind = next();
    if (kind < 0.62)
      return {
        text: bare ? `layout(${shapes.text})` : `layout(${shapes.text}, ${stride.text})`,
        values: made,
      };
    if (kind < 0.7) return { text: "of<AnyLayout>()", values: made };
    if (kind < 0.75) return { text: "of<Layout>()", values: made };
    const other = made.at(-1) as AnyLayout;
    if (kind < 0.9) {
      const more = library.layout(pick([4, [2, 4], [4, 2], [2, 2, 2]])) as AnyLayout;
      const last = chance(0.5) ? more : other;
      return { text: `of<${written(first)} | ${written(last)}>()`, values: [first, last] };
    }
    // annotated by hand, a union for a leaf
    const { shape: s, stride: d } = first as { shape: any; stride: any };
    if (!Array.isArray(s)) return { text: `of<Layout<${s} | 5, ${written(d)}>>()`, values: [first] };
    return {
      text: `of<Layout<[${s.map((one, i) => `${one}${i === 0 ? " | 3" : ""}`).join(", ")}], ${written(d)}>>()`,
      values: [first],
    };
  }
}

/** A tiler: an integer, a layout, `null`, or some of them by mode. */
function tiler(depth = 0): Argument {
  const kind = next();
  if (depth > 0 && kind < 0.15) return { text: "null", values: [null] };
  if (kind < 0.3) return leaf(pick([1, 2, 2, 4, 8]), pick([1, 2, 4, 3]));
  if (kind < 0.45) return layouts();
  if (kind < 0.5) return { text: "of<Tiler>()", values: [2, [2, null], null] };
  if (kind < 0.55) return { text: "of<null | 2>()", values: [null, 2] };
  if (kind < 0.62) return tuple([1, 2, 4, 8]);
  return listed(Array.from({ length: pick([1, 2, 2]) }, () => (depth > 1 ? leaf(2, 4) : tiler(depth + 1))));
}

const integer =
  (...from: readonly number[]) =>
  (): Argument =>
    leaf(pick(from), pick(from));
const memory = (): Argument => {
  for (;;) {
    const of = layouts();
    const values = legal(
      of.values.map((one) => [one]),
      (one) => library.tensor(new Float64Array(4096) as any, one),
    );
    if (values.length > 0) return { text: `tensor(new Float64Array(4096), ${of.text})`, values };
  }
};
const cut = (): Argument =>
  chance(0.3) ? { text: "null", values: [null] } : leaf(pick([0, 1]), pick([0, 1]));
const cuts = (): Argument => (chance(0.3) ? cut() : listed(Array.from({ length: pick(ranks) }, cut)));

/** Every operation that a leaf decides something in, and what it takes. */
const operations: Record<string, readonly (() => Argument)[]> = {
  coalesce: [layouts],
  complement: [layouts],
  composition: [layouts, tiler],
  concat: [layouts, layouts],
  mode: [layouts, integer(0, 1, 2)],
  flatDivide: [layouts, tiler],
  logicalDivide: [layouts, tiler],
  tiledDivide: [layouts, tiler],
  zippedDivide: [layouts, tiler],
  filter: [layouts],
  filterZeros: [layouts],
  group: [layouts, integer(0, 1), integer(1, 2, 3)],
  select: [layouts, integer(0, 1), integer(0, 1)],
  leftInverse: [layouts],
  nullspace: [layouts],
  rightInverse: [layouts],
  blockedProduct: [layouts, layouts],
  flatProduct: [layouts, tiler],
  logicalProduct: [layouts, tiler],
  rakedProduct: [layouts, layouts],
  tiledProduct: [layouts, tiler],
  zippedProduct: [layouts, tiler],
  recast: [layouts, integer(8, 16, 32), integer(8, 16, 32)],
  tileToShape: [layouts, shape],
  withShape: [layouts, shape],
  admits: [layouts, layouts],
  locate: [layouts, layouts],
  isBijective: [layouts],
  isCompact: [layouts],
  isInjective: [layouts],
  collision: [layouts],
  isSurjective: [layouts],
  missing: [layouts],
  sameFunction: [layouts, layouts],
  difference: [layouts, layouts],
  maxCommonLayout: [layouts, layouts],
  maxCommonVector: [layouts, layouts],
  vectorWidth: [layouts, layouts, integer(1, 2, 4)],
  crd2crd: [coordinate, shape, shape],
  crd2idx: [coordinate, shape],
  idx2crd: [coordinate, shape],
  congruent: [shape, shape],
  depth: [shape],
  flatten: [shape],
  rank: [shape],
  weaklyCongruent: [coordinate, shape],
  identityLayout: [shape],
  at: [layouts, coordinate],
  cosize: [layouts],
  equal: [layouts, layouts],
  layout: [shape, () => tuple(strides)],
  print: [layouts],
  compactOrder: [shape, () => tuple([0, 1, 2])],
  orderedLayout: [shape, () => tuple([0, 1, 2])],
  compatible: [shape, shape],
  size: [shape],
  slice: [layouts, cuts],
  domainOffset: [layouts, coordinate],
  compactStride: [shape],
  e: [integer(0, 1), integer(0, 1)],
  f: [integer(0, 1, 5)],
  scale: [integer(0, 1, 6), integer(0, 1, 5)],
  sum: [integer(0, 1), integer(2, 5)],
  swizzle: [integer(0, 1, 2), integer(0, 3), integer(3, -3)],
  bankConflicts: [layouts, layouts],
  get: [memory, coordinate],
  tensorComposition: [memory, tiler],
  tensorFlatDivide: [memory, tiler],
  tensorLogicalDivide: [memory, tiler],
  tensorTiledDivide: [memory, tiler],
  tensorZippedDivide: [memory, tiler],
  localTile: [memory, tiler, cuts],
  sliceTensor: [memory, cuts],
};

interface Call {
  readonly text: string;
  /** What the runtime gives, as types; nothing for what it refuses. */
  readonly results: readonly string[];
}

const operationsByName: Readonly<Record<string, any>> = library;

function call(name: string): Call {
  const args = (operations[name] as readonly (() => Argument)[]).map((make) => make());
  // elements stay what they are in a flat tuple, brands and enums too
  if (name === "flatten" && args.some(({ text }) => /Brand|Mark|E\b/.test(text))) return call(name);
  const of = operationsByName[name] as (...args: any[]) => unknown;
  const got = legal(combined(args), of).map(written);
  return { text: `${name}(${args.map(({ text }) => text).join(", ")})`, results: [...new Set(got)] };
}

const count = Number(process.env.CUTE_LAYOUT_CALLS ?? 1000);
const names = Object.keys(operations).filter((name) => name in library);
const calls = Array.from({ length: count }, (_, i) => call(names[i % names.length] as string));

const header = `import { ${[...new Set([...names, "layout", "tensor"])].join(", ")} } from "cute-layout";
import type { AnyLayout, ComposedLayout, IntTuple, Layout, Tensor, Tiler } from "cute-layout";
declare enum E { V1 = 1, V2 = 2, V3 = 3, V4 = 4, V8 = 8 }
type Mark = { readonly mark: "mark" };
type Brand = number & Mark;
declare function of<T>(): T;`;

let compiled: Compiled;
const perFile = 200;

beforeAll(async () => {
  const files: Record<string, string> = {};
  for (let first = 0; first < count; first += perFile)
    files[`calls-${first / perFile}.ts`] = [
      header,
      ...calls.slice(first, first + perFile).map(({ text, results }, i) => {
        const members = results.map(
          (one, j) => `export const m${first + i}_${j}: typeof r${first + i} = of<${one}>();`,
        );
        return [`export const r${first + i} = ${text};`, ...members].join(" ");
      }),
      "",
    ].join("\n");
  compiled = await compileFiles("leaves", files, false);
  console.log(`tsc over ${count} calls: ${compiled.figures}`);
}, limit + 10_000);

test("what the runtime gives is a member of the type, and only what is refused for every value is an error", () => {
  const lines = header.split("\n").length;
  const wrong = compiled.errors.flatMap(({ file, line, code, message }) => {
    const of = calls[Number(/\d+/.exec(file)?.[0]) * perFile + line - lines - 1];
    if (of === undefined) return [`${file}(${line}): ${message}`];
    const refused = message.includes("✗ ") || code === "TS2345";
    return refused && of.results.length === 0
      ? []
      : [`${of.text} ${of.results.join(" or ")}: ${code} ${message.slice(0, 300)}`];
  });
  const kept = calls.filter(({ results }) => results.length > 0).length;
  console.log(`${kept} of ${count} calls have a result`);
  expect([...new Set(wrong)].slice(0, Number(process.env.SHOWN ?? 40))).toEqual([]);
});
