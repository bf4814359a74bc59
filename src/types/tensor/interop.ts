import type { IntTuple, Plain } from "../layout/htuple.js";
import type { ArrayAccessor } from "./accessor.js";
import type { AccessorIn } from "./tensor.js";

/** What a scijs `ndarray` (with `stride`) and a `@stdlib/ndarray` (with `strides`) have in common. */
export type NdarrayFields<A, S, D> = {
  readonly data: A;
  readonly shape: S;
  readonly offset: number;
} & ({ readonly stride: D } | { readonly strides: D });

/** The shape or the strides of an ndarray; one of rank 0 is 1:0, so where the rank is not known the profile is not. */
export type NdarrayModes<T, OfNone> = T extends readonly unknown[]
  ? number extends T["length"]
    ? IntTuple
    : T extends readonly []
      ? OfNone
      : Plain<T>
  : IntTuple;

/** The fields of the ndarray of a tensor. */
export interface Ndarray<out T> {
  readonly data: Extract<AccessorIn<T>, ArrayAccessor>;
  readonly shape: number[];
  readonly stride: number[];
  readonly offset: number;
}
