import type { Step } from "../../../types/semimodule/semimodule.js";
import { allBits, type Mode } from "../../layout/modes.js";
import { bitLength, carryless, or, stepsOf, xor } from "../../semimodule/binary.js";
import { mostOf } from "../../semimodule/elimination.js";
import { binaryIn } from "../../semimodule/semimodule.js";

/** A run of digits of a mode, as long as a power of two: what the first comes to, and the steps that lead to the others. */
interface Run {
  readonly first: number;
  readonly steps: readonly number[];
}

/** After so many runs the digits of a mode count as if it were a power of two. */
const patience = 5000;

/** The least and the greatest of the offsets of binary modes and a start, all joined by XOR. */
export function reachOfBits(modes: readonly Mode<Step>[], start: number): { least: number; most: number } {
  const all = 2 ** bitLength(or(allBits(modes), start)) - 1;
  return { least: all - greatest(modes, xor(start, all)), most: greatest(modes, start) };
}

/**
 * The greatest of them, by elimination: over a power of two the digits are sums of steps. Another size is cut into runs
 * that are, of which one is followed only while it may lead past what is found.
 */
function greatest(modes: readonly Mode<Step>[], start: number): number {
  const runs = modes.map(([size, stride]) => runsOf(size, binaryIn(stride)));
  const whole = modes.map(([size, stride]) => stepsOf(size, binaryIn(stride)));
  let [best, tried] = [-1, 0];
  const follow = (i: number, first: number, steps: readonly number[]): void => {
    const bound = mostOf([...steps, ...whole.slice(i).flat()], first);
    if (bound <= best) return;
    tried++;
    if (i === modes.length || tried > patience) best = bound;
    else
      for (const run of runs[i] as readonly Run[])
        follow(i + 1, xor(first, run.first), [...steps, ...run.steps]);
  };
  follow(0, start, []);
  return best;
}

/** The runs of the digits below a size, the longest first. */
function runsOf(size: number, element: number): readonly Run[] {
  const runs: Run[] = [];
  for (let [rest, first] = [size, 0]; rest > 0; ) {
    const length = 2 ** (bitLength(rest) - 1);
    runs.push({ first: carryless(first, element), steps: stepsOf(length, element) });
    [rest, first] = [rest - length, first + length];
  }
  return runs;
}
