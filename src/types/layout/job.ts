import type { Clip, Code, LayoutError, Noted, Refusal } from "../diagnostic.js";
import type { IsOpen, ShapeOf } from "./htuple.js";
import type { AnyComposedLayout, Layout, TextOfLayout } from "./layout.js";
import type { TextOf } from "./text.js";

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
export type JobRefusal<J, C extends Code, Values extends string[] = []> =
  J extends Job<infer Operation, infer Sign, infer A, infer T>
    ? IsOpen<ShapeOf<A>> extends true
      ? Layout
      : Refusal<Operation, Operands<Sign, A, T>, C, Values>
    : never;

/** Two operands with the sign between, each cut. */
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
        : T extends AnyComposedLayout
          ? TextOfLayout<T>
          : TextOf<T>;

type TextOfTilers<T extends readonly unknown[], Out extends string = ""> = T extends readonly [
  infer Head,
  ...infer Tail,
]
  ? TextOfTilers<Tail, Out extends "" ? TextOfTiler<Head> : `${Out},${TextOfTiler<Head>}`>
  : Out;

/** The result; a refusal tells of a layout that its operands do not show. (The text is made for refusals alone.) */
export type NotedLayout<R, Before extends string, L, After extends string = ""> = R extends LayoutError
  ? Noted<R, `${Before} ${Clip<TextOfLayout<L>>}${After}`>
  : R;
