import type { MadeOf } from "../diagnostic/made-of.js";
import type { Clip, Refusal } from "../diagnostic.js";
import type { AddedTerms, CoordinateOf, PathsOf, ScaledTerms, Terms } from "../semimodule/basis.js";
import type { Minus, NumeralOf, Plus, ValueOf } from "../semimodule/integer.js";
import type { Elements } from "../semimodule/semimodule.js";
import type { Cosize } from "./cosize.js";
import type { IntTuple } from "./htuple.js";
import type { Layout, TextOfLayout } from "./layout.js";
import type { Modes } from "./modes.js";

/**
 * The shape that the values of a layout span: its cosize where they are integers, and where they are coordinates the
 * span of each, 1 + Σ (s-1)·|d|. Refused past 2^53-1.
 * @example Coshape<Layout<[3, 4], ["e0", "2e1"]>> // [3, 7]
 */
export type Coshape<L> = NoInfer<ComputedCoshape<L>> extends infer Made | MadeOf<"coshape", L> ? Made : never;

type ComputedCoshape<L> =
  L extends Layout<infer S, infer D>
    ? [D] extends [IntTuple]
      ? Renamed<Cosize<L>, L>
      : OfModes<Modes<S, D>, L>
    : L;

/** The one thing that keeps integers and binary elements from having a cosize is its size. */
type Renamed<C, L> = C extends number ? C : Refusal<"coshape", Clip<TextOfLayout<L>>, "overflow">;

/** Coordinates have a span each, other strides have one. */
type OfModes<M, L> = M extends `${string}f${string}`
  ? Renamed<Cosize<L>, L>
  : M extends Elements
    ? Spans<Reach<M>, M, L>
    : M extends "?"
      ? IntTuple
      : Renamed<Cosize<L>, L>;

/** The sum of the last steps of all modes, as terms. */
type Reach<M, So extends string = ""> = M extends `${infer S}:${infer D},${infer Rest}`
  ? Reach<Rest, AddedTerms<So, ScaledTerms<Minus<S, "1">, Unsigned<Terms<D>>>>>
  : So;

/** Terms with the magnitudes of their multiples. */
type Unsigned<T extends string> = T extends `${infer Before}-${infer After}`
  ? Unsigned<`${Before}${After}`>
  : T;

/** One more than the reach of each coordinate, which may be past 2^53-1 only then. */
type Spans<T, M, L> = T extends `${string}!${string}` | `${string}9007199254740991@${string}`
  ? Refusal<"coshape", Clip<TextOfLayout<L>>, "overflow">
  : OneMore<CoordinateOf<T, PathsOf<M>>>;

/** One more in every place. */
type OneMore<C> = C extends readonly unknown[]
  ? { [I in keyof C]: OneMore<C[I]> }
  : ValueOf<Plus<NumeralOf<C>, "1">>;
