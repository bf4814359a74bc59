import { expect, test } from "vitest";
import { stepsInto } from "../../src/runtime/semimodule/combination/leap.js";
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

test("the first number of a progression that is small enough modulo another is found", () => {
  for (let modulus = 1; modulus < 20; modulus++)
    for (let by = 0; by < modulus; by++)
      for (let from = 0; from < modulus; from++)
        for (let width = 0; width < modulus; width++) {
          const all = Array.from({ length: modulus }, (_, steps) => (from + by * steps) % modulus);
          const found = all.findIndex((so) => so <= width);
          expect([modulus, by, from, width, stepsInto(from, by, modulus, width)]).toEqual([
            modulus,
            by,
            from,
            width,
            found < 0 ? null : found,
          ]);
        }
});

test("three steps of which two have few residues are decided in few steps", () => {
  let steps = 0;
  const search = combinations(
    [10007, -10009, 10037].map((step) => ({ step, low: 0, high: 2999 })),
    (more) => {
      steps += more;
    },
  );
  for (let target = 0; target < 1000; target++) {
    const times = search(target) as readonly number[];
    expect([10007, -10009, 10037].reduce((so, step, i) => so + step * (times[i] as number), 0)).toBe(target);
  }
  expect(steps).toBeLessThan(20_000);
});
