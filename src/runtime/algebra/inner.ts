import type { AnyLayout, AnyMapping } from "../../types/layout/layout.js";
import { composedOf, isComposedLayout } from "../layout/composed-layout.js";

/** What is made of a layout; of a composed one it is made of the inner layout, and the outer one stays over it. */
export function onInner(of: AnyMapping, make: (layout: AnyLayout) => AnyLayout): AnyLayout {
  if (!isComposedLayout(of)) return make(of as AnyLayout);
  return composedOf(of.outer, of.offset, make(of.inner)) as unknown as AnyLayout;
}
