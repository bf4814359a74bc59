import type { Step } from "../semimodule/semimodule.js";
import type { IntTuple, Opening } from "./htuple.js";

/**
 * The shape of a mode where it is not known which: of a flat shape it is a number.
 * @example OneShape<[4, 8]> // number
 */
export type OneShape<S> = [S] extends [readonly number[]] ? number : IntTuple;

/** The stride of such a mode. */
export type OneStride<S, D> = [S] extends [readonly number[]]
  ? [D] extends [IntTuple]
    ? number
    : Step
  : Opening<D>;
