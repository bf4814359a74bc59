import type { Clip, Refusal } from "../diagnostic.js";
import type { IntegersFault, LeafFault } from "./check.js";
import type { WeaklyCongruent } from "./htuple.js";
import type { Layout, TextOfLayout } from "./layout.js";
import type { Fixed, Kept, OpenAs, TextOfCoordinate } from "./slice.js";

/**
 * The modes of a layout that a coordinate fixes, side by side in one tuple: what `Slice` leaves out. An integer for the
 * whole coordinate keeps the layout, and nothing kept is 1:0. Refused is a coordinate that does not fit.
 * @example Dice<Layout<[2, 3, 4], [1, 2, 6]>, [1, null, 2]> // Layout<[2, 4], [1, 6]>
 */
export type Dice<L, C extends readonly unknown[]> =
  L extends Layout<infer S, infer D>
    ? number extends C["length"]
      ? Layout
      : C extends readonly [infer Whole]
        ? Diced<Whole, S, D, L>
        : Diced<C, S, D, L>
    : L;

/** The coordinate is looked at as for a slice. */
type Diced<C, S, D, L> =
  IntegersFault<Fixed<C>> extends LeafFault<infer Code, infer Value>
    ? Refusal<"dice", Clip<TextOfLayout<L>>, Code & ("integer" | "overflow"), [Value & string]>
    : WeaklyCongruent<Fixed<C>, S> extends false
      ? Refusal<"dice", Clip<TextOfLayout<L>>, "coordinate", [Clip<TextOfCoordinate<C>>]>
      : Cut<C, S, D>;

type Cut<C, S, D> = [unknown] extends [C]
  ? Layout
  : [C] extends [number]
    ? Layout<S, D>
    : Keep<C, S, D> extends Kept<infer OutS, infer OutD>
      ? OutS extends []
        ? Layout<1, 0>
        : Layout<OutS, OutD>
      : Layout;

/** One mode of a coordinate; `null` where it is not known whether the mode is kept. */
type Keep<C, S, D, OutS extends unknown[] = [], OutD extends unknown[] = []> = [unknown] extends [C]
  ? null
  : [C] extends [null]
    ? Kept<OutS, OutD>
    : [C] extends [number]
      ? Kept<[...OutS, S], [...OutD, D]>
      : [C] extends [readonly unknown[]]
        ? number extends C["length"]
          ? null
          : KeepEach<C, S, D, OutS, OutD>
        : null;

/** Mode after mode of a tuple. */
type KeepEach<C, S, D, OutS extends unknown[], OutD extends unknown[]> = C extends readonly [
  infer C0,
  ...infer Cs,
]
  ? S extends readonly [infer S0, ...infer Ss]
    ? D extends readonly [infer D0, ...infer Ds]
      ? KeepNext<Keep<C0, S0, D0, OutS, OutD>, Cs, Ss, Ds>
      : KeepNext<Keep<C0, S0, OpenAs<D>, OutS, OutD>, Cs, Ss, OpenAs<D>>
    : null
  : Kept<OutS, OutD>;

/** The modes after one that has been looked at. */
type KeepNext<K, Cs, Ss, Ds> =
  K extends Kept<infer OutS extends unknown[], infer OutD extends unknown[]>
    ? KeepEach<Cs, Ss, Ds, OutS, OutD>
    : null;
