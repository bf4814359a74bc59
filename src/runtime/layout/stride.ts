import type { Answer } from "../../types/diagnostic.js";
import type { IntTuple, ShapeOf } from "../../types/layout/htuple.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import type { CompactStride } from "../../types/layout/stride.js";
import { exactly, failing } from "../diagnostic.js";
import { multiply } from "../semimodule/integer.js";
import { isTuple, shapeOf, show } from "./htuple.js";
import { extentsOf } from "./shape.js";

/**
 * The compact column-major stride of a shape: every mode continues the one before it, so a stride is the product of the
 * extents to its left (paper, section 5.3.3). Refused past 2^53-1.
 * @example compactStride([4, [3, 2]]) // [1, [4, 12]]
 */
export function compactStride<const S extends IntTuple | AnyLayout>(
  shape: S,
): Answer<NoInfer<CompactStride<ShapeOf<S>>>, "compactStride">;
export function compactStride(shape: IntTuple | AnyLayout): IntTuple {
  const fail = failing("compactStride", () => show(shapeOf(shape)));
  const extents = extentsOf(shapeOf(shape), fail);
  return exactly(fail, () => compact(extents));
}

/** The same, nothing checked but that it is exact. */
export function compact(shape: IntTuple): IntTuple {
  let covered = 1;
  let before = 1;
  const walk = (mode: IntTuple): IntTuple => {
    if (isTuple(mode)) return mode.map(walk);
    // the extent joins only now: the product of all of them is no stride, and may be past 2^53-1
    covered = multiply(covered, before);
    before = mode;
    return covered;
  };
  return walk(shape);
}
