import type { Coalesce } from "../algebra/coalesce.js";
import type { Group } from "../algebra/group.js";
import type { MadeOf } from "../diagnostic/made-of.js";
import type { Clip, Refusal, Renamed } from "../diagnostic.js";
import type { IntegersFault, LeafFault } from "../layout/check.js";
import type { IsOpen, Refines } from "../layout/htuple.js";
import type { Layout, TextOfLayout } from "../layout/layout.js";
import type { Unfit } from "../layout/unfit.js";
import type { Whole } from "./access.js";
import type { RaggedIn, RaggedOf } from "./ragged.js";
import type { AccessorIn, Carried, LayoutIn, Tensor } from "./tensor.js";

/**
 * The tensor of the coalesced layout.
 * @example TensorCoalesce<Tensor<Float32Array, [4, 8], [1, 4]>> // Tensor<Float32Array, 32, 1>
 */
export type TensorCoalesce<T, Profile = null> =
  NoInfer<ComputedTensorCoalesce<T, Profile>> extends infer Made | MadeOf<"tensorCoalesce", T, Profile>
    ? Made
    : never;

type ComputedTensorCoalesce<T, Profile> = Carried<
  AccessorIn<T>,
  "tensorCoalesce" extends "tensorCoalesce" & T
    ? Layout
    : Renamed<Coalesce<LayoutIn<T>, Profile>, "tensorCoalesce">,
  RaggedOf<RaggedIn<T>, false>
>;

/**
 * The tensor with some modes grouped into one.
 * @example TensorGroup<Tensor<Float32Array, [2, 3, 5], [1, 2, 6]>, 1, 3> // Tensor<Float32Array, [2, [3, 5]], [1, [2, 6]]>
 */
export type TensorGroup<T, Begin, End> =
  NoInfer<ComputedTensorGroup<T, Begin, End>> extends infer Made | MadeOf<"tensorGroup", T, Begin, End>
    ? Made
    : never;

type ComputedTensorGroup<T, Begin, End> = Carried<
  AccessorIn<T>,
  "tensorGroup" extends "tensorGroup" & T ? Layout : Renamed<Group<LayoutIn<T>, Begin, End>, "tensorGroup">,
  RaggedOf<RaggedIn<T>, false>
>;

/**
 * The tensor moved by a coordinate; refused is one that does not fit.
 * @example TensorDomainOffset<Tensor<Float32Array, [4, 8], [1, 4]>, [0, 0]> // Tensor<Float32Array, [4, 8], [1, 4]>
 */
export type TensorDomainOffset<T, C extends readonly unknown[]> =
  NoInfer<ComputedTensorDomainOffset<T, C>> extends infer Made | MadeOf<"tensorDomainOffset", T, C>
    ? Made
    : never;

type ComputedTensorDomainOffset<T, C extends readonly unknown[]> =
  T extends Tensor<infer A, infer S, infer D, unknown> ? Carried<A, Moved<Whole<C>, S, D>, MovedOf<T, C>> : T;

type Moved<C, S, D> =
  IsOpen<S> extends true
    ? Layout<S, D>
    : IntegersFault<C> extends LeafFault<infer Code, infer Value>
      ? Refusal<
          "tensorDomainOffset",
          Clip<TextOfLayout<Layout<S, D>>>,
          Code & ("integer" | "overflow"),
          [Value & string]
        >
      : Refines<C, S> extends false
        ? Unfit<"tensorDomainOffset", Clip<TextOfLayout<Layout<S, D>>>, C, S>
        : Layout<S, D>;

/** Whether a tensor that is moved by a coordinate is ragged: not where that is 0, which moves nothing. */
export type MovedOf<T, C extends readonly unknown[]> = RaggedOf<RaggedIn<T>, IsMoved<C>>;

type IsMoved<C> = C extends readonly unknown[]
  ? number extends C["length"]
    ? boolean
    : [{ [I in keyof C]: IsMoved<C[I]> }[number]] extends [false]
      ? false
      : boolean
  : [C] extends [0]
    ? false
    : boolean;
