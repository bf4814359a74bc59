import type { JobRefusal } from "../../../layout/job.js";
import type { ExtentOfModes } from "../../../layout/modes.js";
import type { Product, Quotient } from "../../../semimodule/integer.js";
import type { Audit } from "./audit.js";
import type { Leaf } from "./leaf.js";

/**
 * Why a composition is refused: the first fault, leaf by leaf (of its own, a number past 2^53-1, or a digit that its modes
 * overrun), then that of all leaves together. Where the fault hangs on
 * a number not known statically nothing is refused here, and the result is `Open`.
 */
export type Explained<
  Left,
  Right,
  J,
  Open,
  Trace extends string = "",
> = Right extends `${infer N}:${infer X},${infer Rest}`
  ? Leaf<Left, N, X> extends infer L
    ? L extends `✗${infer Fault}✗`
      ? OfFault<Fault, N, X, Left, J, Open>
      : L extends `${string}!${string}`
        ? JobRefusal<J, "overflow">
        : Audit<Left, L> extends `${infer Reached}|${infer S}|${infer After}`
          ? Certain<Left, After> extends true
            ? Alone<Boundary<Left, After>, X, Reached, S, J>
            : Open
          : Explained<Left, Rest, J, Open, `${Trace}${L & string}`>
    : never
  : OfDigit<Audit<Left, Trace>, Left, J, Open>;

/** A leaf overruns a digit alone. Where its stride divides the extent, as one below 0 may, its modes do so together. */
type Alone<P, X extends string, Reached extends string, S extends string, J> =
  Quotient<P, X> extends null
    ? JobRefusal<J, "stride-divisibility", [X, P & string]>
    : JobRefusal<J, "distributivity", [Reached, S]>;

/** The marks that `Leaf` left at a fault, read where they are certain: `Step` counts in the modes from `At` on. */
type OfFault<
  Fault extends string,
  N extends string,
  X extends string,
  Left,
  J,
  Open,
> = Fault extends `${infer Step}|${infer Steps}|${infer At}|${infer After}`
  ? Certain<Left, After> extends true
    ? OfBoundary<Product<Step, Boundary<Left, At>>, Steps, Boundary<Left, After>, N, X, J>
    : Open
  : Open;

/**
 * Which condition fails at the boundary P. The step that failed is a multiple of the leaf's own stride; the sentence names
 * the leaf's where that fails as well.
 */
type OfBoundary<Step, Steps, P, N extends string, X extends string, J> =
  Quotient<P, Step> extends null
    ? Quotient<P, X> extends null
      ? JobRefusal<J, "stride-divisibility", [X, P & string]>
      : JobRefusal<J, "stride-divisibility", [Step & string, P & string]>
    : Misfit<Step extends X ? Steps : Product<Steps, Quotient<Step, X>>, P, N, X, J>;

/** The stride fits and the extent does not: in steps of the leaf's own stride, as a reader counts. */
type Misfit<Steps, P, N extends string, X extends string, J> = JobRefusal<
  J,
  "shape-divisibility",
  [N, Steps & string, X, P & string]
>;

/** What no leaf alone overruns, all of them may. */
type OfDigit<Overrun, Left, J, Open> = Overrun extends `${infer Reached}|${infer S}|${infer After}`
  ? Certain<Left, After> extends true
    ? JobRefusal<J, "distributivity", [Reached, S]>
    : Open
  : Open;

/** The extent of the left operand before `After`. */
type Boundary<Left, After extends string> = Left extends `${infer Before}${After}`
  ? ExtentOfModes<Before>
  : never;

/** Whether the modes before `After` are known not to be joined by a number that only the run time knows. */
type Certain<Left, After extends string> = Left extends `${string}?${string}`
  ? Left extends `${infer Before}${After}`
    ? After extends `${infer S}:${infer D},${string}`
      ? `${Before}${S}${D}` extends `${string}?${string}`
        ? false
        : true
      : false
    : false
  : true;
