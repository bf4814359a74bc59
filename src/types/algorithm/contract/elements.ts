import type { AssignFault, ElementOf, MixFault, ValueKind } from "../../tensor/accessor.js";
import type { RaggedFault } from "../../tensor/ragged.js";
import type { AccessorIn } from "../../tensor/tensor.js";
import type { First, MultiplyFault, NumericFault } from "../gemm.js";

/** Why products of the elements of some tensors cannot be added to those of `C`, or not so many of them as `Alpha`. */
export type ElementsFault<Of extends readonly unknown[], C, Alpha> = [Of, Alpha] extends [
  readonly [infer A, infer B],
  undefined,
]
  ? MultiplyFault<A, B, C>
  : Of extends readonly [infer A, ...infer Others]
    ? First<
        [
          NumericFault<KindIn<A>, "?">,
          Mixed<KindIn<A>, Others>,
          AssignFault<ElementOf<AccessorIn<A>>, AccessorIn<C>>,
          Scaled<Alpha, [...Of, C]>,
          RaggedFault<Of[number] | C>,
        ]
      >
    : null;

/** The kind of the elements of a tensor. */
type KindIn<T> = ValueKind<ElementOf<AccessorIn<T>>>;

/** The first tensor of another kind. */
type Mixed<K, Others> = Others extends readonly [infer T, ...infer More]
  ? MixFault<K, KindIn<T>> extends infer F
    ? F extends null
      ? Mixed<K, More>
      : F
    : never
  : null;

/** A factor is of the kind of the elements. */
type Scaled<Alpha, Of> = [Alpha] extends [undefined]
  ? null
  : Of extends readonly [infer T, ...infer Others]
    ? KindIn<T> extends "?"
      ? Scaled<Alpha, Others>
      : MixFault<ValueKind<Alpha>, KindIn<T>>
    : null;
