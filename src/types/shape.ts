import type { Refusal } from "./diagnostic.js";
import type { Every, IntTuple, IsOpen, ShapeOf, TextOf, WeaklyCongruent } from "./htuple.js";
import type { Floor, Modulo, NumeralOf, Product, Sum, ValueOf } from "./integer.js";
import type { CompactStride } from "./stride.js";

/**
 * How many coordinates a shape or a layout has.
 * @example Size<[4, [3, 2]]> // 24
 */
export type Size<X> = SizeValue<Extent<ShapeOf<X>>, X>;

type SizeValue<Text, X> = Text extends "!" ? Refusal<"size", TextOf<ShapeOf<X>>, "overflow"> : ValueOf<Text>;

/** The size as a numeral. */
export type Extent<S> =
  IsOpen<S> extends true ? "?" : S extends readonly unknown[] ? ExtentOfEach<S, "1"> : NumeralOf<S>;

type ExtentOfEach<S extends readonly unknown[], So> = S extends readonly [infer Head, ...infer Tail]
  ? ExtentOfEach<Tail, Product<So, Extent<Head>>>
  : So;

/**
 * Whether every coordinate of `P` is one of `S`: equal sizes, mode by mode as far as `P` is nested (paper, section 4.2).
 * @example Compatible<[2, 15], [2, [3, 5]]> // true
 */
export type Compatible<P, S> = CompatibleShapes<ShapeOf<P>, ShapeOf<S>>;

type CompatibleShapes<P, S> =
  IsOpen<P> extends true
    ? boolean
    : P extends readonly unknown[]
      ? IsOpen<S> extends true
        ? boolean
        : S extends readonly unknown[]
          ? P["length"] extends S["length"]
            ? Every<{ [I in keyof P]: I extends keyof S ? CompatibleShapes<P[I], S[I]> : false }>
            : false
          : false
      : SameExtent<NumeralOf<P>, Extent<S>>;

type SameExtent<P, S> = "?" extends P | S ? boolean : P extends S ? true : false;

/**
 * The natural coordinate of an admissible one: colexicographic, the last mode unbounded (paper, equation 1).
 * @example Idx2crd<30, [4, 6]> // [2, 7]
 */
export type Idx2crd<C, S> =
  WeaklyCongruent<C, S> extends false
    ? Refusal<"idx2crd", TextOf<S>, "coordinate", [TextOf<C>]>
    : Natural<C, S>;

type Natural<C, S> =
  IsOpen<C> extends true
    ? IntTuple
    : C extends readonly unknown[]
      ? { -readonly [I in keyof C]: I extends keyof S ? Natural<C[I], S[I]> : never }
      : NaturalOf<NumeralOf<C>, S>;

type NaturalOf<C, S> =
  IsOpen<S> extends true ? IntTuple : S extends readonly unknown[] ? Digits<C, S> : ValueOf<C>;

type Digits<C, S extends readonly unknown[], Out extends unknown[] = []> = S extends readonly [infer Last]
  ? [...Out, NaturalOf<C, Last>]
  : S extends readonly [infer Head, ...infer Tail]
    ? DigitsFrom<C, Extent<Head>, Head, Tail, Out>
    : Out;

type DigitsFrom<C, Size, Head, Tail extends readonly unknown[], Out extends unknown[]> = Digits<
  Floor<C, Size>,
  Tail,
  [...Out, NaturalOf<Modulo<C, Size>, Head>]
>;

/**
 * The integer of an admissible coordinate (paper, equation 2); with a stride, the inner product instead (equation 3).
 * @example Crd2idx<[2, 7], [4, 6]> // 30
 */
export type Crd2idx<C, S, D = CompactStride<S>> =
  WeaklyCongruent<C, S> extends false
    ? Refusal<"crd2idx", TextOf<S>, "coordinate", [TextOf<C>]>
    : OffsetValue<Offset<C, S, D>, S>;

type OffsetValue<Text, S> = Text extends "!" ? Refusal<"crd2idx", TextOf<S>, "overflow"> : ValueOf<Text>;

/** The offset of an admissible coordinate, as a numeral. */
export type Offset<C, S, D> =
  IsOpen<C> extends true
    ? "?"
    : C extends readonly unknown[]
      ? OffsetEach<C, S, D>
      : OffsetAt<NumeralOf<C>, S, D>;

type OffsetEach<C, S, D, So = "0"> = C extends readonly [infer C0, ...infer Cs]
  ? S extends readonly [infer S0, ...infer Ss]
    ? D extends readonly [infer D0, ...infer Ds]
      ? OffsetEach<Cs, Ss, Ds, Sum<So, Offset<C0, S0, D0>>>
      : "?"
    : "?"
  : So;

type OffsetAt<C, S, D> = C extends "0"
  ? "0"
  : IsOpen<S> extends true
    ? "?"
    : S extends readonly unknown[]
      ? OffsetDigits<C, S, D>
      : Product<C, NumeralOf<D>>;

type OffsetDigits<C, S, D, So = "0"> = S extends readonly [infer S0, ...infer Ss]
  ? D extends readonly [infer D0, ...infer Ds]
    ? Ss extends readonly []
      ? Sum<So, OffsetAt<C, S0, D0>>
      : OffsetFrom<C, Extent<S0>, S0, D0, Ss, Ds, So>
    : "?"
  : So;

type OffsetFrom<C, Size, S0, D0, Ss, Ds, So> = OffsetDigits<
  Floor<C, Size>,
  Ss,
  Ds,
  Sum<So, OffsetAt<Modulo<C, Size>, S0, D0>>
>;

/**
 * A coordinate of one shape as the coordinate of another: by mode where all three have the same rank, else by way of
 * the integer.
 * @example Crd2crd<[2, 5], [4, 8], [4, [4, 2]]> // [2, [1, 1]]
 */
export type Crd2crd<C, From, To> =
  WeaklyCongruent<C, From> extends false
    ? Refusal<"crd2crd", TextOf<From>, "coordinate", [TextOf<C>]>
    : Converted<C, From, To>;

type Converted<C, From, To> = [C, From, To] extends [
  infer Cs extends Tuple,
  infer Fs extends Tuple,
  infer Ts extends Tuple,
]
  ? [Fs["length"], Ts["length"]] extends [Cs["length"], Cs["length"]]
    ? { -readonly [I in keyof Cs]: I extends keyof Fs & keyof Ts ? Converted<Cs[I], Fs[I], Ts[I]> : never }
    : Natural<Crd2idx<C, From>, To>
  : Natural<Crd2idx<C, From>, To>;

type Tuple = readonly unknown[];
