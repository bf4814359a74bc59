import { commonDivisor } from "./common-divisor.js";
import { add, ceilDivide, floorDivide, multiply } from "./integer.js";

/** A step that may be taken from `low` to `high` times. Steps are not 0. */
interface Term {
  readonly step: number;
  readonly low: number;
  readonly high: number;
}

/**
 * How often to take each step so that they come to `target`; `null` where they cannot. It looks from the largest step
 * down, cut short by what the smaller ones reach and by what divides them, so steps that nest are decided at once. In
 * general this is the subset sum problem: then it may take long, but never more memory than a number to a step. Of
 * several answers it gives the one with the largest step taken least often, then the next.
 * @param terms in ascending order of the step's magnitude
 * @example combination([{ step: 2, low: 0, high: 3 }, { step: 5, low: 0, high: 1 }], 9) // [2, 1]
 */
export function combination(terms: readonly Term[], target: number): readonly number[] | null {
  const below = belowEach(terms);
  const find = (count: number, rest: number): readonly number[] | null => {
    if (count === 0) return rest === 0 ? [] : null;
    const { step, low, high } = terms[count - 1] as Term;
    const { least, most, divisor } = below[count - 1] as Below;
    if (divisor === 0) {
      const times = rest / step;
      return rest % step === 0 && times >= low && times <= high ? [times + 0] : null;
    }
    if (rest % commonDivisor(step, divisor) !== 0) return null;
    const [from, to] = step > 0 ? [rest - most, rest - least] : [rest - least, rest - most];
    const end = Math.min(high, floorDivide(to, step));
    const stride = divisor / commonDivisor(step, divisor);
    let times = Math.max(low, ceilDivide(from, step));
    // the times that leave a multiple of what divides the smaller steps lie in one residue class
    while (times <= end && (rest - times * step) % divisor !== 0) times++;
    for (; times <= end; times += stride) {
      const found = find(count - 1, rest - times * step);
      if (found !== null) return [...found, times];
    }
    return null;
  };
  return find(terms.length, target);
}

/** What the steps before one reach together, and what divides it; 0 where there are none. */
interface Below {
  readonly least: number;
  readonly most: number;
  readonly divisor: number;
}

/** Refused past 2^52, so that the difference of two sums is exact too. */
function belowEach(terms: readonly Term[]): readonly Below[] {
  let below: Below = { least: 0, most: 0, divisor: 0 };
  return terms.map(({ step, low, high }) => {
    const here = below;
    const ends = [multiply(step, low), multiply(step, high)] as const;
    below = {
      least: add(here.least, Math.min(...ends)),
      most: add(here.most, Math.max(...ends)),
      divisor: commonDivisor(here.divisor, step),
    };
    multiply(2, below.most - below.least);
    return here;
  });
}
