import { describe, expect, test } from "vitest";
import { print } from "../../src/runtime/layout/mapping.js";
import { composition, plain as layout } from "../support/plain.js";
import { junk, largest, nested, refusal } from "../support/refusal.js";

const compose = (left: string, right: string) => print(composition(layout(left), layout(right)));

test.each([
  ["(5,3):(1,7)", "2:5", "2:7"],
  ["7:11", "3:4", "3:44"],
  ["7:11", "(3,5):(6,3)", "(3,5):(66,33)"],
  ["(4,6,8,10):(2,3,5,7)", "6:12", "(2,3):(9,5)"],
  ["(4,6,3):(2,3,5)", "6:12", "(2,3):(9,5)"],
  ["(4,2,8):(3,12,97)", "3:3", "3:9"],
  ["(8,8):(8,1)", "((4,8),2):((16,1),8)", "((4,8),2):((2,8),1)"],
  ["(4,1):(1,7)", "8:1", "(4,2):(1,7)"],
  ["1:12", "(2,5):(1,2)", "(2,5):(12,24)"],
  ["(2,3):(5,7)", "1:4", "1:14"],
  ["(2,3):(5,7)", "(4,1):(0,-9)", "(4,1):(0,-30)"],
  ["4:1", "4:-2", "4:-2"],
  ["(4,1):(1,7)", "(2,1):(1,8)", "(2,1):(1,14)"],
  ["(8,8):(8,1)", "(2,1,1):(1,4,16)", "(2,1,1):(8,0,2)"],
  ["(8,8):(8,1)", "((2,1),(2,1)):((1,4),(2,16))", "((2,1),(2,1)):((8,0),(16,2))"],
  ["(8,8):(e0,e1)", "(2,1):(1,9)", "(2,1):(e0,e0+e1)"],
  ["(8,8,1):(f1,f9,f64)", "(8,2,1):(f1,f12,f16)", "(8,2,(4,1)):(f1,f13,(f18,f64))"],
  ["(64,8,1):(f1,f72,f512)", "(64,8,1):(f1,f72,f512)", "(64,8,1):(f1,f64,f512)"],
  ["4:f1", "(2,1):(1,-1)", "(2,1):(f1,0)"],
  ["1:9007199254740991", "(1,1):(0,2)", "(1,1):(0,0)"],
])("%s ∘ %s (paper, section 5.3)", (left, right, result) => {
  expect(compose(left, right)).toBe(result);
});

test.each([
  ["64:1", "(8,8):(f1,f9)", "(8,8):(f1,f9)"],
  ["(8,8):(8,1)", "(8,8):(f9,f1)", "(8,8):(f9,f8)"],
  ["(8,8):(2,16)", "(8,8):(f9,f1)", "(8,8):(f18,f2)"],
  ["(6,8):(1,8)", "(2,2):(f1,f3)", "(2,2):(f1,f3)"],
  ["(8,8,1):(1,8,64)", "(64,8,1):(f1,f72,f512)", "(64,8,1):(f1,f72,f512)"],
  ["(8,8):(0,1)", "(8,8):(f9,f1)", "(8,8):(f1,0)"],
  ["(4,4):(4,64)", "(2,2):(f5,f1)", "(2,2):(f68,f4)"],
])("%s ∘ %s: powers of two that do not meet in a bit are binary", (left, right, result) => {
  expect(compose(left, right)).toBe(result);
});

test.each(["(8,8):(1,4)", "(8,8):(3,1)", "(6,8):(1,8)", "(8,8):(-8,1)", "(8,8):(e0,e1)", "(8,8):(1,1)"])(
  "%s is no matrix over F2",
  (left) => {
    expect(refusal(() => compose(left, "(8,8):(f9,f1)"))[0]).toBe("carry");
  },
);

test.each([
  ["(2,2):(1,16)", "2:-2", "2:-16"],
  ["(2,3):(2,1)", "6:-1", "(2,3):(1,-1)"],
  ["(1,(2,4)):(0,(-1,512))", "2:-1", "2:-513"],
  ["(3,5):(1,10)", "(3,2):(-3,1)", "(3,2):(-10,1)"],
  ["(4,6):(8,1)", "(2,5):(-1,4)", "(2,5):(23,1)"],
  ["(4,6):(8,1)", "(2,3):(-1,-4)", "(2,3):(23,-1)"],
  ["(2,2,8):(1,16,4)", "4:-2", "(2,2):(12,-4)"],
  ["((2,4),(2,3)):((1,3),(20,10))", "(8,2):(-e0,-e1)", "((2,4),2):((-2,-3),10)"],
  ["(4,4):(e0,e1)", "2:-3", "2:e0-e1"],
  ["(4,4):(f1,0)", "2:-1", "2:f3"],
])("%s ∘ %s: digits of a stride below 0 are floored", (left, right, result) => {
  expect(compose(left, right)).toBe(result);
});

describe("tilers", () => {
  const left = layout("(8,16):(1,8)");

  test.each([
    ["nothing", null, "(8,16):(1,8)"],
    ["an integer", 4, "4:1"],
    ["a shape", [4, 8], "(4,8):(1,8)"],
    ["a mode left alone", [null, 4], "(8,4):(1,8)"],
    ["fewer tilers than modes", [2], "(2,16):(1,8)"],
    ["no tilers", [], "(8,16):(1,8)"],
    ["layouts", [layout("(2,2):(1,4)"), layout("8:2")], "((2,2),8):((1,4),16)"],
    ["a nested array", [[2], 4], "((2),4):((1),8)"],
  ])("%s", (_name, tiler, result) => {
    expect(print(composition(left, tiler))).toBe(result);
  });

  test("a layout of an integer has one mode", () => {
    expect(print(composition(layout(8), [4]))).toBe("(4):(1)");
    expect(print(composition(layout(8), [[4]]))).toBe("((4)):((1))");
  });
});

test.each([
  [
    "(4,6,8):(2,3,5)",
    "6:3",
    "stride-divisibility",
    "stride 3 and extent 4 do not divide each other (stride divisibility, eq. 9)",
  ],
  [
    "(4,6,8):(2,3,5)",
    "6:1",
    "shape-divisibility",
    "extent 6 is no multiple of the 4 steps of stride 1 that reach extent 4 (shape divisibility, eq. 10)",
  ],
  [
    "(4,2,8):(3,12,97)",
    "4:3",
    "stride-divisibility",
    "stride 3 and extent 8 do not divide each other (stride divisibility, eq. 9)",
  ],
  [
    "(4,2,8):(3,15,97)",
    "3:3",
    "stride-divisibility",
    "stride 3 and extent 4 do not divide each other (stride divisibility, eq. 9)",
  ],
  [
    "(6,2):(1,7)",
    "(3,2):(2,5)",
    "distributivity",
    "the right modes together reach 9 in a left mode of extent 6 (distributivity, eq. 12)",
  ],
  [
    "(4,6):(8,1)",
    "3:-1",
    "shape-divisibility",
    "extent 3 is no multiple of the 2 steps of stride -1 that reach extent 4 (shape divisibility, eq. 10)",
  ],
  [
    "(4,6):(8,1)",
    "4:-1",
    "distributivity",
    "the right modes together reach 5 in a left mode of extent 4 (distributivity, eq. 12)",
  ],
  [
    "(5,6):(8,1)",
    "3:-2",
    "stride-divisibility",
    "stride -2 and extent 5 do not divide each other (stride divisibility, eq. 9)",
  ],
  [
    "(4,6):(f1,f8)",
    "2:-1",
    "negative-multiple",
    "stride -1 leads below 0, where binary strides have no multiples",
  ],
  [
    "(4,6):(f1,f8)",
    "2:-3e1",
    "negative-multiple",
    "stride -3 leads below 0, where binary strides have no multiples",
  ],
])("%s ∘ %s is refused", (left, right, code, sentence) => {
  expect(refusal(() => compose(left, right))).toEqual([
    code,
    `✗ composition: ${left} ∘ ${right}: ${sentence}`,
  ]);
});

describe("an operand that is no layout or tiler is named", () => {
  const left = layout("(8,16):(1,8)");

  test("no layout on the left", () => {
    for (const [value, shown] of junk) {
      const [code, message] = refusal(() => composition(value, layout(4)));
      expect([code, message.endsWith(`${shown} is no layout`)]).toEqual(["argument", true]);
    }
    expect(refusal(() => composition(undefined as never, layout(4)))[1]).toBe(
      "✗ composition: undefined ∘ 4:1: undefined is no layout",
    );
  });

  test("no tiler", () => {
    expect(refusal(() => composition(left, undefined as never))[1]).toBe(
      "✗ composition: (8,16):(1,8) ∘ undefined: undefined is no tiler",
    );
    expect(refusal(() => composition(left, [4, "x" as never]))[1]).toBe(
      '✗ composition: 16:8 ∘ "x": "x" is no tiler',
    );
    expect(refusal(() => composition(left, {} as never))[0]).toBe("argument");
  });

  test.each([0, -4, 1.5, Number.NaN, Number.POSITIVE_INFINITY])("an extent %d as a tiler", (extent) => {
    expect(refusal(() => composition(left, extent))).toEqual([
      "extent",
      `✗ composition: (8,16):(1,8) ∘ ${extent}: extent ${extent} is no positive integer`,
    ]);
  });

  test("more tilers than modes, and a refusal in a mode", () => {
    expect(refusal(() => composition(left, [4, layout("3:4"), null]))).toEqual([
      "rank",
      "✗ composition: (8,16):(1,8) ∘ <4,3:4,_>: the tiler has rank 3, the layout 2",
    ]);
    expect(refusal(() => composition(layout("((2,3),8):((1,7),2)"), [[2, [3, 1]], 4]))[1]).toBe(
      "✗ composition: 3:7 ∘ <3,1>: the tiler has rank 2, the layout 1",
    );
    expect(refusal(() => composition(layout("((4,6),8):((2,3),5)"), [6, 8]))[1]).toBe(
      "✗ composition: (4,6):(2,3) ∘ 6:1: extent 6 is no multiple of the 4 steps of stride 1 that reach extent 4 (shape divisibility, eq. 10)",
    );
  });

  test("past 2^53-1", () => {
    expect(compose(`2:${largest}`, "2:1")).toBe(`2:${largest}`);
    for (const [a, b] of [
      [`2:${largest}`, "2:2"],
      ["4:-9", `2:${largest}`],
      [`(2,4):(1,${largest})`, "2:3"],
    ] as const)
      expect(refusal(() => compose(a, b))).toEqual([
        "overflow",
        `✗ composition: ${a} ∘ ${b}: a number is past 2^53-1`,
      ]);
    expect(refusal(() => composition(layout([4, 2 ** 51]), [2 ** 52]))[0]).toBe("overflow");
    expect(refusal(() => composition(left, largest + 1))[0]).toBe("overflow");
  });

  test("tilers that nest too deep", () => {
    for (const levels of [1001, 10_000])
      expect(refusal(() => composition(layout(4), nested(levels)))[0]).toBe("depth");
  });

  test("layouts that nest deep", () => {
    const deep = layout(nested(1000, 8));
    expect(composition(deep, layout(nested(1000, 4))).shape).toEqual(nested(1000, 4));
  });
});
