import type { Step } from "../types/semimodule.js";
import { and, bitLength, isPowerOfTwo, stepsOf, xor } from "./binary.js";
import type { Fail } from "./diagnostic.js";
import { multiply } from "./integer.js";
import type { Placed } from "./inverse.js";
import type { Mode } from "./modes.js";
import { binary, binaryIn } from "./semimodule.js";

/** A value of a linear function over F2, and the coordinate that is taken to it. */
export interface Row {
  readonly value: number;
  readonly at: number;
}

/**
 * Rows in reduced form: every value has a leading bit that no other has. A row that depends on those before it is left
 * out.
 * @example reduced([{ value: 5, at: 1 }, { value: 4, at: 2 }]) // [{ value: 4, at: 2 }, { value: 1, at: 3 }]
 */
export function reduced(rows: readonly Row[]): readonly Row[] {
  return rows.reduce<readonly Row[]>((so, row) => {
    const rest = so.reduce(without, row);
    return rest.value === 0 ? so : [...so.map((before) => without(before, rest)), rest];
  }, []);
}

/** A row, less another one where it has the leading bit of that. */
function without(row: Row, other: Row): Row {
  if (and(row.value, leading(other.value)) === 0) return row;
  return { value: xor(row.value, other.value), at: xor(row.at, other.at) };
}

/** The highest bit of a value. */
export function leading(value: number): number {
  return 2 ** (bitLength(value) - 1);
}

/** The largest sum of elements and one that is always taken. */
export function mostOf(elements: readonly number[], always = 0): number {
  return reduced(elements.map((value) => ({ value, at: 0 })))
    .toSorted((a, b) => b.value - a.value)
    .reduce((so, { value }) => Math.max(so, xor(so, value)), always);
}

/**
 * The largest coordinate that a value below a bound is taken from, by rows of single bits.
 * @example mostBelow([{ value: 1, at: 2 }, { value: 2, at: 1 }], 3) // 2
 */
export function mostBelow(rows: readonly Row[], bound: number): number {
  const at = (bit: number) => rows.find(({ value }) => value === bit)?.at ?? 0;
  let most = 0;
  // a value below the bound has its bits down to one that it lacks, and any below that
  let above = 0;
  for (let bit = leading(bound); bit >= 1; bit /= 2) {
    if (and(bound, bit) === 0) continue;
    most = Math.max(most, mostOf(stepsOf(bit, 1).map(at), above));
    above = xor(above, at(bit));
  }
  return most;
}

/**
 * The bits of the coordinate of a layout, and where each is taken. Refused is an extent below another mode that is no
 * power of two: the coordinate is no sum of bits then.
 */
export function rowsOf(modes: readonly Placed<Step>[], fail: Fail): readonly Row[] {
  for (const { size } of modes.slice(0, -1)) if (!isPowerOfTwo(size)) fail("power", size);
  return modes.flatMap(({ size, stride, at }) =>
    stepsOf(size, 1).map((power) => ({ value: multiply(power, binaryIn(stride)), at: power * at })),
  );
}

/** Where a coordinate ends in digits below an odd size: from a place on. */
export interface Top {
  readonly size: number;
  readonly at: number;
}

/**
 * The modes of a linear function from what it takes each bit to. Where the last bits are taken to
 * just the digits of `top`, they end where these do; `null` where they are not.
 */
export function modesTo(bits: readonly number[], top: Top | null): readonly Mode<Step>[] | null {
  const single = (at: number): Mode<Step> => [2, binary(at)];
  if (top === null) return bits.map(single);
  const ends = bits.length - bitLength(top.size - 1);
  const first = bits[ends] ?? 0;
  const follow = bits.every((at, b) =>
    b < ends ? at < top.at : at === first * 2 ** (b - ends) && Math.floor(at / top.at) === 2 ** (b - ends),
  );
  return ends >= 0 && follow ? [...bits.slice(0, ends).map(single), [top.size, binary(first)]] : null;
}
