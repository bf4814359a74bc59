import fc from "fast-check";
import { expect, test } from "vitest";
import { failing } from "../src/runtime/diagnostic.js";
import { offsetFunction } from "../src/runtime/offsets.js";
import { reachOf, refuseCarry } from "../src/runtime/reach.js";
import type { IntTuple } from "../src/types/htuple.js";
import type { AnyLayout } from "../src/types/layout.js";
import { between, loose, profiled, seed } from "./arbitrary.js";
import { leavesOf, offsetAt, sizeOf } from "./brute.js";
import { plain } from "./plain.js";
import { refusal } from "./refusal.js";

const fail = failing("reach", () => "x");
/** What reads as a layout of strides that are no integers; it is never called. */
const binary = (shape: IntTuple, stride: readonly string[]): AnyLayout =>
  Object.assign(() => 0, { shape, stride: stride as unknown });

test("the least and the greatest offset are met, and no other is beyond them", () => {
  fc.assert(
    fc.property(profiled(loose(between(-9, 9), 4, 256)), (of) => {
      const leaves = leavesOf(of);
      const offsets = Array.from({ length: sizeOf(leaves) }, (_, i) => offsetAt(leaves, i));
      expect(reachOf(plain(of.shape, of.stride), fail)).toEqual({
        least: Math.min(...offsets) + 0,
        most: Math.max(...offsets) + 0,
      });
    }),
    { seed },
  );
});

test.each([
  [[4, 4], ["f1", "f9"], 27],
  [[4], ["f5"], 15],
  [[2, 2], ["f5", "f6"], 6],
  [[3], ["f3"], 6],
  [[8, 8], ["f1", "f9"], 63],
] as const)("%j:%j without carries", (shape, stride, most) => {
  const of = binary(shape, stride);
  expect(reachOf(of, fail)).toEqual({ least: 0, most });
  const offset = offsetFunction(of);
  const size = shape.reduce((so: number, extent) => so * extent, 1);
  expect(Math.max(...Array.from({ length: size }, (_, i) => offset(i)))).toBe(most);
});

test("coordinates lead into no array", () => {
  expect(refusal(() => reachOf(binary([4, 8], ["e0", "e1"]), fail))).toEqual([
    "argument",
    "✗ reach: x: a coordinate is no offset into an array",
  ]);
});

test("an offset may share no bit with F2 strides", () => {
  const of = binary([4], ["f2"]);
  for (let offset = 0; offset < 32; offset++) {
    const sums = [0, 2, 4, 6].every((x) => (offset ^ x) === offset + x);
    if (sums) expect(refuseCarry(of, offset, fail)).toBeUndefined();
    else
      expect(refusal(() => refuseCarry(of, offset, fail))[1]).toMatch(
        new RegExp(`^✗ reach: x: ${offset} is no offset that adds to .* without a carry$`),
      );
  }
  expect(refuseCarry(plain("4:3"), 7, fail)).toBeUndefined();
  expect(refuseCarry(plain("4:-3"), -7, fail)).toBeUndefined();
});
