import type { Clip, Refusal } from "../diagnostic.js";
import type { ByStrideAt, FirstNegative, Take, TakeLeast } from "../layout/by-stride.js";
import type { Layout, TextOfLayout } from "../layout/layout.js";
import type { Modes } from "../layout/modes.js";
import type { Order, Product, Quotient } from "../semimodule/integer.js";
import type { Elements } from "../semimodule/semimodule.js";
import type { ByBasis } from "./by-basis.js";
import type { Coalesced, LayoutOfModes } from "./coalesce.js";
import type { LeftBits, RightBits } from "./inverse/bits.js";

/**
 * The largest layout R with L(R(k)) = k: it follows the modes whose stride continues 1 (paper, section 5.4.1, table 5).
 * Of modes with one stride the largest goes first; others are passed over.
 * (The first condition is for an L that is `any`, and tells the operations apart for the compiler: see `Composition`.)
 * @example RightInverse<Layout<[4, 8], [8, 1]>> // Layout<[8, 4], [4, 1]>
 */
export type RightInverse<L> = "rightInverse" extends "rightInverse" & L
  ? Layout
  : L extends Layout<infer S, infer D>
    ? RightOf<Modes<S, D>, L>
    : L;

type RightOf<M, L> = M extends Elements ? Elemental<"right", M, L> : LayoutOfModes<RightModes<ByStrideAt<M>>>;

/** The inverse of coordinates, by basis, or of binary strides, by elimination. */
type Elemental<Side extends "right" | "left", M, L> = M extends `${string}f${string}`
  ? OfBits<Side extends "right" ? RightBits<M> : LeftBits<M>, `${Side}Inverse`, L>
  : OfBasis<ByBasis<Side, M>, `${Side}Inverse`, L>;

type OfBits<R, Operation extends string, L> = R extends `✗${infer S}`
  ? Refusal<Operation, Clip<TextOfLayout<L>>, "power", [S]>
  : R extends `${string}!${string}`
    ? Refusal<Operation, Clip<TextOfLayout<L>>, "overflow">
    : LayoutOfModes<R>;

type OfBasis<R, Operation extends string, L> = R extends [infer S, infer D]
  ? Layout<S, D>
  : R extends `✗basis|${infer Stride}`
    ? Refusal<Operation, Clip<TextOfLayout<L>>, "basis", [Stride]>
    : R extends "✗overflow|"
      ? Refusal<Operation, Clip<TextOfLayout<L>>, "overflow">
      : LeftFault<R, L>;

/** Only the strides must be known to follow them; an extent that is not is followed where nothing comes after it. */
export type RightModes<Left extends string> = `;${Left}` extends `${string};?${string}`
  ? "?"
  : Coalesced<Follow<Left, "1">>;

/** The modes that continue `Next` one after the other, as `extent:coordinate,`. */
export type Follow<Left extends string, Next, Out extends string = ""> = Next extends "?"
  ? Left extends ""
    ? Out
    : "?"
  : Take<Left, Next> extends [unknown, infer Item extends string, infer Others extends string]
    ? FollowLargest<Item, Others, Next, Out>
    : Out;

/** Another mode of the same stride may be larger. */
type FollowLargest<
  Item,
  Left extends string,
  Next,
  Out extends string,
> = Item extends `${infer S}@${infer At}`
  ? Take<Left, Next> extends [unknown, infer Rival extends string, infer Others extends string]
    ? Rival extends `${infer S2}@${string}`
      ? FollowLargest<Order<S2, S> extends ">" ? Rival : Item, Others, Next, Out>
      : never
    : Follow<Left, Product<Next, S>, `${Out}${S}:${At},`>
  : never;

/**
 * A layout with L(R(L(k))) = L(k) that is defined over the gaps between the strides too (paper, section 5.4.3, table 6).
 * Refused are negative strides, a stride that is no multiple of the one before, and modes that overlap.
 * @example LeftInverse<Layout<[4, 8], [1, 5]>> // Layout<[5, 8], [1, 4]>
 */
export type LeftInverse<L> = "leftInverse" extends "leftInverse" & L
  ? Layout
  : L extends Layout<infer S, infer D>
    ? LeftOf<Modes<S, D>, L>
    : L;

type LeftOf<M, L> = M extends Elements ? Elemental<"left", M, L> : LeftFault<LeftModes<ByStrideAt<M>>, L>;

/** The layout, or why there is none. */
type LeftFault<R, L> = R extends `✗${infer Stride}|${infer Before}|${infer Extent}`
  ? Refusal<"leftInverse", Clip<TextOfLayout<L>>, "no-left-inverse", [Stride, Extent, Before]>
  : R extends `✗${infer Stride}`
    ? Refusal<"leftInverse", Clip<TextOfLayout<L>>, "negative-stride", [Stride]>
    : R extends `${string}!${string}`
      ? Refusal<"leftInverse", Clip<TextOfLayout<L>>, "overflow">
      : LayoutOfModes<R>;

export type LeftModes<Left extends string> =
  FirstNegative<Left> extends infer D extends string
    ? `✗${D}`
    : Left extends `${string}?${string}`
      ? "?"
      : InOrder<FirstGap<TakeLeast<Left>>, Left>;

/** A fault is looked for again stride by stride, to name the least one. */
type InOrder<R, Left extends string> = R extends `✗${string}` ? FirstFault<TakeLeast<Left>, "1", "1"> : R;

type FirstFault<Taken, Before, Size> = Taken extends [
  infer D extends string,
  `${infer S}@${string}`,
  infer Others extends string,
]
  ? Quotient<D, Before> extends infer Q
    ? Q extends string
      ? Order<Q, Size> extends "<"
        ? `✗${D}|${Before & string}|${Size & string}`
        : FirstFault<TakeLeast<Others>, D, S>
      : `✗${D}|${Before & string}|${Size & string}`
    : never
  : never;

type FirstGap<Taken> = Taken extends [
  infer D extends string,
  infer Item extends string,
  infer Others extends string,
]
  ? D extends "1"
    ? Gap<Item, D, Others, "">
    : Gap<Item, D, Others, `${D}:0,`>
  : "1:0,";

type Gap<
  Item extends string,
  D extends string,
  Left extends string,
  Out extends string,
> = Item extends `${infer S}@${infer At}`
  ? Left extends ""
    ? Coalesced<`${Out}${S}:${At},`>
    : Take<Left, Product<S, D>> extends [
          infer D2 extends string,
          infer Item2 extends string,
          infer Others extends string,
        ]
      ? Gap<Item2, D2, Others, `${Out}${S}:${At},`>
      : WiderGap<TakeLeast<Left>, S, D, At, Out>
  : never;

type WiderGap<
  Taken,
  S extends string,
  D extends string,
  At extends string,
  Out extends string,
> = Taken extends [infer D2 extends string, infer Item2 extends string, infer Others extends string]
  ? Quotient<D2, D> extends infer Q extends string
    ? Order<Q, S> extends "<"
      ? `✗${D2}|${D}|${S}`
      : Gap<Item2, D2, Others, `${Out}${Q}:${At},`>
    : `✗${D2}|${D}|${S}`
  : never;

/**
 * The coordinates that L maps to 0 by its modes of stride 0; 1:0 where it has none (paper, section 5.4). Nothing is
 * refused.
 * @example Nullspace<Layout<[4, [2, 8]], [1, [0, 4]]>> // Layout<2, 4>
 */
export type Nullspace<L> =
  L extends Layout<infer S, infer D> ? LayoutOfModes<Coalesced<Still<Modes<S, D>>>> : L;

/** The modes of stride 0 and their coordinates; one whose stride is not known may be none. */
type Still<M, At = "1", Out extends string = ""> = M extends `${infer S}:${infer D},${infer Rest}`
  ? Still<
      Rest,
      Product<At, S>,
      D extends "0" ? StillAt<Out, S, At> : D extends "?" ? StillAt<Out, S extends "1" ? S : "?", At> : Out
    >
  : `${Out}${M & string}`;

type StillAt<Out extends string, S extends string, At> = `${Out}${S}:${At & string},`;
