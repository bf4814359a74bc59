import type { Clip, Code, Refusal } from "../diagnostic.js";
import type { ExtentFault, Fault } from "../layout/check.js";
import type { IsOpen, ShapeOf, TextOf } from "../layout/htuple.js";
import type { AnyLayout, Layout, TextOfLayout } from "../layout/layout.js";

/** What a layout is composed with, divided by or multiplied with: a layout, an extent (n stands for n:1), `null` (leave
 * this mode alone), or an array of tilers applied by mode (paper, section 5.3.5). */
export type Tiler = number | null | AnyLayout | readonly Tiler[];

/**
 * A layout operation as its refusals name it: `Operation: A Sign T`, or `Operation: A, T` where the sign is a comma. The
 * text is made only where it is needed.
 */
export interface Job<out Operation extends string, out Sign extends string, out A, out T> {
  readonly job: [Operation, Sign, A, T];
}

/**
 * The refusal of a job. Over an open layout nothing is refused: the compiler tries a call so before it knows the layout
 * that is written in place, and would name that one.
 */
export type Refused<J, C extends Code, Values extends string[] = []> =
  J extends Job<infer Operation, infer Sign, infer A, infer T>
    ? IsOpen<ShapeOf<A>> extends true
      ? Layout
      : Refusal<Operation, Operands<Sign, A, T>, C, Values>
    : never;

type Operands<Sign extends string, A, T> = Sign extends ","
  ? `${Clip<TextOfOperand<A>>}, ${Clip<TextOfOperand<T>>}`
  : `${Clip<TextOfLayout<A>>} ${Sign} ${Clip<TextOfTiler<T>>}`;

/**
 * A layout or a tuple as a message shows it.
 * @example TextOfOperand<Layout<4, 1>> // "4:1"
 */
export type TextOfOperand<X> = X extends Layout ? TextOfLayout<X> : TextOf<X>;

/**
 * A tiler as a message shows it: `_` for a mode left alone.
 * @example TextOfTiler<[Layout<3, 4>, null, 2]> // "<3:4,_,2>"
 */
export type TextOfTiler<T> =
  T extends Layout<infer S, infer D>
    ? `${TextOf<S>}:${TextOf<D>}`
    : T extends readonly unknown[]
      ? `<${TextOfTilers<T>}>`
      : T extends null
        ? "_"
        : TextOf<T>;

type TextOfTilers<T extends readonly unknown[], Out extends string = ""> = T extends readonly [
  infer Head,
  ...infer Tail,
]
  ? TextOfTilers<Tail, Out extends "" ? TextOfTiler<Head> : `${Out},${TextOfTiler<Head>}`>
  : Out;

/** The modes beyond those that the tilers are for, or `null` where there are more tilers than modes. */
export type Beyond<Modes, Tilers extends readonly unknown[]> = Modes extends readonly [
  ...{ [I in keyof Tilers]: unknown },
  ...infer Rest,
]
  ? Rest
  : null;

/** Whether the modes or the tilers are too open to be paired. */
export type IsUnpaired<Modes extends readonly unknown[], Tilers extends readonly unknown[]> = number extends
  | Modes["length"]
  | Tilers["length"]
  ? true
  : false;

/** An integer n as the tile n:1, or why it is none. */
export type TileOf<N, J> =
  ExtentFault<N> extends Fault<infer Code, infer Value>
    ? Refused<J, Code & ("extent" | "overflow"), [Value & string]>
    : Layout<N, 1>;
