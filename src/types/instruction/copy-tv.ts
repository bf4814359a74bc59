import type { Composition } from "../algebra/composition.js";
import type { LogicalDivide, ZippedDivide } from "../algebra/divide.js";
import type { Covered } from "../algebra/divides.js";
import type { MadeOf } from "../diagnostic/made-of.js";
import type { LayoutError } from "../diagnostic.js";
import type { AnyLayout, ComposedLayout, Layout } from "../layout/layout.js";
import type { SideOf } from "./copy-side.js";
import type { RestFault } from "./rest.js";
import type { Split, SplitBy } from "./split.js";
import type { NameIn, Told } from "./threads.js";
import type { TiledCopy } from "./tiled-copy.js";
import type { TvOver } from "./tv-over.js";

/** A layout of a side by who has what: (thread, (values, rests)). */
export type ThreadsOfSide<T, Side extends "source" | "destination", L> =
  L extends ComposedLayout<infer Outer, infer Offset, infer Inner>
    ? Rejoined<Outer, Offset, ThreadsOfSide<T, Side, Inner>>
    : T extends TiledCopy<unknown, unknown, infer Tiler, unknown, unknown>
      ? L extends Layout<infer S, infer D>
        ? ByTile<L, AsTuple<S>, AsTuple<D>, Tiler, SideOf<T, Side>>
        : L
      : Layout;

/** Modes; a layout of rank 1 is its only one. */
export type AsTuple<T> = T extends readonly unknown[] ? T : [T];

type Rejoined<Outer extends AnyLayout, Offset, Within> = Within extends LayoutError
  ? Within
  : Within extends AnyLayout
    ? ComposedLayout<Outer, Offset, Within>
    : never;

/** The modes that the tiler cuts, one or two at once; of more the algebra is asked. */
type ByTile<L, S extends readonly unknown[], D, Tiler, Tv> = Tv extends LayoutError
  ? Tv
  : Tiler extends readonly [infer By0, infer By1]
    ? [S, D] extends [readonly [infer S0, infer S1, ...infer Ss], readonly [infer D0, infer D1, ...infer Ds]]
      ? Two<CutBy<S0, D0, By0>, CutBy<S1, D1, By1>, Tv, Ss, Ds>
      : ZippedDivide<L, Tiler>
    : Tiler extends readonly [infer By0]
      ? [S, D] extends [readonly [infer S0, ...infer Ss], readonly [infer D0, ...infer Ds]]
        ? One<CutBy<S0, D0, By0>, Tv, Ss, Ds>
        : ZippedDivide<L, Tiler>
      : Many<ZippedDivide<L, Tiler>, Tv>;

/** A mode cut by an extent, which needs no algebra where it divides, or by a layout. */
type CutBy<S, D, By> = By extends number
  ? SplitBy<S, D, [By, 1, null]>
  : OfDivide<LogicalDivide<Layout<S, D>, By>>;

type OfDivide<Z> =
  Z extends Layout<readonly [infer TS, infer RS], readonly [infer TD, infer RD]>
    ? Split<TS, TD, 1, 0, RS, RD>
    : Z;

type Two<A, B, Tv, Ss extends readonly unknown[], Ds extends readonly unknown[]> =
  A extends Split<infer TS0, infer TD0, unknown, unknown, infer RS0, infer RD0>
    ? B extends Split<infer TS1, infer TD1, unknown, unknown, infer RS1, infer RD1>
      ? Placed<TvOver<[TS0, TS1], [TD0, TD1], Tv>, [RS0, RS1, ...Ss], [RD0, RD1, ...Ds]>
      : B
    : A;

type One<A, Tv, Ss extends readonly unknown[], Ds extends readonly unknown[]> =
  A extends Split<infer TS, infer TD, unknown, unknown, infer RS, infer RD>
    ? Placed<Composition<Layout<TS, TD>, Tv>, [RS, ...Ss], [RD, ...Ds]>
    : A;

type Many<Z, Tv> =
  Z extends Layout<readonly [infer TS, infer RS], readonly [infer TD, infer RD]>
    ? Placed<Composition<Layout<TS, TD>, Tv>, RS, RD>
    : Z;

type Placed<R, RS, RD> =
  R extends Layout<readonly [infer TS, infer VS], readonly [infer TD, infer VD]>
    ? Layout<[TS, [VS, RS]], [TD, [VD, RD]]>
    : R;

/** The thread-value layout of what the threads read. */
export type TvSource<T> =
  NoInfer<ComputedTvSource<T>> extends infer Made | MadeOf<"tvSource", T> ? Made : never;

type ComputedTvSource<T> = "tvSource" extends "tvSource" & T ? Layout : SideOf<T, "source">;

/** The thread-value layout of what the threads write. */
export type TvDestination<T> =
  NoInfer<ComputedTvDestination<T>> extends infer Made | MadeOf<"tvDestination", T> ? Made : never;

type ComputedTvDestination<T> = "tvDestination" extends "tvDestination" & T
  ? Layout
  : SideOf<T, "destination">;

/** The layout, unless the tile does not divide it; what the divides refuse is told of the call. */
type Threads<T, Side extends "source" | "destination", L, O> =
  RestFault<`threads${Capitalize<Side>}`, NameIn<T>, L, CoversIn<T>, O> extends infer Fault
    ? Fault extends null
      ? Told<ThreadsOfSide<T, Side, L>, `threads${Capitalize<Side>}`, T, L>
      : Fault
    : never;

/** What covers each mode that the tiler cuts. */
export type CoversIn<T> =
  T extends TiledCopy<unknown, unknown, infer Tiler, unknown, unknown>
    ? { [I in keyof Tiler]: Covered<Tiler[I]> }
    : null;

/** A layout of the source by who reads what. */
export type ThreadsSource<T, L, O = {}> =
  NoInfer<ComputedThreadsSource<T, L, O>> extends infer Made | MadeOf<"threadsSource", T, L, O>
    ? Made
    : never;

type ComputedThreadsSource<T, L, O> = "threadsSource" extends "threadsSource" & T
  ? Layout
  : Threads<T, "source", L, O>;

/** A layout of the destination by who writes what. */
export type ThreadsDestination<T, L, O = {}> =
  NoInfer<ComputedThreadsDestination<T, L, O>> extends infer Made | MadeOf<"threadsDestination", T, L, O>
    ? Made
    : never;

type ComputedThreadsDestination<T, L, O> = "threadsDestination" extends "threadsDestination" & T
  ? Layout
  : Threads<T, "destination", L, O>;
