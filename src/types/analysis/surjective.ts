import type { Clip, LayoutError, Refusal } from "../diagnostic.js";
import type { ByStride, TakeLeast } from "../layout/by-stride.js";
import type { ShapeOf } from "../layout/htuple.js";
import type { Layout, TextOfLayout } from "../layout/layout.js";
import type { Modes, SpanOfMode } from "../layout/modes.js";
import type { Extent } from "../layout/shape.js";
import type { Order, Plus, ValueOf } from "../semimodule/integer.js";
import type { FirstElement } from "../semimodule/semimodule.js";

/**
 * Whether every offset from 0 up to `Codomain`, an integer or the size of a shape or layout, is one of the layout (paper,
 * section 5.4); left out, it is the cosize. `boolean` where a number decides that is not known, or where strides of both
 * signs leave gaps, which only the run time looks at.
 * @example IsSurjective<Layout<[4, 8], [1, 3]>> // true
 */
export type IsSurjective<L, Codomain = null> =
  IntegersOnly<"isSurjective", L> extends infer R extends LayoutError
    ? R
    : Missing<L, Codomain> extends infer M
      ? [M] extends [null]
        ? true
        : null extends M
          ? boolean
          : M extends number
            ? false
            : M
      : never;

/**
 * The least offset from 0 up to `Codomain` that no coordinate goes to, `null` where there is none.
 * @example Missing<Layout<[4, 8], [1, 5]>> // 4
 */
export type Missing<L, Codomain = null> =
  IntegersOnly<"missing", L> extends infer R extends LayoutError
    ? R
    : L extends Layout<infer S, infer D>
      ? MissingOf<Signed<Modes<S, D>>, Codomain extends null ? null : Extent<ShapeOf<Codomain>>>
      : L;

/** The refusal of a layout that is not surjective, where the compiler knows what is missing. */
export type AssertSurjective<L, Codomain = null> =
  IntegersOnly<"assertSurjective", L> extends infer R extends LayoutError
    ? R
    : MissingRefusal<"assertSurjective", L, Missing<L, Codomain>>;

/** The refusal that names the missing offset `M`, `null` where there is none or the compiler does not know. */
export type MissingRefusal<Operation extends string, L, M> = [M] extends [number]
  ? number extends M
    ? null
    : Refusal<Operation, Clip<TextOfLayout<L>>, "missing", [`${M}`]>
  : null;

/** The modes that move, with the sign of the stride before the extent. */
type Signed<M, Out extends string = ""> = M extends `${infer S}:${infer D},${infer Rest}`
  ? S extends "1"
    ? Signed<Rest, Out>
    : D extends `-${infer Down}`
      ? Signed<Rest, `${Out}-${S}:${Down},`>
      : Signed<Rest, `${Out}${S}:${D},`>
  : `${Out}${M & string}`;

/** Strides by magnitude tell it, where they are known. */
type MissingOf<M, Bound> = M extends `${string}?${string}`
  ? number | null
  : Bound extends "?"
    ? number | null
    : Grow<TakeLeast<ByStride<M>>, "0", "0", "1", "", Bound>;

/**
 * The offsets around 0 without a gap grow with every mode whose stride is no longer than they are, least stride first.
 * `Far` notes the signs of the longer ones; `Span` is the cosize.
 */
type Grow<Taken, Low, High, Span, Far extends string, Bound> = Taken extends [
  infer D,
  infer S,
  infer Others extends string,
]
  ? S extends `-${infer Size}`
    ? Longer<D, Low, High> extends true
      ? Grow<TakeLeast<Others>, Low, High, Plus<Span, SpanOfMode<D, Size>>, `${Far}-`, Bound>
      : Grow<
          TakeLeast<Others>,
          Plus<Low, SpanOfMode<D, Size>>,
          High,
          Plus<Span, SpanOfMode<D, Size>>,
          Far,
          Bound
        >
    : Longer<D, Low, High> extends true
      ? Grow<TakeLeast<Others>, Low, High, Plus<Span, SpanOfMode<D, S>>, `${Far}+`, Bound>
      : Grow<TakeLeast<Others>, Low, Plus<High, SpanOfMode<D, S>>, Plus<Span, SpanOfMode<D, S>>, Far, Bound>
  : Ends<Plus<High, "1">, Bound extends null ? Span : Bound, Far>;

/** `Low` counts downwards. */
type Longer<D, Low, High> = Order<D, Plus<Plus<High, Low>, "1">> extends ">" ? true : false;

/** One past the last offset that is reached is missing, unless longer strides of both signs may lead there. */
type Ends<Next, Bound, Far extends string> =
  Order<Next, Bound> extends "<"
    ? Far extends `${string}+-${string}` | `${string}-+${string}`
      ? number | null
      : ValueOf<Next>
    : null;

/** The refusal of strides that are no integers, `null` if there are none. */
export type IntegersOnly<Operation extends string, L> =
  L extends Layout<infer S, infer D>
    ? FirstElement<Modes<S, D>> extends infer E extends string
      ? Refusal<Operation, Clip<TextOfLayout<L>>, "integer", [E]>
      : null
    : null;
