import type { Lacking as LackingBits } from "../algebra/inverse/bits.js";
import type { Clip, LayoutError, Refusal } from "../diagnostic.js";
import type { ByStride, Take } from "../layout/by-stride.js";
import type { Layout, TextOfLayout } from "../layout/layout.js";
import type { Modes } from "../layout/modes.js";
import type { Extent } from "../layout/shape.js";
import type { Order, Product, ValueOf } from "../semimodule/integer.js";
import type { Elements, FirstElement } from "../semimodule/semimodule.js";
import type { Colliding, IsInjective } from "./injective.js";
import type { Lacking, Missing } from "./surjective.js";

/**
 * Whether the layout has a full inverse: it takes the coordinates from 0 up to its size to the offsets from 0 up to its
 * size, each to its own; `boolean` where a number decides that is not known (paper, section 5.4.1).
 * @example IsBijective<Layout<[4, 8], [8, 1]>> // true
 * @example IsBijective<Layout<[8, 64], ["f72", "f1"]>> // true
 */
export type IsBijective<L> = "isBijective" extends "isBijective" & L ? boolean : Inverts<"isBijective", L>;

type Inverts<Operation extends string, L> =
  L extends Layout<infer S, infer D>
    ? Modes<S, D> extends infer M
      ? M extends Elements
        ? Fills<Operation, M, Extent<S>, L>
        : Continues<ByStride<M>, Extent<S>>
      : never
    : L;

/**
 * Whether binary strides yield just the values below the size of the layout. Strides that yield coordinates are refused.
 */
export type Fills<Operation extends string, M, Size, L> = M extends `${string}f${string}`
  ? LackingBits<M> extends infer Least
    ? Least extends null
      ? false
      : Least extends `✗${infer S}`
        ? Refusal<Operation, Clip<TextOfLayout<L>>, "power", [S]>
        : Order<Least, Size> extends "<"
          ? false
          : true
    : never
  : IntegersOnly<Operation, L>;

/** The refusal of a layout that is not bijective, where the compiler has two coordinates or a missing offset. */
export type AssertBijective<L> = "assertBijective" extends "assertBijective" & L
  ? null
  : Inverts<"assertBijective", L> extends infer Answer
    ? Answer extends LayoutError
      ? Answer
      : Answer extends false
        ? Colliding<"assertBijective", L> extends infer R
          ? R extends null
            ? IsInjective<L> extends true
              ? Lacking<"assertBijective", L, LeastMissing<L>>
              : null
            : R
          : never
        : null
    : never;

/** The least value that an injective layout lacks. */
type LeastMissing<L> =
  L extends Layout<infer S, infer D>
    ? Modes<S, D> extends infer M
      ? M extends Elements
        ? ValueOf<LackingBits<M>>
        : Missing<L>
      : never
    : never;

/** Whether the modes, keyed by stride, continue 1 one after the other up to `Size`. */
export type Continues<Left extends string, Size> = `${Left}${Size & string}` extends `${string}?${string}`
  ? boolean
  : Follow<Left, "1", Size>;

type Follow<Left extends string, Next, Size> = Left extends ""
  ? Next extends Size
    ? true
    : false
  : Take<Left, Next> extends [unknown, infer S, infer Others extends string]
    ? Follow<Others, Product<Next, S>, Size>
    : false;

/** The refusal of strides that are no integers, `null` if there are none. */
export type IntegersOnly<Operation extends string, L> =
  L extends Layout<infer S, infer D>
    ? FirstElement<Modes<S, D>> extends infer E extends string
      ? Refusal<Operation, Clip<TextOfLayout<L>>, "integer", [E]>
      : null
    : null;
