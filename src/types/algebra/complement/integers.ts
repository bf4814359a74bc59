import type { ByStride, FirstNegative, Take, TakeLeast } from "../../layout/by-stride.js";
import type { Ceiling, Floor, Order, Product, Quotient } from "../../semimodule/integer.js";

/**
 * The modes of a complement as text, or `✗` and the fault. `"floor"` rounds a gap down, `"exact"` refuses one that is no
 * multiple of what is covered, for then L and its complement miss elements; `"left"` rounds down too, and gives modes that are
 * the complement as the left operand of a composition.
 */
export type Gaps<M, Bound, Rounding> = Start<ByStride<M>, Bound, Rounding>;

/** Negative strides have no complement, and a stride that is not known may stand anywhere; an extent only bounds a mode. */
type Start<Left extends string, Bound, Rounding> =
  FirstNegative<Left> extends infer D extends string
    ? `✗${D}`
    : Left extends `?${string}` | `${string};?${string}`
      ? "?"
      : InOrder<Fill<Left, "1", "", Bound, Rounding>, Left, Rounding>;

/** A fault is looked for again stride by stride, to name the least one. */
type InOrder<G, Left extends string, Rounding> = G extends `✗${string}`
  ? FirstFault<TakeLeast<Left>, "1", Rounding>
  : G;

/** From the least stride on, where `Covered` is what the smaller ones reach. */
type FirstFault<Taken, Covered, Rounding> = Taken extends [
  infer D extends string,
  infer S extends string,
  infer Others extends string,
]
  ? Order<D, Covered> extends "<"
    ? `✗overlap|${D}|${Covered & string}`
    : Rounding extends "exact"
      ? Quotient<D, Covered> extends null
        ? `✗not-completing|${D}|${Covered & string}`
        : FirstFault<TakeLeast<Others>, Product<S, D>, Rounding>
      : FirstFault<TakeLeast<Others>, Product<S, D>, Rounding>
  : never;

/** The gap before every mode, from the least stride on; what is reached so far is `Covered`. */
type Fill<Left extends string, Covered, Out extends string, Bound, Rounding> = Left extends ""
  ? Last<Covered, Out, Bound>
  : FillNext<Take<Left, Covered>, Left, Covered, Out, Bound, Rounding>;

/** A mode that begins where the covered part ends leaves no gap. */
type FillNext<Taken, Left extends string, Covered, Out extends string, Bound, Rounding> = Taken extends [
  infer D,
  infer S,
  infer Others extends string,
]
  ? Fill<Others, Product<S, D>, Out, Bound, Rounding>
  : FillGap<TakeLeast<Left>, Covered, Out, Bound, Rounding>;

/** The gap up to the least stride that is left, whether there is one or not where an extent is not known. `✗` alone says that there is a fault: `FirstFault` finds which. */
type FillGap<Taken, Covered, Out extends string, Bound, Rounding> = Taken extends [
  infer D extends string,
  infer S extends string,
  infer Others extends string,
]
  ? "?" extends S | Covered
    ? Rounding extends "left"
      ? Uncertain<Quotient<D, Covered>, Others, Covered, Out, Bound>
      : "?"
    : Quotient<D, Covered> extends infer Q
      ? Q extends string
        ? Fill<Others, Product<S, D>, `${Out}${Q}:${Covered & string},`, Bound, Rounding>
        : Order<D, Covered> extends "<"
          ? "✗"
          : Rounding extends "exact"
            ? "✗"
            : Fill<Others, Product<S, D>, Rounded<Out, Floor<D, Covered>, Covered>, Bound, Rounding>
      : never
  : never;

/**
 * A gap before a mode that may be of size 1, where there is none. As a left operand a complement is the same all the same if
 * the gap is whole: what is past the mode goes on where the gap ends.
 */
type Uncertain<Q, Others extends string, Covered, Out extends string, Bound> = Q extends "?" | null
  ? "?"
  : Fill<Others, "?", `${Out}${Q & string}:${Covered & string},`, Bound, "left">;

/** A gap rounded down to one is none. */
type Rounded<Out extends string, Q, Covered> = Q extends "1"
  ? Out
  : `${Out}${Q & string}:${Covered & string},`;

/** The mode past all others, of size 1 or as far as the bound. */
type Last<Covered, Out extends string, Bound> = Bound extends string
  ? LastOf<Ceiling<Bound, Covered>, Covered, Out>
  : `${Out}1:${Covered & string},`;

/** A count that is not known leaves one mode, if there is no other; that may be 1:0. */
type LastOf<N, Covered, Out extends string> = N extends "1"
  ? Out extends ""
    ? "1:0,"
    : Out
  : N extends "?"
    ? Out extends ""
      ? "?:?,"
      : "?"
    : `${Out}${N & string}:${Covered & string},`;
