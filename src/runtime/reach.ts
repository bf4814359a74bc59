import type { IntTuple } from "../types/htuple.js";
import type { AnyLayout } from "../types/layout.js";
import { bitsOf, or, xor } from "./binary.js";
import { exactly, type Fail } from "./diagnostic.js";
import { elements } from "./htuple.js";
import { add, multiply } from "./integer.js";
import { offsetFunction } from "./offsets.js";
import { extent } from "./shape.js";

/** The least and the greatest offset of a layout. */
export interface Reach {
  readonly least: number;
  readonly most: number;
}

/**
 * How far a layout reaches in an array, its F2 strides from `start` on; one of coordinates leads into no array, and is
 * refused.
 */
export function reachOf(layout: AnyLayout, start: number, fail: Fail): Reach {
  const strides = stridesOf(layout);
  if (strides.some((stride) => typeof stride === "string" && !isBinary(stride)))
    fail("argument", "a coordinate", "offset into an array");
  const isInteger = strides.every((stride) => typeof stride === "number");
  return exactly(fail, () => (isInteger ? integerReach(layout, strides) : binaryReach(layout, start)));
}

/** All bits that the F2 strides of a layout count; 0 for other strides. */
export function bitsIn(layout: AnyLayout): number {
  const strides = stridesOf(layout);
  if (!strides.some(isBinary)) return 0;
  const extents = elements(layout.shape as IntTuple);
  return strides
    .map((stride, i) => (isBinary(stride) ? bitsOf(extents[i] as number, Number(stride.slice(1))) : 0))
    .reduce(or, 0);
}

function stridesOf({ stride }: AnyLayout): readonly (number | string)[] {
  return elements(stride as IntTuple);
}

function isBinary(stride: number | string): stride is string {
  return typeof stride === "string" && stride.startsWith("f");
}

function integerReach({ shape }: AnyLayout, strides: readonly (number | string)[]): Reach {
  let [least, most] = [0, 0];
  for (const [i, extent] of elements(shape as IntTuple).entries()) {
    const last = multiply(extent - 1, strides[i] as number);
    if (last < 0) least = add(least, last);
    else most = add(most, last);
  }
  return { least, most };
}

/** Sums without carries are as great as no one of them shows: all are looked at. */
function binaryReach(layout: AnyLayout, start: number): Reach {
  const offset = offsetFunction(layout);
  const size = extent(layout.shape as IntTuple);
  let [least, most] = [start, start];
  for (let i = 0; i < size; i++) {
    const place = xor(start, offset(i));
    least = Math.min(least, place);
    most = Math.max(most, place);
  }
  return { least, most };
}
