import type { Composition } from "../algebra/composition.js";
import type { MadeOf } from "../diagnostic/made-of.js";
import type { LayoutError } from "../diagnostic.js";
import type { Layout } from "../layout/layout.js";
import type { LayoutOf } from "../layout/layout-of.js";
import type { Extent } from "../layout/shape.js";
import type { Min, NumeralOf, Quotient, ValueOf } from "../semimodule/integer.js";
import type { CutOut } from "./cotiled-copy.js";
import type { Operand } from "./operand.js";
import type { Call, InElements, Made, OfCall, Sizes, TiledCopy } from "./tiled-copy.js";
import type { TiledMma, TileShape } from "./tiled-mma.js";
import type { TileOf, TvOf } from "./tv.js";

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
export type TiledCopyA<A, T, O> =
  NoInfer<ComputedTiledCopyA<A, T, O>> extends infer Made | MadeOf<"tiledCopyA", A, T, O> ? Made : never;

type ComputedTiledCopyA<A, T, O> = "tiledCopyA" extends "tiledCopyA" & T ? TiledCopy : OfMma<"A", A, T, O>;

/** A copy of what each thread has of B. */
export type TiledCopyB<A, T, O> =
  NoInfer<ComputedTiledCopyB<A, T, O>> extends infer Made | MadeOf<"tiledCopyB", A, T, O> ? Made : never;

type ComputedTiledCopyB<A, T, O> = "tiledCopyB" extends "tiledCopyB" & T ? TiledCopy : OfMma<"B", A, T, O>;

/** A copy of what each thread has of C. */
export type TiledCopyC<A, T, O> =
  NoInfer<ComputedTiledCopyC<A, T, O>> extends infer Made | MadeOf<"tiledCopyC", A, T, O> ? Made : never;

type ComputedTiledCopyC<A, T, O> = "tiledCopyC" extends "tiledCopyC" & T ? TiledCopy : OfMma<"C", A, T, O>;

/** The least copy of what each thread has of C. */
export type TiledCopyCAtom<A, T, O> =
  NoInfer<ComputedTiledCopyCAtom<A, T, O>> extends infer Made | MadeOf<"tiledCopyCAtom", A, T, O>
    ? Made
    : never;

type ComputedTiledCopyCAtom<A, T, O> = "tiledCopyCAtom" extends "tiledCopyCAtom" & T
  ? TiledCopy
  : LeastOfC<A, T, O>;

type LeastOfC<A, T, O> = O extends { readonly elementBits: infer Bits }
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
      : Unmade<OfCall<InElements<A, "source", Bits>, Call<"tiledCopyCAtom", [A, AtomIn<T>]>>>
    : never
  : never;

/** An instruction that is not known makes a copy that is not, and one that is refused makes none. */
type Unmade<R> = R extends LayoutError ? R : TiledCopy;

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
