import type { MadeOf } from "../diagnostic/made-of.js";
import type { Clip, Refusal } from "../diagnostic.js";
import type { HTuple, IntTuple, IsOpen, ShapeOf, StepTuple } from "./htuple.js";
import type { TextOfOperand } from "./job.js";
import type { Layout } from "./layout.js";
import type { IsFixed } from "./leaf.js";
import type { TextOf } from "./text.js";
import type { Plain } from "./widened.js";

/**
 * All elements in one tuple; an element stays itself. The shape and the stride of a layout are flattened together.
 * @example Flatten<[4, [3, [2]]]> // [4, 3, 2]
 * @example Flatten<Layout<[4, [3, 2]], [2, [8, 1]]>> // Layout<[4, 3, 2], [2, 8, 1]>
 */
export type Flatten<X> = NoInfer<ComputedFlatten<X>> extends infer Made | MadeOf<"flatten", X> ? Made : never;

type ComputedFlatten<X> =
  X extends Layout<infer S, infer D> ? FlatLayout<S, D> : X extends readonly unknown[] ? FlattenFrom<X> : X;

/** Shape and stride flattened each; what is open has no modes to flatten. */
type FlatLayout<S, D> =
  IsOpen<S> extends true
    ? Layout
    : S extends readonly unknown[]
      ? FlattenFrom<S> extends infer Flat extends unknown[]
        ? IsFixed<Flat> extends false
          ? Layout
          : Layout<Flat, FlatStride<D, Flat>>
        : never
      : Layout<S, D>;

/** Strides that are not known have the profile of the extents all the same. */
type FlatStride<D, Flat> = D extends readonly unknown[]
  ? FlattenFrom<D> extends infer Strides extends unknown[]
    ? IsFixed<Strides> extends false
      ? { [I in keyof Flat]: Strides[number] }
      : Strides
    : never
  : StepTuple;

/** One element after the other; what has no fixed length makes an array of it all, what may be a tuple any number of elements. */
type FlattenFrom<T extends readonly unknown[], Out extends unknown[] = []> =
  IsFixed<T> extends false
    ? (Leaves<T> | Out[number])[]
    : T extends readonly [infer Head, ...infer Tail]
      ? FlattenFrom<
          Tail,
          [Head] extends [number | string]
            ? [...Out, Head]
            : [Head] extends [readonly unknown[]]
              ? FlattenFrom<Head, Out>
              : [Extract<Head, readonly unknown[]>] extends [never]
                ? [...Out, Head]
                : [...Out, ...Leaves<[Head]>[]]
        >
      : Out;

/** What the elements of an array of no fixed length are. */
type Leaves<T> = [T] extends [readonly HTuple<number>[]]
  ? number
  : [T] extends [readonly HTuple<number | string>[]]
    ? number | string
    : unknown;

/**
 * The modes of a tuple or a layout, in order, as the elements of a profile: what undoes `Flatten`. Refused is a profile
 * with more elements than there are modes, or fewer.
 * @example Unflatten<[4, 3, 2], [0, [0, 0]]> // [4, [3, 2]]
 * @example Unflatten<Layout<[4, 3, 2], [2, 8, 1]>, [0, [0, 0]]> // Layout<[4, [3, 2]], [2, [8, 1]]>
 */
export type Unflatten<X, P> =
  NoInfer<ComputedUnflatten<X, P>> extends infer Made | MadeOf<"unflatten", X, P> ? Made : never;

type ComputedUnflatten<X, P> =
  X extends Layout<infer S, infer D>
    ? Filled<ShapeOf<P>, ModesIn<S>> extends infer F
      ? F extends Part<infer Shape, readonly []>
        ? Layout<
            Shape,
            Filled<ShapeOf<P>, ModesIn<D>> extends Part<infer Stride, readonly []> ? Stride : StepTuple
          >
        : F extends "?"
          ? Layout
          : Unfit<X, P>
      : never
    : Filled<ShapeOf<P>, ModesIn<Plain<ShapeOf<X>>>> extends infer F
      ? F extends Part<infer Tuple, readonly []>
        ? Tuple
        : F extends "?"
          ? [X] extends [HTuple<number>]
            ? IntTuple
            : unknown
          : Unfit<X, P>
      : never;

/** The refusal of a profile with too many elements or too few. */
type Unfit<X, P> = Refusal<
  "unflatten",
  `${Clip<TextOfOperand<X>>}, ${Clip<TextOf<P>>}`,
  "profile",
  [Clip<TextOf<X extends Layout<infer S, unknown> ? S : X>>, Clip<TextOf<P>>]
>;

/** An element is a mode, and what is open has any number of them. */
type ModesIn<T> = IsOpen<T> extends true ? "?" : T extends readonly unknown[] ? T : [T];

/** A profile with its elements filled in, and the modes that are left; `null` where they do not suffice. */
interface Part<out Filled, out Rest> {
  readonly part: [Filled, Rest];
}

/** One mode for an element of the profile, and as many as it holds for a tuple. */
type Filled<P, Modes> = Modes extends "?"
  ? "?"
  : IsOpen<P> extends true
    ? "?"
    : P extends readonly unknown[]
      ? FilledEach<P, Modes>
      : Modes extends readonly [infer First, ...infer Rest]
        ? Part<First, Rest>
        : null;

/** Element after element of the profile. */
type FilledEach<P, Modes, Out extends unknown[] = []> = P extends readonly [infer P0, ...infer Ps]
  ? Filled<P0, Modes> extends infer F
    ? F extends Part<infer First, infer Rest>
      ? FilledEach<Ps, Rest, [...Out, First]>
      : F
    : never
  : Part<Out, Modes>;
