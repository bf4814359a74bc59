import type { AnyLayout, ComposedLayout } from "../../types/layout/layout.js";
import { exactly, type Fail } from "../diagnostic.js";
import { allBits, integerModes, kindOfLayout, type Mode, modesOf } from "../layout/modes.js";
import { extent } from "../layout/shape.js";
import { add, multiply } from "../semimodule/integer.js";
import { offsetFunction } from "./offsets.js";
import { reachOfBits } from "./reach/bits.js";

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
  const kind = kindOfLayout(layout);
  if (kind === "coordinate") fail("argument", "a coordinate", "offset into an array");
  return exactly(fail, () =>
    kind === "binary" ? reachOfBits(modesOf(layout), start) : integerReach(integerModes(layout, fail)),
  );
}

/** More offsets than are looked at in less than a second. */
const most = 2 ** 22;

/** The same of a composed layout, for which all offsets are looked at. */
export function composedReach({ outer, offset, inner }: ComposedLayout, fail: Fail): Reach {
  const [within, on] = [offsetFunction(inner), offsetFunction(outer)];
  const size = extent(inner.shape);
  if (size > most) fail("budget", most);
  const found = { least: Number.POSITIVE_INFINITY, most: Number.NEGATIVE_INFINITY };
  for (let i = 0; i < size; i++) {
    const place = on(add(offset, within(i)));
    found.least = Math.min(found.least, place);
    found.most = Math.max(found.most, place);
  }
  return found;
}

/** Refuses offsets that from a start on are not all in an array. */
export function refuseReach({ least, most }: Reach, length: number, start: number, fail: Fail): void {
  const [from, to] = exactly(fail, () => [add(start, least), add(start, most)] as const);
  if (from < 0 || to >= length) fail("bounds", from, to, length);
}

/** All bits that the F2 strides of a layout count; 0 for other strides. */
export function bitsIn(layout: AnyLayout): number {
  return kindOfLayout(layout) === "binary" ? allBits(modesOf(layout)) : 0;
}

function integerReach(modes: readonly Mode[]): Reach {
  let [least, most] = [0, 0];
  for (const [extent, stride] of modes) {
    const last = multiply(extent - 1, stride);
    if (last < 0) least = add(least, last);
    else most = add(most, last);
  }
  return { least, most };
}
