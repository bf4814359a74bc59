import { expect, test } from "vitest";
import { assertSurjective, isSurjective, missing } from "../../src/runtime/analysis/surjective.js";
import { plain } from "../support/plain.js";
import { junk, refusal } from "../support/refusal.js";

test.each([
  ["(4,8):(1,4)", null, null],
  ["(4,8):(1,3)", null, null],
  ["(4,8):(1,5)", null, 4],
  ["(4,8):(1,5)", 4, null],
  ["(4,8):(1,5)", [2, 3], 4],
  ["8:1", 9, 8],
  ["7:0", null, null],
  ["4:-1", null, 1],
  ["(4,8):(1,-4)", 4, null],
  ["(3,2,5):(1,103,-100)", 9, 6],
  ["(3,2,2):(1,5,-2)", 8, null],
  ["(3,2,2):(1,5,-2)", 9, 8],
] as const)("%s up to %j", (text, codomain, found) => {
  const of = plain(text);
  expect([missing(of, codomain), isSurjective(of, codomain)]).toEqual([found, found === null]);
});

test.each([
  ["(4,8):(e0,e1)", null, null],
  ["(4,8):(e1,e0)", [8, 4], null],
  ["(4,8):(e0,e1)", [8, 8], [4, 0]],
  ["(4,8):(e0,2e1)", null, [0, 1]],
  ["(4,8):(e0,e1)", [4, [2, 4]], null],
  ["(4,8):(e0,e1)", [4, 8, 2], [0, 0, 1]],
  ["(4,(2,4)):(e0,(e1.0,e1.1))", [4, [2, 5]], [0, [0, 4]]],
  ["8:e1", null, null],
  ["8:e1", [2, 8], [1, 0]],
  ["4:-e0", null, [1]],
  // steps of several coordinates
  ["(4,4):(e0,e0+e1)", null, [4, 0]],
  ["(4,4):(e0,e0+e1)", [4, 2], [0, 1]],
  ["(4,7,4):(e0,-e0,e0+e1)", [4, 4], null],
  ["(2,2,3):(e0,e0+e1,-e0+e1)", [2, 2], null],
] as const)("coordinates: %s in %j", (text, codomain, found) => {
  const of = plain(text);
  expect([missing(of, codomain), isSurjective(of, codomain)]).toEqual([found, found === null]);
});

test.each([
  ["(8,64):(f72,f1)", null, null],
  ["(4,8):(f1,f4)", 33, 32],
  ["(4,4):(f1,f8)", null, 4],
  ["(4,4):(f1,f1)", null, null],
  // extents of no power of two
  ["3:f1", 4, 3],
  ["(3,3):(f1,f2)", null, 7],
  ["(3,3):(f1,f4)", null, 3],
  ["3145728:f1", 4194304, 3145728],
  ["(3,4):(f1,f2)", null, null],
  ["(3,4):(f1,f8)", null, 3],
  ["(3,5):(f1,f2)", 20, 11],
  ["(64,65):(f1,f64)", null, 4160],
] as const)("bits: %s up to %j", (text, codomain, found) => {
  const of = plain(text);
  expect([missing(of, codomain), isSurjective(of, codomain)]).toEqual([found, found === null]);
});

test("a layout bounds by its size", () => {
  expect(missing(plain("8:1"), plain("(3,3):(0,0)"))).toBe(8);
});

test("the assertion names an offset that is missing", () => {
  expect(assertSurjective(plain("(4,8):(1,4)"))).toBe(undefined);
  expect(refusal(() => assertSurjective(plain("(4,8):(1,5)")))).toEqual([
    "missing",
    "✗ assertSurjective: (4,8):(1,5): no coordinate goes to 4",
  ]);
});

test("a codomain that has no such coordinates is refused, and a search past its budget", () => {
  expect(refusal(() => missing(plain("(4,2):(e0,e1)"), [3]))).toEqual([
    "weak-congruence",
    "✗ missing: (4,2):(e0,e1): stride e1 yields a coordinate that shape (3) does not take",
  ]);
  expect(refusal(() => isSurjective(plain("(4,2):(e0,e1)"), 8))[0]).toBe("weak-congruence");
  expect(refusal(() => assertSurjective(plain("(4,8):(e0,2e1)")))).toEqual([
    "missing",
    "✗ assertSurjective: (4,8):(e0,2e1): no coordinate goes to (0,1)",
  ]);
  const wide = plain("(4096,4096,4096):(e0,e0+e1,-e0+e1)");
  expect(refusal(() => missing(wide, [4096, 4096]))[0]).toBe("undecided");
});

test("a layout or a codomain that is none is refused, and offsets past 2^53-1", () => {
  for (const ask of [isSurjective, missing, assertSurjective]) {
    for (const [value] of junk) {
      expect(refusal(() => ask(value))[0]).toBe("argument");
      if (value !== null && value !== undefined)
        expect(refusal(() => ask(plain(4), value))[0]).toBe("extent");
    }
    expect(refusal(() => ask(plain(4), 0))[0]).toBe("extent");
    expect(refusal(() => ask(plain([2, 4], [1, 2 ** 52])))[0]).toBe("overflow");
  }
});
