import type { ExtentOfModes } from "../../layout/modes.js";
import type { Order, Product, Quotient } from "../../semimodule/integer.js";
import type { Fit } from "./digits.js";
import type { Carry, Overrun } from "./move.js";
import type { TimesIn } from "./parts.js";

/** Why a leaf does not fall into parts of `Steps`. */
export type Fault<By, Steps, Parts, Step, Own, Size> = By extends [infer Key, infer X, unknown, infer P]
  ? Exceeds<Fit<Key, X>, Steps> extends true
    ? Carries<X, Product<X, Steps>>
    : Named<Boundary<Parts, P, Key>, TimesIn<P, Step>, Steps, TimesIn<P, Own>, Size>
  : never;

/** Whether the extent has room for more steps, so that it was a binary digit that carried. */
type Exceeds<Fit, Steps> = Fit extends null ? true : Order<Fit, Steps> extends ">" ? true : false;

type Carries<A, B> = `✗carry|${A & string}|${B & string}✗`;

/**
 * Which condition fails at the boundary P. The step that failed is a multiple of the leaf's own stride; the sentence names
 * the leaf's where that fails as well.
 */
type Named<P, Step, Steps, Own, Size> =
  Quotient<P, Step> extends null
    ? Quotient<P, Own> extends null
      ? `✗stride-divisibility|${Own & string}|${P & string}✗`
      : `✗stride-divisibility|${Step & string}|${P & string}✗`
    : Misfit<Product<Steps, Quotient<Step, Own>>, P, Own, Size>;

/** The stride fits and the extent does not: in steps of the leaf's own stride, as a reader counts. */
type Misfit<Steps, P, Own, Size> =
  `✗shape-divisibility|${Size & string}|${Steps & string}|${Own & string}|${P & string}✗`;

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
export type Checked<R, Parts, Own> = R extends [unknown, infer Moves]
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
