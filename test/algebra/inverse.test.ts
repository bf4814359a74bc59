import { expect, test } from "vitest";
import { leftInverse, nullspace, rightInverse } from "../../src/runtime/algebra/inverse.js";
import { composedLayout } from "../../src/runtime/layout/composed-layout.js";
import { print } from "../../src/runtime/layout/mapping.js";
import { plain, plainly } from "../support/plain.js";
import { junk, largest, refusal } from "../support/refusal.js";

test.each([
  ["(2,4,6):(4,1,8)", "(4,2,6):(2,1,8)"],
  ["(16,8192):(1,16)", "131072:1"],
  ["((2,512),(3,341)):((1,6),(2,3072))", "(2,3,512,341):(1,1024,2,3072)"],
  ["(2,5):(1,1)", "5:2"],
  ["(3,4,2):(2,1,4)", "8:3"],
  ["(4,8):(-1,1)", "8:4"],
  ["8:2", "1:0"],
  ["(1,1):(1,5)", "1:0"],
  ["1:1", "1:1"],
  ["(4,8,1):(8,1,32)", "(8,4,1):(4,1,32)"],
  ["(4,8,1):(8,1,33)", "(8,4):(4,1)"],
  ["(4,8,1):(e0,e1,8e1)", "(4,8):(1,4)"],
  ["(4,8,1):(e0,e1,e0+8e1)", "(4,8):(1,4)"],
  ["(64,8,1):(f1,f72,f512)", "(64,8,1):(f1,f72,f512)"],
  ["(4,1):(f1,f1)", "4:f1"],
  ["(4,1):(f9,f4)", "(4,1):(f9,f4)"],
  ["(4,4,1):(f1,f36,f16)", "(4,4,1):(f1,f36,f16)"],
  ["(4,1):(f3,f4)", "(2,2,1):(f7,f6,f4)"],
  ["(4,4,1):(f1,f16,f4)", "(4,1):(f1,f16)"],
  ["(2,1):(f6,f1)", "1:f2"],
  ["(2,1):(f4503599627370496,f1)", "1:0"],
])("right inverse of %s = %s", (text, result) => {
  expect(print(rightInverse(plain(text)))).toBe(result);
});

test.each([
  ["(128,160):(65536,1)", "(65536,128):(128,1)"],
  ["4:2", "(2,4):(0,1)"],
  ["(4,2):(1,16)", "(16,2):(1,4)"],
  ["((2,2),(2,2)):((1,4),(8,32))", "(4,8,2):(1,2,8)"],
  ["(7,1):(0,3)", "1:0"],
  ["(4,8,1):(8,1,32)", "(8,4,1):(4,1,32)"],
  ["(64,8,1):(f1,f72,f512)", "(64,8,1):(f1,f72,f512)"],
  ["(4,1):(f1,f16)", "(4,4,1):(f1,0,f4)"],
  ["(4,1):(f9,f4)", "(4,1):(f9,f4)"],
  ["(4,4,1):(f1,f36,f16)", "(4,4,1):(f1,f36,f16)"],
  ["(4,1):(f3,f4)", "(2,2,1):(f7,f6,f4)"],
  ["(4,1):(f4,f2)", "(2,2,4,1):(0,f4,f1,f32)"],
])("left inverse of %s = %s", (text, result) => {
  expect(print(leftInverse(plain(text)))).toBe(result);
});

test("by mode each entry of the profile has an inverse of its own, and modes beyond it stay", () => {
  const of = plain("((2,4),(4,2),8):((4,1),(2,1),3)");
  const by = (inverse: unknown, ...profile: unknown[]) => print(plainly<Function>(inverse)(of, profile));
  expect(by(rightInverse, null, null)).toBe("((4,2),(2,4),8):((2,1),(4,1),3)");
  expect(by(rightInverse, [null, null])).toBe("((1,4),(4,2),8):((0,1),(2,1),3)");
  expect(by(leftInverse, null, 1, null)).toBe("((4,2),(2,4),(3,8)):((2,1),(4,1),(0,1))");
  expect(refusal(() => by(rightInverse, null, null, null, null))).toEqual([
    "rank",
    "✗ rightInverse: ((2,4),(4,2),8):((4,1),(2,1),3): the tiler has rank 4, the layout 3",
  ]);
  expect(refusal(() => print(plainly<Function>(leftInverse)(plain("(4,8):(-8,1)"), [null])))).toEqual([
    "negative-stride",
    "✗ leftInverse: 4:-8: stride -8 is negative, where offsets are counted from 0 up",
  ]);
  const composed = (inner: string) =>
    plainly<Function>(composedLayout)(plain("(4,4,1):(f1,f5,f16)"), 0, plain(inner));
  expect(print(plainly<Function>(rightInverse)(composed("(4,8):(8,1)"), [null, null]))).toBe(
    "(1,(4,2)):(0,(f1,f5))",
  );
  expect(refusal(() => plainly<Function>(rightInverse)(composed("(4,8):(9,1)"), [null]))).toEqual([
    "distributivity",
    "✗ rightInverse: (4,4,1):(f1,f5,f16) ∘ (0 + (4,8):(9,1)): the right modes together reach 6 in a left mode of extent 4 (distributivity, eq. 12)",
  ]);
});

test.each([
  ["(4,(2,8)):(1,(0,4))", "2:4"],
  ["(2,3,5,7):(0,0,1,0)", "(6,7):(1,30)"],
  ["(4,1):(1,0)", "1:0"],
  ["(4,8):(0,0)", "32:1"],
])("null space of %s = %s", (text, result) => {
  expect(print(nullspace(plain(text)))).toBe(result);
});

test("refusals of the left inverse", () => {
  const of = (text: string) => print(leftInverse(plain(text)));
  expect(refusal(() => of("(7,5,16):(3,1,0)"))).toEqual([
    "no-left-inverse",
    "✗ leftInverse: (7,5,16):(3,1,0): stride 3 overlaps the mode 5:1 before it or is no multiple of its stride",
  ]);
  expect(refusal(() => of("(2,2):(2,5)"))[0]).toBe("no-left-inverse");
  expect(refusal(() => of("(2,2):(1,1)"))[0]).toBe("no-left-inverse");
  expect(refusal(() => of("(4,4):(-1,1)"))).toEqual([
    "negative-stride",
    "✗ leftInverse: (4,4):(-1,1): stride -1 is negative, where offsets are counted from 0 up",
  ]);
  expect(refusal(() => of(`2:${largest}`))[0]).toBe("overflow");
});

test("what is no layout", () => {
  for (const [value, shown] of junk)
    for (const operation of [rightInverse, leftInverse, nullspace] as readonly ((of: never) => unknown)[])
      expect(refusal(() => operation(value))).toEqual([
        "argument",
        `✗ ${operation.name}: ${shown}: ${shown} is no layout`,
      ]);
});
