import type { MagnitudeDifference, MagnitudeSum } from "./columns.js";
import type { Opposite, Unknown, Worse } from "./numeral.js";
import type { After, Before, Sums } from "./smooth.generated.js";

/** `A` + `B`. @example Plus<"12", "-5"> is "7" */
export type Plus<A, B> = A extends "0"
  ? B
  : B extends "0"
    ? A
    : A extends keyof Sums
      ? B extends keyof Sums
        ? Sums[A][B]
        : Increased<A, B>
      : Increased<A, B>;

/** One more is read from a table of successors. */
type Increased<A, B> = B extends "1"
  ? A extends keyof After
    ? After[A]
    : General<A, B>
  : A extends "1"
    ? B extends keyof After
      ? After[B]
      : General<A, B>
    : General<A, B>;

/** `A` - `B`. @example Minus<"12", "5"> is "7" */
export type Minus<A, B> = B extends "0"
  ? A
  : B extends "1"
    ? A extends keyof Before
      ? Before[A]
      : General<A, "-1">
    : General<A, Opposite<B>>;

/** By the signs, then column by column. */
type General<A, B> = A extends Unknown
  ? Worse<A, B>
  : B extends Unknown
    ? Worse<A, B>
    : A extends `-${infer a}`
      ? B extends `-${infer b}`
        ? Opposite<MagnitudeSum<a, b>>
        : MagnitudeDifference<B, a>
      : B extends `-${infer b}`
        ? MagnitudeDifference<A, b>
        : MagnitudeSum<A, B>;
