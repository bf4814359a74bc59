import type { JobRefusal } from "../layout/job.js";
import type { AnyLayout, ComposedLayout, Layout } from "../layout/layout.js";
import type { Both, Whole } from "../layout/whole.js";
import type { NumeralOf } from "../semimodule/integer.js";
import type { AsModes, AsStrides } from "./concat.js";
import type { OnInner } from "./inner.js";

/**
 * How the result of a logical divide or product, whose modes are pairs (tile, rest), is gathered by its tiler: all tiles
 * in one mode and all rests in another (paper, section 5.5). A mode left alone is all rest, and 1:0 in the tile.
 * @example Zipped<Layout<[[2, 2], [4, 2]], [[1, 2], [4, 16]]>, [2, 4]> // Layout<[[2, 4], [2, 2]], [[1, 4], [2, 16]]>
 */
export type Zipped<L, T, J = never> =
  Gathered<L, T, J> extends infer G
    ? G extends Parts<infer TS, infer TD, infer RS, infer RD>
      ? Layout<[TS, RS], [TD, RD]>
      : G extends ComposedLayout<infer Outer, infer Offset, infer Inner>
        ? OnInner<Outer, Offset, Inner, Zipped<Inner, T, J>>
        : G
    : never;

/** The gathered tile as one mode, then each mode of the rest. */
export type Tiled<L, T, J = never> =
  Gathered<L, T, J> extends infer G
    ? G extends Parts<infer TS, infer TD, infer RS, infer RD>
      ? Layout<[TS, ...AsModes<RS>], [TD, ...AsStrides<RD, AsModes<RS>>]>
      : G extends ComposedLayout<infer Outer, infer Offset, infer Inner>
        ? OnInner<Outer, Offset, Inner, Tiled<Inner, T, J>>
        : G
    : never;

/** Each mode of the gathered tile, then each mode of the rest. */
export type Flat<L, T, J = never> =
  Gathered<L, T, J> extends infer G
    ? G extends Parts<infer TS, infer TD, infer RS, infer RD>
      ? Layout<
          [...AsModes<TS>, ...AsModes<RS>],
          [...AsStrides<TD, AsModes<TS>>, ...AsStrides<RD, AsModes<RS>>]
        >
      : G extends ComposedLayout<infer Outer, infer Offset, infer Inner>
        ? OnInner<Outer, Offset, Inner, Flat<Inner, T, J>>
        : G
    : never;

/** What has been gathered: the tile and the rest, each as shape and stride. */
interface Parts<out TileShape, out TileStride, out RestShape, out RestStride> {
  readonly parts: [TileShape, TileStride, RestShape, RestStride];
}

/** The tile and the rest of a logical result; a refusal stays what it is, and an open layout is open. */
type Gathered<L, T, J> = L extends Layout<infer S, infer D> ? Gather<S, D, T, J> : L;

/** By the tiler: one that is no array has a pair before it. (What was computed is not readonly; the same tuple again is not compared.) */
type Gather<S, D, T, J> = T extends null
  ? Parts<1, 0, S, D>
  : T extends readonly unknown[]
    ? "?" extends NumeralOf<T["length"]>
      ? Layout
      : T extends readonly []
        ? JobRefusal<J, "argument", ["<>", "tile"]>
        : GatherAll<S, D, T, J>
    : S extends [infer TS, infer RS]
      ? D extends [infer TD, infer RD]
        ? Parts<TS, TD, RS, RD>
        : Layout
      : Layout;

/** Two modes by two tilers that are no arrays are most of what people gather, and taken at a look. */
type GatherAll<S, D, T, J> =
  Whole<T> extends Whole<readonly [OneTiler, OneTiler]>
    ? Both<S, D> extends Both<
        [[infer TS0, infer RS0], [infer TS1, infer RS1]],
        [[infer TD0, infer RD0], [infer TD1, infer RD1]]
      >
      ? Parts<[TS0, TS1], [TD0, TD1], [RS0, RS1], [RD0, RD1]>
      : GatherEach<S, D, T, J>
    : GatherEach<S, D, T, J>;

type OneTiler = number | AnyLayout;

/** Mode by mode; modes past the tiler are all rest. (The last four gathered in `Parts` cost 15 % more.) */
type GatherEach<
  S,
  D,
  T,
  J,
  TS extends unknown[] = [],
  TD extends unknown[] = [],
  RS extends unknown[] = [],
  RD extends unknown[] = [],
> = T extends readonly [infer T0, ...infer Ts]
  ? S extends [infer S0, ...infer Ss]
    ? D extends [infer D0, ...infer Ds]
      ? Gather<S0, D0, T0, J> extends infer G
        ? G extends Parts<infer TS0, infer TD0, infer RS0, infer RD0>
          ? GatherEach<Ss, Ds, Ts, J, [...TS, TS0], [...TD, TD0], [...RS, RS0], [...RD, RD0]>
          : G
        : never
      : Layout
    : Layout
  : Parts<TS, TD, [...RS, ...AsModes<S>], [...RD, ...AsStrides<D, AsModes<S>>]>;
