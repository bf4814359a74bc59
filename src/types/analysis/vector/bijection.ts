import type { RowsOf, Solved } from "../../algebra/inverse/rows.js";
import type { Tail, TailOf } from "../../algebra/inverse/tail.js";
import type { Layout } from "../../layout/layout.js";
import type { Modes } from "../../layout/modes.js";
import type { Xor } from "../../semimodule/binary.js";
import type { Reduced } from "../../semimodule/elimination.js";

/** A bijection of all integers that mixes bits, as a swizzle does: to what each bit is taken, and back. Others stay. */
export interface Bijection<out To, out Back> {
  readonly to: To;
  readonly back: Back;
}

/** The bijection that a layout of binary strides is on all integers; `null` where it is none. */
export type BijectionOf<L> =
  L extends Layout<infer S, infer D>
    ? Modes<S, D> extends `${string}f${string}`
      ? OfModes<Modes<S, D>>
      : null
    : null;

type OfModes<M> =
  RowsOf<M> extends infer Rows
    ? Rows extends unknown[]
      ? TailOf<M, Rows> extends Tail<unknown, infer More extends unknown[], infer Value, infer At>
        ? Value extends At
          ? Whole<[...Rows, ...More], Solved<Reduced<[...Rows, ...More]>>>
          : null
        : null
      : Rows
    : never;

/** As many bits are taken back as there are. */
type Whole<Rows extends unknown[], Back> = Back extends unknown[]
  ? Back["length"] extends Rows["length"]
    ? Bijection<Values<Rows>, Back>
    : null
  : never;

type Values<Rows extends unknown[]> = {
  [I in keyof Rows]: Rows[I] extends [infer Value, unknown] ? Value : never;
};

/** The bits of a list, and as many that stay as make it no shorter than others; `Bit` is the next of them. */
export type Filled<List extends unknown[], Others, Bit extends string = "1", Out extends unknown[] = []> = [
  List,
  Others,
] extends [[infer First, ...infer Rest], unknown]
  ? Filled<Rest, Others extends [unknown, ...infer Less] ? Less : [], `0${Bit}`, [...Out, First]>
  : Others extends [unknown, ...infer Less]
    ? Filled<[], Less, `0${Bit}`, [...Out, Bit]>
    : Out;

/** To what an integer is taken, all in bits. */
export type Taken<List, X, Out = "", Bit extends string = "1"> = X extends `${infer x}${infer Xs}`
  ? List extends [infer To, ...infer Rest]
    ? Taken<Rest, Xs, x extends "1" ? Xor<Out, To> : Out, `0${Bit}`>
    : Taken<[], Xs, x extends "1" ? Xor<Out, Bit> : Out, `0${Bit}`>
  : Out;
