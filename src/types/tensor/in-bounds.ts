import type { MadeOf } from "../diagnostic/made-of.js";
import type { Clip, LayoutError, Refusal } from "../diagnostic.js";
import type { IntegersFault, LeafFault } from "../layout/check.js";
import type { IsOpen, Refines } from "../layout/htuple.js";
import type { Layout, TextOfLayout } from "../layout/layout.js";
import type { Unfit } from "../layout/unfit.js";
import type { Within } from "../layout/within.js";
import type { Whole } from "./access.js";
import type { Tensor } from "./tensor.js";

/**
 * Whether a coordinate of a tensor is one of the tensor that it was cut from; of one that may be ragged the run time has to
 * say. Refused is a coordinate that does not fit.
 * @example InBounds<Tensor<Float32Array, [4, 8], [1, 4]>, [3, 7]> // true
 */
export type InBounds<T, C extends readonly unknown[]> =
  NoInfer<ComputedInBounds<T, C>> extends infer Made | MadeOf<"inBounds", T, C> ? Made : never;

type ComputedInBounds<T, C extends readonly unknown[]> =
  T extends Tensor<unknown, infer S, infer D, infer Ragged> ? Inside<Whole<C>, S, D, Ragged> : T;

/** The refusal of what is no coordinate, as for an access, and else the answer. */
type Inside<C, S, D, Ragged> =
  IsOpen<S> extends true
    ? boolean
    : IntegersFault<C> extends LeafFault<infer Code, infer Value>
      ? Refusal<
          "inBounds",
          Clip<TextOfLayout<Layout<S, D>>>,
          Code & ("integer" | "overflow"),
          [Value & string]
        >
      : Refines<C, S> extends false
        ? Unfit<"inBounds", Clip<TextOfLayout<Layout<S, D>>>, C, S>
        : Held<Within<C, S>, Ragged>;

/** What is out of the bounds of the tensor itself is out of them all. */
type Held<Own, Ragged> = Own extends LayoutError
  ? boolean
  : [Own] extends [false]
    ? false
    : [Ragged] extends [false]
      ? Own
      : boolean;
