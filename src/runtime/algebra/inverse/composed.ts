import type { AnyLayout, ComposedLayout } from "../../../types/layout/layout.js";
import { failing } from "../../diagnostic.js";
import { composedOf } from "../../layout/composed-layout.js";
import { laid, whole } from "../../layout/layout.js";
import { extent } from "../../layout/shape.js";
import { show } from "../../layout/text.js";
import { composed } from "../composition.js";

/**
 * The inverse of a composed layout: k goes to inner⁻¹(outer⁻¹(k) - offset). Where nothing is added, it has as many
 * coordinates as the inverse of the inner layout.
 */
export function inverseInside(of: ComposedLayout, inverse: (layout: AnyLayout) => AnyLayout): AnyLayout {
  const [outer, inner] = [inverse(of.inner), inverse(of.outer)];
  if (of.offset !== 0) return composedOf(outer, -of.offset, inner) as unknown as AnyLayout;
  const all = laid(extent(outer.shape), 1);
  const fail = failing("composition", () => `${show(inner)} ∘ ${show(all)}`);
  return composedOf(outer, 0, whole(composed(inner, all, fail))) as unknown as AnyLayout;
}
