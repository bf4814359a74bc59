import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import * as library from "../../src/index.js";
import type { HTuple } from "../../src/types/layout/htuple.js";
import { between, loose, nesting, profiled, seed } from "../support/arbitrary.js";
import type { Pair } from "../support/brute.js";
import { type Compiled, compileFiles, limit } from "../support/compiled.js";

// Random calls, right and wrong ones, in both halves: what the run time refuses the compiler refuses with the same
// sentence, what it gives has the shape and the stride that the compiler shows, and nothing else is refused.

const names = Object.keys(library);
const run = [
  "const floats = new Float32Array(1 << 18);",
  "const of = (text) => tensor(floats, layout(text), 1 << 17);",
];
const typed = [
  "declare const floats: Float32Array;",
  "type Of<L> = L extends Layout<infer S, infer D> ? Tensor<Float32Array, S, D> : never;",
  "declare const of: <const L extends string>(text: L) => Of<LayoutOf<L>>;",
];

const paren = (tuple: HTuple<number | null>): string =>
  Array.isArray(tuple) ? `(${tuple.map(paren).join(",")})` : `${tuple}`;
const bracket = (tuple: HTuple<number | null>): string =>
  Array.isArray(tuple) ? `[${tuple.map(bracket).join(", ")}]` : `${tuple}`;

const layouts = fc.oneof(
  profiled(nesting({ rank: 4, size: 128 })),
  profiled(loose(between(-4, 16), 4, 64)),
) as fc.Arbitrary<Pair>;
const textOf = ({ shape, stride }: Pair): string => `${paren(shape)}:${paren(stride)}`;
const of = (pair: Pair): string => `of(${JSON.stringify(textOf(pair))})`;

/** Mostly a coordinate of the shape, often within its bounds; `null` for a mode if it may be kept. */
const coordinateOf = (shape: Pair["shape"], kept: boolean): fc.Arbitrary<HTuple<number | null>> => {
  const size = (s: Pair["shape"]): number =>
    Array.isArray(s) ? s.reduce<number>((so, mode) => so * size(mode), 1) : (s as number);
  const within = between(0, size(shape) - 1);
  const leaf = fc.oneof(
    { weight: 12, arbitrary: within },
    { weight: 1, arbitrary: between(-2, 2 * size(shape)) },
    { weight: kept ? 8 : 0, arbitrary: fc.constant(null) },
  );
  if (!Array.isArray(shape)) return leaf;
  return fc.oneof(
    { weight: 1, arbitrary: leaf },
    { weight: 6, arbitrary: fc.tuple(...shape.map((mode) => coordinateOf(mode, kept))) },
    { weight: 1, arbitrary: fc.constant([0, 0, [0]]) },
  );
};

const elements = fc.oneof(
  layouts.chain((pair) => coordinateOf(pair.shape, false).map((at) => `get(${of(pair)}, ${bracket(at)})`)),
  layouts.chain((pair) =>
    coordinateOf(pair.shape, true).map((at) => `sliceTensor(${of(pair)}, ${bracket(at)})`),
  ),
);
const bounds = fc
  .tuple(layouts, between(0, 24), between(-2, 8))
  .map(
    ([pair, length, start]) =>
      `tensor([${Array.from({ length }, (_, i) => i % 10)}] as const, layout(${JSON.stringify(textOf(pair))}), ${start})`,
  );
const tiles = fc
  .tuple(
    layouts,
    fc.constantFrom("2", "[2]", "[2, 2]", "[null, 2]", "[2, null]", "[2, 2, 2]", "[[2], 2]"),
    fc.constantFrom("0", "1", "null", "[0]", "[null, 1]", "[0, null]", "[1, 1]", "[5, 0]"),
  )
  .map(([pair, tiler, at]) => `localTile(${of(pair)}, ${tiler}, ${at})`);
const threads = fc
  .tuple(
    layouts,
    fc.constantFrom("2", "(2,2)", "(2,4):(4,1)", "(2,4):(8,1)", "((2,2),2):((1,4),2)"),
    between(-1, 12),
  )
  .map(([pair, layout, i]) => `localPartition(${of(pair)}, layout("${layout}"), ${i})`);
const projections = fc
  .tuple(
    layouts,
    fc.constantFrom("[2, 3, 2]", "[2, 2]", "[3, null, 2]", "[2]"),
    fc.constantFrom("[0, 0, 0]", "[null, 1, 0]", "[0, null]", "[0, 1, null]", "0"),
    fc.constantFrom("[1, null, 1]", "[null, 1, 1]", "[1, 1, null]", "[1, 1]", "[1, null]", "null"),
    fc.constantFrom(null, "(2,2,1):(2,1,0)", "(2,3)", "4"),
    between(0, 5),
  )
  .map(([pair, tiler, at, keep, threads, i]) =>
    threads === null
      ? `localTile(${of(pair)}, ${tiler}, ${at}, ${keep})`
      : `localPartition(${of(pair)}, layout("${threads}"), ${i}, ${keep})`,
  );
const end = fc.constantFrom("null", "0", "1", "2", "3", "-1", "4");
const range = fc.oneof(
  fc.constant("null"),
  fc
    .tuple(end, end, fc.constantFrom("", ", 1", ", -1", ", 2", ", -2", ", 0"))
    .map(([a, b, c]) => `[${a}, ${b}${c}]`),
);
const views = fc.oneof(
  fc
    .tuple(layouts, fc.array(range, { minLength: 1, maxLength: 3 }))
    .map(([pair, ranges]) => `view(${of(pair)}, ${ranges.join(", ")})`),
  layouts.chain((pair) =>
    coordinateOf(pair.shape, false).map((at) => `tensorDomainOffset(${of(pair)}, ${bracket(at)})`),
  ),
  fc
    .tuple(layouts, between(0, 2), between(0, 3))
    .map(([pair, begin, end]) => `tensorGroup(${of(pair)}, ${begin}, ${end})`),
  fc
    .tuple(layouts, fc.constantFrom("", ", [null]", ", [null, null]", ", [[null], 1]"))
    .map(([pair, profile]) => `tensorCoalesce(${of(pair)}${profile})`),
);

const recasts = fc
  .tuple(
    layouts,
    fc.constantFrom("Uint8Array", "Int16Array", "Uint32Array", "Float64Array", "BigInt64Array", "4"),
  )
  .map(([pair, kind]) => `tensorRecast(${of(pair)}, ${kind})`);

/** Modes of few sizes, so that they often agree; some of them groups. */
const extents: Readonly<Record<string, fc.Arbitrary<string>>> = {
  mostly4: fc.constantFrom("4", "4", "4", "4", "(2,2)", "(1,4)", "3"),
  mostly6: fc.constantFrom("6", "6", "6", "(2,3)", "(3,2)", "5"),
  mostly2: fc.constantFrom("2", "2", "2", "(2,1)", "3"),
};
const { mostly4, mostly6, mostly2 } = extents as Record<
  "mostly4" | "mostly6" | "mostly2",
  fc.Arbitrary<string>
>;
const matrix = (...modes: readonly fc.Arbitrary<string>[]): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 12, arbitrary: fc.tuple(...modes).map((parts) => `of("(${parts.join(",")})")`) },
    { weight: 1, arbitrary: fc.constantFrom('of("24")', 'of("(4,6,2,2)")') },
  );
const products = fc
  .oneof(
    fc.tuple(matrix(mostly4, mostly6), matrix(mostly2, mostly6), matrix(mostly4, mostly2)),
    fc.tuple(
      matrix(mostly4, mostly6, mostly2),
      matrix(mostly2, mostly6, mostly2),
      matrix(mostly4, mostly2, mostly2),
    ),
  )
  .map((operands) => `gemm(${operands.join(", ")})`);
const copies = fc
  .tuple(matrix(mostly4, mostly6), matrix(mostly6, mostly2, mostly2), fc.boolean())
  .map(([a, b, masked]) => (masked ? `copyIf(${a}, ${a}, ${b})` : `copy(${a}, ${b})`));

const sizes: Readonly<Record<string, number>> = { x: 2, y: 3, m: 4, n: 5, k: 6 };
const labels = fc.shuffledSubarray(Object.keys(sizes), { minLength: 1, maxLength: 3 });
const contractions = fc
  .tuple(fc.array(labels, { minLength: 1, maxLength: 4 }), fc.nat(), between(0, 40), between(0, 7))
  .map(([texts, order, wrong, twice]) => {
    const all = [...new Set(texts.flat())];
    const C = all.filter((_, i) => (order >> i) % 3 !== 0).slice(0, 3);
    const sides = [...texts, C].map((side, i) => (i === twice ? [...side, ...side.slice(0, 1)] : side));
    const of = wrong % sides.length;
    if (wrong < 4) sides[of] = [...(sides[of] as string[]), wrong === 3 ? "z" : "m"];
    const operand = (side: readonly string[], i: number): string => {
      if (side.length === 0) return 'of("1")';
      const shape = side.map((label, j) => (wrong === 10 + i && j === 0 ? 7 : (sizes[label] ?? 2)));
      return wrong === 20 + i ? `of("(${shape.join(",")},2)")` : `of("(${shape.join(",")})")`;
    };
    const left = sides.slice(0, wrong === 31 ? -2 : -1).map((side) => side.join(""));
    const spec = `${left.join(",")}${wrong === 30 ? "=>" : "->"}${sides.at(-1)?.join("")}`;
    return `contract("${spec}", ${sides.map(operand).join(", ")}${wrong === 32 ? ", 2n" : ""})`;
  });

const kinds = {
  elements,
  bounds,
  tiles,
  threads,
  projections,
  views,
  recasts,
  products,
  copies,
  contractions,
};
const calls = Object.entries(kinds).flatMap(([kind, arbitrary]) =>
  fc.sample(arbitrary, { seed, numRuns: 120 }).map((text) => [kind, text] as const),
);

/** What a call comes to at run time: the sentence, or the layout as the compiler writes it. */
function outcome(text: string): string {
  try {
    const call = new Function(...names, [...run, `return ${text.replaceAll(" as const", "")};`].join("\n"));
    const value = call(...Object.values(library));
    if (!library.isTensor(value)) return "number";
    return `${bracket(value.layout.shape)}, ${bracket(value.layout.stride)}, ${value.ragged}`;
  } catch (refusal) {
    if (refusal instanceof library.LayoutError) return refusal.message;
    throw refusal;
  }
}

let compiled: Compiled;
const head = [
  `import { ${names.join(", ")} } from "cute-layout";`,
  'import type { Layout, LayoutOf, Tensor } from "cute-layout";',
  ...typed,
];

beforeAll(async () => {
  const lines = calls.map(([, text], i) => `export const c${i} = ${text};`);
  compiled = await compileFiles("tensor-mirror", { "calls.ts": [...head, ...lines, ""].join("\n") });
}, limit + 10_000);

test.each(Object.keys(kinds))("%s", (kind) => {
  let refused = 0;
  const wrong: string[] = [];
  for (const [i, [of, text]] of calls.entries()) {
    if (of !== kind) continue;
    const right = outcome(text);
    if (right.startsWith("✗")) refused++;
    const [error] = compiled.errors.filter(({ line }) => line === i + head.length + 1);
    const type = compiled.constants.get(`c${i}`) ?? "";
    const [, sentence] =
      /is not assignable to parameter of type '("✗.*")'\.$/.exec(error?.message ?? "") ?? [];
    const layout = /^Tensor<(?:(?:\w+)Array<\w+>|Float32Array|readonly \[[^\]]*\]), (.*)>$/.exec(type)?.[1];
    const got =
      error === undefined ? (layout ?? type) : sentence === undefined ? error.message : JSON.parse(sentence);
    // whether a tile is ragged the compiler may leave to the run time
    const open = right.replace(/(true|false)$/, "boolean");
    // a tuple read backwards has a stride that the compiler leaves open
    const known = text.startsWith("view(") && got.includes("Tuple") && !right.startsWith("✗");
    if (got !== right && got !== open && !known) wrong.push(`${text}: ${got}, not ${right}`);
  }
  expect(wrong).toEqual([]);
  // both kinds of calls are among them
  expect(refused).toBeGreaterThan(5);
  expect(refused).toBeLessThan(115);
});
