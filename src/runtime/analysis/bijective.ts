import type { AssertBijective, IsBijective } from "../../types/analysis/bijective.js";
import type { Accepted, Answer } from "../../types/diagnostic.js";
import type { Budget } from "../../types/layout/budget.js";
import type { IntTuple } from "../../types/layout/htuple.js";
import type { AnyLayout, AnyMapping } from "../../types/layout/layout.js";
import { exactly, type Fail, failing } from "../diagnostic.js";
import { spending } from "../layout/budget.js";
import { placed } from "../layout/by-stride.js";
import { isComposedLayout } from "../layout/composed-layout.js";
import { integerModes, kindOfLayout, modesOf } from "../layout/modes.js";
import { extent } from "../layout/shape.js";
import { show, textOf } from "../layout/text.js";
import { breach, fillsBits, fillsBox, missingOfBits } from "./compact.js";
import { refuseCollision } from "./injective.js";
import { missingOf } from "./surjective.js";
import { askedIn, lackingIn, listing, repetitionIn, valuesOf } from "./values.js";

/**
 * Whether the layout has a full inverse: it takes the coordinates from 0 up to its size to the offsets from 0 up to its
 * size, each to its own (paper, section 5.4.1). Decided by the strides alone; binary ones by elimination. A layout of
 * coordinates is asked about those of the shape that they span, from 0 on.
 * @param layout of offsets or coordinates
 * @returns a boolean
 * @throws LayoutError: argument, budget, integer, power
 * @law true exactly where the image is every offset below the size, each once (test/property/questions.test.ts)
 * @see {@link assertBijective}
 * @example isBijective(layout("(4,8):(8,1)")) // true
 * @example isBijective(layout("(8,64):(f72,f1)")) // true
 * @example isBijective(layout("(4,8):(e0,e1)")) // true
 */
export function isBijective<L extends AnyMapping>(
  layout: Accepted<L, IsBijective<L>>,
): Answer<IsBijective<L>, boolean>;

export function isBijective(layout: unknown): boolean {
  const fail = failing("isBijective", () => show(layout));
  return inverts(askedIn(layout, fail), fail);
}

/**
 * Refuses a layout that is not bijective, and names two coordinates that collide or what is missing.
 * @param layout of offsets or coordinates
 * @param options `budget`, how many steps the search may take
 * @returns nothing
 * @throws LayoutError: argument, budget, collision, integer, missing, overflow, power, undecided
 * @law refused exactly where `isBijective` is false, with a witness (test/analysis/bijective.test.ts)
 * @see {@link isBijective}
 * @example assertBijective(layout("(4,8):(8,1)"))
 */
export function assertBijective<L extends AnyMapping>(
  layout: Accepted<L, AssertBijective<L>>,
  options?: Budget,
): void;

export function assertBijective(layout: any, options?: Budget): void {
  const fail = failing("assertBijective", () => show(layout));
  const spend = spending(options, fail);
  const of = askedIn(layout, fail);
  const isComposed = isComposedLayout(of);
  // the offsets of a composed layout are looked at by the search itself, as far as the budget lets it
  if (!isComposed && inverts(of, fail)) return;
  exactly(fail, () => {
    refuseCollision(of, spend, fail);
    if (!isComposed && kindOfLayout(of as AnyLayout) === "binary")
      fail("missing", missingOfBits(of as AnyLayout, fail) as number);
    const found = missingOf(of, isComposed ? extent(of.inner.shape) : null, spend, fail);
    if (found !== null || !isComposed) fail("missing", textOf(found as IntTuple));
  });
}

/** Whether each offset below the size is reached once, or each coordinate of the shape that is spanned. */
function inverts(of: AnyMapping, fail: Fail): boolean {
  if (isComposedLayout(of)) {
    const values = valuesOf(of, listing(fail), fail);
    return repetitionIn(values) === null && lackingIn(values, 0, values.length) === null;
  }
  const layout = of as AnyLayout;
  const kind = kindOfLayout(layout);
  if (kind === "binary") return fillsBits(layout, fail);
  if (kind === "coordinate")
    return fillsBox(layout) && placed(modesOf(layout)).every(({ stride }) => !String(stride).startsWith("-"));
  const modes = placed(integerModes(layout, fail));
  return breach(modes) === null && modes.every(({ stride }) => stride > 0);
}
