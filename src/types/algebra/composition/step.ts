import type { ExtentOfModes } from "../../layout/modes.js";
import type { Bits, UncarriedBelow } from "../../semimodule/binary.js";
import type { Ceiling, Floor, Modulo, Order, Product, Quotient } from "../../semimodule/integer.js";
import type { Added, Scaled } from "../../semimodule/semimodule.js";
import type { Carry, Overrun } from "./move.js";
import type { TimesIn } from "./parts.js";

/**
 * One leaf N:D of the right operand over the parts of the left one, by the rule that no digit carries, for strides of any
 * kind (`leaf.ts` is the same over integers, where it is cheaper): the modes that it becomes and what these move, or
 * `✗code|values✗`.
 * @example LeafOver<[["", "8:f1,8:f9,"]], "4", "16"> // ["4:f18,", "~~f9~#2#4;"]
 */
export type LeafOver<Parts, N, D> = N extends "1"
  ? ["1:0,", ""]
  : D extends "0"
    ? [`${N & string}:0,`, ""]
    : Checked<Walk<Parts, N, D, D, N>, Parts, D>;

/** What the parts take a step to, `✗` and a fault where they do not. */
export type StepOver<Parts, X> =
  DigitsOf<Parts, X, X> extends infer Digits ? (Digits extends unknown[] ? StrideOf<Digits> : Digits) : never;

/** The digits of a step bound how many of it can be taken; what is left of the leaf goes on in units of them. */
type Walk<Parts, N, Step, Own, Whole, Out extends string = "", Moves extends string = ""> =
  DigitsOf<Parts, Step, Own> extends infer Digits
    ? Digits extends unknown[]
      ? Tightest<Digits, N, N, null> extends [infer Steps, infer By]
        ? Take<Quotient<N, Steps>, Steps, By, Digits, Parts, Step, Own, Whole, Out, Moves>
        : never
      : Digits
    : never;

/** The steps are emitted where they divide what is left of the leaf, and refused where not. */
type Take<
  Others,
  Steps,
  By,
  Digits,
  Parts,
  Step,
  Own,
  Whole,
  Out extends string,
  Moves extends string,
> = Others extends null
  ? Fault<By, Steps, Parts, Step, Own, Whole>
  : Others extends "1"
    ? [Emit<Out, Steps, StrideOf<Digits>>, Moved<Digits, Steps, Moves>]
    : Walk<
        Parts,
        Others,
        Scaled<Steps, Step>,
        Own,
        Whole,
        Emit<Out, Steps, StrideOf<Digits>>,
        Moved<Digits, Steps, Moves>
      >;

/** One more mode. */
type Emit<Out extends string, N, D> = `${Out}${N & string}:${D & string},`;

/** Σ digit · stride. */
type StrideOf<Digits, So = "0"> = Digits extends [[unknown, infer X, infer D, unknown], ...infer Rest]
  ? StrideOf<Rest, Added<So, Scaled<X, D>>>
  : So;

/** What each digit of a step moves: `mode#digit#steps;`. */
type Moved<Digits, Steps, Out extends string> = Digits extends [
  [infer Key, infer X, unknown, unknown],
  ...infer Rest,
]
  ? Moved<Rest, Steps, `${Out}${Key & string}#${X & string}#${Steps & string};`>
  : Out;

/**
 * The digits `[mode, digit, stride, path]` of a step that are not 0. A mode is named
 * `path~extent~stride~what follows it`, the last one without its extent, which does not bound it: its digit may be below 0.
 */
type DigitsOf<Parts, Step, Own, Out extends unknown[] = []> = Parts extends [
  [infer P, infer M],
  ...infer Rest,
]
  ? DigitsIn<M, TimesIn<P, Step>, P, TimesIn<P, Own>, Out> extends infer All
    ? All extends unknown[]
      ? DigitsOf<Rest, Step, Own, All>
      : All
    : never
  : Out;

/**
 * The digits of a number in the mixed radix of one part. The last is unbounded; where it is binary it has no negative
 * multiples.
 */
type DigitsIn<M, X, P, Own, Out extends unknown[]> = X extends "0"
  ? Out
  : M extends `${infer S}:${infer D},${infer Rest}`
    ? Rest extends ""
      ? [X, D] extends [`-${string}`, `f${string}`]
        ? `✗negative-multiple|${Own & string}✗`
        : [...Out, [`${P & string}~~${D}~`, X, D, P]]
      : DigitsFrom<Modulo<X, S>, Floor<X, S>, S, D, Rest, P, Own, Out>
    : never;

/** One digit of them, left out where it is 0. */
type DigitsFrom<
  Digit,
  X,
  S extends string,
  D extends string,
  Rest extends string,
  P,
  Own,
  Out extends unknown[],
> = DigitsIn<
  Rest,
  X,
  P,
  Own,
  Digit extends "0" ? Out : [...Out, [`${P & string}~${S}~${D}~${Rest}`, Digit, D, P]]
>;

/** How many steps can be taken before a digit carries, and the digit that bounds them. */
type Tightest<Digits, N, Steps, By> = Digits extends [infer First, ...infer Rest]
  ? Within<First, N> extends infer Fit
    ? Fit extends null
      ? Tightest<Rest, N, Steps, By>
      : Order<Fit, Steps> extends "<"
        ? Tightest<Rest, N, Fit, First>
        : Tightest<Rest, N, Steps, By>
    : never
  : [Steps, By];

/** `null` where there is no bound. */
type Within<Digit, N> = Digit extends [infer Key, infer X, infer D, unknown]
  ? Least<Fit<Key, X>, D extends `f${string}` ? UncarriedBelow<Bits<X>, N> : null>
  : never;

/** How many steps of X an extent has room for; `null` where it is the last, without bound. */
type Fit<Key, X> = Key extends `${string}~${infer S}~${string}~${string}`
  ? S extends ""
    ? null
    : Ceiling<S, X>
  : never;

/** The less of two bounds, either of which may be missing. */
type Least<A, B> = A extends null ? B : B extends null ? A : Order<A, B> extends "<" ? A : B;

/** Why a leaf does not fall into parts of `Steps`. */
type Fault<By, Steps, Parts, Step, Own, Whole> = By extends [infer Key, infer X, unknown, infer P]
  ? Exceeds<Fit<Key, X>, Steps> extends true
    ? Carries<X, Product<X, Steps>>
    : Named<Boundary<Parts, P, Key>, TimesIn<P, Step>, Steps, TimesIn<P, Own>, Whole>
  : never;

/** Whether the extent has room for more steps, so that it was a binary digit that carried. */
type Exceeds<Fit, Steps> = Fit extends null ? true : Order<Fit, Steps> extends ">" ? true : false;

type Carries<A, B> = `✗carry|${A & string}|${B & string}✗`;

/** The quotients that tell which condition fails at the boundary P. */
type Named<P, Step, Steps, Own, Whole> = Divided<
  Quotient<P, Step>,
  Quotient<P, Own>,
  P,
  Step,
  Steps,
  Own,
  Whole
>;

/** The step that failed is a multiple of the leaf's own stride; the sentence names the leaf's where that fails as well. */
type Divided<ByStep, ByOwn, P, Step, Steps, Own, Whole> = ByStep extends null
  ? ByOwn extends null
    ? `✗stride-divisibility|${Own & string}|${P & string}✗`
    : `✗stride-divisibility|${Step & string}|${P & string}✗`
  : Misfit<Product<Steps, Quotient<Step, Own>>, P, Own, Whole>;

/** The stride fits and the extent does not: in steps of the leaf's own stride, as a reader counts. */
type Misfit<Steps, P, Own, Whole> =
  `✗shape-divisibility|${Whole & string}|${Steps & string}|${Own & string}|${P & string}✗`;

/** The size of the modes of a part up to one of them. */
type Boundary<Parts, P, Key> = Parts extends [[infer Q, infer M], ...infer Rest]
  ? Q extends P
    ? Key extends `${string}~${string}~${string}~${infer After}`
      ? M extends `${infer Before}${After}`
        ? ExtentOfModes<Before>
        : never
      : never
    : Boundary<Rest, P, Key>
  : never;

/** A leaf alone may carry as well. */
type Checked<R, Parts, Own> = R extends [unknown, infer Moves]
  ? Overrun<Parts, Moves> extends [infer P, infer Key, infer Reached, infer S]
    ? Alone<TimesIn<P, Own>, Boundary<Parts, P, Key>, Reached, S>
    : Carry<Moves> extends [infer A, infer B]
      ? Carries<A, B>
      : R
  : R;

/** Where the stride divides the extent, as one below 0 may, the modes of the leaf carry together. */
type Alone<Own, P, Reached, S> =
  Quotient<P, Own> extends null
    ? `✗stride-divisibility|${Own & string}|${P & string}✗`
    : `✗distributivity|${Reached & string}|${S & string}✗`;
