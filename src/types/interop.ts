import type { ArrayAccessor } from "./accessor.js";
import type { Plain } from "./htuple.js";
import type { AccessorIn, Tensor } from "./tensor.js";

/** What a scijs `ndarray` (with `stride`) and a `@stdlib/ndarray` (with `strides`) have in common. */
export type NdarrayFields<A, S, D> = {
  readonly data: A;
  readonly shape: S;
  readonly offset: number;
} & ({ readonly stride: D } | { readonly strides: D });

/** The tensor of an ndarray; one of rank 0 is 1:0. */
export type NdarrayTensor<A, S, D> = S extends readonly [] ? Tensor<A, 1, 0> : Tensor<A, Plain<S>, Plain<D>>;

/** The fields of the ndarray of a tensor. */
export interface Ndarray<out T> {
  readonly data: Extract<AccessorIn<T>, ArrayAccessor>;
  readonly shape: number[];
  readonly stride: number[];
  readonly offset: number;
}
