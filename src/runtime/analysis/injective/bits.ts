import type { Step } from "../../../types/semimodule/semimodule.js";
import type { Placed } from "../../layout/by-stride.js";
import { and, stepsOf, xor } from "../../semimodule/binary.js";
import { leading } from "../../semimodule/elimination.js";
import { multiply } from "../../semimodule/integer.js";
import { binaryIn } from "../../semimodule/semimodule.js";

/**
 * Over F2 two coordinates collide where steps depend on each other: each mode has two digits that differ in just the
 * steps of a dependent set.
 */
export function bitCollision(modes: readonly Placed<Step>[]): readonly [number, number] | null {
  const still = modes.find(({ stride }) => stride === 0);
  if (still !== undefined) return [0, still.at];
  const steps = modes.flatMap((mode) =>
    stepsOf(mode.size, 1).map((power) => ({ mode, power, value: multiply(power, binaryIn(mode.stride)) })),
  );
  const dependent = dependence(steps.map(({ value }) => value));
  if (dependent === null) return null;
  let [low, high] = [0, 0];
  for (const mode of modes) {
    const differ = steps.filter((step, i) => step.mode === mode && dependent.includes(i));
    const bits = differ.reduce((so, { power }) => so + power, 0);
    // a digit with the highest bit alone is in bounds, whatever the others are
    const top = leading(mode.size - 1);
    const own = bits >= mode.size ? top : bits;
    high += own * mode.at;
    low += xor(own, bits) * mode.at;
  }
  return [Math.min(low, high), Math.max(low, high)];
}

/** A sum of values, and the places of these. */
interface Dependent {
  readonly value: number;
  readonly of: readonly number[];
}

/** The places of values of which one is the sum of the others; `null` where there are none. */
function dependence(values: readonly number[]): readonly number[] | null {
  const rows: Dependent[] = [];
  for (const [i, value] of values.entries()) {
    let rest: Dependent = { value, of: [i] };
    for (const row of rows)
      if (rest.value !== 0 && and(rest.value, leading(row.value)) !== 0)
        rest = { value: xor(rest.value, row.value), of: either(rest.of, row.of) };
    if (rest.value === 0) return rest.of;
    rows.push(rest);
  }
  return null;
}

/** What is in one list and not in both. */
function either(a: readonly number[], b: readonly number[]): readonly number[] {
  return [...a.filter((each) => !b.includes(each)), ...b.filter((each) => !a.includes(each))];
}
