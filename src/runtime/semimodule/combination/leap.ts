import type { Residue } from "../residue.js";
import type { Term } from "./term.js";

/** The greatest modulus whose products are exact. */
const exact = 2 ** 26;

/**
 * How many steps of `by` lead from `from` to a number that is at most `width` modulo `modulus`; `null` where none do. All
 * are below the modulus. As in Euclid's algorithm: only the first number past each multiple of the modulus may be small
 * enough, and these move by a step modulo a smaller modulus.
 * @example stepsInto(3, 4, 10, 1) // 2
 */
export function stepsInto(from: number, by: number, modulus: number, width: number): number | null {
  if (from <= width) return 0;
  if (by === 0) return null;
  if (2 * by > modulus) return stepsInto(modulus + width - from, modulus - by, modulus, width);
  const steps = Math.ceil((modulus - from) / by);
  const past = from + steps * by - modulus;
  if (past <= width) return steps;
  const drop = modulus % by;
  const turns = stepsInto(past, drop === 0 ? 0 : by - drop, by, width);
  if (turns === null) return null;
  const last = (past - ((turns * drop) % by) + by) % by;
  return (last + (turns + 1) * modulus - from) / by;
}

/** How many times of a larger step lead nowhere, where each takes `taken` of a rest; `null` where no more of them lead anywhere. */
export type Leap = (rest: number, taken: number) => number | null;

/**
 * A step that is to be taken so often as its residue class wants is not between `low` and `high` for most rests, where it
 * has few of the many classes: those are passed over. `null` where it has all of them.
 */
export function leapOver({ low, high }: Term, residues: (rest: number) => Residue | null): Leap | null {
  const { period } = residues(0) as Residue;
  if (high - low >= period - 1 || period > exact) return null;
  const classOf = (rest: number): number => (residues(rest) as Residue).first;
  return (rest, taken) => {
    const from = (classOf(rest) - low) % period;
    return stepsInto(from < 0 ? from + period : from, classOf(-taken), period, high - low);
  };
}
