import type { MadeOf } from "../diagnostic/made-of.js";
import type { Clip, LayoutError, Refusal, Renamed } from "../diagnostic.js";
import type { ComposedLayout, Layout, TextOfLayout } from "../layout/layout.js";
import type { At } from "../layout/mapping.js";
import type { TextOf } from "../layout/text.js";
import type { Composition } from "./composition.js";
import type { Concat, Mode } from "./concat.js";

/**
 * The layout that a composed one is, where there is one. Refused where it takes 0 elsewhere, and where composition refuses.
 * @example AsLayout<ComposedLayout<Layout<[4, 4], [4, 1]>, 0, Layout<[2, 4], [4, 1]>>> // Layout<[2, 4], [1, 4]>
 */
export type AsLayout<R> =
  NoInfer<ComputedAsLayout<R>> extends infer Made | MadeOf<"asLayout", R> ? Made : never;

type ComputedAsLayout<R> =
  R extends ComposedLayout<infer Outer, infer Offset, infer Inner>
    ? Renamed<
        [Offset] extends [0] ? Composition<Outer, Inner> : Started<At<Outer, [Offset]>, Outer, Offset, Inner>,
        "asLayout",
        Clip<TextOfLayout<R>>
      >
    : R;

/** Where the offset is taken to 0, it has to be a mode beside the inner ones, which none of them carries into. */
type Started<Start, Outer, Offset, Inner> = Start extends LayoutError
  ? Start
  : number extends Start
    ? Layout
    : Start extends 0
      ? Alone<Composition<Outer, Concat<[Layout<2, Offset>, Inner]>>>
      : Refusal<"asLayout", "", "origin", [TextOf<Start>]>;

/** The composition without the mode of the offset, its first. */
type Alone<R> = R extends LayoutError ? R : Mode<R, 1>;
