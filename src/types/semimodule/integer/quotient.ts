import type { Ascending } from "./ascending.generated.js";
import type { Exact, Rest, RoundedDown, RoundedUp } from "./division.js";
import type { Opposite, Unknown, Worse } from "./numeral.js";
import type { InOrder } from "./order.js";
import type { Odds, Twos } from "./powers.generated.js";
import type { Quotients } from "./smooth.generated.js";
import type { Minus } from "./sum.js";

/** `A` / `B`, or `null` when `B` does not divide `A`. @example Quotient<"432", "16"> is "27" */
export type Quotient<A, B> = B extends "1"
  ? A
  : A extends keyof Quotients
    ? B extends keyof Quotients
      ? Quotients[A][B]
      : Powers<A, B>
    : Powers<A, B>;

/** Smooth numbers past the table: odd part by odd part, exponent minus exponent. */
type Powers<A, B> = A extends keyof Odds
  ? B extends keyof Odds
    ? Odds[A]["over"][Odds[B]["odd"]][Twos[A]["less"][Twos[B]["two"]]]
    : General<A, B>
  : General<A, B>;

/** By what is known, then by the signs, then digit by digit. */
type General<A, B> = B extends "0"
  ? A extends "!"
    ? A
    : null
  : A extends Unknown
    ? Worse<A, B>
    : B extends Unknown
      ? ByUnknown<B>
      : A extends B
        ? "1"
        : A extends `-${infer a}`
          ? B extends `-${infer b}`
            ? Exact<a, b>
            : Opposite<Exact<a, B>>
          : B extends `-${infer b}`
            ? Opposite<Exact<A, b>>
            : Exact<A, B>;

/** Whatever it is, it divides. */
type ByUnknown<B> = B extends "!" ? "!" : "?";

/** `A` / `B` rounded down; "!" when `B` is zero. @example Floor<"-7", "2"> is "-4" */
export type Floor<A, B> = FloorFrom<Quotient<A, B>, A, B>;

/** An exact quotient is not rounded; a lesser number than the divisor is 0 times it. */
type FloorFrom<Q, A, B> = Q extends null
  ? Ascending extends InOrder<A, B>
    ? "0"
    : B extends "0"
      ? "!"
      : A extends `-${infer a}`
        ? B extends `-${infer b}`
          ? RoundedDown<a, b>
          : Opposite<RoundedUp<a, B>>
        : B extends `-${infer b}`
          ? Opposite<RoundedUp<A, b>>
          : RoundedDown<A, B>
  : Q;

/** `A` / `B` rounded up; "!" when `B` is zero. @example Ceiling<"-7", "2"> is "-3" */
export type Ceiling<A, B> = CeilingFrom<Quotient<A, B>, A, B>;

/** The same upwards. */
type CeilingFrom<Q, A, B> = Q extends null
  ? Ascending extends InOrder<A, B>
    ? "1"
    : B extends "0"
      ? "!"
      : A extends `-${infer a}`
        ? B extends `-${infer b}`
          ? RoundedUp<a, b>
          : Opposite<RoundedDown<a, B>>
        : B extends `-${infer b}`
          ? Opposite<RoundedDown<A, b>>
          : RoundedUp<A, B>
  : Q;

/** `A` - `B` * Floor<`A`, `B`>, which has the sign of `B`; "!" when `B` is zero. @example Modulo<"-7", "2"> is "1" */
export type Modulo<A, B> = B extends "1" ? Rest1<A> : ModuloFrom<Quotient<A, B>, A, B>;

/** Nothing is left over by 1. */
type Rest1<A> = A extends "!" ? "!" : "0";

/** Nothing is left of an exact quotient; a lesser number than the divisor is left whole. */
type ModuloFrom<Q, A, B> = Q extends Unknown
  ? Q
  : Q extends null
    ? Ascending extends InOrder<A, B>
      ? A
      : B extends "0"
        ? "!"
        : A extends `-${infer a}`
          ? B extends `-${infer b}`
            ? Opposite<Rest<a, b>>
            : Minus<B, Rest<a, B>>
          : B extends `-${infer b}`
            ? Opposite<Minus<b, Rest<A, b>>>
            : Rest<A, B>
    : "0";
