import type { Composition } from "../algebra/composition.js";
import type { Concat, Mode } from "../algebra/concat.js";
import type { Clip, LayoutError, Refusal } from "../diagnostic.js";
import type { TextOf } from "../layout/htuple.js";
import type { At, Layout } from "../layout/layout.js";
import type { ComposedLayout, TextOfComposed } from "./composed-layout.js";

/**
 * The layout that a composed one is, where there is one. Refused where it takes 0 elsewhere, and where composition refuses.
 * @example Fold<ComposedLayout<Layout<[4, 4], [4, 1]>, 0, Layout<[2, 4], [4, 1]>>> // Layout<[2, 4], [1, 4]>
 */
export type Fold<R> =
  R extends ComposedLayout<infer Outer, infer Offset, infer Inner>
    ? [Offset] extends [0]
      ? Composition<Outer, Inner>
      : Started<At<Outer, [Offset]>, Outer, Offset, Inner>
    : R;

/** Where the offset is taken to 0, it has to be a mode beside the inner ones, which none of them carries into. */
type Started<Start, Outer, Offset, Inner> = Start extends LayoutError
  ? Start
  : number extends Start
    ? Layout
    : Start extends 0
      ? Alone<Composition<Outer, Concat<[Layout<2, Offset>, Inner]>>>
      : Refusal<"fold", Clip<TextOfComposed<Outer, Offset, Inner>>, "origin", [TextOf<Start>]>;

type Alone<R> = R extends LayoutError ? R : Mode<R, 1>;
