import type { MadeOf } from "../diagnostic/made-of.js";
import type { Clip, LayoutError, Refusal } from "../diagnostic.js";
import type { IntegersFault, LeafFault } from "../layout/check.js";
import type { Yield } from "../layout/evaluation.js";
import type { IntTuple, IsOpen } from "../layout/htuple.js";
import type {
  AnyLayout,
  ComposedLayout,
  Layout,
  ResultShape,
  ResultStride,
  TextOfLayout,
} from "../layout/layout.js";
import type { Modes } from "../layout/modes.js";
import type { Minus, NumeralOf, Order, Plus, Product } from "../semimodule/integer.js";
import type {
  AnyAccessor,
  ArrayAccessor,
  CoordinateAccessor,
  CountingAccessor,
  ElementOf,
  LengthOf,
  Numbers,
  Through,
} from "./accessor.js";

/**
 * A tensor T = e ∘ L: an accessor behind a layout, T(c) = *(e + L(c)) (paper, section 4.5). `offset` is where in an array
 * the layout starts; any other accessor is moved there itself, and `offset` is 0. (What a slice of F2 strides adds to
 * without carries is kept apart, and printed as in `Float32Array(64)+f19 ∘ (2):(f9)`.)
 */
export interface Tensor<
  out Data = AnyAccessor,
  out Shape = IntTuple,
  out Stride = IntTuple,
  out Ragged = false,
> {
  readonly accessor: Data;
  readonly layout: Layout<Shape, Stride>;
  readonly offset: number;
  /** The shape of the layout, so that a tensor has a size, a rank and a depth as a layout has. */
  readonly shape: Shape;
  /** All values in the order of the integer coordinates. */
  [Symbol.iterator](): IterableIterator<ElementOf<Data>>;
  /** Whether some of its coordinates are past the end of the tensor that it was cut from. */
  readonly ragged: Ragged;
}

/** Any tensor. */
export type AnyTensor = Tensor<unknown, unknown, unknown, unknown>;

/** A tensor of which nothing is known that the run time looks at. */
export type OpenTensor = Tensor<AnyAccessor, IntTuple, IntTuple, boolean>;

/** The layout of a tensor. */
export type LayoutIn<T> = T extends Tensor<unknown, infer S, infer D, unknown> ? Layout<S, D> : T;

/** The shape of a tensor. */
export type ShapeIn<T> = T extends Tensor<unknown, infer S, unknown, unknown> ? S : never;

/** The accessor of a tensor. */
export type AccessorIn<T> = T extends Tensor<infer A, unknown, unknown, unknown> ? A : never;

/** The tensor of an accessor and a resulting layout, or what that is instead. */
export type Carried<A, L, Ragged = false> = L extends LayoutError
  ? L
  : Tensor<A, ResultShape<L>, ResultStride<L>, Ragged>;

/**
 * What `tensor(accessor, layout, offset)` makes; refused where the array is known to be too short.
 * @example TensorOf<Float32Array, Layout<[4, 8], [1, 4]>> // Tensor<Float32Array, [4, 8], [1, 4]>
 */
export type TensorOf<A, L, Start = 0> = Carried<AccessorOver<A, L>, Fitting<A, L, Start>>;

/**
 * The accessor of a tensor over a layout; over a composed one its outer layout lies between, and coordinates that start at
 * the origin take the profile of the layout's.
 */
export type AccessorOver<A, L> =
  L extends ComposedLayout<infer Outer, unknown>
    ? Through<A, Outer>
    : A extends CoordinateAccessor
      ? L extends Layout<unknown, infer D>
        ? CoordinatesFrom<A, ElementOf<A>, Numbers<Yield<"0", Steps<D>>>>
        : A
      : A;

/** What is added to the start may have more modes than it, and then the profile is not the start's. */
type CoordinatesFrom<A, At, By> = At extends 0
  ? CoordinateAccessor<By>
  : Covers<At, By> extends true
    ? A
    : CoordinateAccessor;

/** Whether a coordinate has every mode that what is added to it has. */
type Covers<At, By> = [By] extends [number]
  ? true
  : By extends readonly []
    ? true
    : By extends readonly [infer Head, ...infer Tail]
      ? At extends readonly [infer First, ...infer Rest]
        ? Covers<First, Head> extends true
          ? Covers<Rest, Tail>
          : false
        : false
      : false;

/** Strides as modes, whatever the extents. */
type Steps<D> = Modes<Twos<D>, D>;

type Twos<D> = [D] extends [readonly unknown[]] ? { [I in keyof D]: Twos<D[I]> } : 2;

/**
 * The layout where the array holds it; where the length of that is not known, the run time looks. Of a composed layout it
 * is the inner one.
 */
export type Fitting<A, L, Start> =
  NoInfer<ComputedFitting<A, L, Start>> extends infer Made | MadeOf<"fitting", A, L, Start> ? Made : never;

type ComputedFitting<A, L, Start> =
  L extends Layout<infer S, infer D>
    ? 0 extends Start
      ? NoInfer<D> extends IntTuple
        ? Within<A, S, D, Start, L>
        : Placed<A, S, D, Start, L>
      : Placed<A, S, D, Start, L>
    : L extends ComposedLayout<AnyLayout, unknown, infer Inner>
      ? Inner
      : L;

/** The same from anywhere, over strides of any kind. */
type Placed<A, S, D, Start, L> =
  IsOpen<S> extends true
    ? L
    : IntegersFault<Start> extends LeafFault<infer Code, infer Value>
      ? Refusal<"tensor", Clip<TextOfLayout<L>>, Code & ("integer" | "overflow"), [Value & string]>
      : [D] extends [IntTuple]
        ? Within<A, S, D, Start, L>
        : [A, Steps<D>] extends [ArrayAccessor | CountingAccessor, `${string}e${string}`]
          ? Refusal<"tensor", Clip<TextOfLayout<L>>, "argument", NoPlace<A>>
          : Within<A, S, D, Start, L>;

/** What a coordinate is not in an array, and what counts integers is not. */
type NoPlace<A> = A extends CountingAccessor
  ? ["counting()", "accessor of coordinates: coordinates() is"]
  : ["a coordinate", "offset into an array"];

/** The layout where it lies in the array, as far as its length is known. */
type Within<A, S, D, Start, L> =
  number extends LengthOf<A>
    ? L
    : Held<Reach<Modes<S, D>, NumeralOf<Start>, NumeralOf<Start>>, NumeralOf<LengthOf<A>>, L>;

/** The least and the greatest offset; those of strides that are no integers are left to the run time. */
export type Reach<M, Least, Most> = M extends `${infer S}:${infer D},${infer Rest}`
  ? D extends `-${bigint}`
    ? Reach<Rest, Plus<Least, Product<Minus<S, "1">, D>>, Most>
    : D extends `${bigint}`
      ? Reach<Rest, Least, Plus<Most, Product<Minus<S, "1">, D>>>
      : readonly ["?", "?"]
  : M extends ""
    ? readonly [Least, Most]
    : readonly ["?", "?"];

/** Every offset is to be one of an array of this length. */
type Held<R, Length, L> = R extends readonly [infer Least, infer Most]
  ? "?" extends Least | Most
    ? L
    : "!" extends Least | Most
      ? Refusal<"tensor", Clip<TextOfLayout<L>>, "overflow">
      : [Least, Order<Most, Length>] extends [`-${string}`, unknown] | [unknown, ">" | "="]
        ? Refusal<"tensor", Clip<TextOfLayout<L>>, "bounds", [Least & string, Most & string, Length & string]>
        : L
  : never;
