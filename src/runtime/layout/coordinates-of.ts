import type { Accepted, Answer } from "../../types/diagnostic.js";
import type { CoordinatesOf } from "../../types/layout/coordinates-of.js";
import type { IntTuple } from "../../types/layout/htuple.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import type { Nesting } from "../../types/layout/levels.js";
import { exactly, failing } from "../diagnostic.js";
import { elements, isTuple, shapeOf } from "./htuple.js";
import { oneOfEach } from "./one-of-each.js";
import { extent, extentsOf } from "./shape.js";
import { show } from "./text.js";

/** How many numbers are listed at most. */
const most = 2 ** 19;

/**
 * All natural coordinates of a shape or a layout in order, the first mode fastest (paper, section 4.2). Refused are more
 * than 2^19 numbers in them.
 * @param shape a shape, or a layout
 * @returns the coordinates, as an array
 * @throws LayoutError: budget, extent, overflow
 * @law entry i is idx2crd(i, S) (test/property/words.test.ts)
 * @see {@link within}
 * @example coordinatesOf([2, 2]) // [[0, 0], [1, 0], [0, 1], [1, 1]]
 * @example coordinatesOf(3) // [0, 1, 2]
 */
export function coordinatesOf<const X extends Nesting<number> | AnyLayout>(
  shape: Accepted<X, CoordinatesOf<X>>,
): Answer<CoordinatesOf<X>, readonly IntTuple[]>;

export function coordinatesOf(shape: unknown): readonly IntTuple[] {
  const fail = failing("coordinatesOf", () => show(shapeOf(shape)));
  const extents = extentsOf(shapeOf(shape), fail);
  if (exactly(fail, () => extent(extents)) * elements(extents).length > most) fail("budget", most);
  return all(extents);
}

/** The coordinates of a shape, in order. */
function all(shape: IntTuple): readonly IntTuple[] {
  return isTuple(shape) ? oneOfEach(shape.map(all)) : [...new Array(shape).keys()];
}
