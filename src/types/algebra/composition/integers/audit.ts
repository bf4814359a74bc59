import type { Minus, Order, Plus, Product } from "../../../semimodule/integer.js";

/**
 * Whether the modes that a trace emits, taken together, stay below every bounded digit of the left operand: `null`, or
 * the first digit that they overrun as `reached|extent|after`. A digit that one mode alone moves is in bounds already.
 */
export type Audit<Left, Trace> = Left extends `${infer S}:${string},${infer Rest}`
  ? Rest extends ""
    ? null
    : Trace extends `${string}@${Rest}*${string}@${Rest}*${string}`
      ? Bounded<Reached<Trace, Rest>, S, Rest, Trace>
      : Audit<Rest, Trace>
  : null;

/** The next digit, where this one stays below its extent. */
type Bounded<Most, S extends string, Rest extends string, Trace> =
  Order<Most, S> extends "<" ? Audit<Rest, Trace> : `${Most & string}|${S}|${Rest}`;

/** The sum of (extent - 1)·digit over the modes that move the digit before `Rest`. */
type Reached<Trace, Rest extends string, So = "0"> = Trace extends `${infer Mode};${infer Others}`
  ? Mode extends `${infer N}:${string}@${Rest}*${infer Tail}`
    ? Reached<Others, Rest, Farther<So, Extent<N>, Digit<Tail>>>
    : Reached<Others, Rest, So>
  : So;

/** The extent without the step of its leaf. */
type Extent<N> = N extends `${string}>${infer Own}` ? Own : N;

/** The number before what else the log of a mode holds. */
type Digit<Tail extends string> = Tail extends `${infer X}@${string}`
  ? X
  : Tail extends `${infer X}+${string}`
    ? X
    : Tail extends `${infer X}&`
      ? X
      : Tail;

/** One more mode of N steps by X: (N - 1)·X further. */
type Farther<So, N, X> = Plus<So, Minus<Product<N, X>, X>>;
