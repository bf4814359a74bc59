import type { Composition } from "../algebra/composition.js";
import type { LogicalDivide } from "../algebra/divide.js";
import type { Filter } from "../algebra/filter.js";
import type { LeftInverse, RightInverse } from "../algebra/inverse.js";
import type { RakedProduct } from "../algebra/product.js";
import type { Recast } from "../algebra/recast.js";
import type { WithShape } from "../algebra/with-shape.js";
import type { Collision } from "../analysis/injective.js";
import type { Missing } from "../analysis/surjective.js";
import type { Clip, Code, LayoutError, Refusal } from "../diagnostic.js";
import type { ShapeOf } from "../layout/htuple.js";
import type { AnyLayout, Layout, TextOfLayout } from "../layout/layout.js";
import type { LayoutOf } from "../layout/layout-of.js";
import type { At } from "../layout/mapping.js";
import type { Extent } from "../layout/shape.js";
import type { Min, NumeralOf, Quotient, ValueOf } from "../semimodule/integer.js";
import type { AnyCopyAtom, CopyAtom } from "./atom.js";
import type { Operand } from "./threads.js";
import type { TiledMma, TileShape } from "./tiled-mma.js";
import type { TileOf, TvOf } from "./tv.js";

/**
 * A copy tiled over threads and values: `tv` takes (thread, value) to the index in the column-major tile that `tiler` cuts.
 * `grid` says how many parts of a tiled instruction the values of a thread are, along each mode.
 */
export interface TiledCopy<
  out Atom = AnyCopyAtom,
  out Tv = AnyLayout,
  out Tiler = readonly unknown[],
  out Grid = readonly number[],
  out Bits = number,
> {
  readonly atom: Atom;
  readonly tv: Tv;
  readonly tiler: Tiler;
  readonly grid: Grid;
  readonly elementBits: Bits;
}

/** How wide the elements are that are copied. */
export interface CopyBits {
  readonly elementBits: number;
}

/** A side of the instruction by elements instead of bits. */
export type InElements<A, Side extends "source" | "destination" | "reference", Bits> =
  A extends CopyAtom<string, unknown, infer Source, infer Destination, infer Reference, unknown>
    ? Recast<Side extends "source" ? Source : Side extends "destination" ? Destination : Reference, 1, Bits>
    : never;

/** The operation and its operands, for a refusal. */
interface Call<out Operation extends string, out Operands> {
  readonly call: [Operation, Operands];
}

type Refused<J, C extends Code, Values extends string[]> =
  J extends Call<infer Operation, infer Operands> ? Refusal<Operation, Written<Operands>, C, Values> : never;

/** The name of the instruction, then that of another or layouts. */
type Written<Operands, Out extends string = ""> = Operands extends readonly [infer Head, ...infer Tail]
  ? Written<Tail, Out extends "" ? TextOf<Head> : `${Out}, ${TextOf<Head>}`>
  : Out;

type TextOf<X> =
  X extends Layout<unknown, unknown>
    ? Clip<TextOfLayout<X>>
    : X extends { readonly name: infer Name extends string }
      ? Clip<Name>
      : never;

/** The copy, where its threads and values are multiples of those of the instruction. */
type Made<A, Tv, Tiler, Grid, Bits, J> = Tv extends LayoutError
  ? Tv
  : InElements<A, "reference", Bits> extends infer Own
    ? Own extends Layout<readonly [infer T, infer V], unknown>
      ? Tv extends Layout<readonly [infer Ts, infer Vs], unknown>
        ? Whole<
            Extent<T>,
            ThreadsIn<A>,
            Fits<Extent<Ts>, Extent<T>, Fits<Extent<Vs>, Extent<V>, null>>
          > extends infer Fault
          ? Fault extends [infer Size, infer Of, "threads"]
            ? Refused<J, "threads", [Size & string, Of & string]>
            : Fault extends [infer Size, infer Of]
              ? Refused<J, "divisibility", [Size & string, Of & string]>
              : TiledCopy<A, Tv, Tiler, Grid, Bits>
          : never
        : TiledCopy
      : Own
    : never;

/** An element that more than one thread has is none of any. */
type Whole<Laid, Threads, Next> = Laid extends Threads ? Next : [Laid, Threads, "threads"];

type ThreadsIn<A> = A extends { readonly threads: infer Threads } ? Extent<ShapeOf<Threads>> : never;

type Fits<Size, Of, Next> = Quotient<Size, Of> extends null ? [Size, Of] : Next;

/** What `tiledCopy(atom, threads, values, { elementBits })` makes, or why it makes none. */
export type TiledCopyOf<A, Threads, Values, O> = O extends { readonly elementBits: infer Bits }
  ? Raked<RakedProduct<Threads, Values>, A, Threads, Values, Bits, Call<"tiledCopy", [A, Threads, Values]>>
  : never;

type Raked<By, A, Threads, Values, Bits, J> =
  By extends Layout<infer S, unknown>
    ? Inverted<By> extends infer Back
      ? Back extends null
        ? Unraked<By, J>
        : Made<
            A,
            Grouped<Back, Extent<ShapeOf<Threads>>, Extent<ShapeOf<Values>>>,
            Sizes<S>,
            Ones<S>,
            Bits,
            J
          >
      : never
    : By;

/** By (thread, value): a cut, but that one value goes on as it did. */
type Grouped<Back, T, V> = V extends "1" ? WithShape<Back, [ValueOf<T>, 1]> : LogicalDivide<Back, ValueOf<T>>;

/** The inverse of a bijection: of what else is no inverse as large, and `null`. */
type Inverted<By> =
  RightInverse<By> extends infer R ? (Extent<ShapeOf<R>> extends Extent<ShapeOf<By>> ? R : null) : never;

/** Why threads and values are no bijection onto the tile, as far as it is known. */
type Unraked<By, J> =
  Collision<By> extends [infer First extends number, infer Second extends number]
    ? Refused<J, "collision", [`${First}`, `${Second}`, Shown<At<By, [First]>>]>
    : Missing<By> extends infer Lacking
      ? [Lacking] extends [number]
        ? Refused<J, "missing", [Shown<Lacking>]>
        : TiledCopy
      : never;

type Shown<N> = `${N & number}`;

type Sizes<S> = S extends readonly unknown[]
  ? { -readonly [I in keyof S]: ValueOf<Extent<S[I]>> }
  : [ValueOf<Extent<S>>];

type Ones<S> = S extends readonly unknown[] ? { -readonly [I in keyof S]: 1 } : [1];

type OfMma<X extends Operand, A, T, O> = O extends { readonly elementBits: infer Bits }
  ? TvOf<X, T> extends infer Tv
    ? Made<
        A,
        Tv,
        TileOf<X, TileShape<T>>,
        GridOf<Tv>,
        Bits,
        Call<`tiledCopy${X}`, [A, T extends TiledMma<infer Atom, unknown, unknown, unknown> ? Atom : never]>
      >
    : never
  : never;

type GridOf<Tv> =
  Tv extends Layout<readonly [unknown, readonly [unknown, infer Rests]], unknown> ? Sizes<Rests> : number[];

/** A copy of what each thread has of A. */
export type TiledCopyA<A, T, O> = OfMma<"A", A, T, O>;

/** A copy of what each thread has of B. */
export type TiledCopyB<A, T, O> = OfMma<"B", A, T, O>;

/** A copy of what each thread has of C. */
export type TiledCopyC<A, T, O> = OfMma<"C", A, T, O>;

/** The least copy of what each thread has of C. */
export type TiledCopyCAtom<A, T, O> = O extends { readonly elementBits: infer Bits }
  ? TvOf<"C", T> extends infer Tv
    ? InElements<A, "source", Bits> extends Layout<readonly [unknown, infer V], unknown>
      ? Tv extends Layout<readonly [infer Ts, readonly [infer Vs, readonly [infer R, unknown]]], unknown>
        ? CutOut<
            A,
            Composition<Tv, LayoutOf<[ValueOf<Extent<Ts>>, ValueOf<Extent<V>>]>>,
            TileOf<"C", TileShape<T>>,
            Chunks<Quotient<Extent<V>, Extent<Vs>>, ValueOf<Extent<R>>>,
            Bits,
            Call<"tiledCopyCAtom", [A, AtomIn<T>]>
          >
        : TiledCopy
      : InElements<A, "source", Bits>
    : never
  : never;

type AtomIn<T> = T extends TiledMma<infer Atom, unknown, unknown, unknown> ? Atom : never;

/** So many parts of an instruction, those along M first; parts of a part are none. */
type Chunks<Many, Along> = Many extends null
  ? [1, 1]
  : Min<ValueOf<Many>, Along> extends infer First
    ? Quotient<Many, NumeralOf<First>> extends infer Rest
      ? Rest extends null
        ? [1, 1]
        : [First, ValueOf<Rest>]
      : never
    : never;

/** What `cotiledCopy(atom, addresses, data, { elementBits })` makes, or why it makes none. */
export type CotiledCopy<A, Addresses, Data, O> = O extends { readonly elementBits: infer Bits }
  ? CutOut<
      A,
      Composition<LeftInverse<Data>, Addresses>,
      Sizes<ShapeOf<Data>>,
      Ones<ShapeOf<Data>>,
      Bits,
      Call<"cotiledCopy", [A, Addresses, Data]>
    >
  : never;

/** The copy whose tile is those of some coordinates that it touches, in the order of the modes. */
type CutOut<A, Tv, Shape, Grid, Bits, J> = Tv extends LayoutError
  ? Tv
  : Shape extends readonly unknown[]
    ? TilerOf<Tv, Shape> extends infer Tiler
      ? Made<A, Composition<LeftInverse<Composition<LayoutOf<Shape>, Tiler>>, Tv>, Tiler, Grid, Bits, J>
      : never
    : never;

type TilerOf<Tv, Shape extends readonly unknown[]> = {
  [I in keyof Shape]: Filter<Composition<Layout<Shape, { [J in keyof Shape]: J extends I ? 1 : 0 }>, Tv>>;
};
