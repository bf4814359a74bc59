import type { HTuple } from "./htuple.js";

/**
 * A stride: an integer, or an element of another integer semimodule as it is written (paper, section 4.3.1). `"6e1"` is
 * six times the basis vector of coordinate 1, `"e1.0"` that of coordinate 0 within coordinate 1, `"e0+2e1"` a sum; `"f5"`
 * is the binary element 5, which adds by XOR.
 */
export type Step = number | string;

/** A hierarchical tuple of strides. As a result: strides not known statically. */
export type StepTuple = HTuple<Step>;
