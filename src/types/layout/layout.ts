import type { Loose, LooseAny } from "../diagnostic/loose.js";
import type { LayoutError } from "../diagnostic.js";
import type { ValueOf } from "../semimodule/integer.js";
import type { Elements, StepOfText } from "../semimodule/semimodule.js";
import type { IntTuple, Opening, StepTuple } from "./htuple.js";
import type { TextOf } from "./text.js";

/**
 * A layout `shape:stride`: a function from coordinates to offsets (paper, section 4.4).
 * `Shape` and `Stride` are congruent tuples of integers; a literal is known to the compiler, `number` only at run time.
 * `at` evaluates it at a coordinate.
 */
export interface Layout<out Shape = IntTuple, out Stride = StepTuple> {
  readonly shape: Shape;
  readonly stride: Stride;
  /** Its text, as `print` gives it. */
  toJSON(): string;
}

/**
 * The shape of a resulting layout; `never` after a refusal, so that further calls stay quiet; of a union of layouts it is the
 * union of the shapes, without those of composed ones, which have no stride. (A layout is asked for its properties first: that is half
 * of what asking whether it is a layout costs.)
 */
export type ResultShape<R> = 0 extends (1 & R) | Loose
  ? IntTuple | LooseAny
  : R extends { readonly shape: infer Shape extends IntTuple; readonly stride: unknown }
    ? Shape
    : [R] extends [LayoutError]
      ? never
      : [R] extends [Layout<infer Shape extends IntTuple, unknown> | LayoutError]
        ? Shape
        : [R] extends [Layout<unknown, unknown> | LayoutError]
          ? IntTuple
          : never;

/** The stride of a resulting layout, as its shape. */
export type ResultStride<R> = 0 extends (1 & R) | Loose
  ? StepTuple | LooseAny
  : R extends { readonly stride: infer Stride extends StepTuple }
    ? Stride
    : [R] extends [LayoutError]
      ? never
      : [R] extends [Layout<unknown, infer Stride extends StepTuple> | LayoutError]
        ? Stride
        : [R] extends [Layout<unknown, unknown> | LayoutError]
          ? StepTuple
          : never;

/** Any layout: `Layout` without arguments, under the name that says so. Its shape is an `IntTuple`, which is walked as it is. */
export type AnyLayout = Layout<IntTuple, StepTuple>;

/**
 * The function R(c) = outer(offset + inner(c)), unfolded: what a layout cannot say where the outer one is no sum of what
 * it takes the offset and the modes of the inner one to, as is the rule of a swizzle over a padded layout.
 */
export interface ComposedLayout<
  out Outer extends AnyLayout = AnyLayout,
  out Offset = number,
  out Inner extends AnyLayout = AnyLayout,
> {
  readonly outer: Outer;
  readonly offset: Offset;
  readonly inner: Inner;
  /** The shape of the inner layout: its coordinates are those of the function. */
  readonly shape: Inner["shape"];
}

/** Any composed layout. */
export type AnyComposedLayout = ComposedLayout<AnyLayout, unknown, AnyLayout>;

/** Any function from coordinates to offsets that this library has: a layout, or a composed one. */
export type AnyMapping = AnyLayout | AnyComposedLayout;

/**
 * What an operation makes of a layout `A`, with the parts of the result `R`: of a composed layout it is composed too, and of
 * what may be either it may be either. (The condition distributes, for so the compiler knows in generic code that it is a
 * layout where `A` is one.)
 */
export type Resolved<A, R> = A extends AnyLayout
  ? Layout<ResultShape<R>, ResultStride<R>>
  : 0 extends 1 & A // `any` goes both ways, and has been a layout on the other
    ? never
    : ComposedLayout<ResultOuter<R>, ResultStart<R>, ResultInner<R>>;

/** What only a composed layout has: as the constraint of an operand it costs a third of the type. */
export interface Composite {
  readonly outer: unknown;
}

/** The operand by which a composition is composed: the right one where that is, else the left one. */
export type Mapping<A, T> = 0 extends 1 & T ? A : T extends AnyComposedLayout ? T : A;

/** The pieces of a resulting composed layout; `never` after a refusal, and open where the result is. */
export type ResultOuter<R> = [R] extends [LayoutError]
  ? never
  : [R] extends [ComposedLayout<infer Outer, unknown, AnyLayout> | AnyLayout | LayoutError]
    ? Outer
    : AnyLayout;

/** The offset of a composed result; `never` of a refusal, see {@link ResultShape}. */
export type ResultStart<R> = [R] extends [LayoutError]
  ? never
  : [R] extends [ComposedLayout<AnyLayout, infer Offset, AnyLayout> | AnyLayout | LayoutError]
    ? Offset
    : number;

/** The inner layout of a composed result; `never` of a refusal, see {@link ResultShape}. */
export type ResultInner<R> = [R] extends [LayoutError]
  ? never
  : [R] extends [ComposedLayout<AnyLayout, unknown, infer Inner> | AnyLayout | LayoutError]
    ? Inner
    : AnyLayout;

/** A layout as a message shows it, `?` for what is not known statically. */
export type TextOfLayout<L> =
  L extends Layout<infer S, infer D>
    ? `${TextOf<S>}:${TextOf<D>}`
    : L extends ComposedLayout<infer Outer, infer Offset, infer Inner>
      ? `${TextOfLayout<Outer>} ∘ (${TextOf<Offset>} + ${TextOfLayout<Inner>})`
      : never;

/**
 * The layout of a text of modes: one mode stands alone, several make a tuple, `?` is open, with strides of the kind that
 * those of `L` are of.
 */
export type LayoutOfModes<M, L = Layout> = M extends string
  ? M extends Elements | `${string}?${string}`
    ? M extends "?"
      ? OpenLike<L>
      : Layout<Extents<M>, Strides<M>>
    : IntegerLayout<M>
  : never;

/** A layout of which only the kind of its strides is known, which is that of another. */
export type OpenLike<L> = L extends Layout<unknown, infer D> ? Layout<IntTuple, Opening<D>> : Layout;

/** Of integers both at once. */
type IntegerLayout<
  M,
  S extends unknown[] = [],
  D extends unknown[] = [],
> = M extends `${infer N}:${infer X},${infer Rest}`
  ? IntegerLayout<Rest, [...S, ValueOf<N>], [...D, ValueOf<X>]>
  : Layout<Alone<S>, Alone<D>>;

/** @example Extents<"4:1,8:4,"> // [4, 8] */
export type Extents<M, Out extends unknown[] = []> = M extends `${infer S}:${string},${infer Rest}`
  ? Extents<Rest, [...Out, ValueOf<S>]>
  : M extends ""
    ? Alone<Out>
    : IntTuple;

/** @example Strides<"4:1,8:4,"> // [1, 4] */
export type Strides<M> = M extends Elements ? ElementStrides<M> : IntegerStrides<M>;

/** The strides of integers are numbers. */
type IntegerStrides<M, Out extends unknown[] = []> = M extends `${string}:${infer D},${infer Rest}`
  ? IntegerStrides<Rest, [...Out, ValueOf<D>]>
  : M extends ""
    ? Alone<Out>
    : StepTuple;

/** Other strides are text. */
type ElementStrides<M, Out extends unknown[] = []> = M extends `${string}:${infer D},${infer Rest}`
  ? ElementStrides<Rest, [...Out, StepOfText<D>]>
  : Alone<Out>;

/** One mode is no tuple. */
type Alone<T extends unknown[]> = T extends [infer Only] ? Only : T;
