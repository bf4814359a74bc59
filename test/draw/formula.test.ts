import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { evaluate, formula } from "../../src/draw.js";
import { equal, layout, print, zippedDivide } from "../../src/index.js";
import type { AnyMmaAtom } from "../../src/instruction.js";
import { refusal } from "../support/refusal.js";

interface Case {
  readonly args: readonly string[];
  readonly result?: string;
  readonly error?: string;
}
const golden = (name: string): readonly Case[] =>
  JSON.parse(readFileSync(new URL(`../golden/${name}.json`, import.meta.url), "utf8"));

test.each([
  ["(128,64):(64,1) ⊘ <32,16>", "((32,4),(16,4)):((64,2048),(1,16))"],
  ["(128,64):(64,1) / <32,16>", "((32,4),(16,4)):((64,2048),(1,16))"],
  ["zippedDivide((128,64):(64,1), <32,16>)", "((32,16),(4,4)):((64,1),(2048,16))"],
  ["zipped_divide((128,64):(64,1),<32,_>)", "((32,1),(4,64)):((64,0),(2048,1))"],
  ["(8,16):(1,8) ∘ <4,8:2>", "(4,8):(1,16)"],
  ["(8,16):(1,8) o <4,8:2>", "(4,8):(1,16)"],
  ["4:1 ⊗ 8:1", "(4,8):(1,4)"],
  ["4:1 x 8:1", "(4,8):(1,4)"],
  ["(4,8):(1,8)*", "(2,1):(4,64)"],
  ["(4,8):(1,8)*_256", "(2,4):(4,64)"],
  ["(4,8):(1,8)*₂₅₆", "(2,4):(4,64)"],
  ["16:1 ∘ (4:1, 4:1*_16)", "(4,4):(1,4)"],
  ["((8,8):(8,1) ∘ 16:1) ∘ 4:2", "4:16"],
  ["(8,8):(8,1) ∘ 16:1 ∘ 4:2", "4:16"],
  ["swizzle(3,3,3) ∘ (8,64):(64,1)", "(8,64):(f72,f1)"],
  ["(4,4):(1,4) ∘ 4:e0 + e1", "4:5"],
  ["  ( 4 , 8 ) : ( 8 , 1 )  ", "(4,8):(8,1)"],
  ["(64,8,1):(f1,f72,f512) ∘ (4 + (8,64):(66,1))", "(64,8,1):(f1,f72,f512) ∘ (4 + (8,64):(66,1))"],
  ["layout((4,8))", "(4,8):(1,4)"],
  ["coalesce((2,(1,6)):(1,(6,2)), (_,_))", "(2,6):(1,2)"],
  ['smem_atom("K", "SW128", 16)', "(8,64):(f72,f1)"],
  [
    "tvC(tiledMma(SM80_16x8x16_F32F16F16F32_TN, (1,2,1)))",
    "((4,8,2),((2,2),(1,1))):((32,1,128),((16,8),(0,0)))",
  ],
])("%s is %s", (text, result) => expect(String(evaluate(text))).toBe(result));

test.each([
  ["at((4,8):(8,1), 3, 5)", 29],
  ["at((4,8):(8,1), (3,5))", 29],
  ["size((4,(3,2)))", 24],
  ["(4,(3,2))", [4, [3, 2]]],
  ["(4)", [4]],
  ["7", 7],
  ["-7", -7],
  ["isInjective((4,8):(1,2))", false],
  ["crd2idx((1,2), (4,8))", 9],
  ["_", null],
])("%s is a value", (text, value) => expect(evaluate(text)).toEqual(value));

test("names: those that are given, and those of instructions", () => {
  expect(print(evaluate("A ∘ T", { A: layout("(4,8):(8,1)"), T: 4 }) as never)).toBe("4:8");
  expect(String((evaluate("SM80_16x8x16_F32F16F16F32_TN") as AnyMmaAtom).c)).toBe(
    "((4,8),(2,2)):((32,1),(16,8))",
  );
  expect(String(evaluate("UniversalCopy<u128>"))).toBe("UniversalCopy<u128>");
});

test("a formula has the operation that it ends with, and what that is applied to", () => {
  const { operation, operands, value } = formula("(4,6):(1,4) ∘ 12 ⊘ <4>");
  expect([operation, ...operands.map(String)]).toEqual(["logicalDivide", "12:1", "4"]);
  expect(String(value())).toBe("((4,3)):((1,4))");
  expect(formula("(4,6,8):(2,3,5) ∘ 6:3").operands.map(String)).toEqual(["(4,6,8):(2,3,5)", "6:3"]);
  expect(formula("(4,8)").operation).toBe(null);
});

describe("golden cases, written as formulas", () => {
  test.each([
    ["composition", "∘"],
    ["logical_divide", "⊘"],
    ["logical_product", "⊗"],
    ["zipped_divide", null],
    ["blocked_product", null],
    ["left_inverse", null],
    ["coalesce", null],
  ] as const)("%s", (name, sign) => {
    const cases = golden(name).filter((_, i) => i % 11 === 0);
    for (const { args, result, error } of cases) {
      const [left, right] = args;
      const text = sign === null ? `${name}(${args})` : `${left} ${sign} ${right}`;
      if (error !== undefined) expect([text, refusal(() => evaluate(text))[0]]).toEqual([text, error]);
      else expect([text, isAlike(evaluate(text), result as string)]).toEqual([text, true]);
    }
    expect(cases.length).toBeGreaterThan(5);
  });
});

/** Golden results have stride 0 in modes of size 1, whatever extension a result keeps. */
function isAlike(value: unknown, result: string): boolean {
  const bare = (of: any): unknown => {
    const strides = (shape: any, stride: any): any =>
      Array.isArray(shape) ? shape.map((mode, i) => strides(mode, stride[i])) : shape === 1 ? 0 : stride;
    return [of.shape, strides(of.shape, of.stride)];
  };
  return JSON.stringify(bare(value)) === JSON.stringify(bare(layout(result as never)));
}

test.each([
  ["", "it ends where a layout, a number, a tiler or a name is to come"],
  ["(4,8):(8,1) ∘", "it ends where a layout, a number, a tiler or a name is to come"],
  ["(4,8", "it ends where a comma or a closing parenthesis is to come"],
  ["<4,8", 'it ends where a comma or a closing ">" is to come'],
  ["(4,8):(8,1) 4", '"4" stands where an operation is to come (character 13)'],
  ["nothing(4)", '"nothing" is no operation (character 1)'],
  ["nothing", '"nothing" is no instruction (character 1)'],
  ["coalesce", '"coalesce" is an operation, whose operands are missing (character 1)'],
  ["constructor", '"constructor" is no instruction (character 1)'],
  ["coalesce(4:1) ∘ (2, nothing)", '"nothing" is no instruction (character 21)'],
  ["constructor(4)", '"constructor" is no operation (character 1)'],
])("%j is a fault of syntax: %s", (text, sentence) => {
  expect(refusal(() => formula(`  ${text} `))).toEqual(["syntax", `✗ formula: ${text}: ${sentence}`]);
});

test("a layout that is wrong is refused as layout refuses it, and an operand in its own name", () => {
  expect(refusal(() => evaluate("(4,8):(1,2,3)"))).toEqual([
    "congruence",
    "✗ layout: (4,8):(1,2,3): shape (4,8) and stride (1,2,3) have different profiles",
  ]);
  expect(refusal(() => evaluate("((4,6,8):(2,3,5) ∘ 6:3) ∘ 2"))[1]).toMatch(
    /^✗ composition: \(4,6,8\):\(2,3,5\) ∘ 6:3: /,
  );
  expect(refusal(() => evaluate(4 as never))).toEqual(["argument", "✗ formula: 4: 4 is no text"]);
});

test("what is printed is read again", () => {
  const made = zippedDivide(layout("(128,64):(64,1)"), [32, 16]);
  expect(equal(evaluate(print(made)) as never, made)).toBe(true);
});

test("what nests too deep is refused, and what is long takes no long time", () => {
  expect(refusal(() => formula("(".repeat(5_000)))[0]).toBe("depth");
  expect(refusal(() => formula("coalesce(".repeat(5_000)))[0]).toBe("depth");
  expect(refusal(() => formula("<".repeat(5_000)))[0]).toBe("depth");
  expect(String(evaluate(`4:1${" ∘ 4:1".repeat(2_000)}`))).toBe("4:1");
});
