import type { AcceptedEach } from "../../types/diagnostic.js";
import type { Dice } from "../../types/layout/dice.js";
import type { IntTuple, StepTuple } from "../../types/layout/htuple.js";
import type { AnyLayout, Layout, ResultShape, ResultStride } from "../../types/layout/layout.js";
import type { SliceCoordinate } from "../../types/layout/slice.js";
import { failing } from "../diagnostic.js";
import { isTuple } from "./htuple.js";
import { layoutIn, layoutOf } from "./layout.js";
import { gapsIn, keep, sideBySide } from "./slice.js";
import { show } from "./text.js";

/**
 * The modes of a layout that a coordinate fixes, side by side in one tuple: what `slice` leaves out. An integer for the
 * whole coordinate keeps the layout, and nothing kept is 1:0. Refused is a coordinate that does not fit.
 * @param layout any
 * @param coordinate an integer or `null` for each mode, nested as the shape is
 * @returns the layout of the modes that are fixed
 * @throws LayoutError: argument, coordinate, integer, overflow
 * @law with what `slice` keeps it has every mode, and the offset of the slice is its own at the coordinate
 *   (test/mirror/words.ts)
 * @see {@link slice}
 * @example dice(layout("(2,3,4):(1,2,6)"), 1, null, 2) // prints as (2,4):(1,6)
 */
export function dice<L extends AnyLayout, const C extends readonly SliceCoordinate[]>(
  layout: L,
  ...coordinate: AcceptedEach<C, Dice<L, C>, L, number | null>
): Layout<ResultShape<Dice<L, C>>, ResultStride<Dice<L, C>>>;

export function dice(layout: AnyLayout, ...coordinate: any): AnyLayout {
  const fail = failing("dice", () => show(layout));
  const { shape, stride } = layoutIn(layout, fail);
  const at = gapsIn(coordinate.length === 1 ? coordinate[0] : coordinate, shape as IntTuple, fail);
  if (typeof at === "number") return layout;
  const kept = keep(turned(at), shape as IntTuple, stride as StepTuple);
  return kept.length === 0 ? layoutOf([[1, 0]]) : sideBySide(kept);
}

/** The coordinate that leaves open what this one fixes. */
function turned(at: SliceCoordinate): SliceCoordinate {
  return isTuple(at) ? at.map(turned) : at === null ? 0 : null;
}
