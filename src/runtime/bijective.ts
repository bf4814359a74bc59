import type { AssertBijective, IsBijective } from "../types/bijective.js";
import type { Accepted, Answer } from "../types/diagnostic.js";
import type { AnyLayout } from "../types/layout.js";
import { breach } from "./compact.js";
import { offsetOf } from "./coordinate.js";
import { exactly, failing } from "./diagnostic.js";
import { show, textOf } from "./htuple.js";
import { collisionIn } from "./injective.js";
import { placed } from "./inverse.js";
import { layoutIn } from "./layout.js";
import { integerModes } from "./modes.js";
import { missingIn, span } from "./surjective.js";

/**
 * Whether the layout has a full inverse: it takes the coordinates from 0 up to its size to the offsets from 0 up to its
 * size, each to its own (paper, section 5.4.1). Decided by the strides alone.
 * @example isBijective(layout("(4,8):(8,1)")) // true
 */
export function isBijective<L extends AnyLayout>(layout: L): Answer<NoInfer<IsBijective<L>>, "isBijective">;
export function isBijective(layout: AnyLayout): boolean {
  const fail = failing("isBijective", () => show(layout));
  const modes = placed(integerModes(layoutIn(layout, fail), fail));
  return breach(modes) === null && modes.every(({ stride }) => stride > 0);
}

/** Refuses a layout that is not bijective, and names two coordinates that collide or an offset that is missing. */
export function assertBijective<L extends AnyLayout>(
  layout: Accepted<L, NoInfer<AssertBijective<L>>, "assertBijective">,
): void;
export function assertBijective(layout: any): void {
  if (isBijective(layout)) return;
  const fail = failing("assertBijective", () => show(layout));
  const modes = integerModes(layout, fail);
  exactly(fail, () => {
    const collision = collisionIn(placed(modes));
    if (collision !== null) fail("collision", ...collision, textOf(offsetOf(collision[0], layout, fail)));
    fail("missing", missingIn(modes, span(modes)) as number);
  });
}
