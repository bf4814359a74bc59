import type { Coalesce, Coalesced } from "../algebra/coalesce.js";
import type { Complement } from "../algebra/complement.js";
import type { Composition } from "../algebra/composition.js";
import type { Concat } from "../algebra/concat.js";
import type { RightInverse } from "../algebra/inverse.js";
import type { MadeOf } from "../diagnostic/made-of.js";
import type { Cosize } from "../layout/cosize.js";
import type { Layout } from "../layout/layout.js";
import type { Modes } from "../layout/modes.js";
import type { Of, Operand } from "./operand.js";
import type { ThreadsOf } from "./threads.js";
import type { TiledMma, TileShape } from "./tiled-mma.js";

/**
 * The thread-value layout of an operand over the whole tile: (index of the thread, value) to the index of the element in the
 * column-major tile. Threads that share an element go to the same, and indices between threads, which are none, to that of one.
 * @example TvOf<"B", TiledMmaOf<MmaAtomOf<"SM80_16x8x16_F32F16F16F32_TN">, { atoms: [2, 1, 1] }>> // Layout<[[4, 8, 2], [[2, 2], [1, 1]]], [[16, 1, 0], [[8, 64], [0, 0]]]>
 */
export type TvOf<X extends Operand, T> =
  T extends TiledMma<unknown, Layout<infer Copies, unknown>, unknown, infer Threads>
    ? Spread<ThreadsOf<X, T, Compact<TileOf<X, TileShape<T>>>>, X, Copies, Threads>
    : Layout;

/** Column-major. */
type Compact<Tile> = Tile extends [infer A, infer B]
  ? Layout<[A, B], [A extends 1 ? 0 : 1, B extends 1 ? 0 : A]>
  : Layout;

/** The two sizes of an operand of M, N and K. */
export type TileOf<X extends Operand, Mnk> = Of<X, [Mnk]> extends [[infer A], [infer B]] ? [A, B] : never;

type Spread<Z, X extends Operand, Copies, Threads> =
  Z extends Layout<
    readonly [readonly [infer TS, infer CS], infer VS],
    readonly [readonly [infer TD, infer CD], infer VD]
  >
    ? Paired<
        ByIndex<Layout<[TS, ...ThreeOf<X, CS, Copies>], [TD, ...ThreeOf<X, CD, [0, 0, 0]>]>, Threads>,
        VS,
        VD
      >
    : Z;

/** The two modes of copies, and the third, along which an operand is shared. */
type ThreeOf<X extends Operand, Two, Third> = Two extends readonly [infer A, infer B]
  ? Third extends readonly [infer M, infer N, infer K]
    ? X extends "A"
      ? [A, N, B]
      : X extends "B"
        ? [M, A, B]
        : [A, B, K]
    : never
  : never;

/** By the index of a thread; where that counts the threads as they are laid out, they only stand side by side. What is not known is open. */
type ByIndex<L, Threads> =
  ModesOf<Threads> extends `${bigint}:1,`
    ? Coalesce<L>
    : ModesOf<Threads> extends `${string}?${string}`
      ? Layout
      : Composition<Beside<L, Gaps<Threads>>, RightInverse<Concat<[Threads, Gaps<Threads>]>>>;

type ModesOf<L> = L extends Layout<infer S, infer D> ? Coalesced<Modes<S, D>> : L;

/** Indices between threads are a mode that stands still. */
type Gaps<Threads> = Complement<Threads, Cosize<Threads>>;

type Beside<L, G> =
  L extends Layout<infer S, infer D>
    ? G extends Layout<infer GS, infer GD>
      ? Layout<[S, GS], [D, Zeros<GD>]>
      : G
    : L;

type Zeros<D> = D extends readonly unknown[] ? { -readonly [I in keyof D]: Zeros<D[I]> } : 0;

type Paired<T, VS, VD> = T extends Layout<infer TS, infer TD> ? Layout<[TS, VS], [TD, VD]> : T;

/** The thread-value layout of A over the whole tile. */
export type TvA<T> = NoInfer<ComputedTvA<T>> extends infer Made | MadeOf<"tvA", T> ? Made : never;

type ComputedTvA<T> = "tvA" extends "tvA" & T ? Layout : TvOf<"A", T>;

/** The thread-value layout of B over the whole tile. */
export type TvB<T> = NoInfer<ComputedTvB<T>> extends infer Made | MadeOf<"tvB", T> ? Made : never;

type ComputedTvB<T> = "tvB" extends "tvB" & T ? Layout : TvOf<"B", T>;

/** The thread-value layout of C over the whole tile. */
export type TvC<T> = NoInfer<ComputedTvC<T>> extends infer Made | MadeOf<"tvC", T> ? Made : never;

type ComputedTvC<T> = "tvC" extends "tvC" & T ? Layout : TvOf<"C", T>;
