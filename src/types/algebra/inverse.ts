import type { MadeOf } from "../diagnostic/made-of.js";
import type { Clip, Refusal, Renamed } from "../diagnostic.js";
import type { ByStrideAt } from "../layout/by-stride.js";
import type { ComposedLayout, Layout, LayoutOfModes, TextOfLayout } from "../layout/layout.js";
import type { Modes } from "../layout/modes.js";
import type { Product } from "../semimodule/integer.js";
import type { Elements } from "../semimodule/semimodule.js";
import type { AsLayout } from "./as-layout.js";
import type { ByBasis } from "./by-basis.js";
import type { Coalesced } from "./coalesce.js";
import type { AsModes, AsStrides } from "./concat.js";
import type { LeftBits, RightBits } from "./inverse/bits.js";
import type { InverseInside } from "./inverse/composed.js";
import type { Extended } from "./inverse/extension.js";
import type { LeftModes, RightModes } from "./inverse/integers.js";
import type { Profiled } from "./profile.js";

/**
 * A layout R with L(R(k)) = k, the largest that is made of whole modes: it follows those whose stride continues 1 (paper,
 * section 5.4.1, table 5).
 * Of modes with one stride the largest goes first; others are passed over. With a tuple as profile each mode has its own.
 * (The first condition is for an L that is `any`, and tells the operations apart for the compiler: see `Composition`.)
 * @example RightInverse<Layout<[4, 8], [8, 1]>> // Layout<[8, 4], [4, 1]>
 */
export type RightInverse<L, P = null> =
  NoInfer<ComputedRightInverse<L, P>> extends infer Made | MadeOf<"rightInverse", L, P> ? Made : never;

type ComputedRightInverse<L, P> = "rightInverse" extends "rightInverse" & L
  ? Layout
  : L extends Layout<infer S, infer D>
    ? P extends readonly unknown[]
      ? RightByMode<AsModes<S>, AsStrides<D, AsModes<S>>, P, L>
      : RightOf<Modes<S, D>, L>
    : L extends ComposedLayout<infer Outer, infer Offset, infer Inner>
      ? P extends readonly unknown[]
        ? Renamed<ComputedRightInverse<AsLayout<L>, P>, "rightInverse", Clip<TextOfLayout<L>>>
        : Renamed<
            InverseInside<ComputedRightInverse<Inner, null>, Offset, ComputedRightInverse<Outer, null>>,
            "rightInverse",
            Clip<TextOfLayout<L>>
          >
      : L;

/** Each mode that the profile has an entry for by itself; its own for the reason told at that of `Composition`. */
type RightByMode<
  S extends readonly unknown[],
  D extends readonly unknown[],
  P extends readonly unknown[],
  L,
> = Profiled<
  { -readonly [I in keyof P]: I extends keyof S & keyof D ? RightInverse<Layout<S[I], D[I]>, P[I]> : never },
  S,
  D,
  P,
  "rightInverse",
  L
>;

type RightOf<M, L> = M extends Elements
  ? Elemental<"right", M, L>
  : LayoutOfModes<Extended<RightModes<ByStrideAt<M>>, M>, L>;

/** The inverse of coordinates, by basis, or of binary strides, by elimination. */
type Elemental<Side extends "right" | "left", M, L> = M extends `${string}f${string}`
  ? OfBits<Side extends "right" ? RightBits<M> : LeftBits<M>, Side, L>
  : OfBasis<ByBasis<Side, M>, `${Side}Inverse`, L>;

/** The layout of the modes, or the refusal of an extent that is no power of two. */
type OfBits<R, Side extends string, L> = R extends `✗${infer S}`
  ? Refusal<`${Side}Inverse`, Clip<TextOfLayout<L>>, "power", [S]>
  : R extends `${string}!${string}`
    ? Refusal<`${Side}Inverse`, Clip<TextOfLayout<L>>, "overflow">
    : LayoutOfModes<R>;

/** The layout, or the refusal of a sum of coordinates; a coordinate has the faults of integers. */
type OfBasis<R, Operation extends string, L> = R extends [infer S, infer D]
  ? Layout<S, D>
  : R extends `✗basis|${infer Stride}`
    ? Refusal<Operation, Clip<TextOfLayout<L>>, "basis", [Stride]>
    : R extends "✗overflow|"
      ? Refusal<Operation, Clip<TextOfLayout<L>>, "overflow">
      : LeftFault<R, L>;

/**
 * A layout with L(R(L(k))) = L(k) that is defined over the gaps between the strides too (paper, section 5.4.3, table 6).
 * Refused are negative strides, a stride that is no multiple of the one before, and modes that overlap. With a tuple as
 * profile each mode has its own.
 * @example LeftInverse<Layout<[4, 8], [1, 5]>> // Layout<[5, 8], [1, 4]>
 */
export type LeftInverse<L, P = null> =
  NoInfer<ComputedLeftInverse<L, P>> extends infer Made | MadeOf<"leftInverse", L, P> ? Made : never;

type ComputedLeftInverse<L, P> = "leftInverse" extends "leftInverse" & L
  ? Layout
  : L extends Layout<infer S, infer D>
    ? P extends readonly unknown[]
      ? LeftByMode<AsModes<S>, AsStrides<D, AsModes<S>>, P, L>
      : LeftOf<Modes<S, D>, L>
    : L extends ComposedLayout<infer Outer, infer Offset, infer Inner>
      ? P extends readonly unknown[]
        ? Renamed<ComputedLeftInverse<AsLayout<L>, P>, "leftInverse", Clip<TextOfLayout<L>>>
        : Renamed<
            InverseInside<ComputedLeftInverse<Inner, null>, Offset, ComputedLeftInverse<Outer, null>>,
            "leftInverse",
            Clip<TextOfLayout<L>>
          >
      : L;

/** Each mode that the profile has an entry for by itself; its own for the reason told at that of `Composition`. */
type LeftByMode<
  S extends readonly unknown[],
  D extends readonly unknown[],
  P extends readonly unknown[],
  L,
> = Profiled<
  { -readonly [I in keyof P]: I extends keyof S & keyof D ? LeftInverse<Layout<S[I], D[I]>, P[I]> : never },
  S,
  D,
  P,
  "leftInverse",
  L
>;

type LeftOf<M, L> = M extends Elements
  ? Elemental<"left", M, L>
  : LeftFault<Extended<LeftModes<ByStrideAt<M>>, M>, L>;

/** The layout, or why there is none. */
type LeftFault<R, L> = R extends `✗${infer Stride}|${infer Before}|${infer Extent}`
  ? Refusal<"leftInverse", Clip<TextOfLayout<L>>, "no-left-inverse", [Stride, Extent, Before]>
  : R extends `✗${infer Stride}`
    ? Refusal<"leftInverse", Clip<TextOfLayout<L>>, "negative-stride", [Stride]>
    : R extends `${string}!${string}`
      ? Refusal<"leftInverse", Clip<TextOfLayout<L>>, "overflow">
      : LayoutOfModes<R, L>;

/**
 * The coordinates that L maps to 0 by its modes of stride 0; 1:0 where it has none (paper, section 5.4). Nothing is
 * refused.
 * @example Nullspace<Layout<[4, [2, 8]], [1, [0, 4]]>> // Layout<2, 4>
 */
export type Nullspace<L> =
  NoInfer<ComputedNullspace<L>> extends infer Made | MadeOf<"nullspace", L> ? Made : never;

type ComputedNullspace<L> =
  L extends Layout<infer S, infer D> ? LayoutOfModes<Coalesced<Still<Modes<S, D>>>, L> : L;

/** The modes of stride 0 and their coordinates; one whose stride is not known may be none. */
type Still<M, At = "1", Out extends string = ""> = M extends `${infer S}:${infer D},${infer Rest}`
  ? Still<
      Rest,
      Product<At, S>,
      D extends "0" ? StillAt<Out, S, At> : D extends "?" ? StillAt<Out, S extends "1" ? S : "?", At> : Out
    >
  : `${Out}${M & string}`;

/** One more mode, at its coordinate. */
type StillAt<Out extends string, S extends string, At> = `${Out}${S}:${At & string},`;
