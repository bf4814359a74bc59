import type { ByStride, Take } from "./by-stride.js";
import type { Clip, LayoutError, Refusal } from "./diagnostic.js";
import type { Colliding, IsInjective } from "./injective.js";
import type { Product } from "./integer.js";
import type { Layout, TextOfLayout } from "./layout.js";
import type { Modes } from "./modes.js";
import type { FirstElement } from "./semimodule.js";
import type { Extent } from "./shape.js";
import type { Lacking, Missing } from "./surjective.js";

/**
 * Whether the layout has a full inverse: it takes the coordinates from 0 up to its size to the offsets from 0 up to its
 * size, each to its own; `boolean` where a number decides that is not known (paper, section 5.4.1).
 * @example IsBijective<Layout<[4, 8], [8, 1]>> // true
 */
export type IsBijective<L> =
  IntegersOnly<"isBijective", L> extends infer R extends LayoutError
    ? R
    : L extends Layout<infer S, infer D>
      ? Continues<ByStride<Modes<S, D>>, Extent<S>>
      : L;

/** The refusal of a layout that is not bijective, where the compiler has two coordinates or a missing offset. */
export type AssertBijective<L> =
  IntegersOnly<"assertBijective", L> extends infer R extends LayoutError
    ? R
    : IsBijective<L> extends false
      ? Colliding<"assertBijective", L> extends infer R
        ? R extends null
          ? IsInjective<L> extends true
            ? Lacking<"assertBijective", L, Missing<L>>
            : null
          : R
        : never
      : null;

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
