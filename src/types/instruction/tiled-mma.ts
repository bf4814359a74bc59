import type { TiledProduct } from "../algebra/product.js";
import type { MadeOf } from "../diagnostic/made-of.js";
import type { Clip, LayoutError, Refusal } from "../diagnostic.js";
import type { IntTuple, IsOpen, ShapeOf } from "../layout/htuple.js";
import type { TextOfTiler } from "../layout/job.js";
import type { AnyLayout, Layout, TextOfLayout } from "../layout/layout.js";
import type { Extent } from "../layout/shape.js";
import type { NumeralOf, Product, Quotient, ValueOf } from "../semimodule/integer.js";
import type { AnyMmaAtom, MmaAtom } from "./atom.js";
import type { AtomsIn, PermutationIn } from "./tiling.js";

/**
 * An instruction tiled over more threads: `atoms` lays out its copies over M, N and K, and `threads` takes (the thread in the
 * instruction, its copy along M, N, K) to the index of the thread. The permutations reorder each mode before it is tiled.
 */
export interface TiledMma<
  out Atom = AnyMmaAtom,
  out Atoms = AnyLayout,
  out Permutation = unknown,
  out Threads = AnyLayout,
> {
  readonly atom: Atom;
  readonly atoms: Atoms;
  readonly permutation: Permutation;
  readonly threads: Threads;
}

/** Any tiled instruction. */
export type AnyTiledMma = TiledMma<unknown, unknown>;

/** What `tiledMma(atom, tiling)` makes, or why it makes none. */
export type TiledMmaOf<A, T> =
  NoInfer<Tiled<A, AtomsIn<T>, PermutationIn<T>>> extends infer Made | MadeOf<"tiledMmaOf", A, T>
    ? Made
    : never;

type Tiled<A, Atoms, P> = Atoms extends LayoutError
  ? Atoms
  : A extends MmaAtom<
        string,
        readonly [infer M, infer N, infer K],
        infer Threads,
        unknown,
        unknown,
        unknown,
        unknown,
        unknown,
        unknown,
        unknown,
        unknown
      >
    ? Atoms extends Layout<readonly [infer TM, infer TN, infer TK], unknown>
      ? P extends readonly [infer PM, infer PN, infer PK]
        ? Uneven<
            PM,
            Product<NumeralOf<M>, Extent<TM>>,
            Uneven<PN, Product<NumeralOf<N>, Extent<TN>>, Uneven<PK, Product<NumeralOf<K>, Extent<TK>>, null>>
          > extends infer Fault
          ? Fault extends [infer Size, infer Tile]
            ? Unfit<A, Atoms, P, "divisibility", [Size & string, Tile & string]>
            : Made<A, Atoms, P, Extended<Threads, Atoms>>
          : never
        : P extends readonly unknown[]
          ? number extends P["length"]
            ? TiledMma<A, Atoms, P>
            : Unfit<A, Atoms, P, "rank", [`${P["length"]}`, "3"]>
          : never
      : IsOpen<ShapeOf<Atoms>> extends true
        ? TiledMma<A, AnyLayout, P>
        : Unfit<A, Atoms, P, "rank", [`${(ShapeOf<Atoms> & readonly unknown[])["length"]}`, "3"]>
    : TiledMma;

/** The threads of the copies, those of the instruction first; where they count on from one, without the algebra. */
type Extended<Threads, Atoms> =
  Threads extends Layout<infer N extends number, 1>
    ? Atoms extends Layout<infer S extends readonly unknown[], infer D extends readonly IntTuple[]>
      ? Layout<[N, ...S], [1, ...Times<S, D, NumeralOf<N>>]>
      : TiledProduct<Threads, Atoms>
    : TiledProduct<Threads, Atoms>;

type Times<S extends readonly unknown[], D extends readonly unknown[], N> = {
  -readonly [I in keyof D]: TimesLeaf<I extends keyof S ? S[I] : never, D[I], N>;
};

type TimesLeaf<S, D, N> =
  IsOpen<S> extends true
    ? IntTuple
    : S extends readonly unknown[]
      ? D extends readonly unknown[]
        ? Times<S, D, N>
        : never
      : S extends 1
        ? 0
        : number extends S
          ? number
          : ValueOf<Product<NumeralOf<D>, N>>;

type Made<A, Atoms, P, Threads> = Threads extends LayoutError ? Threads : TiledMma<A, Atoms, P, Threads>;

type Unfit<A, Atoms, P, C extends "divisibility" | "rank", Values extends string[]> = A extends {
  readonly name: infer Name extends string;
}
  ? Refusal<"tiledMma", `${Clip<Name>}, ${Clip<TextOfLayout<Atoms>>}, ${Clip<TextOfTiler<P>>}`, C, Values>
  : never;

/** A permutation that is no multiple of the tile that it is for, with this; else what comes next. */
type Uneven<P, Tile, Next> = P extends null
  ? Next
  : P extends number
    ? UnevenSize<NumeralOf<P>, Tile, Next>
    : UnevenSize<Extent<ShapeOf<P>>, Tile, Next>;

type UnevenSize<Size, Tile, Next> = Quotient<Size, Tile> extends null ? [Size, Tile] : Next;

/**
 * How much of M, N and K one tiled instruction does.
 * @example TileShape<TiledMmaOf<MmaAtomOf<"SM80_16x8x16_F32F16F16F32_TN">, { atoms: [2, 2, 1] }>> // [32, 16, 16]
 */
export type TileShape<T> =
  NoInfer<ComputedTileShape<T>> extends infer Made | MadeOf<"tileShape", T> ? Made : never;

type ComputedTileShape<T> =
  T extends TiledMma<
    MmaAtom<
      string,
      readonly [infer M, infer N, infer K],
      unknown,
      unknown,
      unknown,
      unknown,
      unknown,
      unknown,
      unknown,
      unknown,
      unknown
    >,
    Layout<readonly [infer TM, infer TN, infer TK], unknown>,
    readonly [infer PM, infer PN, infer PK],
    unknown
  >
    ? [TileOf<M, TM, PM>, TileOf<N, TN, PN>, TileOf<K, TK, PK>]
    : [number, number, number];

type TileOf<Size, Copies, P> = P extends null
  ? ValueOf<Product<NumeralOf<Size>, Extent<Copies>>>
  : ValueOf<Extent<ShapeOf<P>>>;
