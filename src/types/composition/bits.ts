import type { Bits, IsPower, NumeralOfBits, Shares, StepsOf } from "../binary.js";
import type { Coalesced, Simplified } from "../coalesce.js";
import type { StepOf } from "../coordinate.js";
import type { Product, Quotient } from "../integer.js";
import type { Modes } from "../modes.js";
import type { Scaled } from "../semimodule.js";

/**
 * The first two steps of binary strides that share a bit, `null` where there are none: XOR is their sum then.
 * @example Clash<"4:f1,2:f6,"> // ["2", "6"]
 */
export type Clash<M> = ClashIn<AllSteps<M>>;

/** The steps of all modes as bits, in their order. */
type AllSteps<M, Out extends string = ""> = M extends `${infer S}:${infer D},${infer Rest}`
  ? AllSteps<Rest, D extends `f${infer A}` ? Longer<Out, StepsOf<S, Bits<A>>> : Out>
  : Out;

type Longer<Out extends string, Steps> = `${Out}${Steps & string}`;

type ClashIn<Steps, Seen extends string = ""> = Steps extends `${infer Step};${infer Rest}`
  ? Sharing<Seen, Step> extends infer Before
    ? Before extends string
      ? [NumeralOfBits<Before>, NumeralOfBits<Step>]
      : ClashIn<Rest, `${Seen}${Step};`>
    : never
  : null;

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

/** Whether a left operand is a matrix over F2: binary strides, and extents that are powers of two but for the last. */
export type IsLinear<S, D> =
  Modes<S, D> extends infer M
    ? M extends `${string}e${string}`
      ? false
      : M extends `${string}f${string}`
        ? ArePowers<Simplified<M>>
        : Simplified<M> extends `${string}:0,`
          ? true
          : false
    : never;

type ArePowers<M> = M extends `${infer S}:${string},${infer Rest}`
  ? Rest extends ""
    ? true
    : IsPower<Bits<S>> extends true
      ? ArePowers<Rest>
      : false
  : true;

/**
 * The modes of one leaf of binary stride over a matrix over F2: a column to a bit, and what is no power of two last.
 * `✗carry|values✗` where its digits are not those of the columns.
 */
export type ColumnsOf<S, D, N, X> = N extends "1"
  ? "1:0,"
  : X extends `f${infer A}`
    ? Columns<Quotient<N, "2">, S, D, N, A, "">
    : `${N & string}:0,`;

type Columns<Half, S, D, N, X, Out extends string> = N extends "1"
  ? Coalesced<Out>
  : Half extends null
    ? Last<Unlike<StepsOf<N, "1">, S, D, X, StepOf<X, S, D>>, Out, N, StepOf<X, S, D>>
    : NextColumn<Half, S, D, Product<X, "2">, Column<Out, "2", StepOf<X, S, D>>>;

type NextColumn<Half, S, D, X, Out extends string> = Columns<Quotient<Half, "2">, S, D, Half, X, Out>;

type Column<Out extends string, N, Step> = `${Out}${N & string}:${Step & string},`;

type Last<U, Out extends string, N, Step> = U extends [infer A, infer B]
  ? `✗carry|${A & string}|${B & string}✗`
  : Coalesced<Column<Out, N, Step>>;

/** The first power of two whose column is not the multiple of the first one. */
type Unlike<Powers, S, D, X, First> = Powers extends `${infer P};${infer Rest}`
  ? UnlikeAt<NumeralOfBits<P>, Rest, S, D, X, First>
  : null;

type UnlikeAt<P, Rest, S, D, X, First> =
  StepOf<Product<P, X>, S, D> extends Scaled<P, First> ? Unlike<Rest, S, D, X, First> : [X, Product<P, X>];
