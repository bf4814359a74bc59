import type { MadeOf } from "../diagnostic/made-of.js";
import type { Clip, Refusal } from "../diagnostic.js";
import type { IntegersFault, LeafFault } from "./check.js";
import type { Refines } from "./htuple.js";
import type { Layout, TextOfLayout } from "./layout.js";
import type { Cut, Fixed } from "./slice.js";
import type { Unfit } from "./unfit.js";

/**
 * The modes of a layout that a coordinate fixes, side by side in one tuple: what `Slice` leaves out. An integer for the
 * whole coordinate keeps the layout, and nothing kept is 1:0. Refused is a coordinate that does not fit.
 * @example Dice<Layout<[2, 3, 4], [1, 2, 6]>, [1, null, 2]> // Layout<[2, 4], [1, 6]>
 */
export type Dice<L, C extends readonly unknown[]> =
  NoInfer<ComputedDice<L, C>> extends infer Made | MadeOf<"dice", L, C> ? Made : never;

type ComputedDice<L, C extends readonly unknown[]> =
  L extends Layout<infer S, infer D>
    ? 0 extends C["length"]
      ? C extends readonly []
        ? Diced<C, S, D, L>
        : Layout
      : C extends readonly [infer Whole]
        ? Diced<Whole, S, D, L>
        : Diced<C, S, D, L>
    : L;

/** The coordinate is looked at as for a slice. */
type Diced<C, S, D, L> =
  IntegersFault<Fixed<C>> extends LeafFault<infer Code, infer Value>
    ? Refusal<"dice", Clip<TextOfLayout<L>>, Code & ("integer" | "overflow"), [Value & string]>
    : Refines<Fixed<C>, S> extends false
      ? Unfit<"dice", Clip<TextOfLayout<L>>, C, S>
      : Cut<Turned<C>, S, D>;

/** The coordinate that leaves open what this one fixes; what is not known stays so. */
type Turned<C> = [unknown] extends [C]
  ? C
  : [C] extends [null]
    ? 0
    : [C] extends [number]
      ? null
      : [C] extends [readonly unknown[]]
        ? 0 extends C["length"]
          ? C
          : { [I in keyof C]: Turned<C[I]> }
        : C;
