import { expect, test } from "vitest";
import { combinations } from "../../src/runtime/semimodule/combination.js";
import { commonDivisor } from "../../src/runtime/semimodule/common-divisor.js";
import { largest, refusal } from "../support/refusal.js";

const combination = (terms: ReturnType<typeof steps>, target: number) =>
  combinations(terms, () => {})(target);

const steps = (...all: readonly (readonly [step: number, low: number, high: number])[]) =>
  all.map(([step, low, high]) => ({ step, low, high }));

test("the largest step is taken least often, then the next", () => {
  expect(combination(steps([2, 0, 3], [5, 0, 1]), 9)).toEqual([2, 1]);
  expect(combination(steps([1, 0, 9], [2, 0, 9], [4, 0, 9]), 28)).toEqual([8, 8, 1]);
});

test("nothing adds up to 0 only", () => {
  expect([combination([], 0), combination([], 1)]).toEqual([[], null]);
});

test("past 2^53-1", () => {
  expect(refusal(() => combination(steps([largest, 0, 2]), 1))[0]).toBe("overflow");
  expect(refusal(() => combination(steps([2 ** 52, -1, 1]), 1))[0]).toBe("overflow");
});

test("the greatest common divisor", () => {
  expect([commonDivisor(12, -18, 0), commonDivisor(0, 7), commonDivisor(35, 64), commonDivisor()]).toEqual([
    6, 7, 1, 0,
  ]);
});
