import { expect, test } from "vitest";
import { print } from "../../src/runtime/layout/mapping.js";
import { asCompositions, at } from "../support/plain.js";
import { junk, largest, refusal } from "../support/refusal.js";

test.each<[readonly number[], readonly string[]]>([
  [[0], ["1:0"]],
  [[0, 5], ["2:5"]],
  [[0, 5, 3], ["(2,2):(5,3)"]],
  [
    [0, 5, 3, 9],
    ["(2,2,2):(5,3,9)", "(3,1):(1,4)"],
  ],
  [
    [0, 5, 3, 9, 4],
    ["(2,2,2,2):(5,3,9,4)", "(3,1):(1,4)", "(4,1):(1,6)"],
  ],
])("%j as a composition", (values, chain) => {
  expect(asCompositions(values).map(print)).toEqual(chain);
});

test("the longest functions", () => {
  const values = Array.from({ length: 53 }, (_, i) => i * 7919 * (i % 2 === 0 ? 1 : -1));
  const chain = asCompositions(values);
  for (const [i, f] of values.entries()) expect(chain.reduceRight((c, of) => at(of, c), i)).toBe(f);
  expect(refusal(() => asCompositions([...values, 0, 0]))[0]).toBe("overflow");
});

test("refusals", () => {
  // "infer a layout inverse of f(i) = (i+1) mod 8": not a composition of layouts, which all take 0 to 0
  expect(refusal(() => asCompositions([1, 2, 3, 4, 5, 6, 7, 0]))).toEqual([
    "origin",
    "✗ asCompositions: (1,2,3,4,5,6,7,0): a layout takes 0 to 0, not to 1",
  ]);
  expect(refusal(() => asCompositions([]))[0]).toBe("argument");
  expect(refusal(() => asCompositions([0, largest + 1]))[0]).toBe("overflow");
  for (const [value] of junk) {
    expect(refusal(() => asCompositions(value))[0]).toBe("argument");
    expect(refusal(() => asCompositions([0, value]))[0]).toBe("integer");
  }
});
