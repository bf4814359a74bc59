import type { Accepted, Answer } from "../../types/diagnostic.js";
import type { HTuple, IntTuple } from "../../types/layout/htuple.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import type { Nesting } from "../../types/layout/levels.js";
import type { Within } from "../../types/layout/within.js";
import { failing } from "../diagnostic.js";
import { coordinateIn } from "./evaluation.js";
import { isTuple, shapeOf } from "./htuple.js";
import { extent, extentsOf } from "./shape.js";
import { show } from "./text.js";

/**
 * Whether a coordinate is within the bounds of a shape: every integer of it at least 0 and less than the extent, or the
 * size, of its mode (paper, section 4.2). It is what predicates of coordinate tensors are made of. Refused is a coordinate
 * that does not fit the shape.
 * @param coordinate an integer, or a tuple in a profile that fits the shape
 * @param shape a shape, or a layout
 * @returns a boolean
 * @throws LayoutError: coordinate, extent, integer, overflow
 * @law true exactly of the coordinates that `coordinatesOf` lists, at any depth (test/layout/within.test.ts)
 * @see {@link inBounds}
 * @example within([3, 7], [4, 8]) // true
 * @example within([4, 0], [4, 8]) // false
 * @example within(31, [4, 8]) // true
 */
export function within<const C extends Nesting<number>, const S extends Nesting<number> | AnyLayout>(
  coordinate: Accepted<C, Within<C, S>>,
  shape: S,
): Answer<Within<C, S>, boolean>;

export function within(coordinate: unknown, shape: unknown): boolean {
  const fail = failing("within", () => show(shapeOf(shape)));
  const extents = extentsOf(shapeOf(shape), fail);
  return isWithin(coordinateIn(coordinate, extents, fail), extents);
}

/** Whether a coordinate that fits a shape is within its bounds; `null` stands for a mode that is kept. */
export function isWithin(coordinate: HTuple<number | null>, shape: IntTuple): boolean {
  if (isTuple(coordinate))
    return coordinate.every((mode, i) => isWithin(mode, (shape as readonly IntTuple[])[i] as IntTuple));
  return coordinate === null || (coordinate >= 0 && coordinate < extent(shape));
}
