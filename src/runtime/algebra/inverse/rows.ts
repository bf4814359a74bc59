import type { Step } from "../../../types/semimodule/semimodule.js";
import type { Fail } from "../../diagnostic.js";
import type { Placed } from "../../layout/by-stride.js";
import { isPowerOfTwo, stepsOf } from "../../semimodule/binary.js";
import type { Row } from "../../semimodule/elimination.js";
import { multiply } from "../../semimodule/integer.js";
import { binaryIn } from "../../semimodule/semimodule.js";

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

/** The odd part of the last mode, if it has one. */
export function topOf(modes: readonly Placed<Step>[]): Top | null {
  const last = modes.at(-1);
  if (last === undefined || last.stride === 0) return null;
  let { size, at } = last;
  for (; size % 2 === 0; size /= 2) at *= 2;
  return size === 1 ? null : { size, at };
}

/** The coordinates of the values 1, 2, 4 and so on. */
export function solved(rows: readonly Row[]): readonly number[] {
  const bits: number[] = [];
  for (let value = 1; ; value *= 2) {
    const row = rows.find((each) => each.value === value);
    if (row === undefined) return bits;
    bits.push(row.at);
  }
}
