import type { LogicalDivide } from "../algebra/divide.js";
import type { RightInverse } from "../algebra/inverse.js";
import type { RakedProduct } from "../algebra/product.js";
import type { Recast } from "../algebra/recast.js";
import type { WithShape } from "../algebra/with-shape.js";
import type { Collision } from "../analysis/injective.js";
import type { Missing } from "../analysis/surjective.js";
import type { MadeOf } from "../diagnostic/made-of.js";
import type { Clip, Code, LayoutError, Refusal, Renamed } from "../diagnostic.js";
import type { ShapeOf } from "../layout/htuple.js";
import type { AnyLayout, Layout, TextOfLayout } from "../layout/layout.js";
import type { At } from "../layout/mapping.js";
import type { Extent } from "../layout/shape.js";
import type { NumeralOf, Quotient, ValueOf } from "../semimodule/integer.js";
import type { AnyCopyAtom, CopyAtom } from "./atom.js";
import type { Raked, RakedBy } from "./raked.js";

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

/** Any tiled copy. */
export type AnyTiledCopy = TiledCopy<unknown, unknown>;

/** How wide the elements are that are copied. */
export interface CopyBits {
  readonly elementBits: number;
}

/** A side of the instruction by elements instead of bits. */
export type InElements<A, Side extends "source" | "destination" | "reference", Bits> =
  A extends CopyAtom<string, unknown, infer Source, infer Destination, infer Reference, unknown>
    ? InBits<Side extends "source" ? Source : Side extends "destination" ? Destination : Reference, Bits>
    : never;

/** Of an instruction that is not known it is open. */
type InBits<L, Bits> = unknown extends L ? Layout : Recast<L, 1, Bits>;

/** The operation and its operands, for a refusal. */
export interface Call<out Operation extends string, out Operands> {
  readonly call: [Operation, Operands];
}

/** A refusal in the name of the call. */
export type Refused<J, C extends Code, Values extends string[]> =
  J extends Call<infer Operation, infer Operands> ? Refusal<Operation, Written<Operands>, C, Values> : never;

/** The refusal of a step, told of the call. */
export type OfCall<R, J> =
  J extends Call<infer Operation, infer Operands> ? Renamed<R, Operation, Written<Operands>> : never;

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
export type Made<A, Tv, Tiler, Grid, Bits, J> = Tv extends LayoutError
  ? OfCall<Tv, J>
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
              : TiledCopy<A, Tv, Tiler, Grid, ValueOf<NumeralOf<Bits>>>
          : never
        : TiledCopy
      : Own extends LayoutError
        ? OfCall<Own, J>
        : TiledCopy<A, Tv, Tiler, Grid, ValueOf<NumeralOf<Bits>>>
    : never;

/** An element that more than one thread has is none of any. */
type Whole<Laid, Threads, Next> = Laid extends Threads
  ? Next
  : "?" extends Laid | Threads
    ? Next
    : [Laid, Threads, "threads"];

type ThreadsIn<A> = A extends { readonly threads: infer Threads } ? Extent<ShapeOf<Threads>> : never;

type Fits<Size, Of, Next> = Quotient<Size, Of> extends null ? [Size, Of] : Next;

/** What `tiledCopy(atom, threads, values, { elementBits })` makes, or why it makes none. */
export type TiledCopyOf<A, Threads, Values, O> =
  NoInfer<ComputedTiledCopyOf<A, Threads, Values, O>> extends
    | infer Made
    | MadeOf<"tiledCopyOf", A, Threads, Values, O>
    ? Made
    : never;

type ComputedTiledCopyOf<A, Threads, Values, O> = O extends { readonly elementBits: infer Bits }
  ? RakedBy<Threads, Values> extends infer R
    ? R extends Raked<infer Tv, infer Tiler>
      ? Made<A, Tv, Tiler, [1, 1], Bits, Call<"tiledCopy", [A, Threads, Values]>>
      : OfProduct<
          RakedProduct<Threads, Values>,
          A,
          Threads,
          Values,
          Bits,
          Call<"tiledCopy", [A, Threads, Values]>
        >
    : never
  : never;

/** Any threads and values, by the inverse of their product. */
type OfProduct<By, A, Threads, Values, Bits, J> =
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
    : OfCall<By, J>;

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

/** How many there are in each mode. */
export type Sizes<S> = S extends readonly unknown[]
  ? { -readonly [I in keyof S]: ValueOf<Extent<S[I]>> }
  : [ValueOf<Extent<S>>];

export type Ones<S> = S extends readonly unknown[] ? { -readonly [I in keyof S]: 1 } : [1];
