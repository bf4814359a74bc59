import type { IntTuple } from "../../../types/layout/htuple.js";
import type { AnyLayout, ComposedLayout } from "../../../types/layout/layout.js";
import { failing } from "../../diagnostic.js";
import { composedOf } from "../../layout/composed-layout.js";
import { offsetOf } from "../../layout/evaluation.js";
import { show } from "../../layout/htuple.js";
import { laid } from "../../layout/layout.js";
import { allBits, kindOfLayout, modesOf } from "../../layout/modes.js";
import { extent } from "../../layout/shape.js";
import { stepsOf } from "../../semimodule/binary.js";
import { composed } from "../composition.js";

/**
 * The inverse of a composed layout: k goes to inner⁻¹(outer⁻¹(k) - offset). Where nothing is added, it has as many
 * coordinates as the inverse of the inner layout.
 */
export function inverseInside(of: ComposedLayout, inverse: (layout: AnyLayout) => AnyLayout): AnyLayout {
  const [outer, inner] = [inverse(of.inner), isInvolution(of.outer) ? of.outer : inverse(of.outer)];
  if (of.offset !== 0) return composedOf(outer, -of.offset, inner) as unknown as AnyLayout;
  const all = laid(extent(outer.shape as IntTuple), 1);
  const fail = failing("composition", () => `${show(inner)} ∘ ${show(all)}`);
  return composedOf(outer, 0, composed(inner, all, fail)) as unknown as AnyLayout;
}

/** Whether a layout of bits is its own inverse on all integers, as a swizzle is whose bits do not meet. */
function isInvolution(of: AnyLayout): boolean {
  const modes = modesOf(of);
  if (kindOfLayout(of) !== "binary" || modes.at(-1)?.[0] !== 1) return false;
  const at = (x: number): number =>
    offsetOf(
      x,
      of,
      failing("at", () => show(of)),
    ) as number;
  return stepsOf(2 * allBits(modes) + 2, 1).every((bit) => at(at(bit)) === bit);
}
