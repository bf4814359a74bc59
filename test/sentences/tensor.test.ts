import { beforeAll, describe, expect, test } from "vitest";
import * as library from "../../src/index.js";
import { type Compiled, compileFiles, limit } from "../support/compiled.js";
import { figure } from "../support/figures.js";
import { refusal } from "../support/refusal.js";

// As in sentences.test.ts: a refused call shows the sentence as the type of the parameter that is underlined, and throws
// the very same one. The calls are written once, over these, and checked in both halves.
const shared = [
  "const floats = new Float32Array(4096);",
  'const T = tensor(floats, layout("(8,8):(8,1)"));',
  'const V = tensor(floats, layout("64"));',
  'const B = tensor(new BigInt64Array(64), layout("(8,8)"));',
  'const I = tensor(counting(), layout("(8,8)"));',
  `const deep = "(${Array.from({ length: 32 }, () => 2)}):(${Array.from({ length: 32 }, () => 0)})";`,
  `const wide = "((${Array.from({ length: 20 }, () => 2)}),8):((${Array.from({ length: 20 }, () => 0)}),0)";`,
];
/** A tensor of the text of a layout, for each half. */
const run = [...shared, "const of = (text) => tensor(floats, layout(text));"];
const typed = [
  ...shared,
  "type Of<L> = L extends Layout<infer S, infer D> ? Tensor<Float32Array, S, D> : never;",
  "declare const of: <const L extends string>(text: L) => Of<LayoutOf<L>>;",
];

const ragged = "localTile(T, [3, 3], [2, 2])";

const calls: readonly (readonly [code: string, ...calls: readonly string[]])[] = [
  [
    "bounds",
    'tensor([1, 2, 3] as const, layout("(2,2)"))',
    'tensor([1, 2, 3, 4] as const, layout("(2,2):(1,-2)"))',
    'tensor([1, 2, 3, 4] as const, layout("(2,2)"), 1)',
    'tensor([1, 2, 3, 4] as const, layout("(2,2):(1,-2)"), 1)',
    'tensor([] as const, layout("1"))',
  ],
  ["overflow", 'tensor([1] as const, layout("(2,2):(9007199254740991,1)"))', "get(T, 9007199254740992)"],
  [
    "range",
    "get(T, 8, 0)",
    "get(T, 64)",
    'get(tensor(floats, layout("(2,2)")), 2, 0)',
    'get(sliceTensor(tensor(floats, layout("(2,2)")), null, 0), 2)',
    'sliceTensor(tensor(floats, layout("(2,2)")), null, 2)',
    "get(T, [0, -1])",
    'get(of("((2,4),8)"), [1, 4], 0)',
    "set(T, 1, 0, 8)",
    "sliceTensor(T, null, 8)",
    "sliceTensor(T, -1, null)",
    'sliceTensor(of("((2,4),8)"), [null, 4], 0)',
    "localTile(T, [2, 4], [4, 0])",
    "localTile(T, [2, 4], 8)",
  ],
  [
    "argument",
    'copyIf(tensor(["x"], layout("64:0")), T, T)',
    'copyIf(tensor([1n], layout("64:0")), T, T)',
    'copyIf(layout("64"), T, T)',
  ],
  [
    "ragged",
    `copy(${ragged}, of("9"))`,
    `copy(of("(3,3)"), ${ragged})`,
    `fill(${ragged}, 1)`,
    `transform(${ragged}, of("9"), (x) => x)`,
    `gemm(of("(3,3)"), of("(3,3)"), ${ragged})`,
    `contract("mk,nk->mn", ${ragged}, of("(3,3)"), of("(3,3)"))`,
    'copy(localPartition(T, layout([3, 4]), 2), of("6"))',
    'copy(tensorComposition(T, [10, 4]), of("40"))',
  ],
  [
    "coordinate",
    `inBounds(${ragged}, 1, 2, 3)`,
    "inBounds(T, [0, [0]])",
    "get(T, 1, 2, 3)",
    "get(V, [1, 2])",
    "set(T, 1, [0, 0], 8)",
    "sliceTensor(T, null, null, 2)",
    "sliceTensor(V, [null])",
    "localTile(T, [2, 4], [1])",
    "localTile(T, [2, 4], [1, [null, 0]])",
  ],
  [
    "integer",
    "tensor(floats, layout(4), 0.5)",
    "get(T, 0.5, 1)",
    "set(T, 1, 0, 0.5)",
    "sliceTensor(T, null, 0.5)",
    "localTile(T, [2, 4], [0.5, 0])",
    'localPartition(T, layout("(2,4)"), 0.5)',
  ],
  [
    "missing",
    'localPartition(T, layout("(2,4):(4,1)"), 8)',
    'localPartition(tensor(floats, layout("(8,8)")), layout("(2,4):(4,1)"), 8)',
    'localPartition(T, layout("(2,4):(4,1)"), -1)',
    'localPartition(T, layout("(2,4):(8,1)"), 5)',
  ],
  [
    "elements",
    "set(T, 4n, 0, 0)",
    'set(T, "x", 0, 0)',
    "set(B, 4, 0, 0)",
    "copy(T, B)",
    "copy(B, T)",
    'copy(T, tensor(["a"], layout("(8,8):(0,0)")))',
    "copyIf(() => true, T, B)",
    "fill(T, 4n)",
    "fill(B, 4)",
    "fill(T, undefined)",
    "transform(T, B, (x) => x)",
    "gemm(T, B, T)",
    "gemm(T, T, B)",
    "gemm(B, B, T)",
    'contract("mk,nk->mn", T, T, B)',
    'contract("mk,nk->mn", B, T, T)',
  ],
  [
    "sizes",
    'copy(T, of("(8,4)"))',
    'copy(tensor(floats, layout("(8,4)")), tensor([1, 2], layout(2)))',
    'copy(V, of("(8,8,2)"))',
    'copyIf(() => true, T, of("(8,4)"))',
    'copyIf(V, of("32"), of("32"))',
    'transform(T, of("32"), (x) => x)',
    "copy(of(deep), T)",
  ],
  [
    "extents",
    'gemm(T, T, of("(4,8)"))',
    'gemm(tensor(floats, layout("(8,2)")), tensor(floats, layout("(4,8)")), tensor(floats, layout("(8,4)")))',
    'gemm(T, T, of("(8,4)"))',
    'gemm(T, of("(8,4)"), T)',
    'gemm(of("((2,3),8)"), T, of("((2,2),8)"))',
    'gemm(of("(8,8,2)"), of("(8,8,3)"), of("(8,8,2)"))',
    'gemm(of("(8,8,2)"), of("(8,8,2)"), of("(8,8,3)"))',
    "gemm(of(wide), T, T)",
    'contract("mk,nk->mn", T, of("(8,4)"), T)',
    'contract("mk,nk->mn", T, tensor(floats, layout("(8,4)")), tensor(floats, layout("(8,8)")))',
    'contract("mk,nk->mn", T, T, of("(4,8)"))',
    'contract("mk,nk->mn", T, T, of("(8,4)"))',
    'contract("stupr,qtru->stqp", of("(2,3,4,5,2)"), of("(2,3,2,3)"), of("(2,3,2,5)"))',
  ],
  [
    "argument",
    "set(I, 4, 0, 0)",
    "copy(T, I)",
    "copyIf(() => true, T, I)",
    "fill(I, 4)",
    "transform(T, I, (x) => x)",
    "gemm(T, T, I)",
    'contract("mk,nk->mn", T, T, I)',
    "gemm(V, T, T)",
    "gemm(T, V, T)",
    'gemm(T, T, of("(8,8,1)"))',
    'gemm(of("(8,8,1)"), T, T)',
    'gemm(of("(8,8,1,1)"), T, T)',
    'gemm(tensor(["a"], layout("(8,8):(0,0)")), T, T)',
    "localTile(T, [], 0)",
  ],
  [
    "syntax",
    'contract("mk,nk", T, T, T)',
    'contract("mk->nk", T, T, T)',
    'contract("mk,nk,mn", T, T, T)',
    'contract("", T, T, T)',
    'contract("m1,nk->mn", T, T, T)',
    'contract("mk,nk,->mn", T, T, T)',
    'contract("mk,nk->m->n", T, T, T)',
    'contract("mm,nk->mn", T, T, T)',
    'contract("mk,kk->mn", T, T, T)',
    'contract("mk,nk->nn", T, T, T)',
    'contract("m k, n k -> m z", T, T, T)',
  ],
  [
    "labels",
    'contract("mkl,nk->mn", T, T, T)',
    'contract("mk,n->mn", T, T, T)',
    'contract("mk,nk->", T, T, T)',
    'contract("mk,nk->mn", T, T, V)',
    'contract("k,k->", V, V, V)',
  ],
  [
    "rank",
    "tensorComposition(T, [2, 2, 2])",
    'tensorComposition(tensor(floats, layout("(8,8)")), [2, 2, 2])',
    "tensorZippedDivide(T, [2, 2, 2])",
    "tensorLogicalDivide(T, [2, 2, 2])",
    "tensorTiledDivide(T, [2, 2, 2])",
    "tensorFlatDivide(T, [2, 2, 2])",
    "localTile(T, [2, 2, 2], [0, 0])",
    'localPartition(T, layout("(2,2,2)"), 0)',
  ],
  ["stride-divisibility", 'tensorComposition(of("(4,6,8):(2,3,5)"), layout("6:3"))'],
];

const cases = calls.flatMap(([code, ...texts]) => texts.map((text) => [code, text] as const));
const names = Object.keys(library);

describe("the compiler's errors are the runtime's", () => {
  let compiled: Compiled;
  const head = [
    `import { ${names.join(", ")} } from "cute-layout";`,
    'import type { Layout, LayoutOf, Tensor } from "cute-layout";',
    ...typed,
  ];

  beforeAll(async () => {
    const lines = cases.map(([, text], i) => `export const c${i} = ${text};`);
    compiled = await compileFiles("tensor-sentences", { "calls.ts": [...head, ...lines, ""].join("\n") });
    figure("refused calls of tensors", { calls: cases.length, codes: calls.length });
  }, limit + 10_000);

  test.each(cases.map(([code, text], i) => [code, text, i] as const))("%s: %s", (code, text, i) => {
    const call = new Function(...names, [...run, `return ${text.replaceAll(" as const", "")};`].join("\n"));
    const [got, message] = refusal(() => call(...Object.values(library)));
    expect(got).toBe(code);
    expect(message.length).toBeLessThan(200);
    const errors = compiled.errors.filter(({ line }) => line === i + head.length + 1);
    expect(errors.map(sentenceIn)).toEqual([message]);
  });

  test("nothing else is wrong", () => {
    const last = cases.length + head.length;
    expect(compiled.errors.filter(({ line }) => line <= head.length || line > last)).toEqual([]);
  });
});

/** The sentence that an error names as the type of the parameter; the error itself where it is another. */
function sentenceIn({ code, message }: { code: string; message: string }): string {
  const [, sentence] =
    /^Argument of type .* is not assignable to parameter of type '("✗.*")'\.$/.exec(message) ?? [];
  return code === "TS2345" && sentence !== undefined ? JSON.parse(sentence) : `${code}: ${message}`;
}
