import { expect, test } from "vitest";
import { compactStride } from "../../src/runtime/layout/stride.js";
import { nested, refusal } from "../support/refusal.js";

test("compactStride", () => {
  expect(compactStride(24)).toBe(1);
  expect(compactStride([4, 8])).toEqual([1, 4]);
  expect(compactStride([4, [3, 2], 5])).toEqual([1, [4, 12], 24]);
  expect(compactStride([[1], 1, 3])).toEqual([[1], 1, 1]);
  expect(compactStride(nested(1000, 4))).toEqual(nested(1000, 1));
});

test("the last extent joins no stride", () => {
  expect(compactStride([2 ** 52, 4])).toEqual([1, 2 ** 52]);
  expect(refusal(() => compactStride([2 ** 52, 4, 1]))).toEqual([
    "overflow",
    "✗ compactStride: (4503599627370496,4,1): a number is past 2^53-1",
  ]);
});

test("what is no shape", () => {
  expect(refusal(() => compactStride([4, 0]))).toEqual([
    "extent",
    "✗ compactStride: (4,0): extent 0 is no positive integer",
  ]);
  expect(refusal(() => compactStride(undefined as never))[0]).toBe("extent");
  expect(refusal(() => compactStride(nested(10_000)))[0]).toBe("depth");
});
