import type { Step } from "../../../types/semimodule/semimodule.js";
import type { Placed } from "../../layout/by-stride.js";
import { timesOf } from "../../semimodule/basis.js";
import { commonDivisor } from "../../semimodule/common-divisor.js";
import { add, multiply } from "../../semimodule/integer.js";
import { pathsIn, termsIn } from "../../semimodule/semimodule.js";

/**
 * Coordinates as integers that are equal where they are: each weighs more than the ones before it can differ by, counted
 * in what divides all of its strides.
 */
export function weighed(modes: readonly Placed<Step>[]): readonly Placed[] {
  let weight = 1;
  const weights = pathsIn(modes.map(({ stride }) => stride)).map((path) => {
    const divisor = commonDivisor(...modes.map(({ stride }) => timesOf(termsIn(stride), path)));
    const own = { weight, count: (step: Step) => timesOf(termsIn(step), path) / divisor };
    const reach = modes.reduce(
      (so, { size, stride }) => add(so, multiply(size - 1, Math.abs(own.count(stride)))),
      0,
    );
    weight = multiply(weight, add(multiply(2, reach), 1));
    return own;
  });
  const integer = (step: Step): number =>
    weights.reduce((so, { weight, count }) => add(so, multiply(weight, count(step))), 0);
  return modes.map(({ stride, ...mode }) => ({ ...mode, stride: integer(stride) }));
}
