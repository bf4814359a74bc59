import type { AssertSurjective, IsSurjective, Missing } from "../../types/analysis/surjective.js";
import type { Accepted, Answer } from "../../types/diagnostic.js";
import type { IntTuple } from "../../types/layout/htuple.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import { exactly, failing } from "../diagnostic.js";
import { shapeOf, show } from "../layout/htuple.js";
import { layoutIn } from "../layout/layout.js";
import { integerModes, type Mode, span } from "../layout/modes.js";
import { extent, extentsOf } from "../layout/shape.js";
import { combination } from "../semimodule/combination.js";
import { add, multiply } from "../semimodule/integer.js";

/**
 * Whether every offset from 0 up to `codomain`, an integer or the size of a shape or layout, is one of the layout (paper,
 * section 5.4); left out, it is the cosize. Decided by the strides alone, unless strides of both signs leave gaps.
 * @example isSurjective(layout("(4,8):(1,3)")) // true
 */
export function isSurjective<L extends AnyLayout, const C extends IntTuple | AnyLayout | null = null>(
  layout: Accepted<L, NoInfer<IsSurjective<L, C>>, "isSurjective">,
  codomain?: C,
): Answer<NoInfer<IsSurjective<L, C>>, "isSurjective">;

export function isSurjective(layout: any, codomain: IntTuple | AnyLayout | null = null): boolean {
  return missingFrom("isSurjective", layout, codomain) === null;
}

/**
 * The least offset from 0 up to `codomain` that no coordinate goes to; `null` where there is none.
 * @example missing(layout("(4,8):(1,5)")) // 4
 */
export function missing<L extends AnyLayout, const C extends IntTuple | AnyLayout | null = null>(
  layout: Accepted<L, NoInfer<Missing<L, C>>, "missing">,
  codomain?: C,
): Answer<NoInfer<Missing<L, C>>, "missing">;

export function missing(layout: any, codomain: IntTuple | AnyLayout | null = null): number | null {
  return missingFrom("missing", layout, codomain);
}

/** Refuses a layout that is not surjective, and names an offset that is missing. */
export function assertSurjective<L extends AnyLayout, const C extends IntTuple | AnyLayout | null = null>(
  layout: Accepted<L, NoInfer<AssertSurjective<L, C>>, "assertSurjective">,
  codomain?: C,
): void;

export function assertSurjective(layout: any, codomain: IntTuple | AnyLayout | null = null): void {
  const found = missingFrom("assertSurjective", layout, codomain);
  if (found !== null) failing("assertSurjective", () => show(layout))("missing", found);
}

function missingFrom(
  operation: string,
  layout: AnyLayout,
  codomain: IntTuple | AnyLayout | null,
): number | null {
  const fail = failing(operation, () => show(layout));
  const modes = integerModes(layoutIn(layout, fail), fail);
  const shape = codomain === null ? null : extentsOf(shapeOf(codomain), fail);
  return exactly(fail, () => missingIn(modes, shape === null ? span(modes) : extent(shape)));
}

/**
 * The offsets around 0 without a gap grow with every mode whose stride is no longer than they are, least stride first.
 * The offset past them is missing, for a longer stride leads further on. Only longer strides of both signs together can
 * lead back, and then each gap is looked at.
 */
export function missingIn(modes: readonly Mode[], bound: number): number | null {
  let low = 0;
  let high = 0;
  const far: Mode[] = [];
  const moving = modes.filter(([size, stride]) => size > 1 && stride !== 0);
  for (const [size, stride] of moving.toSorted(([, a], [, b]) => Math.abs(a) - Math.abs(b))) {
    if (Math.abs(stride) > high - low + 1) far.push([size, stride]);
    else if (stride > 0) high = add(high, multiply(size - 1, stride));
    else low = add(low, multiply(size - 1, stride));
  }
  let next = high + 1;
  const steps = far.map(([size, step]) => ({ step, low: 0, high: size - 1 }));
  if (far.some(([, stride]) => stride > 0) && far.some(([, stride]) => stride < 0))
    while (next < bound) {
      const times = combination([{ step: 1, low, high }, ...steps], next);
      if (times === null) break;
      next += high - (times[0] as number) + 1;
    }
  return next < bound ? next : null;
}
