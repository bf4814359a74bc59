import type { MadeOf } from "../diagnostic/made-of.js";
import type { Clip, LayoutError, Refusal } from "../diagnostic.js";
import type { Add, ValueOf } from "../semimodule/integer.js";
import type { IntegersFault, LeafFault } from "./check.js";
import type { Offset, StepAt, Value, Yield } from "./evaluation.js";
import type { HTuple, IntTuple, IsOpen, Refines, SameText, StepTuple } from "./htuple.js";
import type { ComposedLayout, Layout, TextOfLayout } from "./layout.js";
import type { Modes } from "./modes.js";
import type { Below, Unfit } from "./unfit.js";

/**
 * A layout as it is written; `string` where a number is not known statically.
 * @example Print<Layout<[4, 8], [1, 4]>> // "(4,8):(1,4)"
 */
export type Print<L> = NoInfer<ComputedPrint<L>> extends infer Made | MadeOf<"print", L> ? Made : never;

type ComputedPrint<L> =
  TextOfLayout<L> extends infer Text ? (Text extends `${string}?${string}` ? string : Text) : never;

/**
 * Whether two layouts are written the same: equal shapes and equal strides; `boolean` where a number is not known.
 * @example Equal<Layout<4, 1>, Layout<[4], [1]>> // false
 */
export type Equal<A, B> =
  NoInfer<SameText<TextOfLayout<A>, TextOfLayout<B>>> extends infer Made | MadeOf<"equal", A, B>
    ? Made
    : never;

/**
 * The offset of an admissible coordinate, given whole or mode by mode (paper, section 4.4).
 * @example At<Layout<[[2, 2], [4, 2]], [[1, 8], [2, 16]]>, [2, 5]> // 26
 */
export type At<L, C extends readonly unknown[]> =
  NoInfer<ComputedAt<L, C>> extends infer Made | MadeOf<"at", L, C> ? Made : never;

type ComputedAt<L, C extends readonly unknown[]> =
  L extends Layout<infer S, infer D>
    ? AtIn<S, D, C, L>
    : L extends ComposedLayout<
          infer Outer,
          infer Offset,
          Layout<infer S extends IntTuple, infer D extends StepTuple>
        >
      ? AtSum<Outer, Offset, AtIn<S, D, C, L>, L>
      : L;

/** Of a layout that is a part of `L`. */
type AtIn<S, D, C extends readonly unknown[], L> =
  IsOpen<S> extends true
    ? Value<D>
    : C extends readonly [infer Whole]
      ? Evaluated<Whole, S, D, L>
      : C extends readonly []
        ? Evaluated<C, S, D, L>
        : 0 extends C["length"]
          ? Value<D>
          : Evaluated<C, S, D, L>;

/** The outer layout at the offset and what the inner one yields. */
type AtSum<Outer, Offset, Within, L> = Within extends LayoutError
  ? Within
  : AtOuter<Outer, [Within] extends [number] ? Add<Offset, Within> : number, L>;

/** The outer layout at what may be past 2^53-1. */
type AtOuter<Outer, Index, L> = Index extends LayoutError
  ? Refusal<"at", Clip<TextOfLayout<L>>, "overflow">
  : Outer extends Layout<infer S, infer D>
    ? AtIn<S, D, [Index], L>
    : never;

/** The coordinate is looked at, and integers are cheaper. */
type Evaluated<C, S, D, L> =
  IntegersFault<C> extends LeafFault<infer Code, infer Wrong>
    ? Refusal<"at", Clip<TextOfLayout<L>>, Code & ("integer" | "overflow"), [Wrong & string]>
    : Refines<C, S> extends false
      ? Unfit<"at", Clip<TextOfLayout<L>>, C, S>
      : [D] extends [IntTuple]
        ? Offset<C, S, D> extends infer Text
          ? Text extends "!"
            ? Refusal<"at", Clip<TextOfLayout<L>>, "overflow">
            : ValueOf<Text>
          : never
        : [D] extends [HTuple<number | string>]
          ? Yielded<StepAt<C, S, D>, S, D, C, L>
          : Value<D>;

/** The value of an element, or why there is none. */
type Yielded<Step, S, D, C, L> = Step extends `${string}!${string}`
  ? Refusal<"at", Clip<TextOfLayout<L>>, "overflow">
  : Step extends "-"
    ? Below<"at", Clip<TextOfLayout<L>>, C>
    : Step extends "?"
      ? Value<D>
      : Yield<Step, Modes<S, D>>;
