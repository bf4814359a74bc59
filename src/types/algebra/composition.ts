import type { IntTuple, IsOpen, Plain } from "../layout/htuple.js";
import type { Job, JobRefusal } from "../layout/job.js";
import type { ComposedLayout, Layout } from "../layout/layout.js";
import type { Modes, Widened } from "../layout/modes.js";
import type { Simplified } from "./coalesce.js";
import type { Audit } from "./composition/audit.js";
import type { Emitted } from "./composition/emitted.js";
import type { Ended, FirstStep, LastStep } from "./composition/extension.js";
import type { Explained } from "./composition/fault.js";
import type { Leaf } from "./composition/leaf.js";
import type { ComposeOver } from "./composition/over.js";
import type { AsModes, Joined } from "./concat.js";
import type { OnInner } from "./inner.js";
import type { Beyond, IsUnpaired, TileOf } from "./tiler.js";

/**
 * `A ∘ T`: the layout R with the coordinates of T and R(c) = A(T(c)), refused exactly where there is none (paper,
 * section 5.3, with the rule that no digit carries). An array of tilers works by mode; a short one leaves the others.
 * (The first condition is for a T that is `any`. It names the operation, by which the compiler sees that it is another one
 * than the divide before it compares what the two compute.)
 * @example Composition<Layout<[8, 8], [8, 1]>, Layout<[[4, 8], 2], [[16, 1], 8]>> // Layout<[[4, 8], 2], [[2, 8], 1]>
 */
export type Composition<A, T> = "composition" extends "composition" & T
  ? Layout
  : A extends Layout<infer S, infer D>
    ? T extends Layout<infer S2, infer D2>
      ? ComposeAny<S, D, S2, D2, Job<"composition", "∘", A, T>>
      : T extends readonly unknown[]
        ? ByMode<AsModes<S>, AsModes<D>, T, A>
        : T extends null
          ? A
          : T extends number
            ? Composition<A, TileOf<T, Job<"composition", "∘", A, T>>>
            : T
    : A extends ComposedLayout<infer Outer, infer Offset, infer Inner>
      ? OnInner<Outer, Offset, Composition<Inner, T>>
      : A;

/**
 * Composition, divides and products each have their own: one that takes what the operation makes of each mode has the
 * compiler look through the recursion of a generic call before it knows the tiler, and it gives up (TS2589).
 */
type ByMode<S extends readonly unknown[], D extends readonly unknown[], T extends readonly unknown[], A> =
  IsUnpaired<S, T> extends true
    ? Layout
    : Beyond<S, T> extends null
      ? JobRefusal<Job<"composition", "∘", A, T>, "rank", [`${T["length"]}`, `${S["length"]}`]>
      : Joined<{ -readonly [I in keyof T]: OfMode<I, S, D, T[I]> }, Beyond<S, T>, Beyond<D, T>>;

type OfMode<I, S, D, T> = I extends keyof S & keyof D ? Composition<Layout<S[I], D[I]>, T> : never;

/** Two layouts, by their shapes and strides: integers are cheaper. Refused as `J`. */
export type ComposeAny<S, D, S2, D2, J> = [D, D2] extends [IntTuple, IntTuple]
  ? Compose<Simplified<Modes<S, D>>, S2, D2, J>
  : ComposeOver<S, D, S2, D2, J>;

/**
 * One layout of integers over a simplified left operand, refused as `J`. The trace holds what every leaf of the right one emits.
 */
export type Compose<Left, S, D, J> = Decide<Trace<Left, Modes<S, D>>, Left, S, D, J>;

/** What every leaf emits says whether there is a composition: faults are explained, and the rest is made of it. */
type Decide<T, Left, S, D, J> = T extends `${string}✗${string}` | `${string}!${string}`
  ? Explained<Left, Modes<S, D>, J, Composed<Left, Widened<S>, Widened<D>>>
  : Audit<Left, T> extends null
    ? T extends `${string}^${string}`
      ? Ended<Made<T, Left, S, D>, FirstStep<Left, LastStep<T>>>
      : Made<T, Left, S, D>
    : Explained<Left, Modes<S, D>, J, Composed<Left, Widened<S>, Widened<D>>>;

/** The layout. Where no leaf emits several modes the shape is that of the right operand, which is cheapest. */
type Made<T, Left, S, D> = T extends `${string}?${string}`
  ? Composed<Left, Widened<S>, Widened<D>>
  : T extends "" | `${string}&${string}`
    ? Layout<ExtentsOver<Left, S, D>, StridesOver<Left, S, D>>
    : Layout<Plain<S>, StridesAlone<Left, S, D>>;

/** What all leaves emit, one after the other (ARCHITECTURE.md has all texts and markers). */
type Trace<Left, B, Out extends string = ""> = B extends `${infer N}:${infer X},${infer Rest}`
  ? Trace<Left, Rest, Longer<Out, Leaf<Left, N, X>>>
  : Out;

/** In an alias of its own: a template must not hold what `Leaf` computes. */
type Longer<Out extends string, Emitted> = `${Out}${Emitted & string}`;

/** In a conditional, so that the compiler shows the layout and not this alias. */
type Composed<Left, S, D> = Left extends string
  ? Layout<ExtentsOver<Left, S, D>, StridesOver<Left, S, D>>
  : never;

/** The result takes the profile of the right operand; a leaf may become a tuple. */
type ExtentsOver<Left, S, D> = [S] extends [number]
  ? LeafOver<Left, S, D>[0]
  : IsOpen<S> extends true
    ? IntTuple
    : { -readonly [I in keyof S]: ExtentsOver<Left, S[I], D[I & keyof D]> };

type StridesOver<Left, S, D> = [S] extends [number]
  ? LeafOver<Left, S, D>[1]
  : IsOpen<S> extends true
    ? IntTuple
    : { -readonly [I in keyof S]: StridesOver<Left, S[I], D[I & keyof D]> };

/** Asked for twice, the second time for nothing. */
type LeafOver<Left, S, D> = Emitted<Leaf<Left, Numeral<S>, Numeral<D>>>;

type Numeral<N> = number extends N ? "?" : `${N & number}`;

/**
 * The strides where every leaf emits one mode, so that the shape stays what it is; pairs and triples at once. A stride that
 * is not known leads here too, where no element of the left operand depends on it.
 */
type StridesAlone<Left, S, D> = S extends number
  ? Leaf<Left, `${S}`, `${D & number}`> extends `${string}:${infer E extends number}@${string}`
    ? E
    : LeafOver<Left, S, D>[1]
  : { -readonly [I in keyof S]: StridesAlone<Left, S[I], D[I & keyof D]> };
