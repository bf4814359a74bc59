import fc from "fast-check";
import { expect, test } from "vitest";
import { print } from "../../src/runtime/layout/mapping.js";
import type { AnyLayout } from "../../src/types/layout/layout.js";
import { between, coordinates, loose, nesting, profiled, seed } from "../support/arbitrary.js";
import { leavesOf, offsetAt, type Pair, sizeOf } from "../support/brute.js";
import { attempt, counting } from "../support/counting.js";
import { plain, recast } from "../support/plain.js";
import { junk, refusal } from "../support/refusal.js";

test.each([
  ["16:1", 16, 32, "8:1"],
  ["(8,4):(1,8)", 16, 32, "(4,4):(1,4)"],
  ["(4,8):(8,1)", 8, 32, "(4,2):(2,1)"],
  ["((2,2),8):((1,2),-4)", 8, 32, "((1,1),8):((0,0),-1)"],
  ["(2,6):(1,2)", 8, 32, "(1,3):(0,1)"],
  ["(2,8):(0,1)", 8, 32, "(2,2):(0,1)"],
  ["(4,8):(1,-4)", 32, 16, "(8,8):(1,-8)"],
  ["(1,1):(0,0)", 64, 16, "(4,1):(1,0)"],
  ["(4,1):(2,7)", 32, 16, "(4,2):(4,1)"],
  ["(4,8):(8,2)", 32, 16, "((2,4),8):((1,16),4)"],
  ["4:-1", 32, 16, "(2,4):(1,-2)"],
  ["4:0", 32, 16, "(2,4):(1,0)"],
  ["6:1", 8, 6, "8:1"],
  ["(4,3):(1,4)", 16, 16, "(4,3):(1,4)"],
  ["(8,64,1):(f72,f1,f512)", 16, 8, "(8,128,1):(f144,f1,f1024)"],
  ["(64,8,1):(f1,f72,f512)", 16, 128, "(8,8,1):(f1,f9,f64)"],
  ["(8,64):(f72,f1)", 16, 128, "(8,8):(f9,f1)"],
  ["(8,64):(f72,f1)", 16, 1, "(8,1024):(f1152,f1)"],
  ["(8,32):(f36,f1)", 4, 2, "(8,64):(f72,f1)"],
  ["(4,1):(f2,f8)", 32, 16, "(4,2):(f4,f1)"],
  ["4:f4", 16, 8, "(2,4):(f1,f8)"],
  ["(2,4):(f1,f2)", 8, 64, "(1,1):(0,0)"],
  ["(8,1):(f1,f12)", 8, 64, "(1,1):(0,0)"],
  ["(3,8):(f16,f1)", 8, 32, "(3,2):(f4,f1)"],
  ["(4,1):(f1,f7)", 8, 8, "(4,1):(f1,f7)"],
])("%s of %d bits to %d bits = %s", (text, from, to, result) => {
  expect(print(recast(plain(text), from, to))).toBe(result);
});

test.each([
  ["4:4", 16, 32, "unit", "only 1 of the 2 elements of a unit lie side by side"],
  ["8:-1", 16, 32, "unit", "only 1 of the 2 elements of a unit lie side by side"],
  ["1:0", 16, 32, "unit", "only 1 of the 2 elements of a unit lie side by side"],
  ["6:1", 8, 32, "divisibility", "extent 6 is no multiple of 4"],
  ["(3,2):(1,3)", 8, 32, "divisibility", "unit 4 is no multiple of 3"],
  ["(4,8):(1,5)", 16, 32, "divisibility", "stride 5 is no multiple of 2"],
  ["(2,2):(1,1)", 16, 32, "divisibility", "stride 1 is no multiple of 2"],
  ["4:1", 8, 6, "divisibility", "extent 16 is no multiple of 3"],
  ["(8,8):(f9,f1)", 8, 16, "divisibility", "stride 9 is no multiple of 2"],
  ["8:f1", 8, 6, "argument", "3 is no power of two"],
  ["8:e0", 8, 16, "integer", "e0 is no integer"],
])("%s of %d bits to %d bits is refused", (text, from, to, code, sentence) => {
  expect(refusal(() => recast(plain(text), from, to))).toEqual([
    code,
    `✗ recast: ${text}, ${from} to ${to} bits: ${sentence}`,
  ]);
});

test("a layout or a width that is none is refused, and sizes past 2^53-1", () => {
  for (const [value] of junk) {
    expect(refusal(() => recast(value, 8, 16))[0]).toBe("argument");
    expect(refusal(() => recast(plain(4), value, 16))[0]).toBe("extent");
    expect(refusal(() => recast(plain(4), 8, value))[0]).toBe("extent");
  }
  expect(refusal(() => recast(plain(4), 0, 8))[0]).toBe("extent");
  expect(refusal(() => recast(plain(2 ** 50), 64, 1))[0]).toBe("overflow");
});

test("a recast layout covers the same bits as often, and one that does not exist is refused: 8,000 layouts", () => {
  const met = counting("recast");
  const layouts = fc.oneof(profiled(nesting({ size: 256 })), profiled(loose(between(-8, 24), 4, 128)));
  const cells = (of: AnyLayout, bits: number): string => {
    const leaves = leavesOf(of as unknown as Pair);
    const all = coordinates(leaves).flatMap((c) =>
      Array.from({ length: bits }, (_, i) => offsetAt(leaves, c) * bits + i),
    );
    return all.toSorted((a, b) => a - b).join();
  };
  fc.assert(
    fc.property(
      layouts,
      fc.constantFrom(1, 2, 4, 6),
      fc.constantFrom(1, 2, 3, 4, 8),
      ({ shape, stride }, from, to) => {
        const of = plain(shape, stride);
        const result = attempt(() => recast(of, from, to));
        met.add(
          typeof result === "string" ? result : from < to ? "larger" : from > to ? "smaller" : "as it was",
        );
        if (typeof result !== "string") return void expect(cells(result, to)).toBe(cells(of, from));
        // what is refused covers no whole elements, or not every mode does
        expect(from % to).not.toBe(0);
        const leaves = leavesOf({ shape, stride });
        const n = to / from;
        if (!Number.isInteger(n) || sizeOf(leaves) > 64) return;
        const offsets = coordinates(leaves).map((c) => offsetAt(leaves, c));
        const image = new Set(offsets);
        const whole =
          image.size === offsets.length &&
          offsets.every((k) => {
            const start = Math.floor(k / n) * n;
            return Array.from({ length: n }, (_, i) => start + i).every((near) => image.has(near));
          });
        if (whole) met.add("refused for its profile");
      },
    ),
    { numRuns: 8000, seed },
  );
  met.end({ larger: 300, smaller: 1000, unit: 300, divisibility: 300 });
});
