import type { Recast } from "../algebra/recast.js";
import type { MadeOf } from "../diagnostic/made-of.js";
import type { Clip, LayoutError, Refusal, Renamed } from "../diagnostic.js";
import type { AnyLayout, ComposedLayout, Layout, TextOfLayout } from "../layout/layout.js";
import type { Accessor, Through } from "./accessor.js";
import type { RaggedFault } from "./ragged.js";
import type { Carried, Tensor } from "./tensor.js";

/** A class of typed arrays, as `Uint16Array`. */
export interface ArrayClass {
  readonly BYTES_PER_ELEMENT: number;
  readonly prototype: ArrayBufferView;
}

/**
 * The tensor of the same memory in elements of another class; refused where the layout is of no whole ones of them, where the
 * accessor is no typed array, and a tile that is ragged.
 * @example TensorRecast<Tensor<Float32Array, [4, 8], [8, 1]>, typeof Uint8Array>["layout"] // Layout<[4, 32], [32, 1]>
 */
export type TensorRecast<T, Kind> =
  NoInfer<ComputedTensorRecast<T, Kind>> extends infer Made | MadeOf<"tensorRecast", T, Kind> ? Made : never;

type ComputedTensorRecast<T, Kind> =
  T extends Tensor<infer A, infer S, infer D, unknown>
    ? Kind extends ArrayClass
      ? ArrayIn<A> extends readonly unknown[] | Accessor
        ? RecastFault<T, Kind, "the accessor", "typed array">
        : RaggedFault<T> extends null
          ? Recasted<A, Kind["prototype"], S, D>
          : RecastFault<T, Kind, "a ragged tile", "whole tensor: recast it before it is cut">
      : RecastFault<T, Kind, `${Kind & number}`, "class of typed arrays, whose elements are whole bytes">
    : T;

/** The array that an accessor reads. */
type ArrayIn<A> = A extends Through<infer Data> ? Data : A;

type RecastFault<T, Kind, What extends string, Wanted extends string> =
  T extends Tensor<unknown, infer S, infer D, unknown>
    ? Refusal<
        "tensorRecast",
        `${Clip<TextOfLayout<Layout<S, D>>>}, ${NameOf<Kind>}`,
        "argument",
        [What, Wanted]
      >
    : never;

/** A class as a message names it. */
type NameOf<Kind> = Kind extends { readonly prototype: { readonly [Symbol.toStringTag]: infer Name } }
  ? Name & string
  : `${Kind & number}`;

/** The layout recast; of a composed one the outer layout of the accessor is recast too. */
type Recasted<A, Into, S, D> =
  A extends Through<infer Data, infer Outer extends AnyLayout>
    ? Seen<
        Into,
        Renamed<
          Recast<ComposedLayout<Outer, number, Extract<Layout<S, D>, AnyLayout>>, BitsOf<Data>, BitsOf<Into>>,
          "tensorRecast"
        >
      >
    : Carried<Into, Renamed<Recast<Layout<S, D>, BitsOf<A>, BitsOf<Into>>, "tensorRecast">>;

/** The array through an outer layout. */
type Seen<Into, R> = R extends LayoutError
  ? R
  : R extends ComposedLayout<infer Outer, unknown, infer Inner>
    ? Carried<Through<Into, Outer>, Inner>
    : never;

/** How many bits an element has; of other arrays it is not known. */
type BitsOf<A> = A extends { readonly [Symbol.toStringTag]: infer Name extends keyof Bits }
  ? Bits[Name]
  : number;

interface Bits {
  readonly Int8Array: 8;
  readonly Uint8Array: 8;
  readonly Uint8ClampedArray: 8;
  readonly Int16Array: 16;
  readonly Uint16Array: 16;
  readonly Float16Array: 16;
  readonly Int32Array: 32;
  readonly Uint32Array: 32;
  readonly Float32Array: 32;
  readonly Float64Array: 64;
  readonly BigInt64Array: 64;
  readonly BigUint64Array: 64;
}
