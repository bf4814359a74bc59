import type { Accepted, Answer } from "../../types/diagnostic.js";
import type { AsCompositions } from "../../types/layout/completeness.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import { exactly, failing } from "../diagnostic.js";
import { multiply } from "../semimodule/integer.js";
import { integerOf } from "./htuple.js";
import { layoutOf } from "./layout.js";
import type { Mode } from "./modes.js";
import { show } from "./text.js";

/**
 * A function on 0, 1, … that takes 0 to 0, given by its values, as layouts whose composition it is: the last is applied
 * first, and each is evaluated past its size too (paper, section 4.4.3). The right ones lead i to 2^(i-1), of which the
 * first layout takes each to a value of its own. Refused is a function that takes 0 elsewhere, and one that is too long.
 * @param values what the function gives at 0, 1, …, as an array
 * @returns the layouts, the one that is applied last first
 * @throws LayoutError: argument, origin
 * @law evaluated one after another, the layouts give the values of the function back, for every function with f(0)
 *   = 0 (test/property/questions.test.ts)
 * @see {@link composition}
 * @example asCompositions([0, 5, 3, 9])[0] // prints as (2,2,2):(5,3,9)
 * @example asCompositions([0, 5, 3, 9])[1] // prints as (3,1):(1,4)
 */
export function asCompositions<const V extends readonly number[]>(
  values: Accepted<V, AsCompositions<V>>,
): Answer<AsCompositions<V>>;

export function asCompositions(values: any): readonly AnyLayout[] {
  const fail = failing("asCompositions", () => show(values));
  if (!Array.isArray(values) || values.length === 0) fail("argument", show(values), "list of values");
  const list = values.map((value: unknown) => integerOf(value, fail)) as [number, ...number[]];
  const [zero, ...others] = list;
  if (zero !== 0) fail("origin", zero);
  return exactly(fail, () => {
    others.reduce((so) => multiply(so, 2), 1);
    const bits = others.map((value): Mode => [2, value]);
    const chain = [layoutOf(bits.length === 0 ? [[1, 0]] : bits)];
    for (let n = 3; n < list.length; n++)
      chain.push(
        layoutOf([
          [n, 1],
          [1, multiply(2, n - 1)],
        ]),
      );
    return chain;
  });
}
