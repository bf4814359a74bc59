import fc from "fast-check";
import { swizzle as checked } from "../src/runtime/swizzle.js";
import type { AnyLayout } from "../src/types/layout.js";
import { between } from "./arbitrary.js";
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
