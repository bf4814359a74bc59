import type { ByStride, Take, TakeLeast } from "../../layout/by-stride.js";
import type { SpanOfMode } from "../../layout/modes.js";
import type { Order, Plus } from "../../semimodule/integer.js";
import type { LeastBeyond, OffsetsOf } from "../offsets.js";

/**
 * The least offset from 0 up to `Bound`, or the cosize, that modes of integers do not go to; `null` where there is none, `?`
 * where that is not known.
 * @example MissingIn<"4:1,8:5,", null> // "4"
 */
export type MissingIn<M, Bound> = MissingOf<Signed<M>, Bound, M>;

/** The modes that move, with the sign of the stride before the extent. */
type Signed<M, Out extends string = ""> = M extends `${infer S}:${infer D},${infer Rest}`
  ? S extends "1"
    ? Signed<Rest, Out>
    : D extends `-${infer Down}`
      ? Signed<Rest, `${Out}-${S}:${Down},`>
      : Signed<Rest, `${Out}${S}:${D},`>
  : `${Out}${M & string}`;

/** Strides by magnitude tell it, where they are known. */
type MissingOf<Sides, Bound, M> = Sides extends `${string}?${string}`
  ? "?"
  : Bound extends "?"
    ? "?"
    : Grow<Next<ByStride<Sides>, "1">, "0", "0", "0", "", Bound, M>;

/** The mode that begins just past what is reached is had by its name, and only where there is none the least is looked for. */
type Next<Modes extends string, End> = Modes extends `${string};${infer More}`
  ? More extends ""
    ? TakeLeast<Modes>
    : OrLeast<Take<Modes, End>, Modes>
  : null;

type OrLeast<Taken, Modes extends string> = Taken extends null ? TakeLeast<Modes> : Taken;

/**
 * The offsets around 0 without a gap grow with every mode whose stride is no longer than they are, in whatever order; what
 * the least of the others does not reach none does. `Far` notes the signs of the longer ones, `Beyond` is how far they span.
 */
type Grow<Taken, Low, High, Beyond, Far extends string, Bound, M> = Taken extends [
  infer D,
  infer S,
  infer Others extends string,
]
  ? S extends `-${infer Size}`
    ? Longer<D, Low, High> extends true
      ? Grow<TakeLeast<Others>, Low, High, Plus<Beyond, SpanOfMode<D, Size>>, `${Far}-`, Bound, M>
      : GrowOn<Others, Plus<Low, SpanOfMode<D, Size>>, High, Beyond, Far, Bound, M>
    : Longer<D, Low, High> extends true
      ? Grow<TakeLeast<Others>, Low, High, Plus<Beyond, SpanOfMode<D, S>>, `${Far}+`, Bound, M>
      : GrowOn<Others, Low, Plus<High, SpanOfMode<D, S>>, Beyond, Far, Bound, M>
  : Ends<Plus<High, "1">, Bound extends null ? Plus<Reached<Low, High>, Beyond> : Bound, Far, M>;

/** What is reached is longer now. */
type GrowOn<Others extends string, Low, High, Beyond, Far extends string, Bound, M> = Grow<
  Next<Others, Reached<Low, High>>,
  Low,
  High,
  Beyond,
  Far,
  Bound,
  M
>;

/** How many offsets are reached without a gap; `Low` counts downwards. */
type Reached<Low, High> = Plus<Plus<High, Low>, "1">;

type Longer<D, Low, High> = Order<D, Reached<Low, High>> extends ">" ? true : false;

/**
 * One past the last offset that is reached is missing, unless longer strides of both signs may lead there: of few offsets all
 * are looked at.
 */
type Ends<Next, Bound, Far extends string, M> =
  Order<Next, Bound> extends "<"
    ? Far extends `${string}+-${string}` | `${string}-+${string}`
      ? Unreached<Next, Bound, OffsetsOf<M>>
      : Next
    : null;

type Unreached<Next, Bound, Offsets> = [Offsets] extends [null] ? "?" : LeastBeyond<Next, Bound, Offsets>;
