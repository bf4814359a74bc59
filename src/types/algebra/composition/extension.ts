import type { StepOf } from "../../layout/evaluation.js";
import type { IsOpen } from "../../layout/htuple.js";
import type { Extents, Layout, Strides } from "../../layout/layout.js";
import type { ExtentOfModes, LastAlone } from "../../layout/modes.js";
import type { Extent } from "../../layout/shape.js";
import type { Bits, IsPowerOfTwo, IsShorter, NumeralOfBits } from "../../semimodule/binary.js";
import type { Floor, Modulo, Plus, Product } from "../../semimodule/integer.js";
import type { Scaled, StepOfText } from "../../semimodule/semimodule.js";
import type { Simplified } from "../coalesce.js";

/**
 * A composition whose right operand ends in a mode of size 1: its result goes on past its size by the stride `Step`, that
 * to which the left operand takes the stride of this mode.
 * @example Ended<Layout<[2, 1], [1, 0]>, "7"> // Layout<[2, 1], [1, 7]>
 */
export type Ended<R, Step> =
  R extends Layout<infer S, infer D> ? (Step extends "0" ? R : Layout<S, EndingIn<D, StepOfText<Step>>>) : R;

/** The stride of the last leaf, however deep it stands, becomes `Step`. */
type EndingIn<D, Step> =
  IsOpen<D> extends true
    ? D
    : D extends readonly unknown[]
      ? { -readonly [I in keyof D]: I extends LastOf<D> ? EndingIn<D[I], Step> : D[I] }
      : Step;

/** The index of the last element, as text. */
type LastOf<D extends readonly unknown[]> = D extends readonly [unknown, ...infer Others]
  ? `${Others["length"]}`
  : never;

/**
 * A composition over F2 past the size of a right operand, of shape `S2` and modes `M2`, that goes on bit by bit from there,
 * as a swizzle does: where the left operand, of modes `M`, still mixes these bits, the last leaf of the result has a mode
 * for them, before the one of size 1. (Of size 1 only 1:f1 is meant as the identity.)
 * @example GoingOn<Layout<[2, 1], ["f3", "f6"]>, "4:f1,2:f6,1:f8,", [2, 1], "2:f3,1:f2,"> // Layout<[2, [2, 2, 1]], ["f3", ["f2", "f6", "f8"]]>
 */
export type GoingOn<R, M, S2, M2> =
  LastAlone<M2> extends `f${infer First}`
    ? M extends `${string}f${string}`
      ? [First, [First, S2] extends ["1", readonly unknown[]] ? false : IsPowerOfTwo<First>] extends [
          ExtentOfModes<M2>,
          true,
        ]
        ? Mixing<R, Bits<First>, MixedBelow<Simplified<M>>, Simplified<M>>
        : R
      : R
    : R;

/** Up to which bit modes mix them: that of the last; `null` where an extent before it is no power of two. */
type MixedBelow<M, So = "1"> = M extends `${infer S}:${string},${infer Rest}`
  ? Rest extends ""
    ? Bits<So>
    : IsPowerOfTwo<S> extends true
      ? MixedBelow<Rest, Product<So, S>>
      : null
  : null;

type Mixing<R, First, End, M> =
  IsShorter<First, End> extends true
    ? Growing<R, WithoutDoubles<StepsOver<First, End, Extents<M>, Strides<M>>>>
    : R;

/** What the bits from one on up to the first that is not mixed are taken to. */
type StepsOver<Bit, End, S, D, Out extends unknown[] = []> =
  IsShorter<Bit, End> extends true
    ? StepsOver<`0${Bit & string}`, End, S, D, [...Out, StepOf<NumeralOfBits<Bit>, S, D>]>
    : [...Out, StepOf<NumeralOfBits<Bit>, S, D>];

/** What is just the double of the bit before needs no mode. */
type WithoutDoubles<List> = List extends [...infer Less, infer Before, infer Last]
  ? Scaled<"2", Before> extends Last
    ? WithoutDoubles<[...Less, Before]>
    : List
  : List;

/** The last leaf becomes a mode of two to each bit, and one of size 1 for the last of them. */
type Growing<R, List> = List extends [...infer Bits, infer Last]
  ? R extends Layout<infer S, infer D>
    ? Grown<R, S, D, Simplified<OneMore<Twos<Bits>, "1", Last>>>
    : R
  : R;

type Grown<R, S, D, M> =
  Product<Extent<S>, ExtentOfModes<M>> extends "!"
    ? R
    : Layout<EndingIn<S, Extents<M>>, EndingIn<D, Strides<M>>>;

type Twos<List, Out extends string = ""> = List extends [infer Step, ...infer Rest]
  ? Twos<Rest, OneMore<Out, "2", Step>>
  : Out;

type OneMore<Out extends string, N extends string, D> = `${Out}${N}:${D & string},`;

/** The step of the last leaf of a trace where that is of size 1; else 0. */
export type LastStep<T> = T extends `${string}@^${infer X};${infer Rest}`
  ? Rest extends ""
    ? X
    : LastStep<Rest>
  : "0";

/** What a left operand of integers takes an integer to; 0 where that is past 2^53-1. */
export type FirstStep<Left, X, So = "0"> = Left extends `${infer S}:${infer D},${infer Rest}`
  ? Rest extends ""
    ? Exact<Plus<So, Product<X, D>>>
    : FirstStep<Rest, Floor<X, S>, Plus<So, Product<Modulo<X, S>, D>>>
  : "?";

/** A stride that is none, or past 2^53-1, is 0. */
export type Exact<Step> = Step extends `${string}!${string}` | "-" | `✗${string}` ? "0" : Step;
