import type { Successor } from "../semimodule/basis.js";
import type { NumeralOf } from "../semimodule/integer.js";
import type { Step } from "../semimodule/semimodule.js";
import type { IntTuple } from "./htuple.js";
import type { IsFixed, IsLiteral } from "./leaf.js";

/** Literal tuples as a reader writes them: no `readonly`, and no enum members, to which any number may be assigned. */
export type Plain<T> = unknown extends T
  ? T
  : NoInfer<T> extends number
    ? number extends T
      ? number
      : T
    : NoInfer<T> extends readonly unknown[]
      ? { -readonly [I in keyof T]: Plain<T[I]> }
      : T;

/**
 * A tuple with `number` or `string` for what is no single plain literal, and `Open` where the profile is not known: a leaf
 * is known, or it is open. A union of tuples of one rank is the tuple of its unions.
 * @example Widened<[4, 2 | 3] | [8, 5]> // [number, number]
 */
export type Widened<T, Open = IntTuple> = unknown extends T
  ? Open
  : NoInfer<T> extends number
    ? WidenedInteger<T>
    : NoInfer<T> extends readonly unknown[]
      ? IsFixed<T> extends true
        ? WidenedEach<T, Open>
        : [T] extends [readonly number[]]
          ? number[]
          : Open
      : NoInfer<T> extends string
        ? IsLiteral<T & string> extends true
          ? T
          : string
        : NoInfer<T> extends object
          ? T
          : NoInfer<T> extends Step
            ? Step
            : Open;

type WidenedInteger<T> = [T] extends [never]
  ? T
  : number extends T
    ? number
    : NumeralOf<T> extends "?"
      ? number
      : T;

type WidenedEach<T, Open, I extends string = "0", Out extends unknown[] = []> = I extends keyof T
  ? WidenedEach<T, Open, Successor<I>, [...Out, Widened<T[I], Open>]>
  : Out;
