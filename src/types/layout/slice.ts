import type { MadeOf } from "../diagnostic/made-of.js";
import type { Clip, LayoutError, Refusal, Renamed } from "../diagnostic.js";
import type { ValueOf } from "../semimodule/integer.js";
import type { Elements, Step } from "../semimodule/semimodule.js";
import type { IntegersFault, LeafFault } from "./check.js";
import type { Offset, StepAt } from "./evaluation.js";
import type { IntTuple, Opening, Refines } from "./htuple.js";
import type { AnyLayout, ComposedLayout, Layout, TextOfLayout } from "./layout.js";
import type { Nesting } from "./levels.js";
import type { Rejoined } from "./slice/inside.js";
import type { Below, Unfit } from "./unfit.js";

/** A coordinate with `null` for each mode that is kept whole. */
export type SliceCoordinate = Nesting<number | null>;

/** A layout, and the offset that everything in it starts at: an element as its strides are, which adds as they do. */
export interface Sliced<out L = AnyLayout, out Start = Step> {
  readonly layout: L;
  readonly offset: Start;
}

/**
 * What is left of a layout where a coordinate is fixed but for its `null` modes: these modes, side by side in one tuple,
 * and the offset of the rest (paper, section 4.5.1). The coordinate is given whole or mode by mode; `null` for all of it
 * keeps the layout, and nothing kept is 1:0. Refused is a coordinate that does not fit.
 * @example Slice<Layout<[4, 8], [1, 4]>, [null, 3]> // Sliced<Layout<[4], [1]>, 12>
 */
export type Slice<L, C extends readonly unknown[]> =
  NoInfer<ComputedSlice<L, C>> extends infer Made | MadeOf<"slice", L, C> ? Made : never;

type ComputedSlice<L, C extends readonly unknown[]> = "slice" extends "slice" & L
  ? Sliced<Layout>
  : L extends Layout<infer S, infer D>
    ? C extends readonly [infer Whole]
      ? Moved<"slice", Fixed<Whole>, Whole, L, Cut<Whole, S, D>>
      : 0 extends C["length"]
        ? C extends readonly []
          ? Moved<"slice", C, C, L, Layout<S, D>>
          : Sliced<Layout, Unknown<D>>
        : Moved<"slice", Fixed<C>, C, L, Cut<C, S, D>>
    : L extends ComposedLayout<infer Outer, infer Offset, infer Inner>
      ? Inside<
          Rejoined<
            "slice",
            Outer,
            Offset,
            Inner,
            Renamed<ComputedSlice<Inner, C>, "slice", Clip<TextOfLayout<L>>>
          >
        >
      : L;

/**
 * The layout again, and the offset of a coordinate in it: where a tensor of that layout starts when it is moved there.
 * Refused is a coordinate that does not fit.
 * @example DomainOffset<Layout<[4, 8], [1, 4]>, [2, 5]> // Sliced<Layout<[4, 8], [1, 4]>, 22>
 */
export type DomainOffset<L, C extends readonly unknown[]> =
  NoInfer<ComputedDomainOffset<L, C>> extends infer Made | MadeOf<"domainOffset", L, C> ? Made : never;

type ComputedDomainOffset<L, C extends readonly unknown[]> = "domainOffset" extends "domainOffset" & L
  ? Sliced<Layout>
  : L extends Layout<infer S, infer D>
    ? C extends readonly [infer Whole]
      ? Moved<"domainOffset", Whole, Whole, L, Layout<S, D>>
      : 0 extends C["length"]
        ? C extends readonly []
          ? Moved<"domainOffset", C, C, L, Layout<S, D>>
          : Sliced<Layout<S, D>, Unknown<D>>
        : Moved<"domainOffset", C, C, L, Layout<S, D>>
    : L extends ComposedLayout<infer Outer, infer Offset, infer Inner>
      ? Inside<
          Rejoined<
            "domainOffset",
            Outer,
            Offset,
            Inner,
            Renamed<ComputedDomainOffset<Inner, C>, "domainOffset", Clip<TextOfLayout<L>>>
          >
        >
      : L;

/** Of a composed layout what is fixed is within it, and nothing is left to add. */
type Inside<R> = R extends LayoutError ? R : Sliced<R, 0>;

/** The layout of a resulting slice; `never` after a refusal. */
export type ResultLayout<R> = [R] extends [LayoutError]
  ? never
  : [R] extends [Sliced<infer L, unknown> | LayoutError]
    ? L
    : never;

/** The offset of a resulting slice, as its layout. */
export type ResultOffset<R> = [R] extends [LayoutError]
  ? never
  : [R] extends [Sliced<unknown, infer Start> | LayoutError]
    ? Start
    : never;

/** The part `R` of a layout, and the offset of the fixed coordinate `F`. */
type Moved<Operation extends string, F, C, L, R> =
  L extends Layout<infer S, infer D>
    ? IntegersFault<F> extends LeafFault<infer Code, infer Value>
      ? Refusal<Operation, Clip<TextOfLayout<L>>, Code & ("integer" | "overflow"), [Value & string]>
      : Refines<F, S> extends false
        ? Unfit<Operation, Clip<TextOfLayout<L>>, C, S>
        : OffsetOf<F, S, D> extends infer At
          ? At extends `${string}!${string}`
            ? Refusal<Operation, Clip<TextOfLayout<L>>, "overflow">
            : At extends "-"
              ? Below<Operation, Clip<TextOfLayout<L>>, C>
              : Sliced<R, At extends Elements ? At : At extends "?" ? Unknown<D> : ValueOf<At>>
          : never
    : never;

/** Integers are cheaper. */
type OffsetOf<F, S, D> = [D] extends [IntTuple] ? Offset<F, S, D> : StepAt<F, S, D>;

/** An offset that is not known: of strides of other kinds it may be an element. */
type Unknown<D> = [D] extends [IntTuple] ? number : Step;

/** The coordinate with 0 in its open modes: what its fixed modes amount to. */
export type Fixed<C> = C extends readonly unknown[]
  ? 0 extends C["length"]
    ? C extends readonly []
      ? C
      : IntTuple
    : { [I in keyof C]: Fixed<C[I]> }
  : C extends null
    ? 0
    : C;

/** The modes that a coordinate leaves open, as a layout. */
export type Cut<C, S, D> = [unknown] extends [C]
  ? Layout
  : [C] extends [null]
    ? Layout<S, D>
    : Keep<C, S, D> extends Kept<infer OutS, infer OutD>
      ? OutS extends []
        ? Layout<1, 0>
        : Layout<OutS, OutD>
      : Layout;

/** The modes that a coordinate leaves open, side by side. */
export interface Kept<out S, out D> {
  readonly kept: [S, D];
}

/** One mode of a coordinate; `null` where it is not known whether the mode is kept. */
export type Keep<C, S, D, OutS extends unknown[] = [], OutD extends unknown[] = []> = [unknown] extends [C]
  ? null
  : [C] extends [null]
    ? Kept<[...OutS, S], [...OutD, D]>
    : [C] extends [number]
      ? Kept<OutS, OutD>
      : [C] extends [readonly unknown[]]
        ? 0 extends C["length"]
          ? null
          : KeepEach<C, S, D, OutS, OutD>
        : null;

/** Mode after mode of a tuple. */
type KeepEach<C, S, D, OutS extends unknown[], OutD extends unknown[]> = C extends readonly [
  infer C0,
  ...infer Cs,
]
  ? S extends readonly [infer S0, ...infer Ss]
    ? D extends readonly [infer D0, ...infer Ds]
      ? KeepNext<Keep<C0, S0, D0, OutS, OutD>, Cs, Ss, Ds>
      : KeepNext<Keep<C0, S0, Opening<D>, OutS, OutD>, Cs, Ss, Opening<D>>
    : null
  : Kept<OutS, OutD>;

/** The modes after one that has been looked at. */
type KeepNext<K, Cs, Ss, Ds> =
  K extends Kept<infer OutS extends unknown[], infer OutD extends unknown[]>
    ? KeepEach<Cs, Ss, Ds, OutS, OutD>
    : null;
