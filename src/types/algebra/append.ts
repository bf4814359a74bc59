import type { MadeOf } from "../diagnostic/made-of.js";
import type { Clip, LayoutError, Refusal } from "../diagnostic.js";
import type { IntTuple, IsOpen } from "../layout/htuple.js";
import type { Job, JobRefusal } from "../layout/job.js";
import type { AnyLayout, ComposedLayout, Layout, TextOfLayout } from "../layout/layout.js";
import type { Modes } from "../layout/modes.js";
import type { Extent } from "../layout/shape.js";
import type { NumeralOf, Order } from "../semimodule/integer.js";
import type { Mixed } from "../semimodule/mixed.js";
import type { OnInner } from "./inner.js";

/**
 * The layout with modes behind its own: `Fill` up to the rank `To`, or `To` itself where that is a layout. Refused are a
 * rank below the layout's, one past 256, strides that do not mix, and sizes past 2^53-1.
 * @example Append<Layout<4, 1>, 3> // Layout<[4, 1, 1], [1, 0, 0]>
 * @example Append<Layout<[4, 8], [1, 4]>, Layout<2, 32>> // Layout<[4, 8, 2], [1, 4, 32]>
 */
export type Append<L, To, Fill = Layout<1, 0>> =
  NoInfer<Longer<"append", L, To, Fill>> extends infer Made | MadeOf<"append", L, To, Fill> ? Made : never;

/**
 * The same with the modes before its own.
 * @example Prepend<Layout<[4, 8], [1, 4]>, 3> // Layout<[1, 4, 8], [0, 1, 4]>
 */
export type Prepend<L, To, Fill = Layout<1, 0>> =
  NoInfer<Longer<"prepend", L, To, Fill>> extends infer Made | MadeOf<"prepend", L, To, Fill> ? Made : never;

/** Both: `Operation` says on which side the new modes stand. */
type Longer<Operation extends "append" | "prepend", L, To, Fill> = Operation extends Operation & L
  ? Layout
  : L extends Layout<infer S, infer D>
    ? IsOpen<S> extends true
      ? Layout
      : Fill extends LayoutError
        ? Fill
        : To extends LayoutError
          ? To
          : To extends AnyLayout
            ? Checked<With<Operation, ModesIn<S>, ModesIn<D>, To>, Job<Operation, ",", L, To>>
            : Upto<Operation, ModesIn<S>, ModesIn<D>, NumeralOf<To>, Fill, L, To>
    : L extends ComposedLayout<infer Outer, infer Offset, infer Inner>
      ? OnInner<Outer, Offset, Inner, Longer<Operation, Inner, To, Fill>>
      : L;

/** An integer is one mode, and strides that are not known have no modes. */
type ModesIn<T> = T extends readonly unknown[] ? T : [T];

/** One more mode, which may be a tuple, behind the others or before them. */
type With<Operation, S extends readonly unknown[], D extends readonly unknown[], X> =
  X extends Layout<infer E, infer F>
    ? Operation extends "append"
      ? Layout<[...S, E], [...D, F]>
      : Layout<[E, ...S], [F, ...D]>
    : Layout;

/** The layout itself where it has the rank `N` already. */
type Upto<
  Operation extends string,
  S extends readonly unknown[],
  D extends readonly unknown[],
  N,
  Fill,
  L,
  To,
> = N extends "?"
  ? Layout
  : N extends `${S["length"]}`
    ? L
    : Beyond<N, `${S["length"]}`> extends true
      ? Refusal<
          Operation,
          `${Clip<TextOfLayout<L>>}, ${To & number}`,
          "argument",
          [`${To & number}`, `rank from ${S["length"]} to 256`]
        >
      : Checked<Filled<Operation, S, D, N, Fill>, Job<Operation, ",", L, To>>;

/** Whether modes cannot be filled up to `N`: there are more of them, or it is past 256. */
type Beyond<N, Rank> = N extends "!" ? true : "<" extends Order<N, Rank> | Order<"256", N> ? true : false;

/** The modes with as many `Fill` as bring them to rank `N`. */
type Filled<
  Operation,
  S extends readonly unknown[],
  D extends readonly unknown[],
  N,
  Fill,
> = N extends `${S["length"]}`
  ? Layout<S, D>
  : With<Operation, S, D, Fill> extends Layout<infer E extends unknown[], infer F extends unknown[]>
    ? Filled<Operation, E, F, N, Fill>
    : never;

/** What only all modes together show: a size past 2^53-1, and strides that do not mix. */
type Checked<R, J> =
  R extends Layout<infer S, infer D>
    ? Extent<S> extends "!"
      ? JobRefusal<J, "overflow">
      : [D] extends [IntTuple]
        ? R
        : Mixed<Modes<S, D>> extends [infer A, infer B]
          ? JobRefusal<J, "semimodule", [A & string, B & string]>
          : R
    : R;
