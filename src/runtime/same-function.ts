import type { IntTuple } from "../types/htuple.js";
import type { AnyLayout } from "../types/layout.js";
import { joined } from "./coalesce.js";
import { offsetOf } from "./coordinate.js";
import { failing } from "./diagnostic.js";
import { show } from "./htuple.js";
import { layoutIn } from "./layout.js";
import { type Mode, modesOf } from "./modes.js";
import { extent } from "./shape.js";

/**
 * Whether two layouts have the same size and the same offset at every integer coordinate, whatever their form. Their
 * coalesced forms are then the same: each mode of one is where the function first stops being a multiple.
 * @example sameFunction(layout("(2,(1,6)):(1,(6,2))"), layout("12:1")) // true
 */
export function sameFunction(a: AnyLayout, b: AnyLayout): boolean {
  const fail = failing("sameFunction", () => `${show(a)}, ${show(b)}`);
  layoutIn(a, fail);
  layoutIn(b, fail);
  return sizeOf(a) === sizeOf(b) && differenceIn(modesOf(a), modesOf(b)) === null;
}

/**
 * The least integer coordinate at which two layouts have different offsets; `null` where there is none up to the smaller
 * size.
 * @example difference(layout("(4,8):(1,4)"), layout("(4,8):(1,5)")) // 4
 */
export function difference(a: AnyLayout, b: AnyLayout): number | null {
  const fail = failing("difference", () => `${show(a)}, ${show(b)}`);
  return differenceIn(modesOf(layoutIn(a, fail)), modesOf(layoutIn(b, fail)));
}

/** Refuses layouts that are not the same function, and names the sizes or a coordinate at which they differ. */
export function assertSameFunction(a: AnyLayout, b: AnyLayout): void {
  const fail = failing("assertSameFunction", () => `${show(a)}, ${show(b)}`);
  layoutIn(a, fail);
  layoutIn(b, fail);
  if (sizeOf(a) !== sizeOf(b)) fail("sizes", sizeOf(a), sizeOf(b));
  const at = differenceIn(modesOf(a), modesOf(b));
  if (at !== null) fail("difference", at, offsetOf(at, a, fail), offsetOf(at, b, fail));
}

function sizeOf(layout: AnyLayout): number {
  return extent(layout.shape as IntTuple);
}

function differenceIn(a: readonly Mode[], b: readonly Mode[]): number | null {
  const [of, by] = [joined(a), joined(b)];
  const { modes, size } = commonStart(of, by);
  // one of them ends here
  const ends = [of, by].some((all) => all.reduce((so, [extent]) => so * extent, 1) === size);
  return ends || modes === null ? null : size;
}
