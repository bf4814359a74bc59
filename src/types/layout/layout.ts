import type { Quoted } from "../diagnostic/quoted.js";
import type { Clip, LayoutError, Refusal } from "../diagnostic.js";
import type { AllBits, NumeralOfBits } from "../semimodule/binary.js";
import type { Magnitude, Minus, Plus, Product, ValueOf } from "../semimodule/integer.js";
import type {
  Canonical,
  Elements,
  FirstElement,
  Mixed,
  StepOfText,
  Zeros,
} from "../semimodule/semimodule.js";
import type { ElementsFault, ExtentsFault, IntegersFault, LeafFault } from "./check.js";
import type { Offset, StepAt, Yield } from "./evaluation.js";
import type {
  Congruent,
  HTuple,
  IntTuple,
  IsOpen,
  Plain,
  SameText,
  StepTuple,
  TextOf,
  WeaklyCongruent,
} from "./htuple.js";
import type { Modes } from "./modes.js";
import type { Parse, Parsed } from "./notation.js";
import type { Extent } from "./shape.js";
import type { CompactStride } from "./stride.js";

/**
 * A layout `shape:stride`: a function from coordinates to offsets (paper, section 4.4).
 * `Shape` and `Stride` are congruent tuples of integers; a literal is known to the compiler, `number` only at run time.
 * Calling it evaluates it at a coordinate; `at` does the same with a literal result.
 */
export interface Layout<out Shape = IntTuple, out Stride = StepTuple> {
  readonly shape: Shape;
  readonly stride: Stride;
  (...coordinate: readonly IntTuple[]): number;
}

/**
 * The shape of a resulting layout; `never` after a refusal, so that further calls stay quiet. (Of a `NoInfer` nothing
 * distributes, so a refusal in a union is passed over by inference. A layout is asked for its property first: that is half
 * of what asking whether it is a layout costs.)
 */
export type ResultShape<R> = 0 extends 1 & R
  ? unknown
  : R extends { readonly shape: infer Shape }
    ? Shape
    : [R] extends [LayoutError]
      ? never
      : [R] extends [Layout<infer Shape, unknown> | LayoutError]
        ? Shape
        : never;

/** The stride of a resulting layout, as its shape. */
export type ResultStride<R> = 0 extends 1 & R
  ? unknown
  : R extends { readonly stride: infer Stride }
    ? Stride
    : [R] extends [LayoutError]
      ? never
      : [R] extends [Layout<unknown, infer Stride> | LayoutError]
        ? Stride
        : never;

/** Any layout. */
export type AnyLayout = Layout<unknown, unknown>;

/**
 * A layout as it is written; `string` where a number is not known statically.
 * @example Print<Layout<[4, 8], [1, 4]>> // "(4,8):(1,4)"
 */
export type Print<L> =
  TextOfLayout<L> extends infer Text ? (Text extends `${string}?${string}` ? string : Text) : never;

/** A layout as a message shows it, `?` for what is not known statically. */
export type TextOfLayout<L> = L extends Layout<infer S, infer D> ? `${TextOf<S>}:${TextOf<D>}` : never;

/**
 * What `layout(source, stride)` makes: of a text, of a shape and a stride, or of a shape alone. A text that is no literal
 * (all its keys are optional) is open.
 */
export type LayoutOf<Source, Stride = never> = Source extends string
  ? {} extends { [K in Source]: 1 }
    ? Layout
    : [Stride] extends [never]
      ? Read<Parse<Source>>
      : Refusal<"layout", `${Clip<Quoted<Source>>}:${Clip<TextOf<Stride>>}`, "extent", [Clip<Quoted<Source>>]>
  : Checked<Plain<Source>, Plain<Stride>>;

type Read<P> =
  P extends Parsed<infer Shape, infer Stride> ? Checked<Shape, [Stride] extends [null] ? never : Stride> : P;

/** The layout, or why there is none: the extents, the strides, that they go together, and the size. */
type Checked<Shape, Stride> =
  ExtentsFault<Shape> extends LeafFault<infer Code, infer Value>
    ? Refusal<"layout", Written<Shape, Stride>, Code & ("extent" | "overflow"), [Value & string]>
    : [Stride] extends [never]
      ? Sized<Extent<Shape>, Shape, CompactStride<Shape>, never>
      : IntegersFault<Stride> extends LeafFault<infer Code, infer Value>
        ? Refusal<"layout", Written<Shape, Stride>, Code & ("integer" | "overflow"), [Value & string]>
        : Congruent<Shape, Stride> extends false
          ? Refusal<
              "layout",
              Written<Shape, Stride>,
              "congruence",
              [Clip<TextOf<Shape>>, Clip<TextOf<Stride>>]
            >
          : [Stride] extends [IntTuple]
            ? Sized<Extent<Shape>, Shape, Stride, Stride>
            : Elemental<Shape, Stride>;

/** The same with strides that are no integers: all of them elements, and of one kind. */
type Elemental<Shape, Stride> =
  ElementsFault<Stride> extends LeafFault<infer Code, infer Value>
    ? Refusal<"layout", Written<Shape, Stride>, Code & "element", [Value & string]>
    : Mixed<Modes<Shape, Stride>> extends [infer A, infer B]
      ? Refusal<"layout", Written<Shape, Stride>, "semimodule", [A & string, B & string]>
      : Sized<
          Extent<Shape>,
          Shape,
          HasZeros<Modes<Shape, Stride>> extends true ? Canonicals<Stride> : Stride,
          Stride
        >;

/** Whether modes have a stride of zero times something. */
type HasZeros<M> = M extends `${string}${":f0," | ":0e" | "+0e" | "-0e"}${string}` ? true : false;

/** The strides as they are written, zeros for what is zero times something. */
type Canonicals<D> = D extends readonly unknown[]
  ? { -readonly [I in keyof D]: Canonicals<D[I]> }
  : D extends Zeros
    ? Canonical<D>
    : D;

type Sized<Size, Shape, Stride, Given> = Size extends "!"
  ? Refusal<"layout", Written<Shape, Given>, "overflow">
  : Layout<Shape, Stride>;

/** The operands as the message shows them. */
type Written<Shape, Given> = [Given] extends [never]
  ? Clip<TextOf<Shape>>
  : `${Clip<TextOf<Shape>>}:${Clip<TextOf<Given>>}`;

/** One more than the span of the offsets: 1 + Σ (s-1)·|d|; of binary strides one more than all bits that they reach. */
export type Cosize<L> = L extends Layout<infer S, infer D> ? SpanOf<Modes<S, D>, L> : L;

type SpanOf<M, L> = M extends Elements
  ? M extends `${string}f${string}`
    ? Counted<Plus<NumeralOfBits<AllBits<M>>, "1">, L>
    : Refusal<"cosize", Clip<TextOfLayout<L>>, "integer", [FirstElement<M> & string]>
  : Span<M, L>;

type Span<M, L, So = "1"> = M extends `${infer S}:${infer D},${infer Rest}`
  ? Span<Rest, L, Plus<So, Product<Minus<S, "1">, Magnitude<D>>>>
  : M extends "?"
    ? number
    : Counted<So, L>;

type Counted<So, L> = So extends "!" ? Refusal<"cosize", Clip<TextOfLayout<L>>, "overflow"> : ValueOf<So>;

/**
 * Whether two layouts are written the same: equal shapes and equal strides; `boolean` where a number is not known.
 * @example Equal<Layout<4, 1>, Layout<[4], [1]>> // false
 */
export type Equal<A, B> = SameText<TextOfLayout<A>, TextOfLayout<B>>;

/**
 * The offset of an admissible coordinate, given whole or mode by mode (paper, section 4.4).
 * @example At<Layout<[[2, 2], [4, 2]], [[1, 8], [2, 16]]>, [2, 5]> // 26
 */
export type At<L, C extends readonly unknown[]> =
  L extends Layout<infer S, infer D>
    ? IsOpen<S> extends true
      ? Value<D>
      : C extends readonly [infer Whole]
        ? Evaluated<Whole, S, D, L>
        : number extends C["length"]
          ? Value<D>
          : Evaluated<C, S, D, L>
    : L;

/** What a layout of these strides yields, where it is not known: an integer, or a coordinate. */
type Value<D> = [D] extends [HTuple<number | `f${number}`>] ? number : IntTuple;

type Evaluated<C, S, D, L> =
  IntegersFault<C> extends LeafFault<infer Code, infer Value>
    ? Refusal<"at", Clip<TextOfLayout<L>>, Code & ("integer" | "overflow"), [Value & string]>
    : WeaklyCongruent<C, S> extends false
      ? Refusal<"at", Clip<TextOfLayout<L>>, "coordinate", [Clip<TextOf<C>>]>
      : [D] extends [IntTuple]
        ? Offset<C, S, D> extends infer Text
          ? Text extends "!"
            ? Refusal<"at", Clip<TextOfLayout<L>>, "overflow">
            : ValueOf<Text>
          : never
        : Yielded<StepAt<C, S, D>, S, D, C, L>;

/** The value of an element, or why there is none. */
type Yielded<Step, S, D, C, L> = Step extends `${string}!${string}`
  ? Refusal<"at", Clip<TextOfLayout<L>>, "overflow">
  : Step extends "-"
    ? Refusal<"at", Clip<TextOfLayout<L>>, "coordinate", [Clip<TextOf<C>>]>
    : Step extends "?"
      ? Value<D>
      : Yield<Step, Modes<S, D>>;

/** The layout of a text of modes: one mode stands alone, several make a tuple, `?` is open. */
export type LayoutOfModes<M> = M extends string ? Layout<Extents<M>, Strides<M>> : never;

/** @example Extents<"4:1,8:4,"> // [4, 8] */
export type Extents<M, Out extends unknown[] = []> = M extends `${infer S}:${string},${infer Rest}`
  ? Extents<Rest, [...Out, ValueOf<S>]>
  : M extends ""
    ? Alone<Out>
    : IntTuple;

/** @example Strides<"4:1,8:4,"> // [1, 4] */
export type Strides<M> = M extends Elements ? ElementStrides<M> : IntegerStrides<M>;

type IntegerStrides<M, Out extends unknown[] = []> = M extends `${string}:${infer D},${infer Rest}`
  ? IntegerStrides<Rest, [...Out, ValueOf<D>]>
  : M extends ""
    ? Alone<Out>
    : StepTuple;

type ElementStrides<M, Out extends unknown[] = []> = M extends `${string}:${infer D},${infer Rest}`
  ? ElementStrides<Rest, [...Out, StepOfText<D>]>
  : Alone<Out>;

type Alone<T extends unknown[]> = T extends [infer Only] ? Only : T;
