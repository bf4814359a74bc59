import type { Offset } from "./coordinate.js";
import type { Clip, Refusal } from "./diagnostic.js";
import type {
  Congruent,
  Flatten,
  IntTuple,
  IsOpen,
  Plain,
  SameText,
  TextOf,
  WeaklyCongruent,
} from "./htuple.js";
import type { Difference, Magnitude, NumeralOf, Product, Sum, ValueOf } from "./integer.js";
import type { Modes } from "./modes.js";
import type { Parse, Parsed } from "./notation.js";
import type { Extent } from "./shape.js";
import type { CompactStride } from "./stride.js";

/**
 * A layout `shape:stride`: a function from coordinates to offsets (paper, section 4.4).
 * `Shape` and `Stride` are congruent tuples of integers; a literal is known to the compiler, `number` only at run time.
 * Calling it evaluates it at a coordinate; `at` does the same with a literal result.
 */
export interface Layout<out Shape = IntTuple, out Stride = IntTuple> {
  readonly shape: Shape;
  readonly stride: Stride;
  (...coordinate: readonly IntTuple[]): number;
}

/** The shape of a resulting layout; `never` after a refusal, so that further calls stay quiet. */
export type ResultShape<R> = R extends Layout<infer Shape, unknown> ? Shape : never;

/** The stride of a resulting layout, as its shape. */
export type ResultStride<R> = R extends Layout<unknown, infer Stride> ? Stride : never;

/** Any layout. */
export type AnyLayout = Layout<unknown, unknown>;

/**
 * A layout as it is written, `?` for what is not known statically.
 * @example Print<Layout<[4, 8], [1, 4]>> // "(4,8):(1,4)"
 */
export type Print<L> = L extends Layout<infer S, infer D> ? `${TextOf<S>}:${TextOf<D>}` : never;

/** What `layout(source, stride)` makes: of a text, of a shape and a stride, or of a shape alone (`stride` is `null`). */
export type LayoutOf<Source, Stride> = Source extends string
  ? string extends Source
    ? Layout
    : Read<Parse<Source>>
  : Checked<Plain<Source>, Plain<Stride>>;

type Read<P> = P extends Parsed<infer Shape, infer Stride> ? Checked<Shape, Stride> : P;

/** The layout, or why there is none: congruence first, then every number, then the size. */
type Checked<Shape, Stride> = [Stride] extends [null]
  ? Sized<Extent<Shape>, Modes<Shape, Shape>, Shape, CompactStride<Shape>, null>
  : Congruent<Shape, Stride> extends false
    ? Refusal<"layout", Written<Shape, Stride>, "congruence", [Clip<TextOf<Shape>>, Clip<TextOf<Stride>>]>
    : Sized<Extent<Shape>, Modes<Shape, Stride>, Shape, Stride, Stride>;

type Sized<Size, M extends string, Shape, Stride, Given> = `,${M}` extends
  | `${string}!${string}`
  | `${string},-${string}`
  | `${string},0:${string}`
  ? FaultyExtent<Flatten<[Shape]>, Shape, Given>
  : Size extends "!"
    ? Refusal<"layout", Written<Shape, Given>, "overflow">
    : Layout<Shape, Stride>;

type FaultyExtent<Elements, Shape, Given> = Elements extends readonly [
  infer Head extends number,
  ...infer Tail,
]
  ? `${Head}` extends "0" | `-${string}` | `${string}.${string}` | `${string}e-${string}`
    ? Refusal<"layout", Written<Shape, Given>, "extent", [`${Head}`]>
    : NumeralOf<Head> extends "!"
      ? Refusal<"layout", Written<Shape, Given>, "overflow">
      : FaultyExtent<Tail, Shape, Given>
  : FaultyStride<Flatten<[Given]>, Shape, Given>;

type FaultyStride<Elements, Shape, Given> = Elements extends readonly [
  infer Head extends number,
  ...infer Tail,
]
  ? `${Head}` extends `${string}.${string}` | `${string}e-${string}`
    ? Refusal<"layout", Written<Shape, Given>, "integer", [`${Head}`]>
    : NumeralOf<Head> extends "!"
      ? Refusal<"layout", Written<Shape, Given>, "overflow">
      : FaultyStride<Tail, Shape, Given>
  : Refusal<"layout", Written<Shape, Given>, "overflow">;

/** The operands as the message shows them. */
type Written<Shape, Given> = [Given] extends [null]
  ? Clip<TextOf<Shape>>
  : `${Clip<TextOf<Shape>>}:${Clip<TextOf<Given>>}`;

/**
 * The layouts as the modes of one (paper, equation 4).
 * @example Concat<[Layout<4, 1>, Layout<8, 4>]> // Layout<[4, 8], [1, 4]>
 */
export type Concat<Layouts extends readonly unknown[]> = Layout<
  { -readonly [I in keyof Layouts]: Layouts[I] extends Layout<infer S, unknown> ? S : never },
  { -readonly [I in keyof Layouts]: Layouts[I] extends Layout<unknown, infer D> ? D : never }
>;

/**
 * The mode `I` of a layout, itself a layout; an integer shape is its own mode 0.
 * @example Mode<Layout<[4, [3, 2]], [2, [8, 1]]>, 1> // Layout<[3, 2], [8, 1]>
 */
export type Mode<L, I> =
  L extends Layout<infer S, infer D>
    ? S extends readonly unknown[]
      ? D extends readonly unknown[]
        ? `${I & number}` extends keyof S & keyof D
          ? Layout<S[I & keyof S], D[I & keyof D]>
          : number extends S["length"] | I
            ? Layout
            : Refusal<"mode", Clip<Print<L>>, "mode", [`${I & number}`, `${S["length"]}`]>
        : Layout
      : IsOpen<S> extends true
        ? Layout
        : number extends I
          ? Layout
          : I extends 0
            ? L
            : Refusal<"mode", Clip<Print<L>>, "mode", [`${I & number}`, "1"]>
    : L;

/** One more than the span of the offsets: 1 + Σ (s-1)·|d|. */
export type Cosize<L> = L extends Layout<infer S, infer D> ? Span<Modes<S, D>, L> : L;

type Span<M extends string, L, So = "1"> = M extends `${infer S}:${infer D},${infer Rest}`
  ? Span<Rest, L, Sum<So, Product<Difference<S, "1">, Magnitude<D>>>>
  : M extends "?"
    ? number
    : So extends "!"
      ? Refusal<"cosize", Clip<Print<L>>, "overflow">
      : ValueOf<So>;

/**
 * Whether two layouts are written the same: equal shapes and equal strides; `boolean` where a number is not known.
 * @example Equal<Layout<4, 1>, Layout<[4], [1]>> // false
 */
export type Equal<A, B> = SameText<Print<A>, Print<B>>;

/**
 * The offset of an admissible coordinate, given whole or mode by mode (paper, section 4.4).
 * @example At<Layout<[[2, 2], [4, 2]], [[1, 8], [2, 16]]>, [2, 5]> // 26
 */
export type At<L, C extends readonly unknown[]> =
  L extends Layout<infer S, infer D>
    ? C extends readonly [infer Whole]
      ? Evaluated<Whole, S, D, L>
      : number extends C["length"]
        ? number
        : Evaluated<C, S, D, L>
    : L;

type Evaluated<C, S, D, L> =
  WeaklyCongruent<C, S> extends false
    ? Refusal<"at", Clip<Print<L>>, "coordinate", [Clip<TextOf<C>>]>
    : Offset<C, S, D> extends infer Text
      ? Text extends "!"
        ? Refusal<"at", Clip<Print<L>>, "overflow">
        : ValueOf<Text>
      : never;
