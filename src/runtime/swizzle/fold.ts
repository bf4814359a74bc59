import type { Tiler } from "../../types/algebra/tiler.js";
import type { Accepted } from "../../types/diagnostic.js";
import type { AnyLayout, Layout, ResultShape, ResultStride } from "../../types/layout/layout.js";
import type { AnyComposedLayout } from "../../types/swizzle/composed-layout.js";
import type { Fold } from "../../types/swizzle/fold.js";
import { composition } from "../algebra/composition.js";
import { concatOf, modesIn } from "../algebra/concat.js";
import { failing } from "../diagnostic.js";
import { offsetOf } from "../layout/coordinate.js";
import { show, textOf } from "../layout/htuple.js";
import { laid } from "../layout/layout.js";
import { composedIn, shown } from "./composed-layout.js";

/**
 * The layout that a composed one is, where the algebra has it. A layout takes 0 to 0, so refused is an offset that the
 * outer layout takes elsewhere; and whatever `composition` refuses, which an offset is a mode of.
 * @example fold(composedLayout(swizzle(3, 3, 3), 0, layout("(8,64):(64,1)"))) // prints as (8,64):(f72,f1)
 */
export function fold<R extends AnyComposedLayout>(
  of: Accepted<R, NoInfer<Fold<R>>, "fold">,
): Layout<ResultShape<NoInfer<Fold<R>>>, ResultStride<NoInfer<Fold<R>>>>;
export function fold(of: any): AnyLayout {
  const { outer, offset, inner } = composedIn(of, "fold");
  const over = (right: AnyLayout) =>
    (composition as (left: AnyLayout, tiler: Tiler) => AnyLayout)(outer, right);
  if (offset === 0) return over(inner);
  const start = offsetOf(
    offset,
    outer,
    failing("at", () => show(outer)),
  );
  if (start !== 0) failing("fold", () => shown(of))("origin", textOf(start));
  // beside a mode that steps by the offset, none that carries into it is accepted
  const modes = [laid(2, offset), inner];
  const beside = concatOf(
    modes,
    failing("concat", () => show(modes)),
  );
  return modesIn(over(beside))[1] as AnyLayout;
}
