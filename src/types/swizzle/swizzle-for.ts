import type { AnyLayout, ComposedLayout } from "../layout/layout.js";

/** A swizzle that was found, what it makes of the layout that it was looked for, and how far it helps. */
export interface SwizzleChoice {
  readonly bits: number;
  readonly base: number;
  readonly shift: number;
  readonly swizzle: AnyLayout;
  readonly layout: AnyLayout | ComposedLayout;
  /** How many elements of memory the swizzled layout needs. */
  readonly cosize: number;
  /** The worst degree of conflict of all accesses, without the swizzle and with it. */
  readonly before: number;
  readonly after: number;
}
