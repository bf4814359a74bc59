import type { Accepted } from "../types/diagnostic.js";
import type { IntTuple } from "../types/htuple.js";
import type { IdentityLayout } from "../types/identity.js";
import type { AnyLayout, Layout, ResultShape, ResultStride } from "../types/layout.js";
import { exactly, failing } from "./diagnostic.js";
import { shapeOf, show } from "./htuple.js";
import { laid } from "./layout.js";
import { extent, extentsOf } from "./shape.js";
import { compact } from "./stride.js";

/**
 * The layout of a shape that takes every integer coordinate to itself: L(i) = i (paper, section 5.3.1).
 * @example identityLayout([3, [4, 2]]) // prints as (3,(4,2)):(1,(3,12))
 */
export function identityLayout<const X extends IntTuple | AnyLayout>(
  shape: Accepted<X, NoInfer<IdentityLayout<X>>, "identityLayout">,
): Layout<ResultShape<NoInfer<IdentityLayout<X>>>, ResultStride<NoInfer<IdentityLayout<X>>>>;
export function identityLayout(shape: unknown): AnyLayout {
  const fail = failing("identityLayout", () => show(shape));
  const extents = extentsOf(shapeOf(shape), fail);
  return exactly(fail, () => {
    extent(extents);
    return laid(extents, compact(extents));
  });
}
