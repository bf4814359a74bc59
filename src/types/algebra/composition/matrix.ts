import type { Extents, Strides } from "../../layout/layout.js";
import type { Bits, IsPowerOfTwo, IsShorter, Or, Shares } from "../../semimodule/binary.js";
import type { Elements } from "../../semimodule/semimodule.js";
import type { Simplified } from "../coalesce.js";

/**
 * The shape and stride of a left operand of modes `M` as a matrix over F2, as far as the bits `Read` by the right one reach;
 * `null` where it is none. It is one over extents that are powers of two: with binary strides, and with integers that are
 * powers of two and do not meet in a bit, for nothing carries then.
 * @example MatrixOf<"8:8,8:1,", "111111", [8, 8], [8, 1]> // [[8, 8], ["f8", "f1"]]
 */
export type MatrixOf<M, Read, S, D> = M extends `${string}f${string}`
  ? ArePowers<Simplified<M>, Read> extends true
    ? [S, D]
    : null
  : IsStill<M> extends true
    ? [S, D]
    : M extends Elements
      ? null
      : AreApart<Simplified<M>, Read> extends true
        ? [Extents<Simplified<M>>, InBits<Strides<Simplified<M>>>]
        : null;

/** A left operand that is 0 everywhere is one as well. */
type IsStill<M> = M extends `${string}:${infer D},${infer Rest}`
  ? D extends "0"
    ? IsStill<Rest>
    : false
  : true;

/** Below the highest power of two in it, an extent counts bits. */
type ArePowers<M, Read> = M extends `${infer S}:${string},${infer Rest}`
  ? Rest extends ""
    ? true
    : IsPowerOfTwo<S> extends true
      ? ArePowers<Rest, Above<Read, Bits<S>>>
      : IsShorter<Read, Bits<S>>
  : true;

/** The bits past those that an extent, a power of two, counts. */
type Above<Read, Size> = Size extends `0${infer Zeros}`
  ? Read extends `${string}${infer Rest}`
    ? Above<Rest, Zeros>
    : ""
  : Read;

/** Whether integers are powers of two, of which no two meet in a bit. */
type AreApart<M, Read, Seen = ""> = M extends `${infer S}:${infer D},${infer Rest}`
  ? Rest extends ""
    ? Met<D, Ones<Read>, Seen> extends null
      ? false
      : true
    : IsPowerOfTwo<S> extends true
      ? Met<D, Ones<OneLess<Bits<S>>>, Seen> extends infer All
        ? All extends null
          ? false
          : AreApart<Rest, Above<Read, Bits<S>>, All>
        : never
      : IsShorter<Read, Bits<S>> extends true
        ? Met<D, Ones<Read>, Seen> extends null
          ? false
          : true
        : false
  : true;

/** The bits seen and those of a mode of stride `D`; `null` where it has none, or they meet. */
export type Met<D, Digits, Seen> = D extends "0"
  ? Seen
  : D extends `-${string}`
    ? null
    : IsPowerOfTwo<D> extends true
      ? Shares<Seen, From<Bits<D>, Digits>> extends true
        ? null
        : Or<Seen, From<Bits<D>, Digits>>
      : null;

/** The digits from the bit of a power of two on. */
type From<Power, Digits> = Power extends `0${infer Zeros}` ? `0${From<Zeros, Digits> & string}` : Digits;

type OneLess<Power> = Power extends `0${infer Zeros}` ? Zeros : "";

/** As many ones as there are bits. */
export type Ones<B, Out extends string = ""> = B extends `${string}${infer Rest}`
  ? Ones<Rest, `1${Out}`>
  : Out;

/** Integers as binary strides. */
export type InBits<D> = D extends readonly unknown[]
  ? { -readonly [I in keyof D]: InBits<D[I]> }
  : D extends 0 | string
    ? D
    : `f${D & number}`;
