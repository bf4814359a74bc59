import type { MadeOf } from "../diagnostic/made-of.js";
import type { Clip, LayoutError, Refusal } from "../diagnostic.js";
import type { IntTuple } from "../layout/htuple.js";
import type { Layout, ResultShape, ResultStride, TextOfLayout } from "../layout/layout.js";
import type { LayoutOf } from "../layout/layout-of.js";
import type { IsFixed } from "../layout/leaf.js";
import type { Modes } from "../layout/modes.js";
import type { FirstElement } from "../semimodule/semimodule.js";
import type { AnyAccessor, ArrayAccessor } from "./accessor.js";
import type { AccessorIn, Tensor, TensorOf } from "./tensor.js";

/** What a scijs `ndarray` (with `stride`) and a `@stdlib/ndarray` (with `strides`) have in common. */
export type NdarrayFields<A, S, D, Start = number, Shape = S> = {
  readonly data: A;
  readonly shape: Shape;
  readonly offset: Start;
} & ({ readonly stride: D } | { readonly strides: D });

/**
 * The tensor of the fields of an ndarray; refused as its layout is, and where the data is known to be too short.
 * @example FromNdarray<Float32Array, [2, 3], [3, -1], 2> // Tensor<Float32Array, [2, 3], [3, -1]>
 */
export type FromNdarray<A, S, D, Start> =
  NoInfer<Read<A, S, D, Start>> extends infer Made | MadeOf<"fromNdarray", A, S, D, Start> ? Made : never;

type Read<A, S, D, Start> =
  LayoutOf<NdarrayModes<S, 1>, NdarrayModes<D, 0>> extends infer L
    ? [L] extends [LayoutError]
      ? L
      : TensorOf<A, Layout<ResultShape<L>, ResultStride<L>>, Start>
    : never;

/** The shape or the strides of an ndarray; one of rank 0 is 1:0, so where the rank is not known the profile is not. */
type NdarrayModes<T, OfNone> = T extends readonly unknown[]
  ? IsFixed<T> extends true
    ? T extends readonly []
      ? OfNone
      : T
    : IntTuple
  : IntTuple;

/** A tensor that is an ndarray, or why it is none: it is over an array, its strides are integers, and it is no ragged tile. */
export type Ndarrayed<T> = NoInfer<Checked<T>> extends infer Made | MadeOf<"ndarrayed", T> ? Made : never;

type Checked<T> =
  T extends Tensor<infer A, infer S, infer D, infer Ragged>
    ? unknown extends A
      ? T
      : A extends ArrayAccessor
        ? FirstElement<Modes<S, D>> extends infer E extends string
          ? Refusal<"toNdarray", Clip<TextOfLayout<Layout<S, D>>>, "integer", [E]>
          : [Ragged] extends [true]
            ? Refusal<"toNdarray", Clip<TextOfLayout<Layout<S, D>>>, "ragged">
            : T
        : AnyAccessor extends A
          ? T
          : Refusal<"toNdarray", Clip<TextOfLayout<Layout<S, D>>>, "argument", ["the accessor", "array"]>
    : T;

/** The fields of the ndarray of a tensor. */
export interface Ndarray<out T> {
  readonly data: ArrayIn<AccessorIn<T>>;
  readonly shape: number[];
  readonly stride: number[];
  readonly offset: number;
}

/** The arrays among accessors; of what may be any accessor, any array. */
type ArrayIn<A> = unknown extends A ? ArrayAccessor : Extract<A, ArrayAccessor>;
