import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LayoutError } from "../../src/runtime/diagnostic.js";
import { print } from "../../src/runtime/layout/mapping.js";
import { size } from "../../src/runtime/layout/shape.js";
import type { AnyLayout } from "../../src/types/layout/layout.js";
import type { SliceCoordinate } from "../../src/types/layout/slice.js";
import { between, coordinates, loose, nesting, profiled, seed } from "../support/arbitrary.js";
import { digitsAt, leavesOf, offsetAt, sizeOf } from "../support/brute.js";
import {
  cuteSwizzle,
  isBinaryLayout,
  type Parameters,
  parameters,
  swizzle,
} from "../support/cute-swizzle.js";
import { figure } from "../support/figures.js";
import { at, composition, plain, slice } from "../support/plain.js";
import { junk, refusal } from "../support/refusal.js";

const offsets = fc.oneof(between(0, 4096), fc.maxSafeNat());

test.each<[Parameters, string]>([
  [[3, 4, 3], "(128,8,1):(f1,f144,f1024)"],
  [[3, 3, 3], "(64,8,1):(f1,f72,f512)"],
  [[1, 0, 1], "(2,2,1):(f1,f3,f4)"],
  [[2, 0, 4], "(16,4,1):(f1,f17,f64)"],
  [[2, 0, -3], "(4,1):(f9,f4)"],
  [[2, 1, -3], "(2,4,1):(f1,f18,f8)"],
  [[3, 0, 1], "(2,8,1):(f1,f3,f16)"],
  [[3, 0, -1], "(8,1):(f3,f8)"],
  [[0, 4, 3], "1:f1"],
  [[0, 0, 0], "1:f1"],
  [[1, 0, 51], "(2251799813685248,2,1):(f1,f2251799813685249,f4503599627370496)"],
])("swizzle(%j) is %s", (of, text) => {
  expect(print(swizzle(...of))).toBe(text);
});

describe("is the function of CuTe on all integers", () => {
  test("random ones", () => {
    fc.assert(
      fc.property(parameters(52), fc.array(offsets, { minLength: 20, maxLength: 20 }), (of, xs) => {
        const by = cuteSwizzle(...of);
        const all = swizzle(...of);
        for (const x of xs) if (by(x) <= Number.MAX_SAFE_INTEGER) expect(at(all, x)).toBe(by(x));
      }),
      { seed, numRuns: 500 },
    );
  });

  test("XOR past 2^31", () => {
    expect(at(swizzle(3, 30, 3), 2 ** 33 + 2 ** 34 + 5)).toBe(2 ** 33 + 2 ** 34 + 2 ** 30 + 2 ** 31 + 5);
    expect(at(swizzle(1, 0, 51), 2 ** 52)).toBe(2 ** 52);
    expect(at(swizzle(1, 0, 51), 2 ** 51)).toBe(2 ** 51 + 1);
    expect(at(swizzle(1, 0, -51), 2 ** 31 + 1)).toBe(2 ** 51 + 2 ** 31 + 1);
  });

  test("each integer below its bits, once", () => {
    const some: readonly Parameters[] = [
      [3, 4, 3],
      [2, 0, -3],
      [3, 0, 1],
      [3, 1, -2],
    ];
    for (const of of some) {
      const [bits, base, shift] = of;
      const size = 2 ** (bits + base + Math.abs(shift));
      const reached = Array.from({ length: size }, (_, x) => at(swizzle(...of), x));
      expect(reached).toEqual(Array.from({ length: size }, (_, x) => cuteSwizzle(...of)(x)));
      expect(new Set(reached).size).toBe(size);
    }
  });
});

describe("twice", () => {
  test("is nothing where the bits do not overlap", () => {
    const apart = parameters(40).filter(([bits, , shift]) => Math.abs(shift) >= bits);
    fc.assert(
      fc.property(apart, between(0, 2 ** 45), (of, x) => {
        const once = swizzle(...of);
        expect(at(once, at(once, x))).toBe(x);
        const within = x % size(once);
        expect(at(composition(once, once), within)).toBe(within);
      }),
      { seed, numRuns: 300 },
    );
  });

  test("is something where they do", () => {
    const once = swizzle(3, 0, 1);
    expect(at(once, at(once, 4))).toBe(5);
    expect(at(composition(once, once), 4)).toBe(5);
  });
});

const right = fc.oneof(
  profiled(nesting({ rank: 4, size: 512, padding: 0 })),
  profiled(nesting({ rank: 4, size: 512 })),
  profiled(loose(fc.constantFrom(0, 1, 2, 4, 8, 16, 64, 128), 4, 256)),
  profiled(loose(between(0, 40), 3, 128)),
);

describe("over a layout", () => {
  test.each([
    ["(8,64):(64,1)", "(8,64):(f72,f1)"],
    ["(8,64):(1,8)", "(8,(8,8)):(f1,(f8,f72))"],
    ["(7,64):(64,1)", "(7,64):(f72,f1)"],
    ["(64,64):(64,1)", "((8,8),64):((f72,f512),f1)"],
  ])("swizzle(3, 3, 3) ∘ %s", (of, text) => {
    expect(print(composition(swizzle(3, 3, 3), plain(of)))).toBe(text);
  });

  test("folds to the function, or is refused", () => {
    let folded = 0;
    let refused = 0;
    fc.assert(
      fc.property(parameters(14), right, (of, pair) => {
        let result: AnyLayout;
        try {
          result = composition(swizzle(...of), plain(pair.shape, pair.stride));
        } catch (fault) {
          if (!(fault instanceof LayoutError)) throw fault;
          refused++;
          return;
        }
        folded++;
        const leaves = leavesOf(pair);
        const by = cuteSwizzle(...of);
        for (const c of coordinates(leaves)) expect(at(result, c)).toBe(by(offsetAt(leaves, c)));
      }),
      { seed, numRuns: 1500 },
    );
    figure("layouts under a swizzle", { folded, refused });
    expect(folded).toBeGreaterThan(500);
    expect(refused).toBeGreaterThan(100);
  });

  test("is refused exactly where there is no such layout", () => {
    let refused = 0;
    const small = right.filter((pair) => sizeOf(leavesOf(pair)) <= 64);
    fc.assert(
      fc.property(parameters(14), small, (of, pair) => {
        try {
          composition(swizzle(...of), plain(pair.shape, pair.stride));
          return;
        } catch (fault) {
          if (!(fault instanceof LayoutError)) throw fault;
        }
        refused++;
        const leaves = leavesOf(pair);
        const value = (c: number) => cuteSwizzle(...of)(offsetAt(leaves, c));
        let unit = 1;
        const parts = leaves.map(([extent]) => {
          const step = unit;
          unit *= extent;
          return Array.from({ length: extent }, (_, i) => value(i * step));
        });
        const isSum = coordinates(leaves).every(
          (c) =>
            BigInt(value(c)) ===
            digitsAt(leaves, c).reduce((so, digit, i) => so ^ BigInt(parts[i]?.[digit] ?? 0), 0n),
        );
        expect(isSum && parts.every(isBinaryLayout)).toBe(false);
      }),
      { seed, numRuns: 2000 },
    );
    figure("layouts under a swizzle that have no layout", { refused });
    expect(refused).toBeGreaterThan(500);
  });

  test("a slice is the XOR of the fixed part and what is kept", () => {
    let sliced = 0;
    fc.assert(
      fc.property(parameters(14), between(0, 7), between(0, 15), fc.boolean(), (of, i, j, first) => {
        const whole = composition(swizzle(...of), plain("(8,16):(16,1)"));
        const fixed: readonly SliceCoordinate[] = first ? [i, null] : [null, j];
        const { layout: kept, offset } = slice(whole, ...fixed) as { layout: AnyLayout; offset: unknown };
        const start = BigInt(typeof offset === "string" ? offset.slice(1) : (offset as number));
        for (let c = 0; c < (first ? 16 : 8); c++) {
          const value = cuteSwizzle(...of)(first ? i * 16 + c : c * 16 + j);
          expect(Number(start ^ BigInt(at(kept, c)))).toBe(value);
          sliced++;
        }
      }),
      { seed, numRuns: 200 },
    );
    expect(sliced).toBeGreaterThan(1000);
  });
});

describe("numbers of bits that make no swizzle are named", () => {
  test.each<[readonly unknown[], string, string]>([
    [[3, 4, 0], "shift", "✗ swizzle: 3, 4, 0: a shift of 0 would clear the 3 bits that it is to mix"],
    [[-1, 4, 3], "argument", "✗ swizzle: -1, 4, 3: -1 is no number of bits"],
    [[3, -4, 3], "argument", "✗ swizzle: 3, -4, 3: -4 is no number of bits"],
    [[3, 4.5, 3], "integer", "✗ swizzle: 3, 4.5, 3: 4.5 is no integer"],
    [[0.5, 4, 3], "integer", "✗ swizzle: 0.5, 4, 3: 0.5 is no integer"],
    [[3, 4, Number.NaN], "integer", "✗ swizzle: 3, 4, NaN: NaN is no integer"],
    [[3, 40, 10], "overflow", "✗ swizzle: 3, 40, 10: a number is past 2^53-1"],
    [[3, 40, -10], "overflow", "✗ swizzle: 3, 40, -10: a number is past 2^53-1"],
    [[0, 53, 0], "overflow", "✗ swizzle: 0, 53, 0: a number is past 2^53-1"],
    [[2 ** 53, 0, 3], "overflow", "✗ swizzle: 9007199254740992, 0, 3: a number is past 2^53-1"],
  ])("swizzle(%j)", (of, code, message) => {
    expect(refusal(() => swizzle(...(of as unknown as Parameters)))).toEqual([code, message]);
  });

  test("junk in every place", () => {
    for (const [value, shown] of junk)
      for (let place = 0; place < 3; place++) {
        const of = [3, 4, 3].with(place, value) as unknown as Parameters;
        expect(refusal(() => swizzle(...of))).toEqual([
          "integer",
          expect.stringContaining(`${shown} is no integer`),
        ]);
      }
  });
});
