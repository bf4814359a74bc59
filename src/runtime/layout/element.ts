import type { Accepted, AcceptedEach, Answer } from "../../types/diagnostic.js";
import type { E, F, Scale, Sum } from "../../types/layout/element.js";
import type { Step } from "../../types/semimodule/semimodule.js";
import { exactly, failing } from "../diagnostic.js";
import { added, binary, kindOf, scaled } from "../semimodule/semimodule.js";
import { integerIn, refuseMixed, refuseNoStep, show } from "./htuple.js";

/**
 * The basis vector of a coordinate as a stride (paper, section 4.3.1): a mode with it counts that coordinate. The path
 * leads to a nested one. Refused are indices that are no integers from 0 to 255.
 * @example e(1) // "e1"
 * @example e(1, 0) // "e1.0"
 */
export function e<const P extends readonly number[]>(
  ...path: AcceptedEach<P, NoInfer<E<P>>, "e">
): Answer<NoInfer<E<P>>, "e">;
export function e(...path: any): string {
  const fail = failing("e", () => show(path));
  if (path.length === 0) fail("argument", "()", "path");
  for (const at of path) {
    integerIn(at, fail, "integer", Number.isInteger(at));
    if (at < 0 || at > 255) fail("argument", at, "index from 0 to 255");
  }
  return `e${path.join(".")}`;
}

/**
 * A binary element as a stride (paper, table 1): elements add by XOR, and k·f(n) is the product of k and n without
 * carries. Refused is what is no integer from 0 to 2^53-1.
 * @example f(5) // "f5"
 */
export function f<const N extends number>(n: Accepted<N, NoInfer<F<N>>, "f">): Answer<NoInfer<F<N>>, "f">;
export function f(n: any): Step {
  const fail = failing("f", () => show(n));
  integerIn(n, fail, "integer", Number.isInteger(n));
  return n < 0 ? fail("argument", n, "binary element") : binary(n);
}

/**
 * A multiple of a stride. Refused are multiples of a binary element below 0, and numbers past 2^53-1.
 * @example scale(6, e(1)) // "6e1"
 * @example scale(3, f(3)) // "f5"
 */
export function scale<const N extends number, const D extends Step>(
  times: N,
  step: Accepted<D, NoInfer<Scale<N, D>>, "scale">,
): Answer<NoInfer<Scale<N, D>>, "scale">;
export function scale(times: number, step: any): Step {
  const fail = failing("scale", () => `${show(times)}, ${show(step)}`);
  integerIn(times, fail, "integer", Number.isInteger(times));
  refuseNoStep(step, fail);
  if (times < 0 && kindOf(step) === "binary") fail("argument", times, "multiple of a binary element");
  return exactly(fail, () => scaled(times, step));
}

/**
 * The sum of strides of one kind. Refused are kinds that do not mix, and numbers past 2^53-1.
 * @example sum(e(0), scale(2, e(1))) // "e0+2e1"
 * @example sum(f(5), f(3)) // "f6"
 */
export function sum<const D extends readonly Step[]>(
  ...steps: AcceptedEach<D, NoInfer<Sum<D>>, "sum">
): Answer<NoInfer<Sum<D>>, "sum">;
export function sum(...steps: any): Step {
  const fail = failing("sum", () => show(steps));
  for (const step of steps) refuseNoStep(step, fail);
  refuseMixed(steps, fail);
  return exactly(fail, () => steps.reduce(added, 0));
}
