import type { IntTuple, IsOpen } from "../../layout/htuple.js";
import type { Layout } from "../../layout/layout.js";
import type { Plain, Widened } from "../../layout/widened.js";
import type { Simplified } from "../coalesce.js";
import type { Ended, FirstStep, LastStep } from "./extension.js";
import type { Audit } from "./integers/audit.js";
import type { Emitted } from "./integers/emitted.js";
import type { Explained } from "./integers/fault.js";
import type { Leaf } from "./integers/leaf.js";

/**
 * `A ∘ B` where all strides are integers, of the modes `M2` over the simplified left operand, refused as `J`: cheaper than
 * over parts. The trace holds what every leaf of the right one emits.
 */
export type Compose<Left, M2, S, D, J> = Decide<Trace<Left, M2>, Left, M2, S, D, J>;

/**
 * The same over the modes `M`, of literals, as they are: most right operands stay within them. They are simplified where a
 * leaf does not, and at once where the first is of step 1 and the second continues it.
 */
export type ComposeLiterals<M, M2, S, D, J> = M extends `${infer S0}:1,${string}:${infer D1},${string}`
  ? D1 extends S0
    ? OverSimplified<Simplified<M>, null, null, M2, S, D, J>
    : Within<Trace<M, M2>, M, M2, S, D, J>
  : Within<Trace<M, M2>, M, M2, S, D, J>;

/** Each leaf of one mode, and no digit carries: simplified modes could not give another result. */
type Within<T, M, M2, S, D, J> = T extends `${string}${"✗" | "!" | "&" | "+" | "^"}${string}`
  ? OverSimplified<Simplified<M>, T, M, M2, S, D, J>
  : Audit<M, T> extends null
    ? Layout<Plain<S>, StridesAlone<T, D>>
    : OverSimplified<Simplified<M>, T, M, M2, S, D, J>;

/** Modes that are simple already have the trace `T`. */
type OverSimplified<Left, T, M, M2, S, D, J> = Left extends M
  ? Decide<T, Left, M2, S, D, J>
  : Decide<Trace<Left, M2>, Left, M2, S, D, J>;

/** What every leaf emits says whether there is a composition: faults are explained, and the rest is made of it. */
type Decide<T, Left, M2, S, D, J> = T extends `${string}✗${string}` | `${string}!${string}`
  ? Explained<Left, M2, J, Open<Left, Widened<S>, Widened<D>>>
  : Audit<Left, T> extends null
    ? T extends "" | `${string}?${string}`
      ? Open<Left, Widened<S>, Widened<D>>
      : T extends `${string}^${string}`
        ? Ended<Made<T, Left, S, D>, FirstStep<Left, LastStep<T>>>
        : Made<T, Left, S, D>
    : Explained<Left, M2, J, Open<Left, Widened<S>, Widened<D>>>;

/**
 * The layout. Where no leaf emits several modes the shape is that of the right operand, which is cheapest; a leaf of size 1
 * stands still whatever its step is, so that the step does not tell.
 */
type Made<T, Left, S, D> = T extends `${string}${"&" | "^"}${string}`
  ? Layout<ExtentsOver<Left, S, D>, StridesOver<Left, S, D>>
  : Layout<Plain<S>, StridesAlone<T, D>>;

/** The layout as far as it is known: one operand may have no modes, so the shape tells whether its last leaf is of size 1. */
type Open<Left, S, D> =
  StepAlone<S, D> extends infer X
    ? X extends "0"
      ? Composed<Left, S, D>
      : Ended<Composed<Left, S, D>, FirstStep<Left, X>>
    : never;

/** The step of the last leaf where that is of size 1; else 0. */
type StepAlone<S, D> = [S] extends [1]
  ? Numeral<D>
  : [S, D] extends [readonly [...unknown[], infer S1], readonly [...unknown[], infer D1]]
    ? StepAlone<S1, D1>
    : S extends readonly [...unknown[], infer S1]
      ? StepAlone<S1, number>
      : "0";

/** What all leaves emit, one after the other, each behind its step (ARCHITECTURE.md has all texts and markers). */
type Trace<Left, B, Out extends string = ""> = B extends `${infer N}:${infer X},${infer Rest}`
  ? Trace<Left, Rest, Longer<Out, X, Leaf<Left, N, X>>>
  : Out;

/** In an alias of its own: a template must not hold what `Leaf` computes. */
type Longer<Out extends string, X extends string, Emitted> = `${Out}<${X}>${Emitted & string}`;

/** In a conditional, so that the compiler shows the layout and not this alias. */
type Composed<Left, S, D> = Left extends string
  ? Layout<ExtentsOver<Left, S, D>, StridesOver<Left, S, D>>
  : never;

/** The result takes the profile of the right operand, whose strides may be open; a leaf may become a tuple. */
type ExtentsOver<Left, S, D> = [S] extends [number]
  ? EmittedOver<Left, S, D>[0]
  : IsOpen<S> extends true
    ? IntTuple
    : { -readonly [I in keyof S]: ExtentsOver<Left, S[I], I extends keyof D ? D[I] : number> };

type StridesOver<Left, S, D> = [S] extends [number]
  ? EmittedOver<Left, S, D>[1]
  : IsOpen<S> extends true
    ? IntTuple
    : { -readonly [I in keyof S]: StridesOver<Left, S[I], I extends keyof D ? D[I] : number> };

/** Asked for twice, the second time for nothing. */
type EmittedOver<Left, S, D> = Emitted<Leaf<Left, Numeral<S>, Numeral<D>>, S>;

type Numeral<N> = number extends N ? "?" : `${N & number}`;

/** The strides where every leaf emits one mode, so that the shape stays what it is: looked up by the step of the leaf. */
type StridesAlone<T, D> = D extends number
  ? T extends `${string}<${D}>${string}:${infer E extends number}@${string}`
    ? E
    : never
  : { -readonly [I in keyof D]: StridesAlone<T, D[I]> };
