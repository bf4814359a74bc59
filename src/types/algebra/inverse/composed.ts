import type { LayoutError } from "../../diagnostic.js";
import type { AnyLayout, ComposedLayout, Layout } from "../../layout/layout.js";
import type { Size } from "../../layout/shape.js";
import type { Negate } from "../../semimodule/integer.js";
import type { Composition } from "../composition.js";

/**
 * The inverse of a composed layout, of those of its inner and its outer one: k goes to inner⁻¹(outer⁻¹(k) - offset). Where
 * nothing is added, it has as many coordinates as the inverse of the inner layout.
 */
export type InverseInside<OfInner, Offset, OfOuter> = OfInner extends AnyLayout
  ? OfOuter extends AnyLayout
    ? [Offset] extends [0]
      ? Over<OfInner, 0, Composition<OfOuter, Layout<Size<OfInner>, 1>>>
      : number extends Offset
        ? ComposedLayout<OfInner, number, Layout>
        : Over<OfInner, Negate<Offset>, OfOuter>
    : OfOuter
  : OfInner;

/** The composed layout of inverses; a refusal of either is its own. */
type Over<Outer extends AnyLayout, Offset, Inner> = Inner extends LayoutError
  ? Inner
  : Inner extends AnyLayout
    ? ComposedLayout<Outer, Offset, Inner>
    : never;
