import type { Subtracting } from "./columns.generated.js";
import type { Columns } from "./columns.js";
import type { Chains, Remainder, Short } from "./division.generated.js";
import type { Product } from "./product.js";
import type { Reversed, Trimmed } from "./reversed.js";
import type { Times } from "./rows.generated.js";
import type { RowTimes } from "./rows.js";
import type { Minus, Plus } from "./sum.js";
import type { TextOrder } from "./width.js";

/** The quotient of two magnitudes if it is exact, else `null`. `B` is never zero here. */
export type Exact<A, B> = B extends keyof Chains
  ? ExactAgain<Exact<A, Chains[B]["first"]>, Chains[B]["then"]>
  : Divided<A, B> extends Division<infer Q, "0">
    ? Q
    : null;

/** A divisor in two factors, one after the other. */
type ExactAgain<A, B> = A extends null ? null : Exact<A, B>;

/** The quotient rounded down. */
export type RoundedDown<A, B> = B extends keyof Chains
  ? RoundedDown<RoundedDown<A, Chains[B]["first"]>, Chains[B]["then"]>
  : Divided<A, B>["quotient"];

/** The quotient rounded up, `A` not zero. */
export type RoundedUp<A, B> = B extends keyof Chains
  ? RoundedUp<RoundedUp<A, Chains[B]["first"]>, Chains[B]["then"]>
  : Up<Divided<A, B>>;

/** One more where something is left over. */
type Up<R> = R extends Division<infer Q, infer Left> ? (Left extends "0" ? Q : Plus<Q, "1">) : never;

/** The remainder. */
export type Rest<A, B> = B extends keyof Chains
  ? Minus<A, Product<B, RoundedDown<A, B>>>
  : Divided<A, B>["rest"];

/** Quotient and remainder. */
interface Division<out Quotient, out Rest> {
  readonly quotient: Quotient;
  readonly rest: Rest;
}

type Divided<A, B> = B extends keyof Short
  ? ShortDivision<A, Short[B]>
  : B extends "1"
    ? Division<A, "0">
    : LongDivision<A, B, Reversed<B>>;

/** Division by one digit, carried out in the head. */
type ShortDivision<
  A,
  State extends Remainder,
  Out extends string = "",
> = A extends `${infer a}${infer Others}`
  ? ShortDivision<Others, State["next"][a], `${Out}${State["digit"][a]}`>
  : Division<Out extends "" ? "0" : Out, State["rest"]>;

/** Takes from `A` one digit less than `B` has; a quotient has a digit for each of the others. `B` also backwards. */
type LongDivision<A, B, Divisor, Head extends string = "0"> = B extends `${string}${infer OthersB}`
  ? OthersB extends ""
    ? Steps<A, Divisor, Head>
    : A extends `${infer a}${infer OthersA}`
      ? LongDivision<OthersA, OthersB, Divisor, `${Head}${a}`>
      : Division<"0", Trimmed<Head>>
  : never;

/** One digit of the quotient after the other; the remainder `Left` always has a digit more than the divisor. */
type Steps<A, Divisor, Left extends string, Out extends string = ""> = A extends `${infer a}${infer Others}`
  ? DivisionStep<Others, Divisor, `${Left}${a}`, Out>
  : Division<Trimmed<Out extends "" ? "0" : Out>, Trimmed<Left>>;

/** One digit of the quotient, and what it leaves. */
type DivisionStep<A, Divisor, Left, Out extends string> =
  Less<Left, Divisor, QuotientDigit<Left, Divisor>> extends [
    infer Digit extends string,
    `${string}${infer Left2}`,
  ]
    ? Steps<A, Divisor, Left2, `${Out}${Digit}`>
    : never;

/** The dividend less the multiple that fits. */
type Less<Left, Divisor, Digit> = Digit extends "0"
  ? ["0", Left]
  : [Digit, Columns<Reversed<Left>, Reversed<Multiple<Divisor, Digit>>, Subtracting>];

/** The divisor times one digit. */
type Multiple<Divisor, Digit> = RowTimes<Divisor, Times[Digit & keyof Times]>;

/** How often the divisor goes into `Left`, by halving. */
type QuotientDigit<Left, Divisor> =
  Fits<Left, Divisor, "4"> extends true
    ? Fits<Left, Divisor, "7"> extends true
      ? Fits<Left, Divisor, "8"> extends true
        ? Fits<Left, Divisor, "9"> extends true
          ? "9"
          : "8"
        : "7"
      : Fits<Left, Divisor, "5"> extends true
        ? Fits<Left, Divisor, "6"> extends true
          ? "6"
          : "5"
        : "4"
    : Fits<Left, Divisor, "2"> extends true
      ? Fits<Left, Divisor, "3"> extends true
        ? "3"
        : "2"
      : Fits<Left, Divisor, "1"> extends true
        ? "1"
        : "0";

/** Whether that multiple of the divisor is no more than what is left. */
type Fits<Left, Divisor, Digit> = TextOrder<Multiple<Divisor, Digit>, Left> extends ">" ? false : true;
