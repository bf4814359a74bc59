import { exactly, type Fail } from "../diagnostic.js";
import { multiply } from "../integer.js";
import type { OffsetFunction } from "../offsets.js";

/** Below this an integer is a machine word. */
const word = 2 ** 31;

/** A mode of an F2 layout: its extent, and the integer of its stride. */
export type BinaryMode = readonly [extent: number, element: number];

/**
 * The offsets of a layout with F2 strides: the sums of its digits are XOR, their multiples carry-less. Where its digits
 * are bits of the coordinate, the bits of each byte are summed once, into a table.
 */
export function exclusive(
  modes: readonly BinaryMode[],
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

function valueOf(modes: readonly BinaryMode[], i: number): number {
  let rest = i;
  let sum = 0;
  for (const [k, [extent, element]] of modes.entries()) {
    const digit = k === modes.length - 1 ? rest : rest % extent;
    sum = xor(sum, carryless(digit, element));
    rest = Math.floor(rest / extent);
  }
  return sum;
}

/** XOR, in two halves: a number has more bits than a machine word. */
function xor(a: number, b: number): number {
  const high = Math.floor(a / word) ^ Math.floor(b / word);
  return high * word + ((a % word) ^ (b % word));
}

/** The product without carries; refused past 2^53-1, as every product is. */
function carryless(times: number, element: number): number {
  let product = 0;
  for (let rest = times, power = 1; rest > 0 && element !== 0; rest = Math.floor(rest / 2), power *= 2)
    if (rest % 2 === 1) product = xor(product, multiply(element, power));
  return product;
}
