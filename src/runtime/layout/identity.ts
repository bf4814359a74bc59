import type { Accepted } from "../../types/diagnostic.js";
import type { IntTuple, StepTuple } from "../../types/layout/htuple.js";
import type { IdentityLayout } from "../../types/layout/identity.js";
import type { AnyLayout, Layout, ResultShape, ResultStride } from "../../types/layout/layout.js";
import type { Nesting } from "../../types/layout/levels.js";
import { exactly, failing } from "../diagnostic.js";
import type { Path } from "../semimodule/basis.js";
import { isTuple, shapeOf } from "./htuple.js";
import { laid } from "./layout.js";
import { extent, extentsOf } from "./shape.js";
import { show } from "./text.js";

/**
 * The layout of a shape that takes every coordinate to itself: L(i) = i, or L(i, j) = (i, j) by basis vectors (paper,
 * section 5.3.1). Refused are extents that are no positive integers, and a size past 2^53-1.
 * @param shape a shape, or a layout of it
 * @returns the layout, whose offsets are coordinates where the shape is a tuple
 * @throws LayoutError: extent, overflow
 * @law L(c) = c at every coordinate (test/layout/identity.test.ts)
 * @see {@link within}
 * @example identityLayout(24) // prints as 24:1
 * @example identityLayout([3, [4, 2]]) // prints as (3,(4,2)):(e0,(e1.0,e1.1))
 */
export function identityLayout<const X extends Nesting<number> | AnyLayout>(
  shape: Accepted<X, IdentityLayout<X>>,
): Layout<ResultShape<IdentityLayout<X>>, ResultStride<IdentityLayout<X>>>;

export function identityLayout(shape: unknown): AnyLayout {
  const fail = failing("identityLayout", () => show(shape));
  const extents = extentsOf(shapeOf(shape), fail);
  return exactly(fail, () => {
    extent(extents);
    return laid(extents, isTuple(extents) ? basisOf(extents, []) : 1);
  });
}

/** A basis vector for every extent. */
function basisOf(shape: IntTuple, path: Path): StepTuple {
  return isTuple(shape) ? shape.map((mode, i) => basisOf(mode, [...path, i])) : `e${path.join(".")}`;
}
