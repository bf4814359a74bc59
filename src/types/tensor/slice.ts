import type { MadeOf } from "../diagnostic/made-of.js";
import type { Clip, Refusal } from "../diagnostic.js";
import type { IntegersFault, LeafFault } from "../layout/check.js";
import type { IsOpen, Refines } from "../layout/htuple.js";
import type { Layout, TextOfLayout } from "../layout/layout.js";
import type { Cut, Fixed } from "../layout/slice.js";
import type { Unfit } from "../layout/unfit.js";
import type { Whole, WithinBounds } from "./access.js";
import type { RaggedIn, RaggedOf } from "./ragged.js";
import type { Carried, Tensor } from "./tensor.js";

/**
 * What is left of a tensor where a coordinate is fixed but for its `null` modes (paper, section 4.5.1). Refused is a
 * coordinate that does not fit, or that is out of bounds.
 * @example SliceTensor<Tensor<Float32Array, [4, 8], [1, 4]>, [null, 3]> // Tensor<Float32Array, [4], [1]>
 */
export type SliceTensor<T, C extends readonly unknown[]> =
  NoInfer<ComputedSliceTensor<T, C>> extends infer Made | MadeOf<"sliceTensor", T, C> ? Made : never;

type ComputedSliceTensor<T, C extends readonly unknown[]> =
  T extends Tensor<infer A, infer S, infer D, unknown>
    ? Carried<A, SlicedBy<"sliceTensor", Whole<C>, S, D, Cut<Whole<C>, S, D>>, RaggedOf<RaggedIn<T>, false>>
    : T;

/** `R`, the part of a layout that a coordinate leaves open, or why it is none of the layout. */
export type SlicedBy<Operation extends string, C, S, D, R, L = Layout<S, D>> =
  IsOpen<S> extends true
    ? R
    : IntegersFault<Fixed<C>> extends LeafFault<infer Code, infer Value>
      ? Refusal<Operation, Clip<TextOfLayout<L>>, Code & ("integer" | "overflow"), [Value & string]>
      : Refines<Fixed<C>, S> extends false
        ? Unfit<Operation, Clip<TextOfLayout<L>>, C, S>
        : WithinBounds<Operation, C, S, R, L>;
