import type { AssertBijective, IsBijective } from "../../types/analysis/bijective.js";
import type { Accepted, Answer } from "../../types/diagnostic.js";
import type { Budget } from "../../types/layout/budget.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import { exactly, type Fail, failing } from "../diagnostic.js";
import { spending } from "../layout/budget.js";
import { placed } from "../layout/by-stride.js";
import { show } from "../layout/htuple.js";
import { layoutIn } from "../layout/layout.js";
import { integerModes, kindOfLayout, span } from "../layout/modes.js";
import { breach, fillsBits, missingOfBits } from "./compact.js";
import { refuseCollision } from "./injective.js";
import { missingIn } from "./surjective.js";

/**
 * Whether the layout has a full inverse: it takes the coordinates from 0 up to its size to the offsets from 0 up to its
 * size, each to its own (paper, section 5.4.1). Decided by the strides alone; binary ones by elimination. Refused are
 * strides that yield coordinates.
 * @param layout of offsets
 * @returns a boolean
 * @throws LayoutError: argument, integer
 * @see {@link assertBijective}
 * @example isBijective(layout("(4,8):(8,1)")) // true
 * @example isBijective(layout("(8,64):(f72,f1)")) // true
 */
export function isBijective<L extends AnyLayout>(
  layout: Accepted<L, NoInfer<IsBijective<L>>, "isBijective">,
): Answer<NoInfer<IsBijective<L>>, "isBijective">;

export function isBijective(layout: unknown): boolean {
  const fail = failing("isBijective", () => show(layout));
  return inverts(layoutIn(layout, fail), fail);
}

/**
 * Refuses a layout that is not bijective, and names two coordinates that collide or an offset that is missing.
 * @param layout of offsets
 * @param options `budget`, how many steps the search may take
 * @returns nothing
 * @throws LayoutError: argument, collision, integer, missing, undecided
 * @see {@link isBijective}
 */
export function assertBijective<L extends AnyLayout>(
  layout: Accepted<L, NoInfer<AssertBijective<L>>, "assertBijective">,
  options?: Budget,
): void;

export function assertBijective(layout: any, options?: Budget): void {
  const fail = failing("assertBijective", () => show(layout));
  const spend = spending(options, fail);
  if (inverts(layoutIn(layout, fail), fail)) return;
  exactly(fail, () => {
    refuseCollision(layout, spend, fail);
    if (kindOfLayout(layout) === "binary") fail("missing", missingOfBits(layout, fail) as number);
    const modes = integerModes(layout, fail);
    fail("missing", missingIn(modes, span(modes), spend) as number);
  });
}

/** Whether each offset below the size is reached once. */
function inverts(layout: AnyLayout, fail: Fail): boolean {
  if (kindOfLayout(layout) === "binary") return fillsBits(layout, fail);
  const modes = placed(integerModes(layout, fail));
  return breach(modes) === null && modes.every(({ stride }) => stride > 0);
}
