import type { LayoutError } from "../diagnostic.js";
import type { AnyLayout, ComposedLayout } from "../layout/layout.js";

/** What an operation makes of a composed layout: `R`, which it makes of the inner one, with the outer one over it. */
export type OnInner<Outer extends AnyLayout, Offset, R> = R extends LayoutError
  ? R
  : R extends AnyLayout
    ? ComposedLayout<Outer, Offset, R>
    : never;
