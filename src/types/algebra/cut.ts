import type { IsPowerOfTwo } from "../semimodule/binary.js";
import type { Quotient } from "../semimodule/integer.js";
import type { Scaled } from "../semimodule/semimodule.js";

/**
 * Simplified modes cut after the first `N` elements: what a divide by an extent comes to, before and after the cut. `null`
 * where no cut goes there, or that is not known; then the general rule is asked.
 * @example Cut<"8:f72,16:f512,", "32"> // Halves<"8:f72,4:f512,", "4:f2048,">
 */
export type Cut<M, N> = N extends `-${string}` | "0" | "?" | "!"
  ? null
  : M extends `${string}?${string}`
    ? null
    : CutAt<M, N, "">;

/** The modes before a cut and after it. (An interface: a tuple would be compared, and read, member by member.) */
export interface Halves<out Before, out After> {
  readonly halves: [Before, After];
}

type CutAt<M, N, Out extends string> = M extends `${infer S}:${infer D},${infer Rest}`
  ? N extends "1"
    ? Halves<Closed<Out>, Closed<M>>
    : Quotient<N, S> extends infer Others
      ? Others extends null
        ? InsideMode<Quotient<S, N>, N, D, Rest, Out>
        : CutAt<Rest, Others, `${Out}${S}:${D},`>
      : never
  : N extends "1"
    ? Halves<Out, "1:0,">
    : null;

/** The cut is within a mode; a binary one is cut at a bit. */
type InsideMode<Rest, N, D, After extends string, Out extends string> = Rest extends null
  ? null
  : D extends `f${string}`
    ? IsPowerOfTwo<N> extends true
      ? HalvesOf<Out, N, D, Rest, Scaled<N, D>, After>
      : null
    : HalvesOf<Out, N, D, Rest, Scaled<N, D>, After>;

/** In an alias of its own: a template must not hold what is computed. */
type HalvesOf<Out extends string, N, D, Rest, Far, After extends string> = Far extends `${string}!`
  ? null
  : Halves<`${Out}${N & string}:${D & string},`, Closed<`${Rest & string}:${Far & string},${After}`>>;

/** Nothing is a mode of one, and one at the end of others is how they would go on, which no part does. */
type Closed<M extends string> = M extends "" | `1:${string}`
  ? "1:0,"
  : M extends `${infer Modes},1:${string}`
    ? `${Modes},`
    : M;
