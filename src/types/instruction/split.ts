import type { LogicalDivide } from "../algebra/divide.js";
import type { Layout } from "../layout/layout.js";
import type { Extent } from "../layout/shape.js";
import type { IsPowerOfTwo } from "../semimodule/binary.js";
import type { NumeralOf, Product, Quotient, ValueOf } from "../semimodule/integer.js";
import type { Scaled, Step, StepOfText, TextOfStep } from "../semimodule/semimodule.js";

/** One mode of an operand: the tile of the instruction, its copies, and the rest. */
export interface Split<out TileS, out TileD, out CopyS, out CopyD, out RestS, out RestD> {
  readonly split: [TileS, TileD, CopyS, CopyD, RestS, RestD];
}

/**
 * A mode split by [the extent in the instruction, the copies, the permutation]: permuted, then divided by the extent, then
 * the rest by the copies.
 * @example SplitBy<128, 1, [16, 2, null]> // Split<16, 1, 2, 16, 4, 32>
 */
export type SplitBy<S, D, By> = By extends [infer A, infer T, infer P]
  ? Even<S, D, P, NumeralOf<A>, Extent<T>> extends infer R
    ? R extends null
      ? Divided<P extends null ? Layout<S, D> : LogicalDivide<Layout<S, D>, P>, A, ValueOf<Extent<T>>>
      : R
    : never
  : never;

/** One extent that the tile divides, without a permutation or within an integer one: of that no algebra is needed. */
type Even<S, D, P, A, T> = [S, D] extends [number, Step]
  ? P extends null
    ? Whole<Quotient<NumeralOf<S>, Product<A, T>>, D, A, T>
    : P extends number
      ? Quotient<NumeralOf<S>, NumeralOf<P>> extends null | "?"
        ? null
        : Whole<Quotient<NumeralOf<S>, Product<A, T>>, D, A, T>
      : null
  : null;

type Whole<Rest, D, A, T> = Rest extends `${bigint}`
  ? number extends D
    ? null
    : string extends D
      ? null
      : IsStepped<D, A, Product<A, T>> extends true
        ? Steps<Rest, TextOfStep<D>, A, T, Product<A, T>>
        : null
  : null;

/** Whether multiples of a stride are steps of it: of a binary one those by powers of two are. */
export type IsStepped<D, A, B> = D extends `f${string}`
  ? IsPowerOfTwo<A> extends true
    ? IsPowerOfTwo<B>
    : false
  : true;

type Steps<Rest, D, A, T, AT> =
  Unbroken<Scaled<A, D>, Scaled<AT, D>> extends [infer Copy, infer Far]
    ? Split<ValueOf<A>, PartAt<A, D>, ValueOf<T>, PartAt<T, Copy>, ValueOf<Rest>, PartAt<Rest, Far>>
    : null;

type Unbroken<A, B> = A extends `${string}!${string}`
  ? null
  : B extends `${string}!${string}`
    ? null
    : [A, B];

/** A mode of one has stride 0. */
type PartAt<Size, D> = Size extends "1" ? 0 : StepOfText<D>;

type Divided<L, A, T> = Copied<LogicalDivide<L, A>, T>;

/** By one there is nothing to divide. */
type Copied<Z, T> =
  Z extends Layout<readonly [infer TS, infer RS], readonly [infer TD, infer RD]>
    ? T extends 1
      ? Split<TS, TD, 1, 0, RS, RD>
      : Rested<TS, TD, LogicalDivide<Layout<RS, RD>, T>>
    : Z;

type Rested<TS, TD, Z> =
  Z extends Layout<readonly [infer CS, infer RS], readonly [infer CD, infer RD]>
    ? Split<TS, TD, CS, CD, RS, RD>
    : Z;
