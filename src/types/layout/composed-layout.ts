import type { Clip, Refusal } from "../diagnostic.js";
import type { IntegersFault, LeafFault } from "./check.js";
import type { IsOpen } from "./htuple.js";
import type { AnyLayout, At, ComposedLayout, TextOfLayout } from "./layout.js";
import type { Rejoined } from "./slice/inside.js";
import type { Slice } from "./slice.js";

/** What `composedLayout` makes of these, or why it makes none. */
export type Composed<Outer, Offset, Inner> = Outer extends AnyLayout
  ? Inner extends AnyLayout
    ? IntegersFault<Offset> extends LeafFault<infer Code, infer Value>
      ? Unfit<Outer, Offset, Inner, Code & ("integer" | "overflow"), Value>
      : ComposedLayout<Outer, Offset, Inner>
    : Inner
  : Outer;

/** Over open layouts nothing is refused: see `Refused` of the tilers. */
type Unfit<
  Outer extends AnyLayout,
  Offset,
  Inner extends AnyLayout,
  C extends "integer" | "overflow",
  Value,
> = true extends IsOpen<Outer["shape"]> | IsOpen<Inner["shape"]>
  ? ComposedLayout<Outer, Offset, Inner>
  : Refusal<"composedLayout", Clip<TextOfLayout<ComposedLayout<Outer, Offset, Inner>>>, C, [Value & string]>;

/**
 * A composed layout where a coordinate is fixed but for its `null` modes: what is fixed joins the offset, inside of the
 * outer layout, for that is no sum. The refusals are those of `slice` on the inner layout.
 * @example SliceComposed<ComposedLayout<Layout<[4, 4], [4, 1]>, 2, Layout<[2, 2], [3, 1]>>, [1, null]> // ComposedLayout<Layout<[4, 4], [4, 1]>, 5, Layout<[2], [1]>>
 */
export type SliceComposed<R, C extends readonly unknown[]> =
  R extends ComposedLayout<infer Outer, infer Offset, infer Inner>
    ? Rejoined<"sliceComposed", Outer, Offset, Inner, Slice<Inner, C>>
    : R;

/**
 * The value at a coordinate: that of the outer layout at the offset and what the inner one yields. The refusals are
 * those of its pieces.
 * @example AtComposed<ComposedLayout<Layout<[4, 4], [4, 1]>, 2, Layout<[2, 2], [3, 1]>>, [1, 1]> // 9
 */
export type AtComposed<R, C extends readonly unknown[]> = At<R, C>;
