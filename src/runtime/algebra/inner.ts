import type { AnyLayout, AnyMapping } from "../../types/layout/layout.js";
import { namingWhole } from "../diagnostic.js";
import { composedOf, isComposedLayout } from "../layout/composed-layout.js";
import { show } from "../layout/text.js";

/**
 * What is made of a layout; of a composed one it is made of the inner layout, and the outer one stays over it. A refusal
 * names the whole.
 */
export function onInner(of: AnyMapping, make: (layout: AnyLayout) => AnyLayout): AnyLayout {
  if (!isComposedLayout(of)) return make(of as AnyLayout);
  const { outer, offset, inner } = of;
  const work = () => composedOf(outer, offset, make(inner)) as unknown as AnyLayout;
  return namingWhole(
    () => show(inner),
    () => show(of),
    work,
  );
}
