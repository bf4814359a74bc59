import type { Accepted, Answer } from "../../types/diagnostic.js";
import type { Budget } from "../../types/layout/budget.js";
import type { Cosize } from "../../types/layout/cosize.js";
import type { AnyMapping, ComposedLayout } from "../../types/layout/layout.js";
import { exactly, type Fail, failing } from "../diagnostic.js";
import { add } from "../semimodule/integer.js";
import { type Spend, spending } from "./budget.js";
import { isComposedLayout, valueAt } from "./composed-layout.js";
import { layoutIn } from "./layout.js";
import { allBits, integral, kindOfLayout, modesOf, span } from "./modes.js";
import { extent } from "./shape.js";
import { show } from "./text.js";

/**
 * The span of the offsets: 1 + Σ (s-1)·|d|; of binary strides one more than all bits that they reach. Refused past
 * 2^53-1, and for coordinates. Of a composed layout one more than the greatest offset, for which all are looked at, within
 * a budget of 16 steps each.
 * @param of a layout of integers or binary elements, or a composed one
 * @param options how many steps that may take
 * @returns an integer
 * @throws LayoutError: argument, integer, overflow, undecided
 * @law 1 + the greatest offset, less the least (test/layout/layout.test.ts)
 * @see {@link coshape}
 * @example cosize(layout("(4,8):(1,-4)")) // 32
 */
export function cosize<L extends AnyMapping>(
  of: Accepted<L, Cosize<L>>,
  options?: Budget,
): Answer<Cosize<L>, number>;

export function cosize(of: unknown, options?: Budget): number {
  const fail = failing("cosize", () => show(of));
  if (isComposedLayout(of)) return spanOf(of, spending(options, fail), fail);
  const checked = layoutIn(of, fail);
  const modes = modesOf(checked);
  if (kindOfLayout(checked) === "binary") return exactly(fail, () => add(1, allBits(modes)));
  return exactly(fail, () => span(integral(modes, fail)));
}

/** The greatest offset of a composed layout is as great as no stride shows. */
function spanOf(of: ComposedLayout, spend: Spend, fail: Fail): number {
  const size = extent(of.shape);
  let most = 0;
  for (let i = 0; i < size; i++) {
    spend(16);
    const value = valueAt(of, i);
    if (typeof value !== "number") fail("integer", show(value));
    most = Math.max(most, value as number);
  }
  return exactly(fail, () => add(most, 1));
}
