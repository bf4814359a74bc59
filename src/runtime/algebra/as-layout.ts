import type { AsLayout, ComposeComposed } from "../../types/algebra/as-layout.js";
import type { Tiler } from "../../types/algebra/tiler.js";
import type { Accepted } from "../../types/diagnostic.js";
import type {
  AnyComposedLayout,
  AnyLayout,
  ComposedLayout,
  Layout,
  ResultInner,
  ResultOuter,
  ResultShape,
  ResultStart,
  ResultStride,
} from "../../types/layout/layout.js";
import { failing } from "../diagnostic.js";
import { composedIn } from "../layout/composed-layout.js";
import { offsetOf } from "../layout/evaluation.js";
import { show, textOf } from "../layout/htuple.js";
import { composedOf, laid } from "../layout/layout.js";
import { composition } from "./composition.js";
import { concatOf, modesIn } from "./concat.js";

/**
 * The composition with a tiler on the right: R ∘ B = outer ∘ (offset + inner ∘ B). Its refusals are those of `composition`
 * on the inner layout.
 * @param of a composed layout
 * @param tiler for its inner layout
 * @returns the composed layout
 * @throws LayoutError: as {@link composition}
 * @see {@link composition}
 * @example String(composeComposed(composedLayout(swizzle(3, 3, 3), 4, layout("(8,64):(66,1)")), [4, 8])) // "(64,8,1):(f1,f72,f512) ∘ (4 + (4,8):(66,1))"
 */
export function composeComposed<R extends AnyComposedLayout, const T extends Tiler>(
  of: R,
  tiler: Accepted<T, NoInfer<ComposeComposed<R, T>>, "composeComposed">,
): ComposedLayout<
  ResultOuter<NoInfer<ComposeComposed<R, T>>>,
  ResultStart<NoInfer<ComposeComposed<R, T>>>,
  ResultInner<NoInfer<ComposeComposed<R, T>>>
>;

export function composeComposed(of: AnyComposedLayout, tiler: any): ComposedLayout<any, any, any> {
  const { outer, offset, inner } = composedIn(of, "composeComposed");
  return composedOf(
    outer,
    offset,
    (composition as (left: AnyLayout, tiler: Tiler) => AnyLayout)(inner, tiler),
  );
}

/**
 * The layout that a composed one is, where the algebra has it. A layout takes 0 to 0, so refused is an offset that the
 * outer layout takes elsewhere; and whatever `composition` refuses, which an offset is a mode of.
 * @param of a composed layout
 * @returns the layout
 * @throws LayoutError: argument, origin; as {@link composition}
 * @see {@link composedLayout}
 * @example asLayout(composedLayout(swizzle(3, 3, 3), 0, layout("(8,64):(64,1)"))) // prints as (8,64):(f72,f1)
 */
export function asLayout<R extends AnyComposedLayout>(
  of: Accepted<R, NoInfer<AsLayout<R>>, "asLayout">,
): Layout<ResultShape<NoInfer<AsLayout<R>>>, ResultStride<NoInfer<AsLayout<R>>>>;

export function asLayout(of: any): AnyLayout {
  const { outer, offset, inner } = composedIn(of, "asLayout");
  const over = (right: AnyLayout) =>
    (composition as (left: AnyLayout, tiler: Tiler) => AnyLayout)(outer, right);
  if (offset === 0) return over(inner);
  const start = offsetOf(
    offset,
    outer,
    failing("at", () => show(outer)),
  );
  if (start !== 0) failing("asLayout", () => show(of))("origin", textOf(start));
  // beside a mode that steps by the offset, none that carries into it is accepted
  const modes = [laid(2, offset), inner];
  const beside = concatOf(
    modes,
    failing("concat", () => show(modes)),
  );
  return modesIn(over(beside))[1] as AnyLayout;
}
