import type { MadeOf } from "../diagnostic/made-of.js";
import type { LayoutError } from "../diagnostic.js";
import type { IntTuple } from "../layout/htuple.js";
import type { Job, JobRefusal, NotedLayout } from "../layout/job.js";
import type { ComposedLayout, Extents, Layout, Strides } from "../layout/layout.js";
import type { Modes } from "../layout/modes.js";
import type { Order } from "../semimodule/integer.js";
import type { ComplementOf, FaultOf } from "./complement.js";
import type { ComposeAny } from "./composition/compose.js";
import type { Compose } from "./composition/integers.js";
import type { AsModes, AsStrides, Joined, Side } from "./concat.js";
import type { OfFault } from "./divide.js";
import type { OnInner } from "./inner.js";
import type { InOneKind } from "./one-kind.js";
import type { Beyond, IsShort, IsSole, IsUnpaired, TileOf, UnmixedBy } from "./tiler.js";
import type { Flat, Tiled, Zipped } from "./unzip.js";

/**
 * `A ⊗ T`: A repeated as T says, (A, A* ∘ T) (paper, section 5.5.1). An array of tilers works by mode.
 * @example LogicalProduct<Layout<[3, 4], [4, 1]>, Layout<[2, 5], [1, 2]>> // Layout<[[3, 4], [2, 5]], [[4, 1], [12, 24]]>
 */
export type LogicalProduct<A, T> =
  NoInfer<ComputedLogicalProduct<A, T>> extends infer Made | MadeOf<"logicalProduct", A, T> ? Made : never;

type ComputedLogicalProduct<A, T> = "logicalProduct" extends "logicalProduct" & T & A
  ? Layout
  : ProductAs<"logicalProduct", A, T>;

/**
 * A logical product with all tiles in mode 0 and all repetitions in mode 1.
 * @example ZippedProduct<Layout<[2, 4], [4, 1]>, Layout<[3, 2], [1, 3]>> // Layout<[[2, 4], [3, 2]], [[4, 1], [8, 24]]>
 */
export type ZippedProduct<A, T> =
  NoInfer<ComputedZippedProduct<A, T>> extends infer Made | MadeOf<"zippedProduct", A, T> ? Made : never;

type ComputedZippedProduct<A, T> = "zippedProduct" extends "zippedProduct" & T & A
  ? Layout
  : Zipped<ProductAs<"zippedProduct", A, T>, T, Job<"zippedProduct", "⊗", A, T>>;

/**
 * A logical product with all tiles in mode 0, then each repetition.
 * @example TiledProduct<Layout<[2, 4], [4, 1]>, Layout<[3, 2], [1, 3]>> // Layout<[[2, 4], 3, 2], [[4, 1], 8, 24]>
 */
export type TiledProduct<A, T> =
  NoInfer<ComputedTiledProduct<A, T>> extends infer Made | MadeOf<"tiledProduct", A, T> ? Made : never;

type ComputedTiledProduct<A, T> = "tiledProduct" extends "tiledProduct" & T & A
  ? Layout
  : Tiled<ProductAs<"tiledProduct", A, T>, T, Job<"tiledProduct", "⊗", A, T>>;

/**
 * A logical product with each tile, then each repetition.
 * @example FlatProduct<Layout<[2, 4], [4, 1]>, Layout<[3, 2], [1, 3]>> // Layout<[2, 4, 3, 2], [4, 1, 8, 24]>
 */
export type FlatProduct<A, T> =
  NoInfer<ComputedFlatProduct<A, T>> extends infer Made | MadeOf<"flatProduct", A, T> ? Made : never;

type ComputedFlatProduct<A, T> = "flatProduct" extends "flatProduct" & T & A
  ? Layout
  : Flat<ProductAs<"flatProduct", A, T>, T, Job<"flatProduct", "⊗", A, T>>;

/**
 * A logical product whose modes are paired, (A_i, repetition i): every block is a shifted A. The ranks must be equal.
 * @example BlockedProduct<Layout<[3, 4], [4, 1]>, Layout<[2, 5], [1, 2]>> // Layout<[[3, 2], [4, 5]], [[4, 12], [1, 24]]>
 */
export type BlockedProduct<A, T> =
  NoInfer<ComputedBlockedProduct<A, T>> extends infer Made | MadeOf<"blockedProduct", A, T> ? Made : never;

type ComputedBlockedProduct<A, T> = "blockedProduct" extends "blockedProduct" & T & A
  ? Layout
  : ProductAs<"blockedProduct", A, T>;

/**
 * A logical product whose modes are paired the other way, (repetition i, A_i): A is raked over the repetitions.
 * @example RakedProduct<Layout<[3, 4], [4, 1]>, Layout<[2, 5], [1, 2]>> // Layout<[[2, 3], [5, 4]], [[12, 4], [24, 1]]>
 */
export type RakedProduct<A, T> =
  NoInfer<ComputedRakedProduct<A, T>> extends infer Made | MadeOf<"rakedProduct", A, T> ? Made : never;

type ComputedRakedProduct<A, T> = "rakedProduct" extends "rakedProduct" & T & A
  ? Layout
  : ProductAs<"rakedProduct", A, T>;

/** All of them, in the name of the operation that was called. */
type ProductAs<Operation extends string, A, T> = Operation extends Operation & T
  ? Layout
  : A extends Layout<infer S, infer D>
    ? T extends Layout<infer S2, infer D2>
      ? Arranged<
          Repeated<ComplementOf<Modes<S, D>, "left">, D, S2, D2, Job<Operation, "⊗", A, T>>,
          Operation,
          S,
          D,
          S2,
          D2,
          Job<Operation, "⊗", A, T>
        >
      : T extends readonly unknown[]
        ? ByMode<Operation, AsModes<S>, AsStrides<D, AsModes<S>>, T, A>
        : T extends null
          ? A
          : T extends number
            ? ProductAs<Operation, A, TileOf<T, Job<Operation, "⊗", A, T>>>
            : T
    : A extends ComposedLayout<infer Outer, infer Offset, infer Inner>
      ? OnInner<Outer, Offset, Inner, ProductAs<Operation, Inner, T>>
      : A;

/** By mode, in that name; its own for the reason told at that of `Composition`. */
type ByMode<
  Operation extends string,
  S extends readonly unknown[],
  D extends readonly unknown[],
  T extends readonly unknown[],
  A,
> =
  IsUnpaired<S, T> extends true
    ? Layout
    : IsShort<S, T> extends true
      ? JobRefusal<Job<Operation, "⊗", A, T>, "rank", [`${T["length"]}`, `${S["length"]}`]>
      : [D] extends [IntTuple]
        ? UnmixedBy<T, JoinedModes<Operation, S, D, T>, Job<Operation, "⊗", A, T>>
        : InOneKind<JoinedModes<Operation, S, D, T>, Job<Operation, "⊗", A, T>>;

type JoinedModes<
  Operation extends string,
  S extends readonly unknown[],
  D extends readonly unknown[],
  T extends readonly unknown[],
> = S["length"] extends T["length"]
  ? Side<{ -readonly [I in keyof T]: OfMode<Operation, I, S, D, T[I]> }>
  : Joined<{ -readonly [I in keyof T]: OfMode<Operation, I, S, D, T[I]> }, Beyond<S, T>, Beyond<D, T>>;

type OfMode<Operation extends string, I, S, D, T> = I extends keyof S & keyof D
  ? IsSole<T> extends true
    ? ProductAs<Operation, Layout<S[I], D[I]>, T>
    : [T] extends [number]
      ? ProductAs<Operation, Layout<S[I], D[I]>, number>
      : ProductAs<Operation, Layout<S[I], D[I]>, any>
  : never;

/** The complement of A over T; its last mode has no bound, so the unbounded one does. */
export type Repeated<Rest, D, S2, D2, J> = Rest extends `✗${string}`
  ? OfFault<FaultOf<Rest>, J>
  : [D, D2] extends [IntTuple, IntTuple]
    ? InTiles<Compose<Rest, Modes<S2, D2>, S2, D2, J>, Rest>
    : Rest extends [infer RS, infer RD]
      ? InTiles<ComposeAny<RS, RD, S2, D2, J>, Rest>
      : InTiles<ComposeAny<Extents<Rest>, Strides<Rest>, S2, D2, J>, Rest>;

/** A refusal tells of the gaps. */
type InTiles<R, Rest> = R extends LayoutError
  ? NotedLayout<
      R,
      "in the gaps",
      Rest extends [infer RS, infer RD] ? Layout<RS, RD> : Layout<Extents<Rest>, Strides<Rest>>
    >
  : R;

/** The tile and its repetition, as the operation arranges them. */
type Arranged<R, Operation, S, D, S2, D2, J> = [D, D2] extends [IntTuple, IntTuple]
  ? ArrangedAs<R, Operation, S, D, S2, J>
  : InOneKind<ArrangedAs<R, Operation, S, D, S2, J>, J>;

type ArrangedAs<R, Operation, S, D, S2, J> = Operation extends "blockedProduct" | "rakedProduct"
  ? IsUnpaired<AsModes<S>, AsModes<S2>> extends true
    ? Layout
    : SameRank<AsModes<S>, AsModes<S2>> extends false
      ? JobRefusal<J, "rank", Ranks<`${AsModes<S2>["length"]}`, `${AsModes<S>["length"]}`>>
      : R extends Layout<infer RS, infer RD>
        ? Paired<Operation, AsModes<S>, AsStrides<D, AsModes<S>>, RepeatModes<RS, S2>, RepeatModes<RD, S2>>
        : R
  : R extends Layout<infer RS, infer RD>
    ? Layout<[S, RS], [D, RD]>
    : R;

/** The ranks, and how they become the same. */
type Ranks<Count extends string, Rank extends string> = [
  Count,
  Order<Count, Rank> extends "<"
    ? `${Rank}: append(tiler, ${Rank}) fills it up`
    : `${Rank}: append(layout, ${Count}) fills it up`,
];

type SameRank<S extends readonly unknown[], S2 extends readonly unknown[]> = S["length"] extends S2["length"]
  ? true
  : false;

/** An integer is one mode, into however many its repetition falls. */
type RepeatModes<R, S2> = S2 extends readonly unknown[] ? R : [R];

/** The mode of A stands first in blocks, the repetition where it is raked. */
type Paired<Operation, S, D, RS, RD> = Operation extends "blockedProduct"
  ? Layout<Pairs<S, RS>, Pairs<D, RD>>
  : Layout<Pairs<RS, S>, Pairs<RD, D>>;

type Pairs<A, B> = { -readonly [I in keyof A]: I extends keyof B ? [A[I], B[I]] : never };
