import type { Layout } from "../../layout/layout.js";
import type { LastAlone } from "../../layout/modes.js";
import type { IsPowerOfTwo } from "../../semimodule/binary.js";
import type { Ended } from "../composition/extension.js";

/** The first of two numbers that is no power of two, `null` if both are. */
export type FirstOdd<A, B> = IsPowerOfTwo<A> extends true ? (IsPowerOfTwo<B> extends true ? null : B) : A;

/** Modes with the integers that stand for binary elements. @example IntegersOf<"4:f1,2:f6,"> // "4:1,2:6," */
export type IntegersOf<M> = M extends `${infer Before}:f${infer After}`
  ? IntegersOf<`${Before}:${After}`>
  : M;

/** The integer for the stride of a mode of size 1 at the end, else 0. */
export type BitsAlone<M> = LastAlone<M> extends `f${infer A}` ? A : "0";

/** A layout of integers as one of the binary elements that these stand for. */
export type InBits<R> = R extends Layout<infer S, infer D> ? Layout<S, BinaryIn<D>> : R;

type BinaryIn<D> = D extends readonly unknown[]
  ? { -readonly [I in keyof D]: BinaryIn<D[I]> }
  : D extends 0
    ? D
    : `f${D & number}`;

/** The layout with a mode of size 1 at its end that steps by `f` of a numeral; `null` and 0 are no step. */
export type WithTail<R, Step> = Step extends "0" | null
  ? R
  : R extends Layout<infer S, unknown>
    ? EndsAlone<S> extends true
      ? Ended<R, `f${Step & string}`>
      : R
    : R;

type EndsAlone<S> = S extends readonly [...unknown[], infer Last]
  ? EndsAlone<Last>
  : S extends 1
    ? true
    : false;
