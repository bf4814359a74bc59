import type { Counting, SumIn } from "../../algebra/by-basis.js";
import type { Unread } from "../../algebra/composition/parts.js";
import type { Clip, LayoutError, Refusal } from "../../diagnostic.js";
import type { Coshape } from "../../layout/coshape.js";
import type { IntTuple } from "../../layout/htuple.js";
import type { TextOfLayout } from "../../layout/layout.js";
import type { Extent } from "../../layout/shape.js";
import type { TextOf } from "../../layout/text.js";
import type { CoordinateOf, PathsOf, Split, Successor } from "../../semimodule/basis.js";
import type { MissingIn } from "./integers.js";

/**
 * The first coordinate of a shape, or of the one that they span, that modes of coordinates `M` do not go to, in
 * colexicographic order; `null` where there is none. Where each stride counts one coordinate these are apart from each
 * other, and integers; what counts several at once is left to the run time.
 * @example MissingCoordinate<"missing", "4:e0,8:2e1,", Layout<[4, 8], ["e0", "2e1"]>, null> // [0, 1]
 */
export type MissingCoordinate<Operation extends string, M, L, Shape> = Shape extends null
  ? Coshape<L> extends infer Spanned
    ? Spanned extends LayoutError
      ? Refusal<Operation, Clip<TextOfLayout<L>>, "overflow">
      : MissingOf<M, Spanned>
    : never
  : Unread<M, Shape> extends infer D
    ? D extends string
      ? Refusal<Operation, Clip<TextOfLayout<L>>, "weak-congruence", [D, Clip<TextOf<Shape>>]>
      : MissingOf<M, Shape>
    : never;

/** A shape that is open somewhere leaves open what is missing of it. */
type MissingOf<M, Shape> =
  TextOf<Shape> extends `${string}?${string}`
    ? IntTuple | null
    : SumIn<M> extends string
      ? IntTuple | null
      : InProfile<FirstMissing<M, Sides<Shape, PathsOf<M>>>, Sides<Shape, PathsOf<M>>>;

/** The coordinates of a shape as `path:extent,`; a mode that none of the paths leads into is counted whole. */
type Sides<
  Shape,
  Paths,
  Prefix extends string = "",
  I extends string = "0",
  Out extends string = "",
> = Shape extends readonly [infer First, ...infer Others]
  ? Split<Paths, I> extends [infer Inner, infer Rest]
    ? Sides<Others, Rest, Prefix, Successor<I>, Longer<Out, SideOf<First, Inner, `${Prefix}${I}`>>>
    : never
  : Out;

/** A mode that is counted in its parts has a side for each of these. */
type SideOf<Shape, Inner, Path extends string> = Inner extends "" | "!"
  ? Side<Path, Extent<Shape>>
  : Sides<Shape, Inner, `${Path}.`>;

/** One side as it is written. */
type Side<Path extends string, N> = `${N & string}:${Path},`;

/** In an alias of its own: a template must not hold what `SideOf` computes. */
type Longer<Out extends string, Side> = `${Out}${Side & string}`;

/** The first side that lacks a number lacks it where the others are 0: as a term. */
type FirstMissing<M, All> = All extends `${infer N}:${infer Path},${infer Rest}`
  ? MissingIn<Counting<M, Path>, N> extends infer Least
    ? Least extends null
      ? FirstMissing<M, Rest>
      : Least extends "?"
        ? "?"
        : Term<Least, Path>
    : never
  : null;

/** So many times the basis vector of a path. */
type Term<Times, Path extends string> = `${Times & string}@${Path};`;

/** The term as a coordinate with a number for every side. */
type InProfile<T, All> = T extends null
  ? null
  : T extends "?"
    ? IntTuple | null
    : CoordinateOf<T, PathsOfSides<All>>;

/** The paths of all sides. */
type PathsOfSides<All, Out extends string = ""> = All extends `${string}:${infer Path},${infer Rest}`
  ? PathsOfSides<Rest, `${Out}${Path};`>
  : Out;
