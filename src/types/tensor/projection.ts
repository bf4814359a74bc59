import type { Tiler } from "../algebra/tiler.js";
import type { Clip, Refusal } from "../diagnostic.js";
import type { IsOpen } from "../layout/htuple.js";
import type { TextOfLayout } from "../layout/layout.js";
import type { IsFixed } from "../layout/leaf.js";
import type { TextOfCoordinate } from "../layout/unfit.js";

/** Which modes of a tiler and of its coordinate count: 1 for one that does, `null` for one that is left out. */
export type Projection = readonly (1 | null)[] | null;

/**
 * The modes of a tuple that a projection keeps; of one that is not known, or of another length, they are open.
 * @example Projected<[32, 24, 16], [1, null, 1]> // [32, 16]
 */
export type Projected<X, P> = [P] extends [null]
  ? X
  : X extends readonly unknown[]
    ? P extends readonly unknown[]
      ? IsFixed<P> | IsFixed<X> extends true
        ? X["length"] extends P["length"]
          ? KeptOf<X, P>
          : Tiler[]
        : Tiler[]
      : Tiler[]
    : Tiler[];

/** Mode after mode. */
type KeptOf<X extends readonly unknown[], P, Out extends unknown[] = []> = P extends readonly [
  infer P0,
  ...infer Ps,
]
  ? X extends readonly [infer X0, ...infer Xs]
    ? [P0] extends [null]
      ? KeptOf<Xs, Ps, Out>
      : null extends P0
        ? Tiler[]
        : KeptOf<Xs, Ps, [...Out, X0]>
    : Out
  : Out;

/** `R`, or why a projection goes with none of these tuples, which are to have as many modes. */
export type FitProjection<Operation extends string, L, With, P, Tuples extends readonly unknown[], R> = [
  P,
] extends [null]
  ? R
  : P extends readonly unknown[]
    ? IsFixed<P> extends true
      ? Unfit<P, Tuples> extends infer X
        ? [X] extends [never]
          ? R
          : Refusal<
              Operation,
              Beside<L, With>,
              "profile",
              [Clip<TextOfCoordinate<P>>, Clip<TextOfCoordinate<X>>]
            >
        : never
      : R
    : R;

/** A layout and another, if there is one, as a message shows them. */
export type Beside<L, With> = [With] extends [null]
  ? Clip<TextOfLayout<L>>
  : `${Clip<TextOfLayout<L>>}, ${Clip<TextOfLayout<With>>}`;

/** The first tuple of another length. */
type Unfit<P extends readonly unknown[], Tuples> = Tuples extends readonly [infer X, ...infer Others]
  ? IsOpen<X> extends true
    ? Unfit<P, Others>
    : X extends readonly unknown[]
      ? X["length"] extends P["length"]
        ? Unfit<P, Others>
        : X
      : [X] extends [number | null]
        ? X
        : Unfit<P, Others>
  : never;
