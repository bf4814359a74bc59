import type { Clip, LayoutError, NamedWhole } from "../diagnostic.js";
import type { AnyLayout, ComposedLayout, TextOfLayout } from "../layout/layout.js";

/**
 * What an operation makes of a composed layout: `R`, which it makes of the inner one, with the outer one over it. A refusal
 * names the whole.
 */
export type OnInner<Outer extends AnyLayout, Offset, Inner, R> = R extends LayoutError
  ? Inner extends AnyLayout
    ? NamedWhole<R, Clip<TextOfLayout<Inner>>, Clip<TextOfLayout<ComposedLayout<Outer, Offset, Inner>>>>
    : R
  : R extends AnyLayout
    ? ComposedLayout<Outer, Offset, R>
    : never;
