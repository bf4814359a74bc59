import { beforeAll, describe, expect, test } from "vitest";
import * as library from "../../src/index.js";
import { type Compiled, compileFiles, limit } from "../support/compiled.js";
import { figure } from "../support/figures.js";
import { refusal } from "../support/refusal.js";

// A call that is refused shows one line in the editor: the type of the parameter that is underlined is the sentence,
// and the same call at run time throws the very same sentence. The calls are written once and checked in both halves.

/** A rank-32 layout as text, of which no message may show more than its beginning. */
const long = (stride: (i: number) => number): string =>
  `layout("(${Array.from({ length: 32 }, () => 2)}):(${Array.from({ length: 32 }, (_, i) => stride(i))})")`;
const padded = long((i) => 3 * 2 ** i + i);
const gathered = `[${Array.from({ length: 33 }, () => "2")}]`;

/** The code of each refusal, and calls that get it. */
const calls: readonly (readonly [code: string, ...calls: readonly string[]])[] = [
  [
    "stride-divisibility",
    'composition(layout("(4,6,8):(2,3,5)"), layout("6:3"))',
    'composition(layout("(4,8):(8,1)"), layout("4:3"))',
    'composition(layout("((4,6,8),5):((2,3,5),1)"), [layout("6:3")])',
    'logicalDivide(layout("(4,6,8):(2,3,5)"), layout("6:3"))',
    'zippedDivide(layout("((4,6,8),5):((2,3,5),1)"), [layout("6:3"), 5])',
    'tiledDivide(layout("(4,6,8):(2,3,5)"), layout("6:3"))',
    'flatDivide(layout("(4,6,8):(2,3,5)"), layout("6:3"))',
    'logicalProduct(layout("(2,2):(1,8)"), layout("4:3"))',
    `composition(${padded}, layout("6:3"))`,
  ],
  [
    "shape-divisibility",
    'composition(layout("(4,6,8):(2,3,5)"), layout("6:1"))',
    'composition(layout("(4,6,8):(2,3,5)"), 6)',
    'logicalDivide(layout("(4,6,8):(2,3,5)"), 6)',
    'zippedProduct(layout("(2,2):(1,8)"), layout("6:1"))',
    `composition(${long((i) => 3 * (i + 1))}, 12)`,
  ],
  [
    "element",
    'layout([4, 8], ["e0", "e"])',
    'layout([4, 8], ["e1+e0", "e1"])',
    'layout(4, "f00")',
    'layout(4, "1e1")',
    'scale(2, "x")',
  ],
  [
    "semimodule",
    'layout([4, 3], [2, "e0"])',
    'layout("(4,3):(f1,e0)")',
    'layout("(4,3):(e1,e1.0)")',
    'concat(layout("4:2"), layout("3:e0"))',
    'concat(layout("4:f2"), layout("(2,3):(0,2)"))',
    'sum("e0", "f1")',
  ],
  [
    "weak-congruence",
    'composition(layout("8"), layout("4:e0"))',
    'composition(layout("(4,8)"), layout("4:e2"))',
    'composition(layout("(4,8):(e0,e1)"), layout("(2,2):(e0,e1.0)"))',
    'logicalDivide(layout("(4,8)"), layout("2:e2"))',
    'complement(layout("(4,8):(e0,e1)"), 64)',
  ],
  [
    "carry",
    'composition(layout("16:f1"), layout("4:3"))',
    'composition(layout("16:f1"), layout("(2,2):(3,1)"))',
    'composition(layout("(4,8)"), layout("(4,4):(f1,f3)"))',
  ],
  [
    "basis",
    'complement(layout("4:e0+e1"))',
    'rightInverse(layout("4:e0+e1"))',
    'leftInverse(layout("4:e0+e1"))',
    'logicalDivide(layout("(4,4)"), layout("2:e0+e1"))',
  ],
  ["power", 'rightInverse(layout("(3,4):(f1,f4)"))', 'leftInverse(layout("(3,4):(f1,f4)"))'],
  [
    "distributivity",
    'composition(layout("(4,8):(8,1)"), layout("(2,2,2):(1,2,1)"))',
    'composition(layout("(4,8):(8,1)"), layout("4:-1"))',
  ],
  [
    "negative-stride",
    'complement(layout("(4,8):(1,-4)"))',
    'complement(layout("(4,8):(1,-4)"), 64)',
    'leftInverse(layout("(4,8):(1,-4)"))',
    'logicalDivide(layout("(4,8):(1,4)"), layout("4:-1"))',
    'zippedDivide(layout("(4,8):(1,4)"), [layout("4:-1")])',
    'flatProduct(layout("(4,8):(1,-4)"), 4)',
    'blockedProduct(layout("(4,8):(1,-4)"), layout("(2,2)"))',
  ],
  ["negative-multiple", 'composition(layout("(4,8):(f1,f4)"), layout("2:-1"))'],
  [
    "rank",
    'composition(layout("(4,8)"), [2, 2, 2])',
    'composition(layout("8"), [2, 2])',
    'composition(layout("(4,8)"), [[2, 2]])',
    'coalesce(layout("(4,8)"), [null, null, null])',
    'coalesce(layout("(4,8)"), [[1, 1]])',
    'logicalDivide(layout("(4,8)"), [2, 2, 2])',
    'zippedDivide(layout("(4,8)"), [2, 2, null])',
    'tiledDivide(layout("(4,8)"), [2, 2, 2])',
    'flatDivide(layout("(4,8)"), [2, 2, 2])',
    'logicalProduct(layout("(4,8)"), [2, 2, 2])',
    'tiledProduct(layout("(4,8)"), [2, 2, 2])',
    'blockedProduct(layout("(4,8)"), 4)',
    'rakedProduct(layout("(4,8)"), layout("(2,2,2)"))',
    `composition(${padded}, ${gathered})`,
  ],
  [
    "extent",
    "layout([4, 0])",
    "layout([4, -8], [1, 4])",
    "layout(1.5)",
    "layout([])",
    "layout([4, []])",
    'layout("(4,0)")',
    'layout("(4,-8):(1,4)")',
    "size([4, 0])",
    "size([4, 1.5])",
    'composition(layout("(4,8)"), -4)',
    'composition(layout("(4,8)"), [2, 0])',
    'logicalDivide(layout("(4,8)"), 1.5)',
    'logicalProduct(layout("(4,8)"), 0)',
    'complement(layout("(4,8)"), 0)',
    'complement(layout("(4,8)"), [4, -1])',
    "idx2crd(5, [4, 0])",
    "crd2idx(5, [4, 0.5])",
    "crd2crd(5, [4, 8], [0, 8])",
  ],
  [
    "integer",
    "layout([4, 8], [1, 0.5])",
    'at(layout("(4,8)"), 1.5)',
    'isBijective(layout("(4,8):(e0,e1)"))',
    'isCompact(layout("4:e0"))',
    'isSurjective(layout("(4,4):(f1,f5)"))',
    'missing(layout("4:e0"))',
    'recast(layout("16:f1"), 16, 32)',
    'maxCommonVector(layout("8:1"), layout("8:f1"))',
    'at(layout("(4,8)"), 1, 0.5)',
    "idx2crd(0.5, [4, 8])",
    "crd2idx([1, 0.5], [4, 8])",
    "crd2idx(5, [4, 8], [1, 0.5])",
  ],
  [
    "congruence",
    "layout([4, 8], [1])",
    "layout([4, 8], [1, [4, 8]])",
    "layout([4, 8], 1)",
    'layout("(4,8):(1)")',
    'layout("(4,8):1")',
    "crd2idx(5, [4, 8], [1])",
    "idx2crd(5, [4, 8], [1, [4, 8]])",
    `layout("(${Array.from({ length: 32 }, () => 2)}):(1,2)")`,
  ],
  [
    "syntax",
    'layout("")',
    'layout("()")',
    'layout("(4,)")',
    'layout("((4,8)")',
    'layout("(4,8))")',
    'layout("4,8")',
    'layout("4:1:2")',
    'layout("04")',
    'layout("4:-0")',
    'layout("+4")',
    'layout("4.5")',
    'layout("1e3")',
    'layout("0x10")',
    'layout("(4,x)")',
    'layout("(4 8,x):(1,2)")',
    `layout("${"x".repeat(300)}")`,
    `layout("(${Array.from({ length: 32 }, () => 2)}):(1,2")`,
  ],
  [
    "overflow",
    "layout(9007199254740992)",
    "layout([94906267, 94906267])",
    'layout("9007199254740993")',
    "layout([4, 8], [1, 9007199254740992])",
    "size([94906267, 94906267])",
    'cosize(layout("(2,2):(9007199254740991,9007199254740991)"))',
    'at(layout("(4,8):(1,9007199254740991)"), 1, 2)',
    "crd2idx([1, 9007199254740991], [4, 8])",
    'composition(layout("4:9007199254740991"), layout("2:2"))',
    'complement(layout("4:9007199254740991"))',
    "concat(layout(94906267), layout(94906267))",
  ],
  [
    "coordinate",
    'at(layout("(4,8)"), 1, 2, 3)',
    'at(layout("(4,8)"), [1, 2], 3)',
    'at(layout("8"), [1, 2])',
    'at(layout("(4,8)"), [])',
    "idx2crd([1, 2], 4)",
    "idx2crd([1, 2, 3], [4, 6])",
    'idx2crd([1, [2, 3]], layout("(4,6)"))',
    "crd2idx([2, [1, 1]], [4, 6])",
    'crd2idx([1, 2, 3], layout("(4,6)"))',
    'toExpression(layout("(4,8)"), ["m", ["a", "b"]], { language: "c" })',
    "crd2crd([1, 2, 3], [4, 8], [8, 4])",
    `at(${padded}, 1, 2)`,
  ],
  [
    "mode",
    'mode(layout("(4,8)"), 2)',
    'mode(layout("(4,8)"), -1)',
    'mode(layout("(4,8)"), 0.5)',
    'mode(layout("8"), 1)',
    `mode(${padded}, 32)`,
  ],
  [
    "overlap",
    'complement(layout("(4,8):(1,2)"))',
    'complement(layout("(4,8):(1,2)"), 256)',
    'complement(layout("(2,32,(2,4)):(256,4,(4,1))"))',
    'logicalDivide(layout("64"), layout("(4,8):(1,2)"))',
    'logicalProduct(layout("(4,8):(1,2)"), 4)',
    'zippedProduct(layout("((4,8),2):((1,2),64)"), [2, 2])',
    'flatProduct(layout("(32,4,3):(24,24,3)"), layout("(16):(1)"))',
    'blockedProduct(layout("(4,8):(1,2)"), layout("(2,2)"))',
    `complement(${long((i) => 3 * (i + 1))})`,
  ],
  [
    "not-completing",
    'logicalDivide(layout("10:1"), layout("(2,2):(1,5)"))',
    'zippedDivide(layout("(10,2)"), [layout("(2,2):(1,5)")])',
    'tiledDivide(layout("10:1"), layout("(2,2):(1,5)"))',
    'flatDivide(layout("10:1"), layout("(2,2):(1,5)"))',
    `logicalDivide(layout("9007199254740991"), ${long((i) => 3 * 2 ** i + 3 ** Math.min(i, 8))})`,
  ],
  [
    "no-left-inverse",
    'leftInverse(layout("(4,8):(1,2)"))',
    'leftInverse(layout("(4,8):(4,6)"))',
    'leftInverse(layout("(2,32,(2,4)):(256,4,(4,1))"))',
    `leftInverse(${long((i) => 3 * (i + 1))})`,
  ],
  [
    "argument",
    'zippedDivide(layout("(4,8)"), [])',
    'tiledDivide(layout("(4,8)"), [])',
    'flatProduct(layout("(4,8)"), [])',
    'zippedProduct(layout("(4,8)"), [])',
  ],
];

const cases = calls.flatMap(([code, ...texts]) => texts.map((text) => [code, text] as const));
const names = Object.keys(library);

describe("the compiler's errors are the runtime's", () => {
  let compiled: Compiled;

  beforeAll(async () => {
    const lines = cases.map(([, text], i) => `export const c${i} = ${text};`);
    compiled = await compileFiles("sentences", {
      "calls.ts": [`import { ${names.join(", ")} } from "cute-layout";`, ...lines, ""].join("\n"),
    });
    figure("refused calls of the algebra", { calls: cases.length, codes: calls.length });
  }, limit + 10_000);

  test.each(cases.map(([code, text], i) => [code, text, i] as const))("%s: %s", (code, text, i) => {
    const call = new Function(...names, `return ${text};`);
    const [got, message] = refusal(() => call(...Object.values(library)));
    expect(got).toBe(code);
    expect(message.length).toBeLessThan(200);
    const errors = compiled.errors.filter(({ line }) => line === i + 2);
    expect(errors.map(sentenceIn)).toEqual([message]);
  });

  test("nothing else is wrong", () => {
    expect(compiled.errors.filter(({ line }) => line < 2 || line > cases.length + 1)).toEqual([]);
  });

  test("after each of them the result is quiet", () => {
    const loud = cases.flatMap(([, text], i) => {
      const type = compiled.constants.get(`c${i}`);
      return type === "Layout<never, never>" || type === "never" ? [] : [`${text}: ${type}`];
    });
    expect(loud).toEqual([]);
  });

  test("every code that these operations have is there", () => {
    expect(new Set(cases.map(([code]) => code)).size).toBe(calls.length);
  });
});

/** The sentence that an error names as the type of the parameter; the error itself where it is another. */
function sentenceIn({ code, message }: { code: string; message: string }): string {
  const [, sentence] =
    /^Argument of type .* is not assignable to parameter of type '("✗.*")'\.$/.exec(message) ?? [];
  return code === "TS2345" && sentence !== undefined ? JSON.parse(sentence) : `${code}: ${message}`;
}
