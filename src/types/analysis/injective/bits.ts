import type { Bits, NumeralOfBits, StepsOf } from "../../semimodule/binary.js";
import type { Lead, Less } from "../../semimodule/elimination.js";
import type { Minus, Order, Plus, Product } from "../../semimodule/integer.js";

/**
 * Two coordinates of modes of binary strides that go to one value, the lesser first; `null` where the steps are independent.
 * @example BitCollision<"6:f1,4:f6,"> // ["2", "10"]
 */
export type BitCollision<M> =
  Dependence<M> extends infer Differ ? (Differ extends null ? null : Led<M, Differ, "1", "0", "0">) : never;

/**
 * The places of steps of which one is the sum of others, as bits: 1 for each step that is one of them. There is one such set for
 * the first step that depends on those before it.
 */
type Dependence<
  M,
  Place extends string = "1",
  Rows extends unknown[] = [],
> = M extends `${infer S}:f${infer A},${infer Rest}`
  ? OneStep<StepsOf<S, Bits<A>>, Rest, Place, Rows>
  : M extends `${string},${infer Rest}`
    ? Dependence<Rest, Place, Rows>
    : null;

/** Step by step of a mode. */
type OneStep<
  Steps,
  Rest,
  Place extends string,
  Rows extends unknown[],
> = Steps extends `${infer First};${infer Others}`
  ? Less<[First, Place], Rows> extends [infer Value, infer At]
    ? Value extends `${string}1${string}`
      ? OneStep<Others, Rest, `0${Place}`, [...Rows, [Value, At]]>
      : At
    : never
  : Dependence<Rest, Place, Rows>;

/** Mode by mode two digits that differ in just these steps; `At` is the step of the mode in integer coordinates. */
type Led<M, Differ, At, Low, High> = M extends `${infer S}:${infer D},${infer Rest}`
  ? Cut<D extends `f${string}` ? Bits<Minus<S, "1">> : "", Differ> extends [infer Own, infer Others]
    ? Digits<NumeralOfBits<Own>, S> extends [infer L, infer H]
      ? Led<Rest, Others, Product<At, S>, Plus<Low, Product<L, At>>, Plus<High, Product<H, At>>>
      : never
    : never
  : Order<High, Low> extends "<"
    ? [High, Low]
    : [Low, High];

/** As many bits as a mode has steps, and the others. */
type Cut<Steps, Differ, Out extends string = ""> = Steps extends `${string}${infer More}`
  ? Differ extends `${infer Bit}${infer Others}`
    ? Cut<More, Others, `${Out}${Bit}`>
    : [Out, ""]
  : [Out, Differ];

/** Digits that differ in these bits: one with the highest bit alone is in bounds, whatever the others are. */
type Digits<Own, S> =
  Order<Own, S> extends "<" ? ["0", Own] : Top<Own, NumeralOfBits<Lead<Bits<Minus<S, "1">>>>>;

type Top<Own, Highest> = [Minus<Own, Highest>, Highest];
