import type { AssertSurjective, IsSurjective, Missing } from "../../types/analysis/surjective.js";
import type { Accepted, Answer } from "../../types/diagnostic.js";
import type { Budget } from "../../types/layout/budget.js";
import type { IntTuple } from "../../types/layout/htuple.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import { exactly, failing } from "../diagnostic.js";
import { type Spend, spending } from "../layout/budget.js";
import { shapeOf, show } from "../layout/htuple.js";
import { layoutIn } from "../layout/layout.js";
import { integerModes, type Mode, span } from "../layout/modes.js";
import { extent, extentsOf } from "../layout/shape.js";
import type { Term } from "../semimodule/combination/term.js";
import { combinations } from "../semimodule/combination.js";
import { add, multiply } from "../semimodule/integer.js";

/**
 * Whether every offset from 0 up to `codomain`, an integer or the size of a shape or layout, is one of the layout (paper,
 * section 5.4); left out, it is the cosize. Decided by the strides alone, unless strides of both signs
 * leave gaps: then by a search, which is refused past its budget.
 * @param layout of offsets
 * @param codomain how many offsets it is to reach
 * @param options `budget`, how many steps the search may take
 * @returns a boolean
 * @throws LayoutError: argument, extent, integer, overflow, undecided
 * @see {@link missing}
 * @example isSurjective(layout("(4,8):(1,3)")) // true
 */
export function isSurjective<L extends AnyLayout, const C extends IntTuple | AnyLayout | null = null>(
  layout: Accepted<L, NoInfer<IsSurjective<L, C>>, "isSurjective">,
  codomain?: C,
  options?: Budget,
): Answer<NoInfer<IsSurjective<L, C>>, "isSurjective">;

export function isSurjective(
  layout: any,
  codomain: IntTuple | AnyLayout | null = null,
  options?: Budget,
): boolean {
  return missingFrom("isSurjective", layout, codomain, options) === null;
}

/**
 * The least offset from 0 up to `codomain` that no coordinate goes to; `null` where there is none.
 * @param layout of offsets
 * @param codomain how many offsets it is to reach
 * @param options `budget`, how many steps the search may take
 * @returns the offset, or `null`
 * @throws LayoutError: argument, extent, integer, overflow, undecided
 * @see {@link isSurjective}
 * @example missing(layout("(4,8):(1,5)")) // 4
 */
export function missing<L extends AnyLayout, const C extends IntTuple | AnyLayout | null = null>(
  layout: Accepted<L, NoInfer<Missing<L, C>>, "missing">,
  codomain?: C,
  options?: Budget,
): Answer<NoInfer<Missing<L, C>>, "missing">;

export function missing(
  layout: any,
  codomain: IntTuple | AnyLayout | null = null,
  options?: Budget,
): number | null {
  return missingFrom("missing", layout, codomain, options);
}

/**
 * Refuses a layout that is not surjective, and names an offset that is missing.
 * @param layout of offsets
 * @param codomain how many offsets it is to reach
 * @param options `budget`, how many steps the search may take
 * @returns nothing
 * @throws LayoutError: argument, extent, integer, missing, overflow, undecided
 * @see {@link missing}
 */
export function assertSurjective<L extends AnyLayout, const C extends IntTuple | AnyLayout | null = null>(
  layout: Accepted<L, NoInfer<AssertSurjective<L, C>>, "assertSurjective">,
  codomain?: C,
  options?: Budget,
): void;

export function assertSurjective(
  layout: any,
  codomain: IntTuple | AnyLayout | null = null,
  options?: Budget,
): void {
  const found = missingFrom("assertSurjective", layout, codomain, options);
  if (found !== null) failing("assertSurjective", () => show(layout))("missing", found);
}

function missingFrom(
  operation: string,
  layout: AnyLayout,
  codomain: IntTuple | AnyLayout | null,
  options: Budget | undefined,
): number | null {
  const fail = failing(operation, () => show(layout));
  const modes = integerModes(layoutIn(layout, fail), fail);
  const shape = codomain === null ? null : extentsOf(shapeOf(codomain), fail);
  const spend = spending(options, fail);
  return exactly(fail, () => missingIn(modes, shape === null ? span(modes) : extent(shape), spend));
}

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
