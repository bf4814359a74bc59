import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { laid } from "../../src/runtime/layout/layout.js";
import { offsetFunction } from "../../src/runtime/tensor/offsets.js";
import type { IntTuple } from "../../src/types/layout/htuple.js";
import { between, extents, loose, nesting, profiled, seed } from "../support/arbitrary.js";
import { digitsAt, type Leaf, leavesOf, offsetAt, sizeOf } from "../support/brute.js";
import { at, plain } from "../support/plain.js";

const anyIndex = fc.oneof(between(-5000, 5000), between(-(2 ** 40), 2 ** 40));

describe("integer strides", () => {
  test("the offsets of at, inside of the layout and outside", () => {
    const modes = fc.oneof(nesting(), loose(between(-40, 60), 7), profiledLeaves());
    fc.assert(
      fc.property(profiled(modes), fc.array(anyIndex, { maxLength: 20 }), (pair, others) => {
        const of = plain(pair.shape, pair.stride);
        const offset = offsetFunction(of);
        const leaves = leavesOf(pair);
        const size = sizeOf(leaves);
        for (let i = -3; i < Math.min(size, 600) + 3; i++) expect(offset(i)).toBe(offsetAt(leaves, i) + 0);
        for (const i of [size - 1, size, ...others])
          expect(outcome(() => offset(i))).toEqual(outcome(() => at(of, i)));
      }),
      { numRuns: 2000, seed },
    );
  });

  test("extents and coordinates about 2^31, where machine words end", () => {
    const big = fc.constantFrom(
      2,
      3,
      7,
      1000,
      65536,
      65537,
      2 ** 20,
      2 ** 31 - 1,
      2 ** 31,
      2 ** 33,
      3 * 2 ** 31,
    );
    const stride = fc.constantFrom(0, 1, -1, 3, 2 ** 16, -(2 ** 31), 2 ** 31, 12345);
    const near = fc
      .tuple(fc.constantFrom(0, 2 ** 30, 2 ** 31, 2 ** 32, 2 ** 33), between(-70000, 70000))
      .map(([base, more]) => base + more);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(big, stride), { minLength: 1, maxLength: 4 }),
        fc.array(near),
        (modes, ways) => {
          fc.pre(sizeOf(modes) <= 2 ** 52);
          const of = plain(
            modes.map(([s]) => s),
            modes.map(([, d]) => d),
          );
          const offset = offsetFunction(of);
          for (const i of ways) expect(outcome(() => offset(i))).toEqual(outcome(() => at(of, i)));
        },
      ),
      { numRuns: 2000, seed },
    );
  });

  test("quotients by reciprocals are right at every multiple", () => {
    for (const unit of [3, 5, 6, 7, 9, 11, 49, 641, 1000, 6700417, 715827883, 1073741823]) {
      const offset = offsetFunction(plain([unit, 2], [0, 1]));
      for (const i of [0, 1, unit - 1, unit, unit + 1, 2 * unit - 1])
        expect(offset(i)).toBe(Math.floor(i / unit));
    }
    const most = Math.floor(2 ** 31 / 3);
    const offset = offsetFunction(plain([3, most], [0, 1]));
    for (let k = 1; k < most; k += 99991) expect([offset(3 * k - 1), offset(3 * k)]).toEqual([k - 1, k]);
    expect(offset(3 * most - 1)).toBe(most - 1);
  });

  test("what at refuses is refused", () => {
    const offset = offsetFunction(plain([4, 3], [3, 1]));
    for (const bad of [0.5, 1e-9, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, "1", null, undefined])
      expect(() => offset(bad as number)).toThrow(/at: \(4,3\):\(3,1\)/);
    expect(Object.is(offset(-0), 0)).toBe(true);
    expect(Object.is(offsetFunction(plain(4, -3))(0), 0)).toBe(true);
    expect(Object.is(offsetFunction(plain([3, 5], [-3, -1]))(0), 0)).toBe(true);
    expect(() => offsetFunction(plain([3, 5], [2 ** 52, 2 ** 51]))(14)).toThrow("a number is past 2^53-1");
  });
});

describe("F2 strides", () => {
  test("sums are XOR and multiples carry-less, past 2^31 too", () => {
    const extent = fc.oneof(fc.constantFrom(1, 2, 4, 8, 16), between(1, 9));
    const element = fc.oneof(between(0, 300), between(0, 2 ** 40));
    fc.assert(
      fc.property(
        fc.array(fc.tuple(extent, element), { minLength: 1, maxLength: 8 }),
        between(0, 2 ** 20),
        (all, i) => {
          const offset = offsetFunction(binary(all));
          const size = sizeOf(all);
          for (const c of [0, size - 1, i % size, (i * 7) % size]) expect(offset(c)).toBe(binaryAt(all, c));
        },
      ),
      { numRuns: 3000, seed },
    );
  });

  test("an offset past 2^53-1 is refused where it is asked for, not before", () => {
    const offset = offsetFunction(
      binary([
        [8, 2 ** 52],
        [4, 3],
      ]),
    );
    expect([offset(1), offset(8)]).toEqual([2 ** 52, 3]);
    expect(() => offset(2)).toThrow(/^✗ at: .*: a number is past 2\^53-1$/);
  });

  test("the swizzle of a row of eight: 8 by 8, f9", () => {
    const offset = offsetFunction(
      binary([
        [8, 1],
        [8, 9],
      ]),
    );
    for (let i = 0; i < 64; i++) expect(offset(i)).toBe(i ^ (i >> 3));
  });
});

function profiledLeaves(): fc.Arbitrary<readonly Leaf[]> {
  return fc.array(fc.tuple(extents, between(-9, 99)), { minLength: 1, maxLength: 3 });
}

function outcome(work: () => number): number | string {
  try {
    return work();
  } catch (fault) {
    return (fault as Error).message;
  }
}

/** A layout of F2 strides. It is not made of its text, which not every version reads. */
function binary(modes: readonly Leaf[]) {
  const strides = modes.map(([, element]) => (element === 0 ? 0 : `f${element}`));
  return Object.freeze(
    Object.assign(
      () => 0,
      laid(
        modes.map(([s]) => s),
        modes.map(() => 0),
      ),
      { stride: strides as unknown as IntTuple },
    ),
  ) as ReturnType<typeof laid>;
}

function binaryAt(modes: readonly Leaf[], c: number): number {
  const sum = digitsAt(modes, c).reduce((so, digit, i) => {
    let product = 0n;
    for (let bit = 0n; BigInt(digit) >> bit > 0n; bit++)
      if ((BigInt(digit) >> bit) & 1n) product ^= BigInt(modes[i]?.[1] ?? 0) << bit;
    return so ^ product;
  }, 0n);
  return Number(sum);
}
