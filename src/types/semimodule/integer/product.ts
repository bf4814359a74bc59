import type { Opposite, Unknown, Worse } from "./numeral.js";
import type { Odds, Twos } from "./powers.generated.js";
import type { MagnitudeProduct } from "./rows.js";
import type { Products } from "./smooth.generated.js";

/** `A` * `B`. @example Product<"12", "-5"> is "-60" */
export type Product<A, B> = A extends "1"
  ? B
  : B extends "1"
    ? A
    : A extends keyof Products
      ? B extends keyof Products["1"]
        ? Products[A][B]
        : Swapped<A, B>
      : Powers<A, B>;

/** The table has its small factor second. */
type Swapped<A, B> = B extends keyof Products
  ? A extends keyof Products["1"]
    ? Products[B][A]
    : Powers<A, B>
  : Powers<A, B>;

/** Smooth numbers past the table: odd part by odd part, exponent plus exponent. */
type Powers<A, B> = A extends keyof Odds
  ? B extends keyof Odds
    ? Otherwise<Odds[A]["times"][Odds[B]["odd"]][Twos[A]["plus"][Twos[B]["two"]]], A, B>
    : General<A, B>
  : General<A, B>;

/** What the tables do not have is worked out. */
type Otherwise<Result, A, B> = Result extends null ? General<A, B> : Result;

/** By the signs, then digit by digit. */
type General<A, B> = A extends Unknown
  ? B extends "0"
    ? Zero<A>
    : Worse<A, B>
  : B extends Unknown
    ? A extends "0"
      ? Zero<B>
      : Worse<A, B>
    : A extends `-${infer a}`
      ? B extends `-${infer b}`
        ? MagnitudeProduct<a, b>
        : Opposite<MagnitudeProduct<a, B>>
      : B extends `-${infer b}`
        ? Opposite<MagnitudeProduct<A, b>>
        : MagnitudeProduct<A, B>;

/** Zero times what is not known. */
type Zero<A> = A extends "!" ? "!" : "0";
