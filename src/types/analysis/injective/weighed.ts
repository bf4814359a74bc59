import type { Counting } from "../../algebra/by-basis.js";
import type { CommonDivisor } from "../../semimodule/common-divisor.js";
import type { Magnitude, Minus, Plus, Product, Quotient } from "../../semimodule/integer.js";

/** The modes without those of size 1. */
export type Moving<M, Out extends string = ""> = M extends `${infer S}:${infer D},${infer Rest}`
  ? Moving<Rest, S extends "1" ? Out : `${Out}${S}:${D},`>
  : Out;

/**
 * Coordinates as integers that are equal where they are: each weighs more than the ones before it can differ by, counted
 * in what divides all of its strides.
 */
export type Weighed<M, Paths, Weight = "1", So = ""> = Paths extends `${infer Path};${infer Rest}`
  ? Heavier<Divided<Counting<M, Path>, Divisor<Counting<M, Path>>>, M, Rest, Weight, So>
  : So;

/** The greatest common divisor of all strides. */
type Divisor<M, So = "0"> = M extends `${string}:${infer D},${infer Rest}`
  ? Divisor<Rest, CommonDivisor<So, Magnitude<D>>>
  : So;

/** Strides counted in what divides them all. */
type Divided<M, By, Out extends string = ""> = M extends `${infer S}:${infer D},${infer Rest}`
  ? Divided<Rest, By, WeighedMode<Out, S, D extends "0" ? D : Quotient<D, By>>>
  : Out;

/** What comes next weighs more than this coordinate can differ by, twice its spread and one. */
type Heavier<Own, M, Rest, Weight, So> = Weighed<
  M,
  Rest,
  Product<Weight, Plus<Product<Spread<Own>, "2">, "1">>,
  AddedTo<Own, Weight, So>
>;

/** How far the modes reach, up and down together. */
type Spread<M, So = "0"> = M extends `${infer S}:${infer D},${infer Rest}`
  ? Spread<Rest, Plus<So, Product<Magnitude<D>, Minus<S, "1">>>>
  : So;

/** The strides of the coordinate by its weight, added to those of the coordinates before. */
type AddedTo<Own, Weight, So, Out extends string = ""> = Own extends `${infer S}:${infer D},${infer Rest}`
  ? So extends `${string}:${infer Before},${infer Others}`
    ? AddedTo<Rest, Weight, Others, WeighedMode<Out, S, Plus<Before, Product<D, Weight>>>>
    : AddedTo<Rest, Weight, "", WeighedMode<Out, S, Product<D, Weight>>>
  : Out;

/** One more mode. */
type WeighedMode<Out extends string, S extends string, D> = `${Out}${S}:${D & string},`;
