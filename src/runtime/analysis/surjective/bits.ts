import type { Step } from "../../../types/semimodule/semimodule.js";
import type { Spend } from "../../layout/budget.js";
import type { Mode } from "../../layout/modes.js";
import { and, carryless, stepsOf, xor } from "../../semimodule/binary.js";
import { leading, type Row, reduced } from "../../semimodule/elimination.js";
import { multiply } from "../../semimodule/integer.js";
import { binaryIn } from "../../semimodule/semimodule.js";

/** Values that differ by the sums of some steps, from one on. */
interface Coset {
  readonly first: number;
  readonly steps: readonly number[];
}

/**
 * The least value below a bound that modes of binary strides do not yield; `null` where there is none. What an extent of
 * no power of two counts falls into runs that are: each gives all sums of its steps. Values below the least bit that the
 * shortest runs do not yield are yielded with or without each other, so only its multiples are looked at.
 */
export function missingBits(modes: readonly Mode<Step>[], bound: number, spend: Spend): number | null {
  const cosets = cosetsOf(modes, spend).map(({ first, steps }) => ({ first, rows: rowsOf(steps) }));
  const shortest = rowsOf(modes.flatMap((mode) => (runsOf(mode).at(-1) as Coset).steps));
  let period = 1;
  while (period < bound && isSum(period, shortest)) period *= 2;
  for (let value = 0; value < bound; value += period) {
    spend(cosets.length);
    if (!cosets.some(({ first, rows }) => isSum(xor(value, first), rows))) return value;
  }
  return null;
}

/** The runs of a mode, the longest first, each of a power of two. */
function runsOf([size, stride]: Mode<Step>): readonly Coset[] {
  const step = binaryIn(stride);
  const runs: Coset[] = [];
  for (let rest = size, at = 0; rest > 0; ) {
    const count = leading(rest);
    runs.push({ first: carryless(at, step), steps: stepsOf(count, 1).map((power) => multiply(power, step)) });
    at += count;
    rest -= count;
  }
  return runs;
}

/** All ways to take a run of every mode. */
function cosetsOf(modes: readonly Mode<Step>[], spend: Spend): readonly Coset[] {
  return modes.reduce<readonly Coset[]>(
    (so, mode, i) => {
      const runs = runsOf(mode);
      // each is a list of the steps so far
      spend(so.length * runs.length * (i + 1));
      return so.flatMap(({ first, steps }) =>
        runs.map((run) => ({ first: xor(first, run.first), steps: [...steps, ...run.steps] })),
      );
    },
    [{ first: 0, steps: [] }],
  );
}

function rowsOf(steps: readonly number[]): readonly Row[] {
  return reduced(steps.map((value) => ({ value, at: 0 })));
}

/** Whether a value is the sum of some rows. */
function isSum(value: number, rows: readonly Row[]): boolean {
  return rows.reduce((so, row) => (and(so, leading(row.value)) === 0 ? so : xor(so, row.value)), value) === 0;
}
