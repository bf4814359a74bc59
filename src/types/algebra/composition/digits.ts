import type { Bits, UncarriedBelow } from "../../semimodule/binary.js";
import type { Ceiling, Floor, Modulo, Order } from "../../semimodule/integer.js";
import type { Added, Scaled } from "../../semimodule/semimodule.js";
import type { TimesIn } from "./parts.js";

/**
 * The digits `[mode, digit, stride, path]` of a step that are not 0. A mode is named
 * `path~extent~stride~what follows it`, the last one without its extent, which does not bound it: its digit may be below 0.
 */
export type DigitsOf<Parts, Step, Own, Out extends unknown[] = []> = Parts extends [
  [infer P, infer M],
  ...infer Rest,
]
  ? DigitsIn<M, TimesIn<P, Step>, P, TimesIn<P, Own>, Out> extends infer All
    ? All extends unknown[]
      ? DigitsOf<Rest, Step, Own, All>
      : All
    : never
  : Out;

/**
 * The digits of a number in the mixed radix of one part. The last is unbounded; where it is binary it has no negative
 * multiples.
 */
type DigitsIn<M, X, P, Own, Out extends unknown[]> = X extends "0"
  ? Out
  : M extends `${infer S}:${infer D},${infer Rest}`
    ? Rest extends ""
      ? [X, D] extends [`-${string}`, `f${string}`]
        ? `✗negative-multiple|stride ${Own & string}✗`
        : [...Out, [`${P & string}~~${D}~`, X, D, P]]
      : DigitsIn<
          Rest,
          Floor<X, S>,
          P,
          Own,
          WithDigit<Out, `${P & string}~${S}~${D}~${Rest}`, Modulo<X, S>, D, P>
        >
    : never;

/** One digit more, left out where it is 0. */
type WithDigit<Out extends unknown[], Key, Digit, D, P> = Digit extends "0"
  ? Out
  : [...Out, [Key, Digit, D, P]];

/** Σ digit · stride. */
export type StrideOf<Digits, So = "0"> = Digits extends [[unknown, infer X, infer D, unknown], ...infer Rest]
  ? StrideOf<Rest, Added<So, Scaled<X, D>>>
  : So;

/** How many steps can be taken before a digit carries, and the digit that bounds them. */
export type Tightest<Digits, N, Steps, By> = Digits extends [infer First, ...infer Rest]
  ? Bound<First, N> extends infer Fit
    ? Fit extends null
      ? Tightest<Rest, N, Steps, By>
      : Order<Fit, Steps> extends "<"
        ? Tightest<Rest, N, Fit, First>
        : Tightest<Rest, N, Steps, By>
    : never
  : [Steps, By];

/** `null` where there is no bound. */
type Bound<Digit, N> = Digit extends [infer Key, infer X, infer D, unknown]
  ? Least<Fit<Key, X>, D extends `f${string}` ? UncarriedBelow<Bits<X>, N> : null>
  : never;

/** How many steps of X an extent has room for; `null` where it is the last, without bound. */
export type Fit<Key, X> = Key extends `${string}~${infer S}~${string}~${string}`
  ? S extends ""
    ? null
    : Ceiling<S, X>
  : never;

/** The less of two bounds, either of which may be missing. */
type Least<A, B> = A extends null ? B : B extends null ? A : Order<A, B> extends "<" ? A : B;
