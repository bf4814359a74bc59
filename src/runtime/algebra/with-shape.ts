import type { WithShape } from "../../types/algebra/with-shape.js";
import type { Accepted } from "../../types/diagnostic.js";
import type { AnyLayout, AnyMapping, Resolved } from "../../types/layout/layout.js";
import type { Nesting } from "../../types/layout/levels.js";
import { exactly, failing } from "../diagnostic.js";
import { shapeOf } from "../layout/htuple.js";
import { layoutIn, whole } from "../layout/layout.js";
import { extent, extentsOf } from "../layout/shape.js";
import { compact } from "../layout/stride.js";
import { show } from "../layout/text.js";
import { composed } from "./composition.js";
import { onInner } from "./inner.js";

/**
 * The same function with the coordinates of another shape: the composition with the compact layout of that shape (paper,
 * section 5.3.1). Refused are a shape of another size, and one that no layout of this function has.
 * @param layout any
 * @param shape another shape of its size
 * @returns the layout of that shape
 * @throws LayoutError: sizes; as {@link composition}
 * @law the same offset at every integer coordinate (test/algebra/with-shape.test.ts)
 * @see {@link composition}
 * @example withShape(layout("(4,4):(4,1)"), [8, 2]) // prints as ((4,2),2):((4,1),2)
 */
export function withShape<L extends AnyMapping, const X extends Nesting<number> | AnyLayout>(
  layout: L,
  shape: Accepted<X, WithShape<L, X>>,
): Resolved<L, WithShape<L, X>>;

export function withShape(layout: AnyMapping, shape: unknown): AnyLayout {
  return onInner(layout, (of) => shaped(of, shape));
}

/** The two sizes are to be the same. */
function shaped(layout: AnyLayout, shape: unknown): AnyLayout {
  const fail = failing("withShape", () => `${show(layout)}, ${show(shape)}`);
  const extents = extentsOf(shapeOf(shape), fail);
  const from = extent(layoutIn(layout, fail).shape);
  const to = exactly(fail, () => extent(extents));
  if (from !== to) fail("sizes", from, to);
  return whole(composed(layout, { shape: extents, stride: compact(extents) }, fail));
}
