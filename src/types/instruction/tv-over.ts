import type { Simplified } from "../algebra/coalesce.js";
import type { AlignedShape, AlignedStride, IsAligned } from "../algebra/composition/aligned.js";
import type { Composition } from "../algebra/composition.js";
import type { Layout } from "../layout/layout.js";
import type { Modes } from "../layout/modes.js";
import type { Minus, NumeralOf, Order, Plus, Product, Quotient } from "../semimodule/integer.js";
import type { Scaled, Step, StepOfText, TextOfStep } from "../semimodule/semimodule.js";
import type { IsStepped } from "./split.js";

/**
 * A tile of two modes seen through a thread-value layout of its column-major indices. Where both modes are one extent, and
 * every mode of the thread-value layout steps along one of them without a carry, that needs no algebra.
 * @example TvOver<[16, 8], [128, 1], Layout<[[4, 8], [2, 2]], [[32, 1], [16, 8]]>> // Layout<[[4, 8], [2, 2]], [[2, 128], [1, 1024]]>
 */
export type TvOver<S, D, Tv> = [S, D] extends [
  [infer A extends number, infer B extends number],
  [infer D0 extends Step, infer D1 extends Step],
]
  ? Tv extends Layout<infer TvS, infer TvD>
    ? IsPlain<Modes<TvS, TvD>, NumeralOf<A>, NumeralOf<B>, [D0, D1]> extends true
      ? Layout<TvS, StridesOver<TvD, NumeralOf<A>, Known<D0>, Known<D1>>>
      : Composition<Layout<S, D>, Tv>
    : Tv
  : Tv extends Layout<infer TvS, infer TvD>
    ? ByBits<Simplified<Modes<S, D>>, S, D, TvS, TvD>
    : Tv;

/** The text of a stride, `?` for a number that is not known. */
type Known<D> = number extends D ? "?" : TextOfStep<D>;

/** A tile of nested modes, as of shared memory, bit by bit where that goes, else by the algebra. */
type ByBits<M, S, D, TvS, TvD> = M extends `${string}?${string}`
  ? Composition<Layout<S, D>, Layout<TvS, TvD>>
  : IsAligned<M, Modes<TvS, TvD>> extends true
    ? Layout<AlignedShape<M, TvS, TvD>, AlignedStride<M, TvS, TvD>>
    : Composition<Layout<S, D>, Layout<TvS, TvD>>;

/** `Low` and `High` are how far the modes that were read reach along the two, `Many` how many elements they have. */
type IsPlain<M, A, B, D, Low = "0", High = "0", Many = "1"> = M extends `${infer S}:${infer X},${infer Rest}`
  ? X extends "0"
    ? IsPlain<Rest, A, B, D, Low, High, Many>
    : X extends `${bigint}`
      ? [X, S] extends [`-${string}`, unknown] | [unknown, "1"]
        ? false
        : Quotient<X, A> extends infer Q
          ? Q extends null
            ? IsSteppedBy<D, 0, X> extends true
              ? IsPlain<Rest, A, B, D, Plus<Low, Product<Minus<S, "1">, X>>, High, Product<Many, S>>
              : false
            : IsSteppedBy<D, 1, Q> extends true
              ? IsPlain<Rest, A, B, D, Low, Plus<High, Product<Minus<S, "1">, Q>>, Product<Many, S>>
              : false
          : never
      : false
  : M extends ""
    ? Fills<D, Plus<Low, "1">, A, Plus<High, "1">, B, Many>
    : false;

type IsSteppedBy<D, I extends 0 | 1, X> = D extends readonly [unknown, unknown]
  ? string extends D[I]
    ? false
    : IsStepped<D[I], X, "1">
  : false;

/** Integers must not carry; of binary strides the steps must not meet either, which they cannot where they fill the tile. */
type Fills<D, Low, A, High, B, Many> = D extends readonly [infer D0, infer D1]
  ? Order<Low, A> extends "<" | "="
    ? `${D0 & (number | string)}${D1 & (number | string)}` extends `${string}f${string}`
      ? [Low, High, Product<A, B>] extends [A, B, Many]
        ? true
        : false
      : true
    : false
  : false;

type StridesOver<TvD, A, D0, D1> = TvD extends readonly unknown[]
  ? { -readonly [I in keyof TvD]: StridesOver<TvD[I], A, D0, D1> }
  : StrideOver<NumeralOf<TvD>, A, D0, D1>;

type StrideOver<X, A, D0, D1> = X extends "0"
  ? 0
  : Quotient<X, A> extends infer Q
    ? Q extends null
      ? StepOfText<Scaled<X, D0>>
      : StepOfText<Scaled<Q, D1>>
    : never;
