import { type Leap, leapOver } from "./combination/leap.js";
import { tableOf } from "./combination/table.js";
import type { Term } from "./combination/term.js";
import { commonDivisor } from "./common-divisor.js";
import { add, ceilDivide, floorDivide, multiply } from "./integer.js";
import { congruence, type Residue } from "./residue.js";

/** How often to take each of the first `count` steps, the last of them at least `low` times; `null` where they cannot. */
type Search = (target: number, count?: number, low?: number) => readonly number[] | null;

/** A search that has taken so many steps meets a table of what its small steps come to. */
const patience = 20_000;

/** How many dead ends of each step are kept in mind. */
const dead = 2 ** 16;

/**
 * How often to take each step so that they come to a target. It looks from the largest step down, cut short by what the
 * smaller ones reach and by what divides them, so steps that nest are decided at once, and two steps by Euclid's
 * algorithm, by which it also passes over what leaves two steps nothing. In general this is the subset sum problem: a search that goes on is met halfway by a table of the smallest
 * steps, and `spend` ends one that takes too long. Of several answers it gives the one with the largest step taken least
 * often, then the next.
 * @param terms in ascending order of the step's magnitude
 * @param spend called for every step of the search
 * @example combinations([{ step: 2, low: 0, high: 3 }, { step: 5, low: 0, high: 1 }], () => {})(9) // [2, 1]
 */
export function combinations(terms: readonly Term[], spend: (steps: number) => void): Search {
  const below = belowEach(terms);
  const ends = terms.map(() => new Set<number>());
  const halfway = tableOf(terms);
  let steps = 0;
  const find = (count: number, rest: number, from?: number): readonly number[] | null => {
    if (count === 0) return rest === 0 ? [] : null;
    const { step, low: own, high } = terms[count - 1] as Term;
    const low = from ?? own;
    const { least, most, divisor, residues } = below[count - 1] as Below;
    if (divisor === 0) {
      const times = rest / step;
      return rest % step === 0 && times >= low && times <= high ? [times + 0] : null;
    }
    if (from === undefined && count === halfway.count && steps > patience) return halfway.find(rest);
    const known = ends[count - 1] as Set<number>;
    if (from === undefined && known.has(rest)) return null;
    const residue = residues(rest);
    if (residue === null) return null;
    const [start, stop] = step > 0 ? [rest - most, rest - least] : [rest - least, rest - most];
    const end = Math.min(high, floorDivide(stop, step));
    const { leap } = below[count - 2] as Below;
    // the times that leave a multiple of what divides the smaller steps lie in one residue class
    for (
      let times = onwards(Math.max(low, ceilDivide(start, step)), residue);
      times <= end;
      times += residue.period
    ) {
      if (leap !== null && times + residue.period <= end) {
        const over = leap(rest - times * step, residue.period * step);
        if (over === null) break;
        times += over * residue.period;
        if (times > end) break;
      }
      steps++;
      // a step among many others costs about two
      spend(count > 3 ? 2 : 1);
      const found = find(count - 1, rest - times * step);
      if (found !== null) return [...found, times];
    }
    if (from === undefined && count > 2 && known.size < dead) known.add(rest);
    return null;
  };
  return (target, count = terms.length, low) => find(count, target, low);
}

/** The least member of a residue class from `start` on. */
function onwards(start: number, { first, period }: Residue): number {
  const past = (first - start) % period;
  return start + (past < 0 ? past + period : past);
}

/** What the steps before one reach together, what divides it (0 where there are none), how often it may be taken, and which times of the next lead nowhere. */
interface Below {
  readonly least: number;
  readonly most: number;
  readonly divisor: number;
  readonly residues: (rest: number) => Residue | null;
  readonly leap: Leap | null;
}

/** Refused past 2^52, so that the difference of two sums is exact too. */
function belowEach(terms: readonly Term[]): readonly Below[] {
  let [least, most, divisor] = [0, 0, 0];
  return terms.map((term) => {
    const { step, low, high } = term;
    const residues = congruence(step, divisor === 0 ? 1 : divisor);
    const leap = divisor === 0 ? null : leapOver(term, residues);
    const here = { least, most, divisor, residues, leap };
    const ends = [multiply(step, low), multiply(step, high)] as const;
    [least, most] = [add(least, Math.min(...ends)), add(most, Math.max(...ends))];
    divisor = commonDivisor(divisor, step);
    multiply(2, most - least);
    return here;
  });
}
