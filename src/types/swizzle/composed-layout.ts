import type { Composition } from "../algebra/composition.js";
import type { Concat, Mode } from "../algebra/concat.js";
import type { Clip, LayoutError, Refusal } from "../diagnostic.js";
import type { IntegersFault, LeafFault } from "../layout/check.js";
import type { IsOpen, TextOf } from "../layout/htuple.js";
import type { AnyLayout, At, Layout, TextOfLayout } from "../layout/layout.js";
import type { Modes } from "../layout/modes.js";
import type { Slice, Sliced } from "../layout/slice.js";
import type { Bits, NumeralOfBits, Shares, StepsOf } from "../semimodule/binary.js";
import type { Add, ValueOf } from "../semimodule/integer.js";

/**
 * The function R(c) = outer(offset + inner(c)), unfolded: what a layout cannot say where the outer one is no sum of what
 * it takes the offset and the modes of the inner one to, as is the rule of a swizzle over a padded layout.
 */
export interface ComposedLayout<
  out Outer extends AnyLayout = AnyLayout,
  out Offset = number,
  out Inner extends AnyLayout = AnyLayout,
> {
  readonly outer: Outer;
  readonly offset: Offset;
  readonly inner: Inner;
  /** The shape of the inner layout: its coordinates are those of the function. */
  readonly shape: Inner["shape"];
}

/** Any composed layout. */
export type AnyComposedLayout = ComposedLayout<AnyLayout, unknown, AnyLayout>;

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
  : Refusal<"composedLayout", Clip<TextOfComposed<Outer, Offset, Inner>>, C, [Value & string]>;

/** A composed layout as it is written. */
export type TextOfComposed<Outer, Offset, Inner> =
  `${TextOfLayout<Outer>} ∘ (${TextOf<Offset>} + ${TextOfLayout<Inner>})`;

/**
 * The value at a coordinate: that of the outer layout at the offset and what the inner one yields. The refusals are
 * those of its pieces.
 * @example AtComposed<ComposedLayout<Layout<[4, 4], [4, 1]>, 2, Layout<[2, 2], [3, 1]>>, [1, 1]> // 9
 */
export type AtComposed<R, C extends readonly unknown[]> =
  R extends ComposedLayout<infer Outer, infer Offset, infer Inner> ? AtSum<Outer, Offset, At<Inner, C>> : R;

type AtSum<Outer, Offset, Within> = Within extends LayoutError
  ? Within
  : AtOuter<Outer, [Within] extends [number] ? Add<Offset, Within> : number>;

type AtOuter<Outer, Index> = Index extends LayoutError ? Index : At<Outer, [Index]>;

/**
 * A composed layout where a coordinate is fixed but for its `null` modes: what is fixed joins the offset, inside of the
 * outer layout, for that is no sum. The refusals are those of `slice` on the inner layout.
 * @example SliceComposed<ComposedLayout<Layout<[4, 4], [4, 1]>, 2, Layout<[2, 2], [3, 1]>>, [1, null]> // ComposedLayout<Layout<[4, 4], [4, 1]>, 5, Layout<[2], [1]>>
 */
export type SliceComposed<R, C extends readonly unknown[]> =
  R extends ComposedLayout<infer Outer, infer Offset, infer Inner>
    ? Rejoined<Outer, Offset, Inner, Slice<Inner, C>>
    : R;

type Rejoined<Outer extends AnyLayout, Offset, Inner, S> =
  S extends Sliced<infer Kept extends AnyLayout, infer Start>
    ? Start extends `f${infer A}`
      ? Shared<ModesIn<Kept>, Bits<A>> extends infer Step
        ? Step extends string
          ? Refusal<
              "sliceComposed",
              Clip<TextOfComposed<Outer, Offset, Inner>>,
              "carry",
              [A, NumeralOfBits<Step> & string]
            >
          : Moved<Outer, Step extends null ? Add<Offset, ValueOf<A>> : number, Kept>
        : never
      : Moved<Outer, Start extends number ? Add<Offset, Start> : number, Kept>
    : S;

type ModesIn<L> = L extends Layout<infer S, infer D> ? Modes<S, D> : never;

type Moved<Outer extends AnyLayout, Offset, Kept extends AnyLayout> = Offset extends LayoutError
  ? Offset
  : ComposedLayout<Outer, Offset, Kept>;

/** The bits of the first step of binary modes that shares one with `A`; `null` where none does. */
type Shared<M, A> = M extends `${string}?${string}`
  ? undefined
  : M extends `${infer N}:${infer D},${infer Rest}`
    ? FirstShared<D extends `f${infer B}` ? StepsOf<N, Bits<B>> : "", A> extends infer Step
      ? Step extends null
        ? Shared<Rest, A>
        : Step
      : never
    : null;

type FirstShared<Steps, A> = Steps extends `${infer Step};${infer Rest}`
  ? Shares<Step, A> extends true
    ? Step
    : FirstShared<Rest, A>
  : null;

/**
 * The composition with a tiler on the right: that of the inner layout, whose refusals it has.
 * @example ComposeComposed<ComposedLayout<Layout<[4, 4], [4, 1]>, 2, Layout<[4, 2], [3, 1]>>, [2]> // ComposedLayout<Layout<[4, 4], [4, 1]>, 2, Layout<[2, 2], [3, 1]>>
 */
export type ComposeComposed<R, T> =
  R extends ComposedLayout<infer Outer, infer Offset, infer Inner>
    ? Recomposed<Outer, Offset, Composition<Inner, T>>
    : R;

type Recomposed<Outer extends AnyLayout, Offset, Within> = Within extends AnyLayout
  ? ComposedLayout<Outer, Offset, Within>
  : Within;

/** The pieces of a resulting composed layout; `never` after a refusal. */
export type ResultOuter<R> = [R] extends [LayoutError]
  ? never
  : [R] extends [ComposedLayout<infer Outer, unknown, AnyLayout> | LayoutError]
    ? Outer
    : never;

export type ResultStart<R> = [R] extends [LayoutError]
  ? never
  : [R] extends [ComposedLayout<AnyLayout, infer Offset, AnyLayout> | LayoutError]
    ? Offset
    : never;

export type ResultInner<R> = [R] extends [LayoutError]
  ? never
  : [R] extends [ComposedLayout<AnyLayout, unknown, infer Inner> | LayoutError]
    ? Inner
    : never;

/**
 * The layout that a composed one is, where there is one. Refused where it takes 0 elsewhere, and where composition refuses.
 * @example AsLayout<ComposedLayout<Layout<[4, 4], [4, 1]>, 0, Layout<[2, 4], [4, 1]>>> // Layout<[2, 4], [1, 4]>
 */
export type AsLayout<R> =
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
      : Refusal<"asLayout", Clip<TextOfComposed<Outer, Offset, Inner>>, "origin", [TextOf<Start>]>;

type Alone<R> = R extends LayoutError ? R : Mode<R, 1>;
