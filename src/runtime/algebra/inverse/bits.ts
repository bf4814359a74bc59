import type { Step } from "../../../types/semimodule/semimodule.js";
import type { Fail } from "../../diagnostic.js";
import { type Placed, placed } from "../../layout/by-stride.js";
import { type Mode, sizeOfModes } from "../../layout/modes.js";
import { bitLength, isPowerOfTwo, stepsOf, xor } from "../../semimodule/binary.js";
import { leading, mostOf, type Row, reduced } from "../../semimodule/elimination.js";
import { multiply } from "../../semimodule/integer.js";
import { binary, binaryIn } from "../../semimodule/semimodule.js";
import { joined } from "../coalesce.js";
import { extendedBits } from "./extension.js";

/** The modes of the right inverse over F2: the values 1, 2, 4 and so on, as long as there is a coordinate for each. */
export function rightInverseOfBits(of: readonly Mode<Step>[], fail: Fail): readonly Mode<Step>[] {
  const modes = placed(of);
  const bits = solved(reduced(rowsOf(modes, fail)));
  const top = topOf(modes);
  if (top === null) return extendedBits("right", modesTo(bits, null) as readonly Mode<Step>[], of);
  // not all digits of the last mode can be taken: the bits end with just these, or no sum of them is past the last
  const size = top.at * top.size;
  const within = bits.findIndex((_, i) => mostOf(bits.slice(0, i + 1)) >= size);
  const power = modesTo(within < 0 ? bits : bits.slice(0, within), null) as readonly Mode<Step>[];
  const ending = bits.map((_, i) => modesTo(bits.slice(0, i + 1), top)).findLast((each) => each !== null);
  return joined(ending != null && sizeOfModes(ending) > sizeOfModes(power) ? ending : power);
}

/** The coordinates of the values 1, 2, 4 and so on. */
function solved(rows: readonly Row[]): readonly number[] {
  const bits: number[] = [];
  for (let value = 1; ; value *= 2) {
    const row = rows.find((each) => each.value === value);
    if (row === undefined) return bits;
    bits.push(row.at);
  }
}

/** The modes of the left inverse over F2, up to the highest bit that is reached: a bit that leads no value goes to 0. */
export function leftInverseOfBits(of: readonly Mode<Step>[], fail: Fail): readonly Mode<Step>[] {
  const modes = placed(of);
  const rows = reduced(rowsOf(modes, fail));
  const highest = rows.reduce((so, { value }) => Math.max(so, leading(value)), 0);
  const bits: number[] = [];
  for (let value = 1; value <= highest; value *= 2)
    bits.push(rows.find((row) => leading(row.value) === value)?.at ?? 0);
  return extendedBits(
    "left",
    modesTo(bits, topOf(modes)) ?? (modesTo(bits, null) as readonly Mode<Step>[]),
    of,
  );
}

/**
 * The bits of the coordinate of a layout, and where each is taken. Refused is an extent below another mode that is no
 * power of two: the coordinate is no sum of bits then.
 */
function rowsOf(modes: readonly Placed<Step>[], fail: Fail): readonly Row[] {
  for (const { size } of modes.slice(0, -1)) if (!isPowerOfTwo(size)) fail("power", size);
  return modes.flatMap(({ size, stride, at }) =>
    stepsOf(size, 1).map((power) => ({ value: multiply(power, binaryIn(stride)), at: power * at })),
  );
}

/** Where a coordinate ends in digits below an odd size: from a place on. */
interface Top {
  readonly size: number;
  readonly at: number;
}

/** The odd part of the last mode, if it has one. */
function topOf(modes: readonly Placed<Step>[]): Top | null {
  const last = modes.at(-1);
  if (last === undefined || last.stride === 0) return null;
  let { size, at } = last;
  for (; size % 2 === 0; size /= 2) at *= 2;
  return size === 1 ? null : { size, at };
}

/**
 * The modes of a linear function from what it takes each bit to. Where the last bits are taken to
 * just the digits of `top`, they end where these do; `null` where they are not.
 */
function modesTo(bits: readonly number[], top: Top | null): readonly Mode<Step>[] | null {
  const single = (at: number): Mode<Step> => [2, binary(at)];
  if (top === null) return bits.map(single);
  const ends = bits.length - bitLength(top.size - 1);
  const first = bits[ends] ?? 0;
  const follow = bits.every((at, b) =>
    b < ends ? at < top.at : at === first * 2 ** (b - ends) && Math.floor(at / top.at) === 2 ** (b - ends),
  );
  return ends >= 0 && follow ? [...bits.slice(0, ends).map(single), [top.size, binary(first)]] : null;
}

/**
 * The least value that binary strides do not yield, of a layout that yields each once; `null` where it yields some twice.
 */
export function leastMissing(modes: readonly Placed<Step>[], fail: Fail): number | null {
  const rows = rowsOf(modes, fail);
  const independent = reduced(rows);
  if (independent.length < rows.length) return null;
  const bits = solved(independent);
  const top = topOf(modes);
  const end = top === null ? Number.POSITIVE_INFINITY : top.at * top.size;
  if (mostOf(bits) < end) return 2 ** bits.length;
  // from the highest bit on, one is left out where those below still lead past the end
  let value = 0;
  let at = 0;
  for (let b = bits.length - 1; b >= 0; b--) {
    if (mostOf(bits.slice(0, b), at) >= end) continue;
    value += 2 ** b;
    at = xor(at, bits[b] as number);
  }
  return value;
}
