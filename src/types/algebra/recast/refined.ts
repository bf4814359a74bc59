import type { Product } from "../../semimodule/integer.js";

/**
 * The modes of a layout after every element has become `N`, with a plus before them where the first mode is split in
 * two; `?` where it depends on a number not known statically whether it is, and `?:?` for every mode where it depends
 * on one which mode takes up the new elements.
 * @example Refined<"4:1,8:4,", "2"> // "8:1,8:8,"
 */
export type Refined<M, N> = Unit<M, N, "", M>;

/** The first mode of stride 1. */
type Unit<M, N, Before extends string, All> = M extends `${infer S}:${infer D},${infer Rest}`
  ? S extends "1"
    ? Unit<Rest, N, `${Before}1:0,`, All>
    : D extends "1"
      ? S extends "?"
        ? Unsure<All>
        : Stretched<Rest, N, Longer<Stretched<Before, N>, Product<S, N>>>
      : D extends "?"
        ? Unsure<All>
        : Unit<Rest, N, `${Before}${S}:${D},`, All>
  : Single<All, N, "", All>;

/** The first mode of size 1. */
type Single<M, N, Before extends string, All> = M extends `${infer S}:${infer D},${infer Rest}`
  ? S extends "1"
    ? Stretched<Rest, N, Longer<Stretched<Before, N>, N>>
    : S extends "?"
      ? Unsure<All>
      : Single<Rest, N, `${Before}${S}:${D},`, All>
  : Stretched<All, N, `+${N & string}:1,`>;

/** The mode that takes the elements up, which has stride 1 then. */
type Longer<Before, S> = `${Before & string}${S & string}:1,`;

/** A mode of stride 1 or of size 1 takes the elements up, whatever its other number is; without one the profile is open. */
export type Unsure<M> = `,${M & string}` extends `${string}:1,${string}` | `${string},1:${string}`
  ? Blurred<M>
  : "?";

/** Modes of which nothing is known but how many there are. */
export type Blurred<M, Out extends string = ""> = M extends `${string},${infer Rest}`
  ? Blurred<Rest, `${Out}?:?,`>
  : Out;

/** The other modes: steps of `N`, a mode of size 1 has stride 0. */
type Stretched<M, N, Out = ""> = M extends `${infer S}:${infer D},${infer Rest}`
  ? S extends "1"
    ? Stretched<Rest, N, Stepping<Out, S, "0">>
    : S extends "?"
      ? Stretched<Rest, N, Stepping<Out, S, D extends "0" ? D : S>>
      : Stretched<Rest, N, Stepping<Out, S, Product<D, N>>>
  : Out;

/** One more mode. */
type Stepping<Out, S extends string, D> = `${Out & string}${S}:${D & string},`;
