import type { Coalesce } from "../algebra/coalesce.js";
import type { Composition } from "../algebra/composition.js";
import type { LogicalDivide, ZippedDivide } from "../algebra/divide.js";
import type { RightInverse } from "../algebra/inverse.js";
import type { LayoutError } from "../diagnostic.js";
import type { AnyLayout, ComposedLayout, Layout } from "../layout/layout.js";
import type { Extent } from "../layout/shape.js";
import type { ValueOf } from "../semimodule/integer.js";
import type { Split, SplitBy } from "./split.js";
import type { InElements, TiledCopy } from "./tiled-copy.js";
import type { TvOver } from "./tv-over.js";

/** The thread-value layout of a side: (thread, (values of the instruction, its repetitions)) to the index in the tile. */
type SideOf<T, Side extends "source" | "destination"> =
  T extends TiledCopy<infer A, infer Tv, unknown, unknown, infer Bits>
    ? Across<InElements<A, "reference", Bits>, InElements<A, Side, Bits>, Tv>
    : Layout;

/** A side that is the reference needs no way from it. */
type Across<Reference, Own, Tv> =
  Reference extends Layout<readonly [infer T, infer V], unknown>
    ? Repeated<
        ZippedDivide<Tv, [ValueOf<Extent<T>>, ValueOf<Extent<V>>]>,
        Own extends Reference ? null : Composition<RightInverse<Reference>, Own>
      >
    : Reference;

type Repeated<Z, By> =
  Z extends Layout<
    readonly [infer TS, readonly [infer MT, infer MV]],
    readonly [infer TD, readonly [infer MTD, infer MVD]]
  >
    ? (By extends null ? Layout<TS, TD> : Composition<Layout<TS, TD>, By>) extends infer R
      ? R extends Layout<readonly [infer T, infer V], readonly [infer RT, infer RV]>
        ? Coalesce<Layout<[[T, MT], [V, MV]], [[RT, MTD], [RV, MVD]]>, [null, [null, null]]>
        : R
      : never
    : Z;

/** A layout of a side by who has what: (thread, (values, rests)). */
export type ThreadsOfSide<T, Side extends "source" | "destination", L> =
  L extends ComposedLayout<infer Outer, infer Offset, infer Inner>
    ? Rejoined<Outer, Offset, ThreadsOfSide<T, Side, Inner>>
    : T extends TiledCopy<unknown, unknown, infer Tiler, unknown, unknown>
      ? L extends Layout<infer S, infer D>
        ? ByTile<L, AsTuple<S>, AsTuple<D>, Tiler, SideOf<T, Side>>
        : L
      : Layout;

type AsTuple<T> = T extends readonly unknown[] ? T : [T];

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
      ? Two<Cut<S0, D0, By0>, Cut<S1, D1, By1>, Tv, Ss, Ds>
      : ZippedDivide<L, Tiler>
    : Tiler extends readonly [infer By0]
      ? [S, D] extends [readonly [infer S0, ...infer Ss], readonly [infer D0, ...infer Ds]]
        ? One<Cut<S0, D0, By0>, Tv, Ss, Ds>
        : ZippedDivide<L, Tiler>
      : Many<ZippedDivide<L, Tiler>, Tv>;

/** A mode cut by an extent, which needs no algebra where it divides, or by a layout. */
type Cut<S, D, By> = By extends number
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
export type TvSource<T> = SideOf<T, "source">;

/** The thread-value layout of what the threads write. */
export type TvDestination<T> = SideOf<T, "destination">;

/** A layout of the source by who reads what. */
export type ThreadsSource<T, L> = ThreadsOfSide<T, "source", L>;

/** A layout of the destination by who writes what. */
export type ThreadsDestination<T, L> = ThreadsOfSide<T, "destination", L>;
