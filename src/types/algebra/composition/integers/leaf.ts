import type { Ceiling, Floor, Modulo, Order, Plus, Product, Quotient } from "../../../semimodule/integer.js";

/**
 * One leaf N:X of the right operand over the simplified left one, by the rule that no digit carries. It emits modes
 * `extent:stride@log;`. The log tells which digit of the left operand the mode moves, and by how much: `@after*digit`,
 * where `after` is what follows that mode in the left operand (nothing is logged for the last mode, which has no bound).
 * Numbers that are computed pass through unconstrained parameters: a constraint would have the compiler run the tables.
 * `✗…✗` is a fault, `?@;` a leaf whose modes depend on a number not known statically. X may be negative: its digits are
 * floored, so that only that of the last mode is. The step of a leaf of size 1 is logged as `@^step`: see `Ended`.
 * (ARCHITECTURE.md has all texts and markers.)
 * @example Leaf<"8:8,8:1,", "4", "16"> // "4:2@;"
 * @example Leaf<"4:2,6:3,8:5,10:7,", "6", "12"> // "2:9@8:5,10:7,*3&;3:5@10:7,*1;"
 */
export type Leaf<Left, N, X> = N extends "1"
  ? X extends "0"
    ? "1:0@;"
    : `1:0@^${X & string};`
  : X extends "0"
    ? `${N & string}:0@;`
    : Walk<Left, N, X>;

/** Passes over the modes that the step X is a multiple of; X counts in units of the mode at the head of A. */
type Walk<A, N, X, Out extends string = ""> = A extends `${infer S}:${infer D},${infer Rest}`
  ? Rest extends ""
    ? Close<Out, N, Product<X, D>>
    : X extends "1"
      ? N extends S
        ? N extends "?"
          ? "?@;"
          : `${Out}${S}:${D}@${Rest}*1;`
        : Take<Quotient<N, S>, S, S, D, Rest, N, X, Out>
      : Quotient<X, S> extends infer Q
        ? Q extends null
          ? Reach<Quotient<S, X>, S, D, Rest, N, X, Out>
          : Q extends "?"
            ? "?@;"
            : Walk<Rest, N, Q, Out>
        : never
  : "?@;";

/**
 * X is less than S, or has several digits; where it divides S, `Steps` of it reach the next mode exactly. Below 0 the first
 * step does, and has a digit of every mode.
 */
type Reach<
  Steps,
  S extends string,
  D extends string,
  Rest extends string,
  N,
  X,
  Out extends string,
> = Steps extends null | `-${string}`
  ? Rest extends `${string}:${infer D2},${string}`
    ? Product<S, D> extends D2
      ? D2 extends "?"
        ? Settle<Spread<`${S}:${D},${Rest}`, X, [N, "0", "", ""]>, `${S}:${D},${Rest}`, N, X, Out>
        : "^"
      : Settle<Spread<`${S}:${D},${Rest}`, X, [N, "0", "", ""]>, `${S}:${D},${Rest}`, N, X, Out>
    : never
  : Take<Quotient<N, Steps>, Steps, S, D, Rest, N, X, Out>;

/** Emits the steps that fit below the boundary; `Others` is how many times the leaf crosses it. */
type Take<
  Others,
  Steps,
  S extends string,
  D extends string,
  Rest extends string,
  N,
  X,
  Out extends string,
> = Others extends null
  ? Order<N, Steps> extends "<"
    ? Emit<Out, N, Product<X, D>, Rest, X>
    : Fault<X, Steps, `${S}:${D},${Rest}`, Rest>
  : Others extends "1"
    ? Emit<Out, N, Product<X, D>, Rest, X>
    : Others extends "?"
      ? "?@;"
      : Walk<Rest, Others, "1", Cross<Out, Steps, Product<X, D>, Rest, X>>;

/** The last mode has no bound: what is left of the leaf is one mode, and nothing is logged. */
type Close<Out extends string, N, Step> = `${Out}${N & string}:${Step & string}@;`;

/** The leaf ends within this digit, which its last mode moves by X. */
type Emit<
  Out extends string,
  N,
  Step,
  Rest extends string,
  X,
> = `${Out}${N & string}:${Step & string}@${Rest}*${X & string};`;

/** The step that failed, how many fit, the modes it counts in, and the modes after the boundary. */
type Fault<
  X,
  Steps,
  At extends string,
  After extends string,
> = `✗${X & string}|${Steps & string}|${At}|${After}✗`;

/**
 * The general step: all digits of X over A. `So` is how many steps the tightest digit allows, what one amounts to, its log,
 * and where that digit is.
 */
type Spread<A, X, So> = X extends "0"
  ? So
  : A extends `${infer S}:${infer D},${infer Rest}`
    ? Rest extends ""
      ? Further<So, Product<X, D>>
      : SpreadDigit<Modulo<X, S>, Floor<X, S>, S, D, Rest, So>
    : null;

/** The last digit bounds nothing. */
type Further<So, Step> = So extends [infer Steps, infer Before, infer Log, infer At]
  ? [Steps, Plus<Before, Step>, Log, At]
  : null;

/** One digit: 0 moves nothing, another adds to the step and to the log. */
type SpreadDigit<Digit, X, S, D, Rest extends string, So> = Digit extends "0"
  ? Spread<Rest, X, So>
  : Digit extends "?"
    ? null
    : Tighten<Ceiling<S, Digit>, Rest, X, So, Product<Digit, D>, Digit>;

/** The fewest steps that any digit allows bound them all. */
type Tighten<Fit, Rest extends string, X, So, Step, Digit> = So extends [
  infer Steps,
  infer Before,
  infer Log extends string,
  infer At,
]
  ? Order<Fit, Steps> extends infer O
    ? O extends "<"
      ? Spread<Rest, X, [Fit, Plus<Before, Step>, LogDigit<Log, Rest, Digit>, Rest]>
      : O extends "?"
        ? null
        : Spread<Rest, X, [Steps, Plus<Before, Step>, LogDigit<Log, Rest, Digit>, At]>
    : never
  : null;

/** The log with one digit more. */
type LogDigit<Log extends string, Rest extends string, Digit> = `${Log}@${Rest}*${Digit & string}`;

/** The digits are known, and so is how often their steps fit in the leaf. */
type Settle<Digits, A extends string, N, X, Out extends string> = Digits extends [
  infer Steps,
  infer Step,
  infer Log,
  infer At,
]
  ? Repeat<Quotient<N, Steps>, Steps, Step, Log, At, A, X, Out>
  : "?@;";

/** Steps that do not divide the leaf are refused; what is left of it goes on in units of them. */
type Repeat<Others, Steps, Step, Log, At, A extends string, X, Out extends string> = Others extends null
  ? Fault<X, Steps, A, At & string>
  : Others extends "1"
    ? Several<Out, Steps, Step, Log>
    : Others extends "?"
      ? "?@;"
      : Walk<A, Others, Product<Steps, X>, CrossSeveral<Out, Steps, Step, Log>>;

/** A mode that moves several digits; the plus tells that what follows may continue it. */
type Several<Out extends string, N, Step, Log> = `${Out}${N & string}:${Step & string}${Log & string}+;`;

/** The same, where another mode of the leaf follows: marked, so that it shows that a leaf emits several. */
type Cross<
  Out extends string,
  N,
  Step,
  Rest extends string,
  X,
> = `${Out}${N & string}:${Step & string}@${Rest}*${X & string}&;`;

/** Both: a mode that moves several digits, and another one of the leaf that follows. */
type CrossSeveral<
  Out extends string,
  N,
  Step,
  Log,
> = `${Out}${N & string}:${Step & string}${Log & string}+&;`;
