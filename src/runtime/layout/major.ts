import type { Accepted } from "../../types/diagnostic.js";
import type { IntTuple } from "../../types/layout/htuple.js";
import type { AnyLayout, Layout, ResultShape, ResultStride } from "../../types/layout/layout.js";
import type { Nesting } from "../../types/layout/levels.js";
import type { ColumnMajor, RowMajor } from "../../types/layout/major.js";
import { exactly, failing } from "../diagnostic.js";
import { isTuple, shapeOf } from "./htuple.js";
import { laid } from "./layout.js";
import { extent, extentsOf } from "./shape.js";
import { compact } from "./stride.js";
import { show } from "./text.js";

/**
 * The compact layout of a shape whose first mode runs fastest, within nested modes too. Refused are extents that are no
 * positive integers, and a size past 2^53-1.
 * @param shape a shape, or a layout of it
 * @returns the layout
 * @throws LayoutError: extent, overflow
 * @law a bijection onto the offsets below the size, whose leaves step further from left to right
 *   (test/property/words.test.ts)
 * @see {@link rowMajor}
 * @example columnMajor([4, [3, 2]]) // prints as (4,(3,2)):(1,(4,12))
 */
export function columnMajor<const X extends Nesting<number> | AnyLayout>(
  shape: Accepted<X, ColumnMajor<X>>,
): Layout<ResultShape<ColumnMajor<X>>, ResultStride<ColumnMajor<X>>>;

export function columnMajor(shape: unknown): AnyLayout {
  return major("columnMajor", shape, compact);
}

/**
 * The compact layout of a shape whose last mode runs fastest, within nested modes too; refused as `columnMajor`.
 * @param shape a shape, or a layout of it
 * @returns the layout
 * @throws LayoutError: extent, overflow
 * @law a bijection onto the offsets below the size, whose leaves step further from right to left
 *   (test/property/words.test.ts)
 * @see {@link columnMajor}
 * @example rowMajor([4, [3, 2]]) // prints as (4,(3,2)):(6,(2,1))
 */
export function rowMajor<const X extends Nesting<number> | AnyLayout>(
  shape: Accepted<X, RowMajor<X>>,
): Layout<ResultShape<RowMajor<X>>, ResultStride<RowMajor<X>>>;

export function rowMajor(shape: unknown): AnyLayout {
  return major("rowMajor", shape, (extents) => reversed(compact(reversed(extents))));
}

function major(operation: string, shape: unknown, strideOf: (shape: IntTuple) => IntTuple): AnyLayout {
  const fail = failing(operation, () => show(shapeOf(shape)));
  const extents = extentsOf(shapeOf(shape), fail);
  return exactly(fail, () => {
    extent(extents);
    return laid(extents, strideOf(extents));
  });
}

/** The tuple with the modes of every level in reverse. */
function reversed(tuple: IntTuple): IntTuple {
  return isTuple(tuple) ? tuple.map(reversed).reverse() : tuple;
}
