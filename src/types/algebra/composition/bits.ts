import type { StepOf } from "../../layout/evaluation.js";
import type { Bits, NumeralOfBits, Shares, StepsOf, UncarriedBelow } from "../../semimodule/binary.js";
import type { Product, Quotient } from "../../semimodule/integer.js";
import type { Scaled } from "../../semimodule/semimodule.js";
import type { Coalesced } from "../coalesce.js";

/**
 * The first two steps of binary strides that share a bit, `null` where there are none: XOR is their sum then.
 * @example SharedBit<"4:f1,2:f6,"> // ["2", "6"]
 */
export type SharedBit<M, Seen extends string = ""> = M extends `${infer S}:${infer D},${infer Rest}`
  ? D extends `f${infer A}`
    ? Among<Rest, StepsOf<S, Bits<A>>, UncarriedBelow<Bits<A>, S>, Seen, Seen>
    : SharedBit<Rest, Seen>
  : null;

/**
 * The steps of one mode, as bits, among those before it; and among each other, unless it takes no more steps than are the
 * same without carries (`Carried` is `null`).
 */
type Among<Rest, Steps, Carried, Seen extends string, Before> = Steps extends `${infer Step};${infer Others}`
  ? Sharing<Before, Step> extends infer Found
    ? Found extends string
      ? [NumeralOfBits<Found>, NumeralOfBits<Step>]
      : Among<Rest, Others, Carried, `${Seen}${Step};`, Carried extends null ? Before : `${Seen}${Step};`>
    : never
  : SharedBit<Rest, Seen>;

/** The first of the steps before that has a bit in common with this one. */
type Sharing<Seen, Step> = Seen extends `${infer Before};${infer Rest}`
  ? Shares<Before, Step> extends true
    ? Before
    : Sharing<Rest, Step>
  : null;

/** Binary strides as integers. */
export type AsIntegers<D> = D extends readonly unknown[]
  ? { -readonly [I in keyof D]: AsIntegers<D[I]> }
  : D extends `f${infer A extends number}`
    ? A
    : D;

/**
 * The modes of one leaf of binary stride over a matrix over F2: a column to a bit, and what is no power of two last.
 * `✗carry|values✗` where its digits are not those of the columns.
 */
export type ColumnsOf<S, D, N, X> = N extends "1"
  ? "1:0,"
  : X extends `f${infer A}`
    ? Columns<Quotient<N, "2">, S, D, N, A, "">
    : `${N & string}:0,`;

/** A column to a bit, as long as the extent is even: `Half` of it is left then. */
type Columns<Half, S, D, N, X, Out extends string> = N extends "1"
  ? Exact<Out>
  : Half extends null
    ? Last<Unlike<StepsOf<N, "1">, S, D, X, StepOf<X, S, D>>, Out, N, StepOf<X, S, D>>
    : NextColumn<Half, S, D, Product<X, "2">, Column<Out, "2", StepOf<X, S, D>>>;

/** Half the extent is left, at the double step. */
type NextColumn<Half, S, D, X, Out extends string> = Columns<Quotient<Half, "2">, S, D, Half, X, Out>;

/** One more mode, a column of the matrix. */
type Column<Out extends string, N, Step> = `${Out}${N & string}:${Step & string},`;

/** An odd extent: all of its steps are multiples of one column, or it is refused. */
type Last<U, Out extends string, N, Step> = U extends [infer A, infer B]
  ? `✗carry|${A & string}|${B & string}✗`
  : Exact<Column<Out, N, Step>>;

/** Past 2^53-1 each column is the double of the one before, which coalescing would hide. */
type Exact<M> = M extends `${string}!${string}` ? M : Coalesced<M>;

/** The first power of two whose column is not the multiple of the first one. */
type Unlike<Powers, S, D, X, First> = Powers extends `${infer P};${infer Rest}`
  ? UnlikeAt<NumeralOfBits<P>, Rest, S, D, X, First>
  : null;

/** The column of the step `P·X` against `P` times the first. */
type UnlikeAt<P, Rest, S, D, X, First> =
  StepOf<Product<P, X>, S, D> extends Scaled<P, First> ? Unlike<Rest, S, D, X, First> : [X, Product<P, X>];
