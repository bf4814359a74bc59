import { expect, test } from "vitest";
import { assertInjective, collision, isInjective } from "../../src/runtime/analysis/injective.js";
import { plain } from "../support/plain.js";
import { junk, largest, refusal } from "../support/refusal.js";

test.each([
  ["(4,8):(1,4)", null],
  ["(2,3):(3,2)", null],
  ["(4,8):(8,-1)", null],
  ["(1,4):(0,1)", null],
  ["(3,5,7,12,96,160):(1,5,30,215,2600,260000)", null],
  ["(2,4,3):(12,1,4)", null],
  ["(4,8):(1,2)", [2, 4]],
  ["(4,2,3):(1,0,4)", [0, 4]],
  ["(2,2):(5,5)", [1, 2]],
  ["(2,2):(5,-5)", [0, 3]],
  ["(3,4):(4,3)", null],
  ["(4,5):(4,3)", [3, 16]],
  ["(6,2,1,4):(f1,f6,f24,f48)", [2, 10]],
  ["(4,4):(f1,f2)", [0, 6]],
  ["(3,5,7):(f5,f3,f6)", [0, 10]],
  ["(8,8):(f1,f9)", null],
] as const)("%s", (text, found) => {
  const of = plain(text);
  expect([collision(of), isInjective(of)]).toEqual([found, found === null]);
});

test("a search that ends soon: steps that neither nest nor divide", () => {
  expect(collision(plain("(100,100,100):(1000003,1000033,999983)"))).toEqual([5, 30200]);
});

test("the assertion names two coordinates that collide", () => {
  expect(assertInjective(plain("(4,8):(1,4)"))).toBe(undefined);
  expect(refusal(() => assertInjective(plain("(4,8):(1,2)")))).toEqual([
    "collision",
    "✗ assertInjective: (4,8):(1,2): coordinates 2 and 4 both go to 2",
  ]);
});

test("what is no layout is refused, and offsets past 2^53-1", () => {
  for (const ask of [isInjective, collision, assertInjective]) {
    for (const [value] of junk) expect(refusal(() => ask(value))[0]).toBe("argument");
    expect(refusal(() => ask(plain([2, 3], [largest, largest - 1])))[0]).toBe("overflow");
  }
});
