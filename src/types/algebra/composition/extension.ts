import type { IsOpen } from "../../layout/htuple.js";
import type { Layout } from "../../layout/layout.js";
import type { Floor, Modulo, Plus, Product } from "../../semimodule/integer.js";
import type { StepOfText } from "../../semimodule/semimodule.js";

/**
 * A composition whose right operand ends in a mode of size 1: its result goes on past its size by the stride `Step`, that
 * to which the left operand takes the stride of this mode.
 * @example Ended<Layout<[2, 1], [1, 0]>, "7"> // Layout<[2, 1], [1, 7]>
 */
export type Ended<R, Step> =
  R extends Layout<infer S, infer D> ? (Step extends "0" ? R : Layout<S, EndingIn<D, StepOfText<Step>>>) : R;

/** The stride of the last leaf, however deep it stands, becomes `Step`. */
type EndingIn<D, Step> =
  IsOpen<D> extends true
    ? D
    : D extends readonly unknown[]
      ? { -readonly [I in keyof D]: I extends LastOf<D> ? EndingIn<D[I], Step> : D[I] }
      : Step;

/** The index of the last element, as text. */
type LastOf<D extends readonly unknown[]> = D extends readonly [unknown, ...infer Others]
  ? `${Others["length"]}`
  : never;

/** The step of the last leaf of a trace where that is of size 1; else 0. */
export type LastStep<T> = T extends `${string}@^${infer X};${infer Rest}`
  ? Rest extends ""
    ? X
    : LastStep<Rest>
  : "0";

/** What a left operand of integers takes an integer to; 0 where that is past 2^53-1. */
export type FirstStep<Left, X, So = "0"> = Left extends `${infer S}:${infer D},${infer Rest}`
  ? Rest extends ""
    ? Exact<Plus<So, Product<X, D>>>
    : FirstStep<Rest, Floor<X, S>, Plus<So, Product<Modulo<X, S>, D>>>
  : "?";

/** A stride that is none, or past 2^53-1, is 0. */
export type Exact<Step> = Step extends `${string}!${string}` | "-" | `✗${string}` ? "0" : Step;
