import fc from "fast-check";
import { expect, test } from "vitest";
import { sameFunction } from "../../src/runtime/analysis/same-function.js";
import { print } from "../../src/runtime/layout/mapping.js";
import { compatible } from "../../src/runtime/layout/shape.js";
import { nesting, profiled, seed } from "../support/arbitrary.js";
import { factorizations, leavesOf, sizeOf } from "../support/brute.js";
import { attempt, counting } from "../support/counting.js";
import { plain, withShape } from "../support/plain.js";
import { junk, refusal } from "../support/refusal.js";

test.each([
  ["(4,4):(4,1)", [8, 2], "((4,2),2):((4,1),2)"],
  ["(4,4):(1,4)", 16, "16:1"],
  ["16:3", [2, [2, 4]], "(2,(2,4)):(3,(6,12))"],
  ["(2,8):(0,1)", [2, 4, 2], "(2,4,2):(0,1,4)"],
] as const)("%s with shape %j", (text, shape, result) => {
  expect(print(withShape(plain(text), shape))).toBe(result);
});

test("the shape of a layout", () => {
  expect(print(withShape(plain("16:1"), plain("(4,4):(4,1)")))).toBe("(4,4):(1,4)");
});

test("refusals", () => {
  expect(refusal(() => withShape(plain("(4,4):(4,1)"), [8, 3]))).toEqual([
    "sizes",
    "✗ withShape: (4,4):(4,1), (8,3): sizes 16 and 24 differ",
  ]);
  expect(refusal(() => withShape(plain("(4,3):(4,1)"), [6, 2]))).toEqual([
    "shape-divisibility",
    "✗ withShape: (4,3):(4,1), (6,2): extent 6 is no multiple of the 4 steps of stride 1 that reach extent 4 (shape divisibility, eq. 10)",
  ]);
  for (const [value] of junk) {
    expect(refusal(() => withShape(value, 4))[0]).toBe("argument");
    expect(refusal(() => withShape(plain(4), value))[0]).toBe("extent");
  }
});

test("the same function with all coordinates of the shape: 4,000 layouts", () => {
  const met = counting("withShape");
  fc.assert(
    fc.property(profiled(nesting({ size: 512 })), fc.nat(), ({ shape, stride }, how) => {
      const of = plain(shape, stride);
      const ways = factorizations(sizeOf(leavesOf({ shape, stride }))).filter((way) => way.length > 0);
      const to = ways[how % Math.max(1, ways.length)] ?? [1];
      const result = attempt(() => withShape(of, to));
      met.add(typeof result === "string" ? result : "accepted");
      if (typeof result === "string") return;
      expect([sameFunction(result, of), compatible(to, result)]).toEqual([true, true]);
    }),
    { numRuns: 4000, seed },
  );
  met.end({ accepted: 1000, "shape-divisibility": 100 });
});
