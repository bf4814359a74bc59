import type { Spend } from "../../layout/budget.js";
import type { Mode } from "../../layout/modes.js";
import type { Term } from "../../semimodule/combination/term.js";
import { combinations } from "../../semimodule/combination.js";
import { add, multiply } from "../../semimodule/integer.js";

/**
 * The offsets around 0 without a gap grow with every mode whose stride is no longer than they are, least stride first.
 * The offset past them is missing, for a longer stride leads further on. Only longer strides of both signs together can
 * lead back, and then each gap is looked at.
 */
export function missingIn(modes: readonly Mode[], bound: number, spend: Spend): number | null {
  let low = 0;
  let high = 0;
  const far: Term[] = [];
  const moving = modes.filter(([size, stride]) => size > 1 && stride !== 0);
  for (const [size, stride] of moving.toSorted(([, a], [, b]) => Math.abs(a) - Math.abs(b))) {
    if (Math.abs(stride) > high - low + 1) far.push({ step: stride, low: 0, high: size - 1 });
    else if (stride > 0) high = add(high, multiply(size - 1, stride));
    else low = add(low, multiply(size - 1, stride));
  }
  const leadBack = far.some(({ step }) => step > 0) && far.some(({ step }) => step < 0);
  if (!leadBack) return high + 1 < bound ? high + 1 : null;
  return unreached(high === low ? far : [{ step: 1, low, high }, ...far], high + 1, bound, spend);
}

/**
 * The least target from `first` on, below `bound`, that no combination comes to. By the smallest step one that is reached
 * leads on to others, so the targets are looked at by their residue modulo that step.
 */
function unreached(terms: readonly Term[], first: number, bound: number, spend: Spend): number | null {
  const search = combinations(terms, spend);
  const { step, low, high } = terms[0] as Term;
  const period = Math.abs(step);
  let least = bound;
  for (let start = first; start < Math.min(least, first + period); start++)
    for (let target = start; target < least; ) {
      spend();
      const times = search(target);
      if (times === null) least = target;
      else target += period * (1 + (step > 0 ? high - (times[0] as number) : (times[0] as number) - low));
    }
  return least < bound ? least : null;
}
