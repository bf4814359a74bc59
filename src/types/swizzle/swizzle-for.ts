import type { Composition } from "../algebra/composition.js";
import type { MadeOf } from "../diagnostic/made-of.js";
import type { AnyLayout, ComposedLayout, Layout, ResultShape, ResultStride } from "../layout/layout.js";

/** A swizzle that was found, what it makes of the layout that it was looked for, and how far it helps. */
export interface SwizzleChoice<out Swizzled = AnyLayout | ComposedLayout> {
  readonly bits: number;
  readonly base: number;
  readonly shift: number;
  readonly swizzle: AnyLayout;
  /** The layout under the swizzle. */
  readonly layout: Swizzled;
  /** How many elements of memory the swizzled layout needs. */
  readonly cosize: number;
  /** The worst degree of conflict of all accesses, without the swizzle and with it. */
  readonly before: number;
  readonly after: number;
}

/**
 * A layout under a swizzle that only the run time knows: of the same rank, and where the algebra does not fold it, the inner one
 * of a composed layout.
 * @example Swizzled<Layout<[8, 64], [64, 1]>>["shape"] // [IntTuple, IntTuple] | [8, 64]
 */
export type Swizzled<L> =
  NoInfer<ComputedSwizzled<L>> extends infer Made | MadeOf<"swizzled", L> ? Made : never;

type ComputedSwizzled<L> = "swizzleFor" extends "swizzleFor" & L
  ? AnyLayout | ComposedLayout
  : L extends AnyLayout
    ? ComposedLayout<AnyLayout, number, L> | Folded<Composition<AnyLayout, L>>
    : never;

type Folded<R> = Layout<ResultShape<R>, ResultStride<R>>;
