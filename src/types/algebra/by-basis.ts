import type { ByStrideAt } from "../layout/by-stride.js";
import type { Extents, Strides } from "../layout/layout.js";
import type { Extent } from "../layout/shape.js";
import type { PathsOf, Split, Successor, Terms, TimesOf } from "../semimodule/basis.js";
import type { Scaled } from "../semimodule/semimodule.js";
import type { Gaps } from "./complement/integers.js";
import type { Extended } from "./inverse/extension.js";
import type { LeftModes, RightModes } from "./inverse/integers.js";

/**
 * A layout for each coordinate that modes yield, gathered in the profile of these coordinates as `[shape, stride]`: what
 * `Of` makes of the modes that count the coordinate (paper, tables 5 to 7). `✗` and a fault where one is refused.
 * @example ByBasis<"right", "4:e1,4:e0,2:6e1,"> // [[4, 4], [4, 1]]
 */
export type ByBasis<Of, M> =
  SumIn<M> extends infer D ? (D extends string ? `✗basis|${D}` : Each<Of, M, PathsOf<M>>) : never;

/** The first stride that counts several coordinates at once. */
export type SumIn<M> = M extends `${infer S}:${infer D},${infer Rest}`
  ? S extends "1"
    ? SumIn<Rest>
    : Terms<D> extends `${string};${string};`
      ? D
      : SumIn<Rest>
  : null;

/**
 * One place after the other, from `I` on, of the coordinates below `Prefix`: `Paths` are those that are left. (The last two
 * as a pair cost 2.1 % more.)
 */
type Each<
  Of,
  M,
  Paths,
  Prefix extends string = "",
  I extends string = "0",
  S extends unknown[] = [],
  D extends unknown[] = [],
> = Paths extends ""
  ? [S, D]
  : Split<Paths, I> extends [infer Inner, infer Rest]
    ? AtPath<Of, M, Inner, `${Prefix}${I}`> extends infer R
      ? R extends [infer S0, infer D0]
        ? Each<Of, M, Rest, Prefix, Successor<I>, [...S, S0], [...D, D0]>
        : R
      : never
    : never;

/** A coordinate has modes where its path ends; below it are others. */
type AtPath<Of, M, Inner, Path extends string> = Inner extends "" | "!"
  ? Pair<Made<Of, Counting<M, Path>, Path, null>>
  : Each<Of, M, Inner, `${Path}.`>;

/** Modes as shape and stride; a fault stays. */
type Pair<R> = R extends `✗${string}`
  ? R
  : R extends `${string}!${string}`
    ? "✗overflow|"
    : [Extents<R>, Strides<R>];

/** The modes with the multiples of one basis vector as strides; a sum, which only a mode of size 1 may have, is none. */
export type Counting<
  M,
  Path extends string,
  Out extends string = "",
> = M extends `${infer S}:${infer D},${infer Rest}`
  ? Counting<Rest, Path, `${Out}${S}:${S extends "1" ? AloneIn<Terms<D>, Path> : TimesOf<Terms<D>, Path>},`>
  : Out;

/** The stride of a mode of size 1: none where it is a sum. */
type AloneIn<T, Path extends string> = T extends `${string};${string};` ? "0" : TimesOf<T, Path>;

/** What `Of` asks for, of the modes that count one coordinate: an inverse, or the complement rounded as it says. */
type Made<Of, M, Path extends string, Bound> = Of extends "right"
  ? Extended<RightModes<ByStrideAt<M>>, M>
  : Of extends "left"
    ? Extended<LeftModes<ByStrideAt<M>>, M>
    : Counted<Gaps<M, Bound, Of>, Path>;

/** Modes of integers as strides of one basis vector. */
type Counted<M, Path extends string, Out extends string = ""> = M extends `✗${string}`
  ? M
  : M extends `${infer S}:${infer D},${infer Rest}`
    ? Counted<Rest, Path, Grown<Out, S, Scaled<D, `e${Path}`>>>
    : Out;

/** The modes with one more. */
type Grown<Out extends string, S extends string, D> = `${Out}${S}:${D & string},`;

/**
 * The same with a layout for every mode of a shape, bounded by its size, for one that is counted in its parts a tuple.
 * @example ByShape<"exact", "4:e0,", [8, 8]> // [[2, 8], ["4e0", "e1"]]
 */
export type ByShape<Of, M, Shape> =
  SumIn<M> extends infer D ? (D extends string ? `✗basis|${D}` : EachOf<Of, M, Shape, PathsOf<M>>) : never;

/** Mode after mode of the shape, `I` being the one that comes: as `Each`. */
type EachOf<
  Of,
  M,
  Shape,
  Paths,
  Prefix extends string = "",
  I extends string = "0",
  S extends unknown[] = [],
  D extends unknown[] = [],
> = Shape extends readonly [infer First, ...infer Others]
  ? Split<Paths, I> extends [infer Inner, infer Rest]
    ? OfMode<Of, M, First, Inner, `${Prefix}${I}`> extends infer R
      ? R extends [infer S0, infer D0]
        ? EachOf<Of, M, Others, Rest, Prefix, Successor<I>, [...S, S0], [...D, D0]>
        : R
      : never
    : never
  : [S, D];

/** A mode of the shape that is counted whole has its size as the bound; else its own modes do. */
type OfMode<Of, M, Shape, Inner, Path extends string> = Inner extends "" | "!"
  ? Pair<Made<Of, Counting<M, Path>, Path, Extent<Shape>>>
  : EachOf<Of, M, Shape, Inner, `${Path}.`>;
