import type { AsModes, AsStrides } from "../algebra/concat.js";
import type { ComputedZippedDivide } from "../algebra/divide.js";
import type { MadeOf } from "../diagnostic/made-of.js";
import type { LayoutError, Refusal, Renamed } from "../diagnostic.js";
import type { IntegersFault, LeafFault } from "../layout/check.js";
import type { Crd2idx, Idx2crd } from "../layout/coordinate.js";
import type { Offset } from "../layout/evaluation.js";
import type { IsOpen } from "../layout/htuple.js";
import type { Layout } from "../layout/layout.js";
import type { Extent } from "../layout/shape.js";
import type { Keep, Kept } from "../layout/slice.js";
import type { NumeralOf, ValueOf } from "../semimodule/integer.js";
import type { Beside, FitProjection, Projected } from "./projection.js";
import type { RaggedIn, RaggedOf, RaggedPart, RaggedTile } from "./ragged.js";
import type { SlicedBy } from "./slice.js";
import type { Carried, LayoutIn, ShapeIn, Tensor } from "./tensor.js";

/**
 * One tile of a tensor: it is divided by the tiler, and of the rest a coordinate is fixed but for its `null` modes, which
 * follow the modes of the tile (paper, section 5.5.2).
 * @example LocalTile<Tensor<Float32Array, [8, 8], [1, 8]>, [2, 4], [1, null]> // Tensor<Float32Array, [2, 4, 2], [1, 8, 32]>
 */
export type LocalTile<T, By, C, P = null> =
  NoInfer<ComputedLocalTile<T, By, C, P>> extends infer Made | MadeOf<"localTile", T, By, C, P>
    ? Made
    : never;

type ComputedLocalTile<T, By, C, P> =
  T extends Tensor<infer A, unknown, unknown, unknown>
    ? Carried<
        A,
        TileAt<
          TileDivide<T, By, P>,
          FitProjection<"localTile", LayoutIn<T>, null, P, [By, C], Projected<C, P>>,
          LayoutIn<T>
        >,
        TileOf<T, By, C, P>
      >
    : T;

/** Whether the tile is ragged. */
export type TileOf<T, By, C, P = null> = RaggedOf<
  RaggedIn<T>,
  RaggedTile<ShapeIn<T>, Projected<By, P>, Projected<C, P>>
>;

/** The divide of a tile. (Its name tells it apart where the compiler compares it with others: see `Accepted`.) */
export type TileDivide<T, By, P = null> =
  NoInfer<ComputedTileDivide<T, By, P>> extends infer Made | MadeOf<"tileDivide", T, By, P> ? Made : never;

type ComputedTileDivide<T, By, P> = "localTile" extends "localTile" & By
  ? Layout
  : Renamed<ComputedZippedDivide<LayoutIn<T>, Projected<By, P>>, "localTile">;

/** The rest of the divide sliced by the coordinate. */
type TileAt<Z, C, L> = Z extends LayoutError
  ? Z
  : C extends LayoutError
    ? C
    : Z extends Layout<readonly [infer TS, infer RS], readonly [infer TD, infer RD]>
      ? SlicedBy<"localTile", C, RS, RD, Followed<TS, TD, Keep<C, RS, RD>>, L>
      : Layout;

/** The tile, then what the slice has kept. */
type Followed<TS, TD, K> =
  K extends Kept<infer KS extends unknown[], infer KD extends unknown[]>
    ? Layout<[...AsModes<TS>, ...KS], [...AsStrides<TD, AsModes<TS>>, ...KD]>
    : Layout;

/**
 * The part of a tensor that a thread works on: the tensor is divided by the extents of the thread layout, and of each tile
 * the thread takes the element at its own coordinate. Refused is an index that is no thread's.
 * @example LocalPartition<Tensor<Float32Array, [8, 8], [1, 8]>, Layout<[2, 4], [4, 1]>, 5> // Tensor<Float32Array, [4, 2], [2, 32]>
 */
export type LocalPartition<T, Threads, I, P = null> =
  NoInfer<ComputedLocalPartition<T, Threads, I, P>> extends
    | infer Made
    | MadeOf<"localPartition", T, Threads, I, P>
    ? Made
    : never;

type ComputedLocalPartition<T, Threads, I, P> =
  T extends Tensor<infer A, unknown, unknown, unknown>
    ? Threads extends Layout<infer S, infer D>
      ? Carried<
          A,
          FitProjection<
            "localPartition",
            LayoutIn<T>,
            Layout<S, D>,
            P,
            [S],
            PartAt<ThreadDivide<T, Threads, P>, I, S, D, LayoutIn<T>>
          >,
          PartOf<T, S, I, D, P>
        >
      : Threads
    : T;

/** Whether the part of a thread is ragged. */
export type PartOf<T, S, I, D, P = null> = RaggedOf<
  RaggedIn<T>,
  RaggedPart<ShapeIn<T>, Projected<S, P>, Projected<ByMode<Idx2crd<I, S, D>, S>, P>>
>;

/** A coordinate with an integer to a mode. */
type ByMode<C, S> = C extends readonly unknown[]
  ? { [I in keyof C]: I extends keyof S ? (C[I] extends number ? C[I] : Crd2idx<C[I], S[I]>) : number }
  : C;

/** The rest of a divide, one element of every tile, where there is such a thread. */
type PartAt<Z, I, S, D, L> = Z extends LayoutError
  ? Z
  : ThreadFault<I, S, D, L> extends infer Refused
    ? Refused extends null
      ? Z extends Layout<readonly [unknown, infer RS], readonly [unknown, infer RD]>
        ? Layout<AsModes<RS>, AsStrides<RD, AsModes<RS>>>
        : Layout
      : Refused
    : never;

/** The divide by the extents of a thread layout. */
export type ThreadDivide<T, Threads, P = null> =
  NoInfer<ComputedThreadDivide<T, Threads, P>> extends infer Made | MadeOf<"threadDivide", T, Threads, P>
    ? Made
    : never;

type ComputedThreadDivide<T, Threads, P> = "localPartition" extends "localPartition" & Threads
  ? Layout
  : Renamed<
      ComputedZippedDivide<
        LayoutIn<T>,
        Threads extends Layout<infer S, unknown> ? Projected<ExtentOfEach<S>, P> : Threads
      >,
      "localPartition"
    >;

/** The sizes of the modes of a thread layout, as a tiler. */
type ExtentOfEach<S> =
  IsOpen<S> extends true
    ? number[]
    : S extends readonly unknown[]
      ? { -readonly [I in keyof S]: ValueOf<Extent<S[I]>> }
      : S;

/** Why an index is no thread's; `null` where it is one, or that is not known. */
type ThreadFault<I, S, D, L> =
  IsOpen<S> extends true
    ? null
    : IntegersFault<I> extends LeafFault<infer Code, infer Value>
      ? Refusal<"localPartition", Beside<L, Layout<S, D>>, Code & ("integer" | "overflow"), [Value & string]>
      : Met<NumeralOf<I>, Offset<Idx2crd<I, S, D>, S, D>, S, D, L>;

/** A thread's index is one that its coordinate leads back to. */
type Met<I, Back, S, D, L> = I extends "?"
  ? null
  : Back extends I | "?"
    ? null
    : Refusal<"localPartition", Beside<L, Layout<S, D>>, "missing", [I & string]>;
