import { expect, test } from "vitest";
import { within } from "../../src/runtime/layout/within.js";
import { plain } from "../support/plain.js";
import { refusal } from "../support/refusal.js";

const asks = within as (coordinate: unknown, shape: unknown) => boolean;

test.each([
  [[3, 7], [4, 8], true],
  [[4, 0], [4, 8], false],
  [[0, 8], [4, 8], false],
  [[-1, 0], [4, 8], false],
  [31, [4, 8], true],
  [32, [4, 8], false],
  [[3, [1, 3]], [4, [2, 4]], true],
  [[3, 7], [4, [2, 4]], true],
  [[3, 8], [4, [2, 4]], false],
  [[7], [8], true],
  [0, 1, true],
  [1, 1, false],
  [[5, 0], plain("(6,2):(9,1)"), true],
])("%j within %j is %s", (coordinate, shape, right) => {
  expect(asks(coordinate, shape)).toBe(right);
});

test("refused is what is no coordinate of the shape", () => {
  expect(refusal(() => asks([1, 2, 3], [4, 8]))).toEqual([
    "coordinate",
    "✗ within: (4,8): coordinate (1,2,3) does not fit the shape (4,8) of rank 2",
  ]);
  expect(refusal(() => asks([1, [0, 0]], [4, 8]))[0]).toBe("coordinate");
  expect(refusal(() => asks([1, 0.5], [4, 8]))[1]).toBe("✗ within: (4,8): 0.5 is no integer");
  expect(refusal(() => asks(0, [4, 0]))[1]).toBe("✗ within: (4,0): extent 0 is no positive integer");
});
