import type { ByStride, FirstNegative, Take, TakeLeast } from "./by-stride.js";
import type { LayoutOfModes } from "./coalesce.js";
import type { Clip, LayoutError, Refusal } from "./diagnostic.js";
import type { ExtentsFault, Fault } from "./extent.js";
import type { IsAny, ShapeOf } from "./htuple.js";
import type { Ceiling, Floor, Order, Product, Quotient } from "./integer.js";
import type { Layout, TextOfLayout } from "./layout.js";
import type { Modes } from "./modes.js";
import type { Extent } from "./shape.js";

/**
 * The maximal layout that is disjoint from L and ordered (paper, section 5.5, equations 15 to 17). Without a bound its
 * last mode is written with size 1; with one, an integer or the size of a shape or layout, it covers the bound.
 * Refused are negative strides, and a stride below the extent that the smaller ones cover.
 * @example Complement<Layout<[4, 8], [1, 8]>> // Layout<[2, 1], [4, 64]>
 * @example Complement<Layout<[4, 8], [1, 8]>, 256> // Layout<[2, 4], [4, 64]>
 */
export type Complement<L, Bound = null> =
  L extends Layout<infer S, infer D>
    ? IsAny<Bound> extends true
      ? Layout
      : Bound extends LayoutError
        ? Bound
        : [Bound] extends [null]
          ? Filled<Gaps<Modes<S, D>, null, "floor">, L>
          : ExtentsFault<ShapeOf<Bound>> extends Fault<infer Code, infer Value>
            ? Refusal<"complement", Clip<TextOfLayout<L>>, Code & ("extent" | "overflow"), [Value & string]>
            : Extent<ShapeOf<Bound>> extends "!"
              ? Refusal<"complement", Clip<TextOfLayout<L>>, "overflow">
              : Filled<Gaps<Modes<S, D>, Extent<ShapeOf<Bound>>, "floor">, L>
    : L;

type Filled<G, L> = G extends `✗${infer Fault}`
  ? OfFault<Fault, Clip<TextOfLayout<L>>>
  : G extends `${string}!${string}`
    ? Refusal<"complement", Clip<TextOfLayout<L>>, "overflow">
    : LayoutOfModes<G>;

type OfFault<
  Fault extends string,
  Operands extends string,
> = Fault extends `overlap|${infer D}|${infer Covered}`
  ? Refusal<"complement", Operands, "overlap", [D, Covered]>
  : Refusal<"complement", Operands, "negative-stride", [Fault]>;

/**
 * The modes of a complement as text, or `✗` and the fault. `"floor"` rounds a gap down, `"exact"` refuses one that is no
 * multiple of what is covered, for then L and its complement miss elements.
 */
export type Gaps<M, Bound, Rounding> = Start<ByStride<M>, Bound, Rounding>;

type Start<Left extends string, Bound, Rounding> =
  FirstNegative<Left> extends infer D extends string
    ? `✗${D}`
    : Left extends `${string}?${string}`
      ? "?"
      : InOrder<Fill<Left, "1", "", Bound, Rounding>, Left, Rounding>;

/** A fault is looked for again stride by stride, to name the least one. */
type InOrder<G, Left extends string, Rounding> = G extends `✗${string}`
  ? FirstFault<TakeLeast<Left>, "1", Rounding>
  : G;

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

type Fill<Left extends string, Covered, Out extends string, Bound, Rounding> = Left extends ""
  ? Last<Covered, Out, Bound>
  : FillNext<Take<Left, Covered>, Left, Covered, Out, Bound, Rounding>;

type FillNext<Taken, Left extends string, Covered, Out extends string, Bound, Rounding> = Taken extends [
  infer D,
  infer S,
  infer Others extends string,
]
  ? Fill<Others, Product<S, D>, Out, Bound, Rounding>
  : FillGap<TakeLeast<Left>, Covered, Out, Bound, Rounding>;

type FillGap<Taken, Covered, Out extends string, Bound, Rounding> = Taken extends [
  infer D extends string,
  infer S extends string,
  infer Others extends string,
]
  ? Quotient<D, Covered> extends infer Q
    ? Q extends string
      ? Fill<Others, Product<S, D>, `${Out}${Q}:${Covered & string},`, Bound, Rounding>
      : Order<D, Covered> extends "<"
        ? "✗"
        : Rounding extends "exact"
          ? "✗"
          : Fill<Others, Product<S, D>, Rounded<Out, Floor<D, Covered>, Covered>, Bound, Rounding>
    : never
  : never;

type Rounded<Out extends string, Q, Covered> = Q extends "1"
  ? Out
  : `${Out}${Q & string}:${Covered & string},`;

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
