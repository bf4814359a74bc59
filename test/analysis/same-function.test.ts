import { expect, test } from "vitest";
import { assertSameFunction, difference, sameFunction } from "../../src/runtime/analysis/same-function.js";
import { plain } from "../support/plain.js";
import { junk, refusal } from "../support/refusal.js";

test.each([
  ["(2,(1,6)):(1,(6,2))", "12:1", true, null],
  ["(5,(2,2)):(16,(80,4))", "(5,2,2):(16,80,4)", true, null],
  ["(2,2,2):(8,16,32)", "8:8", true, null],
  ["((2,3),(5,4)):((5,10),(1,30))", "(6,(5,4)):(5,(1,30))", true, null],
  ["(1,4):(9,1)", "4:1", true, null],
  ["(4,8):(1,4)", "(4,8):(1,5)", false, 4],
  ["(4,4):(1,4)", "(2,8):(1,3)", false, 2],
  ["(4,8):(1,4)", "(4,7):(1,4)", false, null],
  ["8:1", "4:2", false, 1],
])("%s and %s", (a, b, same, at) => {
  expect([sameFunction(plain(a), plain(b)), difference(plain(a), plain(b))]).toEqual([same, at]);
  expect([sameFunction(plain(b), plain(a)), difference(plain(b), plain(a))]).toEqual([same, at]);
});

test("the assertion names the sizes, or a coordinate at which they differ", () => {
  const check = (a: string, b: string) => assertSameFunction(plain(a), plain(b));
  expect(check("(2,2):(1,2)", "4:1")).toBe(undefined);
  expect(refusal(() => check("(4,8):(1,4)", "(4,8):(1,5)"))).toEqual([
    "difference",
    "✗ assertSameFunction: (4,8):(1,4), (4,8):(1,5): coordinate 4 goes to 4 and to 5",
  ]);
  expect(refusal(() => check("(4,8):(1,4)", "(4,7):(1,4)"))).toEqual([
    "sizes",
    "✗ assertSameFunction: (4,8):(1,4), (4,7):(1,4): sizes 32 and 28 differ",
  ]);
});

test("what is no layout is refused on either side", () => {
  for (const ask of [sameFunction, difference, assertSameFunction])
    for (const [value] of junk) {
      expect(refusal(() => ask(value, plain(4)))[0]).toBe("argument");
      expect(refusal(() => ask(plain(4), value))[0]).toBe("argument");
    }
});
