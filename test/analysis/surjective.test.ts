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
