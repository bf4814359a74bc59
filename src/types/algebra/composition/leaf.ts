import type { Quotient } from "../../semimodule/integer.js";
import type { Scaled } from "../../semimodule/semimodule.js";
import type { DigitsOf, StrideOf, Tightest } from "./digits.js";
import type { Exact } from "./extension.js";
import type { Checked, Fault } from "./fault.js";

/**
 * One leaf N:D of the right operand over the parts of the left one, by the rule that no digit carries, for strides of any
 * kind (`integers/leaf.ts` is the same over integers, where it is cheaper): the modes that it becomes and what these move, or
 * `✗code|values✗`.
 * @example LeafOver<[["", "8:f1,8:f9,"]], "4", "16"> // ["4:f18,", "~~f9~#2#4;"]
 */
export type LeafOver<Parts, N, D> = N extends "1"
  ? ["1:0,", ""]
  : D extends "0"
    ? [`${N & string}:0,`, ""]
    : Checked<Walk<Whole<Parts, D, N>, N, D, ["", ""]>, Parts, D>;

/**
 * Where a leaf of size 1 would step to: how the result goes on past its size, for which its stride stands. 0 where that is
 * below what a binary stride has multiples of, or past 2^53-1.
 */
export type FirstStepOver<Parts, X> =
  DigitsOf<Parts, X, X> extends infer Digits
    ? Exact<Digits extends unknown[] ? StrideOf<Digits> : Digits>
    : never;

/** A leaf with what it goes over: the parts, its stride, and its size. */
interface Whole<out Parts, out Own, out Size> {
  readonly whole: [Parts, Own, Size];
}

/** The digits of a step bound how many of it can be taken; what is left of the leaf goes on in units of them. */
type Walk<W, N, Step, So> =
  W extends Whole<infer Parts, infer Own, unknown>
    ? DigitsOf<Parts, Step, Own> extends infer Digits
      ? Digits extends unknown[]
        ? Take<Tightest<Digits, N, N, null>, Digits, W, N, Step, So>
        : Digits
      : never
    : never;

/** The steps are emitted where they divide what is left of the leaf, and refused where not. */
type Take<Bound, Digits, W, N, Step, So> = Bound extends [infer Steps, infer By]
  ? Quotient<N, Steps> extends infer Others
    ? Others extends null
      ? W extends Whole<infer Parts, infer Own, infer Size>
        ? Fault<By, Steps, Parts, Step, Own, Size>
        : never
      : Others extends "1"
        ? Longer<So, Digits, Steps>
        : Walk<W, Others, Scaled<Steps, Step>, Longer<So, Digits, Steps>>
    : never
  : never;

/** One more mode, and what it moves. */
type Longer<So, Digits, Steps> = So extends [infer Modes extends string, infer Moves extends string]
  ? [Emit<Modes, Steps, StrideOf<Digits>>, Moved<Digits, Steps, Moves>]
  : never;

/** In an alias of its own: a template must not hold a stride that is computed. */
type Emit<Out extends string, N, D> = `${Out}${N & string}:${D & string},`;

/** What each digit of a step moves: `mode#digit#steps;`. */
type Moved<Digits, Steps, Out extends string> = Digits extends [
  [infer Key, infer X, unknown, unknown],
  ...infer Rest,
]
  ? Moved<Rest, Steps, `${Out}${Key & string}#${X & string}#${Steps & string};`>
  : Out;
