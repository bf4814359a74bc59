import type { AsLayout } from "../../types/algebra/as-layout.js";
import type { Tiler } from "../../types/algebra/tiler.js";
import type { Accepted } from "../../types/diagnostic.js";
import type {
  AnyComposedLayout,
  AnyLayout,
  ComposedLayout,
  Layout,
  ResultShape,
  ResultStride,
} from "../../types/layout/layout.js";
import { failing, renaming } from "../diagnostic.js";
import { composedIn } from "../layout/composed-layout.js";
import { offsetOf } from "../layout/evaluation.js";
import { laid } from "../layout/layout.js";
import { show, textOf } from "../layout/text.js";
import { composition } from "./composition.js";
import { concatOf, modesIn } from "./concat.js";

/**
 * The layout that a composed one is, where the algebra has it. A layout takes 0 to 0, so refused is an offset that the
 * outer layout takes elsewhere; and whatever `composition` refuses, which an offset is a mode of.
 * @param of a composed layout
 * @returns the layout
 * @throws LayoutError: argument, origin; as {@link composition}
 * @law the same value at every coordinate, in one layout (test/layout/composed-layout.test.ts)
 * @see {@link composedLayout}
 * @example asLayout(composedLayout(swizzle(3, 3, 3), 0, layout("(8,64):(64,1)"))) // prints as (8,64):(f72,f1)
 */
export function asLayout<L extends AnyComposedLayout>(
  of: Accepted<L, AsLayout<L>>,
): Layout<ResultShape<AsLayout<L>>, ResultStride<AsLayout<L>>>;

export function asLayout(of: any): AnyLayout {
  const composed = composedIn(of, "asLayout");
  return renaming(
    "asLayout",
    () => folded(composed),
    () => show(of),
  );
}

/** The outer layout over the offset and the inner one. */
function folded({ outer, offset, inner }: ComposedLayout): AnyLayout {
  const over = (right: AnyLayout) =>
    (composition as (left: AnyLayout, tiler: Tiler) => AnyLayout)(outer, right);
  if (offset === 0) return over(inner);
  const fail = failing("asLayout", () => show(outer));
  const start = offsetOf(offset, outer, fail);
  if (start !== 0) fail("origin", textOf(start));
  // beside a mode that steps by the offset, none that carries into it is accepted
  return modesIn(over(concatOf([laid(2, offset), inner], fail)))[1] as AnyLayout;
}
