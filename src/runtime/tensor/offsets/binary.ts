import { exactly, type Fail } from "../../diagnostic.js";
import type { Mode } from "../../layout/modes.js";
import { carryless, word, xor } from "../../semimodule/binary.js";

/**
 * The offsets of a layout with F2 strides, each given as its integer: the sums of its digits are XOR, their multiples carry-less. Where its digits
 * are bits of the coordinate, the bits of each byte are summed once, into a table.
 */
export function exclusive(
  modes: readonly Mode[],
  size: number,
  outside: OffsetFunction,
  fail: Fail,
): OffsetFunction {
  const within: OffsetFunction = (i) =>
    Number.isInteger(i) && i >= 0 && i < size ? exactly(fail, () => valueOf(modes, i)) : outside(i);
  const bitwise = modes.every(([extent], k) => k === modes.length - 1 || (extent & (extent - 1)) === 0);
  if (!bitwise || size > word || modes.some(([extent, element]) => extent * element > word)) return within;
  const bits = Array.from({ length: Math.ceil(Math.log2(size)) }, (_, bit) => valueOf(modes, 2 ** bit));
  const byteAt = (bit: number): Int32Array => tableOf(bits.slice(bit, bit + 8));
  const [t, u, v, w] = [byteAt(0), byteAt(8), byteAt(16), byteAt(24)] as const;
  if (bits.length <= 8) return (i) => (i >>> 0 === i && i < size ? (t[i] as number) : outside(i));
  if (bits.length <= 16)
    return (i) => (i >>> 0 === i && i < size ? (t[i & 255] as number) ^ (u[i >> 8] as number) : outside(i));
  return (i) =>
    i >>> 0 === i && i < size
      ? (t[i & 255] as number) ^
        (u[(i >> 8) & 255] as number) ^
        (v[(i >> 16) & 255] as number) ^
        (w[i >> 24] as number)
      : outside(i);
}

/** The value of each byte whose bits have these values. */
function tableOf(bits: readonly number[]): Int32Array {
  return Int32Array.from({ length: 256 }, (_, byte) =>
    bits.reduce((so, value, bit) => ((byte >> bit) & 1 ? so ^ value : so), 0),
  );
}

function valueOf(modes: readonly Mode[], i: number): number {
  let rest = i;
  let sum = 0;
  for (const [k, [extent, element]] of modes.entries()) {
    const digit = k === modes.length - 1 ? rest : rest % extent;
    sum = xor(sum, carryless(digit, element));
    rest = Math.floor(rest / extent);
  }
  return sum;
}

/** From an integer coordinate to an offset. */
export type OffsetFunction = (index: number) => number;
