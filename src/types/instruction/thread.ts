import type { Clip, Refusal } from "../diagnostic.js";
import type { IntegersFault, LeafFault } from "../layout/check.js";
import type { Crd2idx, Idx2crd } from "../layout/coordinate.js";
import type { Offset } from "../layout/evaluation.js";
import type { IsOpen } from "../layout/htuple.js";
import type { Layout, TextOfLayout } from "../layout/layout.js";
import type { Modes } from "../layout/modes.js";
import type { Floor, Modulo, NumeralOf, Product, ValueOf } from "../semimodule/integer.js";

/** A thread: its integer coordinate in each mode of the layout of threads, `number` where it is not known which it is. */
export interface Thread<out Modes> {
  readonly thread: Modes;
}

/**
 * The thread of an index, or why it is none.
 * @example ThreadOf<"partitionC", Layout<[32, 2, 4, 1], [1, 32, 64, 0]>, 137> // Thread<[9, 0, 2, 0]>
 */
export type ThreadOf<Operation extends string, Threads, I> =
  Threads extends Layout<infer S, infer D>
    ? IsOpen<S> extends true
      ? Thread<number[]>
      : NumeralOf<I> extends "?"
        ? Thread<S extends readonly unknown[] ? { [J in keyof S]: number } : [number]>
        : I extends number
          ? Found<Digits<NumeralOf<I>, "1", S, D>, Operation, I, S, D>
          : Thread<number[]>
    : Threads;

type Found<Q, Operation extends string, I, S, D> =
  Q extends Thread<unknown>
    ? Q
    : IntegersFault<I> extends LeafFault<infer Code, infer Value>
      ? Refusal<
          Operation,
          Clip<TextOfLayout<Layout<S, D>>>,
          Code & ("integer" | "overflow"),
          [Value & string]
        >
      : Met<Idx2crd<I, S, D>, Operation, I, S, D>;

/** The digits of a natural number where every mode counts on from the one before; else `null`, as past the last thread. */
type Digits<Left, Weight, S, D, Out extends unknown[] = []> = S extends readonly [infer S0, ...infer Ss]
  ? D extends readonly [infer D0, ...infer Ds]
    ? S0 extends number
      ? NumeralOf<D0> extends "0"
        ? Digits<Left, Weight, Ss, Ds, [...Out, 0]>
        : NumeralOf<D0> extends Weight
          ? Modulo<Left, NumeralOf<S0>> extends infer Digit
            ? Digit extends `${bigint}`
              ? Digits<
                  Floor<Left, NumeralOf<S0>>,
                  Product<Weight, NumeralOf<S0>>,
                  Ss,
                  Ds,
                  [...Out, ValueOf<Digit>]
                >
              : null
            : never
          : null
      : null
    : null
  : Left extends "0"
    ? Thread<Out>
    : null;

/** Digits tell where an index is none, unless the threads between are not counted by powers of two, or downwards. */
type Met<C, Operation extends string, I, S, D> =
  Offset<C, S, D> extends `${I & number}` | "?"
    ? Thread<Indices<C, S>>
    : [S, Modes<S, D>] extends [readonly (Power | readonly Power[])[], infer M]
      ? M extends `${string}:-${string}`
        ? Thread<number[]>
        : Refusal<Operation, Clip<TextOfLayout<Layout<S, D>>>, "missing", [`${I & number}`]>
      : Thread<S extends readonly unknown[] ? { [J in keyof S]: number } : [number]>;

type Power = 1 | 2 | 4 | 8 | 16 | 32 | 64 | 128 | 256 | 512 | 1024;

type Indices<C, S> = C extends readonly unknown[]
  ? { -readonly [J in keyof C]: C[J] extends number ? C[J] : J extends keyof S ? Crd2idx<C[J], S[J]> : never }
  : [C];
