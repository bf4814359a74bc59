import type { MadeOf } from "../diagnostic/made-of.js";
import type { Code } from "../diagnostic.js";
import type { IntTuple, Opening, StepTuple } from "../layout/htuple.js";
import type { Job, JobRefusal, NotedLayout } from "../layout/job.js";
import type { ComposedLayout, Extents, Layout, LayoutOfModes, Strides } from "../layout/layout.js";
import type { Known, Modes } from "../layout/modes.js";
import type { NumeralOf } from "../semimodule/integer.js";
import type { Simplified } from "./coalesce.js";
import type { ComplementUpTo, FaultOf } from "./complement.js";
import type { ComposeAny } from "./composition/compose.js";
import type { AsModes, AsStrides, Joined, Side } from "./concat.js";
import type { Cut, Halves } from "./cut.js";
import type { ByLeaf } from "./divide/leaf.js";
import type { OnInner } from "./inner.js";
import type { Beyond, IsShort, IsSole, IsUnpaired, LeafOf, TileOf, UnmixedBy } from "./tiler.js";
import type { Flat, Tiled, Zipped } from "./unzip.js";

/**
 * `A ⊘ T`: A split into what T points at and the rest, A ∘ (T, T*) (paper, section 5.5.2). Every element of A is reached:
 * where T and its complement would miss some, the divide is refused. An array of tilers works by mode.
 * @example LogicalDivide<Layout<24, 3>, Layout<8, 3>> // Layout<[8, 3], [9, 3]>
 */
export type LogicalDivide<A, T> =
  NoInfer<DivideAs<"logicalDivide", A, T>> extends infer Made | MadeOf<"logicalDivide", A, T> ? Made : never;

/**
 * A logical divide with all tiles in mode 0 and all rests in mode 1.
 * @example ZippedDivide<Layout<[4, 8], [1, 4]>, [2, 4]> // Layout<[[2, 4], [2, 2]], [[1, 4], [2, 16]]>
 */
export type ZippedDivide<A, T> =
  NoInfer<ComputedZippedDivide<A, T>> extends infer Made | MadeOf<"zippedDivide", A, T> ? Made : never;

export type ComputedZippedDivide<A, T> = "zippedDivide" extends "zippedDivide" & T & A
  ? Layout
  : Zipped<DivideAs<"zippedDivide", A, T>, T, Job<"zippedDivide", "⊘", A, T>>;

/**
 * A logical divide with all tiles in mode 0, then each rest.
 * @example TiledDivide<Layout<[4, 8], [1, 4]>, [2, 4]> // Layout<[[2, 4], 2, 2], [[1, 4], 2, 16]>
 */
export type TiledDivide<A, T> =
  NoInfer<ComputedTiledDivide<A, T>> extends infer Made | MadeOf<"tiledDivide", A, T> ? Made : never;

export type ComputedTiledDivide<A, T> = "tiledDivide" extends "tiledDivide" & T & A
  ? Layout
  : Tiled<DivideAs<"tiledDivide", A, T>, T, Job<"tiledDivide", "⊘", A, T>>;

/**
 * A logical divide with each tile, then each rest.
 * @example FlatDivide<Layout<[4, 8], [1, 4]>, [2, 4]> // Layout<[2, 4, 2, 2], [1, 4, 2, 16]>
 */
export type FlatDivide<A, T> =
  NoInfer<ComputedFlatDivide<A, T>> extends infer Made | MadeOf<"flatDivide", A, T> ? Made : never;

export type ComputedFlatDivide<A, T> = "flatDivide" extends "flatDivide" & T & A
  ? Layout
  : Flat<DivideAs<"flatDivide", A, T>, T, Job<"flatDivide", "⊘", A, T>>;

export type DivideAs<Operation extends string, A, T> = Operation extends Operation & T & A
  ? Layout
  : A extends Layout<infer S, infer D>
    ? T extends Layout<infer S2, infer D2>
      ? Completed<ComplementUpTo<Modes<S2, D2>, S, "exact">, S, D, S2, D2, Job<Operation, "⊘", A, T>>
      : T extends readonly unknown[]
        ? ByMode<Operation, AsModes<S>, AsStrides<D, AsModes<S>>, T, A>
        : T extends null
          ? A
          : T extends number
            ? ByExtent<Cut<Simplified<Modes<S, D>>, NumeralOf<T>>, Operation, A, T>
            : T
    : A extends ComposedLayout<infer Outer, infer Offset, infer Inner>
      ? OnInner<Outer, Offset, Inner, DivideAs<Operation, Inner, T>>
      : A;

/** By an extent: before and after a cut, where there is one. */
type ByExtent<Parts, Operation extends string, A, T> =
  Parts extends Halves<infer Tile, infer Rest>
    ? Pair<Extents<Tile>, Extents<Rest>, Strides<Tile>, Strides<Rest>>
    : DivideAs<Operation, A, TileOf<T, Job<Operation, "⊘", A, T>>>;

/** A layout of two modes. (Of parameters alone: a tuple of what is computed is put off, and not identical to one that is not.) */
type Pair<S, S2, D, D2> = Layout<[S, S2], [D, D2]>;

/** By mode, in the name of the operation that was called; its own for the reason told at that of `Composition`. */
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
      ? JobRefusal<Job<Operation, "⊘", A, T>, "rank", [`${T["length"]}`, `${S["length"]}`]>
      : UnmixedBy<T, JoinedModes<Operation, S, D, T>, Job<Operation, "⊘", A, T>>;

type JoinedModes<
  Operation extends string,
  S extends readonly unknown[],
  D extends readonly unknown[],
  T extends readonly unknown[],
> = S["length"] extends T["length"]
  ? Side<{ -readonly [I in keyof T]: OfMode<Operation, I, S, D, T[I]> }>
  : Joined<{ -readonly [I in keyof T]: OfMode<Operation, I, S, D, T[I]> }, Beyond<S, T>, Beyond<D, T>>;

type OfMode<Operation extends string, I, S, D, T> = I extends keyof S & keyof D
  ? OrAs<ByLeaf<Known<S[I], D[I]>, LeafOf<T>>, Operation, Layout<S[I], D[I]>, T>
  : never;

/** Where no short way was known, the general rule. */
type OrAs<R, Operation extends string, A, T> = R extends null
  ? IsSole<T> extends true
    ? DivideAs<Operation, A, T>
    : [T] extends [number]
      ? DivideAs<Operation, A, number>
      : DivideAs<Operation, A, any>
  : R;

/** The tile and the complement that completes it, composed together. */
type Completed<Rest, S, D, S2, D2, J> = Rest extends `✗${string}`
  ? OfFault<FaultOf<Rest>, J>
  : Rest extends [infer RS, infer RD]
    ? Completing<ComposeAny<S, D, [S2, RS], [D2, RD], J>, RS, RD>
    : LayoutOfModes<Rest> extends Layout<infer RS, infer RD>
      ? StepTuple extends RD
        ? Undecided<S, D, S2, D2, Opening<D2>, J>
        : Completing<ComposeAny<S, D, [S2, RS], [D2, RD], J>, RS, RD>
      : never;

/** A complement that is not known has strides of the kind of the tile. */
type Undecided<S, D, S2, D2, RD, J> = ComposeAny<S, D, [S2, IntTuple], [D2, RD], J>;

type Completing<R, S, D> = NotedLayout<R, "with", Layout<S, D>, " to complete the tile">;

/** A complement that is refused, in the name of the job. */
export type OfFault<Fault, J> = Fault extends [infer C extends Code, infer Values extends string[]]
  ? JobRefusal<J, C, Values>
  : never;
