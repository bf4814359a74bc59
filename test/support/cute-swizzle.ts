import fc from "fast-check";
import { swizzle as checked } from "../../src/runtime/swizzle/swizzle.js";
import type { AnyLayout } from "../../src/types/layout/layout.js";
import { between } from "./arbitrary.js";
import { digitsAt, factorizations, type Leaf } from "./brute.js";
import { plainly } from "./plain.js";

/** `Swizzle<B, M, S>` of CuTe, on integers of any size: it owes nothing to the library. */
export function cuteSwizzle(bits: number, base: number, shift: number): (x: number) => number {
  const low = ((1n << BigInt(bits)) - 1n) << BigInt(base);
  const [mask, by] = [shift < 0 ? low : low << BigInt(shift), BigInt(shift)];
  return (x) => {
    const read = BigInt(x) & mask;
    return Number(BigInt(x) ^ (shift < 0 ? read << -by : read >> by));
  };
}

/** The swizzle of the library, with a signature that checks nothing. */
export const swizzle: (bits: number, base: number, shift: number) => AnyLayout = plainly(checked);

export type Parameters = readonly [bits: number, base: number, shift: number];

/** Parameters of up to `width` bits in all, of either direction, overlapping ones among them. */
export const parameters = (width: number): fc.Arbitrary<Parameters> =>
  fc
    .tuple(between(0, 6), between(0, 12), between(-12, 12))
    .filter(([bits, base, shift]) => (bits === 0 || shift !== 0) && bits + base + Math.abs(shift) <= width);

/** Whether a function of one leaf is a layout of binary strides, by trying all shapes; strides are read off. */
export function isBinaryLayout(values: readonly number[]): boolean {
  return factorizations(values.length).some((extents) => {
    let unit = 1;
    const leaves = extents.map((extent): Leaf => {
      const leaf = [extent, values[unit] as number] as const;
      unit *= extent;
      return leaf;
    });
    return values.every((value, c) => value === xorAt(leaves, c));
  });
}

/** The sum by XOR of the digits, each times its stride without carries. */
function xorAt(leaves: readonly Leaf[], c: number): number {
  const terms = digitsAt(leaves, c).map((digit, i) => carryless(BigInt(digit), BigInt(leaves[i]?.[1] ?? 0)));
  return Number(terms.reduce((so, term) => so ^ term, 0n));
}

function carryless(a: bigint, b: bigint): bigint {
  let product = 0n;
  for (let bit = 0n; a >> bit > 0n; bit++) if ((a >> bit) & 1n) product ^= b << bit;
  return product;
}
