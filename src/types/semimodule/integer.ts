import type { Refusal } from "../diagnostic.js";
import type { Magnitude, NumeralOf, Opposite, ValueOf } from "./integer/numeral.js";
import type { Order } from "./integer/order.js";
import type { Product } from "./integer/product.js";
import type { Ceiling, Floor, Modulo, Quotient } from "./integer/quotient.js";
import type { Minus, Plus } from "./integer/sum.js";

export type { Magnitude, NumeralOf, Opposite as Negative, ValueOf } from "./integer/numeral.js";

export type { Larger, Order } from "./integer/order.js";

export type { Product } from "./integer/product.js";

export type { Ceiling, Floor, Modulo, Quotient } from "./integer/quotient.js";

export type { Minus, Plus } from "./integer/sum.js";

/** `A + B`. @example Add<12, 30> is 42 */
export type Add<A, B> = IntegerAnswer<Plus<NumeralOf<A>, NumeralOf<B>>, "add", "+", A, B>;

/** `A - B`. @example Subtract<12, 30> is -18 */
export type Subtract<A, B> = IntegerAnswer<Minus<NumeralOf<A>, NumeralOf<B>>, "subtract", "-", A, B>;

/** `A * B`. @example Multiply<12, 144> is 1728 */
export type Multiply<A, B> = IntegerAnswer<Product<NumeralOf<A>, NumeralOf<B>>, "multiply", "*", A, B>;

/** `A / B` rounded down; a `B` of zero is refused. @example FloorDivide<-7, 2> is -4 */
export type FloorDivide<A, B> = IntegerAnswer<Floor<NumeralOf<A>, NumeralOf<B>>, "floorDivide", "/", A, B>;

/** `A / B` rounded up; a `B` of zero is refused. @example CeilDivide<-7, 2> is -3 */
export type CeilDivide<A, B> = IntegerAnswer<Ceiling<NumeralOf<A>, NumeralOf<B>>, "ceilDivide", "/", A, B>;

/** `A` rounded up to a multiple of `B`; a `B` of zero is refused. @example RoundUp<-7, 4> is -4 */
export type RoundUp<A, B> = IntegerAnswer<
  Product<Ceiling<NumeralOf<A>, NumeralOf<B>>, NumeralOf<B>>,
  "roundUp",
  "/",
  A,
  B
>;

/** What `FloorDivide` leaves over, with the sign of `B`; a `B` of zero is refused. @example Remainder<-7, 2> is 1 */
export type Remainder<A, B> = IntegerAnswer<Modulo<NumeralOf<A>, NumeralOf<B>>, "remainder", "%", A, B>;

/** `A / B`, or `null` where `B` does not divide `A`, as zero never does. @example ExactQuotient<432, 16> is 27 */
export type ExactQuotient<A, B> = ExactAnswer<Quotient<NumeralOf<A>, NumeralOf<B>>, A, B>;

/** Only by 1 and -1 it is known that the quotient of an unknown number is exact. */
type ExactAnswer<R, A, B> = R extends null
  ? null
  : R extends "?"
    ? B extends 1 | -1
      ? number
      : number | null
    : IntegerAnswer<R, "exactQuotient", "/", A, B>;

/** Whether `A` divides `B`; zero divides nothing. @example Divides<16, 432> is true */
export type Divides<A, B> = DividesAnswer<Quotient<NumeralOf<B>, NumeralOf<A>>, A, B>;

/** Only of 1 and -1 it is known that they divide an unknown number. */
type DividesAnswer<R, A, B> = R extends null
  ? false
  : R extends "!"
    ? OperandsRefusal<"divides", ",", A, B>
    : R extends "?"
      ? A extends 1 | -1
        ? true
        : boolean
      : true;

/** -1, 0 or 1 as `A` is less than, equal to or greater than `B`. @example Compare<12, 30> is -1 */
export type Compare<A, B> = CompareAnswer<Order<NumeralOf<A>, NumeralOf<B>>, A, B>;

/** An order as a number. */
type CompareAnswer<R, A, B> = R extends "<"
  ? -1
  : R extends "="
    ? 0
    : R extends ">"
      ? 1
      : R extends "?"
        ? -1 | 0 | 1
        : OperandsRefusal<"compare", ",", A, B>;

/** The lesser of the two. @example Min<12, 30> is 12 */
export type Min<A, B> = MinAnswer<Order<NumeralOf<A>, NumeralOf<B>>, A, B>;

/** The operand itself, so that its literal is kept. */
type MinAnswer<R, A, B> = R extends "<" | "=" ? A : R extends ">" ? B : IntegerAnswer<R, "min", ",", A, B>;

/** The greater of the two. @example Max<12, 30> is 30 */
export type Max<A, B> = MaxAnswer<Order<NumeralOf<A>, NumeralOf<B>>, A, B>;

/** As `MinAnswer`. */
type MaxAnswer<R, A, B> = R extends "<" ? B : R extends ">" | "=" ? A : IntegerAnswer<R, "max", ",", A, B>;

/** `-A`. @example Negate<12> is -12 */
export type Negate<A> = UnaryAnswer<Opposite<NumeralOf<A>>, "negate", A>;

/** `A` without its sign. @example Absolute<-12> is 12 */
export type Absolute<A> = UnaryAnswer<Magnitude<NumeralOf<A>>, "absolute", A>;

/** The number of a numeral, or what is wrong with the operands. */
type IntegerAnswer<R, Operation extends string, Sign extends string, A, B> = R extends "!"
  ? OperandsRefusal<Operation, Sign, A, B>
  : ValueOf<R>;

/** The same for one operand. */
type UnaryAnswer<R, Operation extends string, A> = R extends "!"
  ? NumberRefusal<Operation, Text<A>, A, NumberFault<A>>
  : ValueOf<R>;

/** The first of: a fault of `A`, a fault of `B`, a division by zero, a result past 2^53-1. */
type OperandsRefusal<Operation extends string, Sign extends string, A, B> =
  NumberFault<A> extends null
    ? NumberFault<B> extends null
      ? NumberRefusal<
          Operation,
          Printed<A, Sign, B>,
          B,
          Sign extends "/" | "%" ? (B extends 0 ? "division" : "overflow") : "overflow"
        >
      : NumberRefusal<Operation, Printed<A, Sign, B>, B, NumberFault<B>>
    : NumberRefusal<Operation, Printed<A, Sign, B>, A, NumberFault<A>>;

/** The refusal by the kind of fault, which names the number where it is a fraction. */
type NumberRefusal<Operation extends string, Operands extends string, N, Kind> = Kind extends "integer"
  ? Refusal<Operation, Operands, "integer", [Text<N>]>
  : Refusal<Operation, Operands, Kind extends "division" ? "division" : "overflow">;

/** Why a number is none for this library: a fraction, or past 2^53-1 (printed without an exponent or with `e+`). */
type NumberFault<N> =
  NumeralOf<N> extends "!"
    ? Text<N> extends `${string}e+${string}`
      ? "overflow"
      : Text<N> extends `${bigint}`
        ? "overflow"
        : "integer"
    : null;

/** The number as the compiler prints it. */
type Text<N> = `${N & number}`;

/** Two operands with the sign between. */
type Printed<A, Sign extends string, B> = Sign extends ","
  ? `${A & number}, ${B & number}`
  : `${A & number} ${Sign} ${B & number}`;
