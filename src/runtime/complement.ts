import type { Complement } from "../types/complement.js";
import type { Accepted } from "../types/diagnostic.js";
import type { IntTuple } from "../types/htuple.js";
import type { AnyLayout, Layout, ResultShape, ResultStride } from "../types/layout.js";
import { joined, layoutOf } from "./coalesce.js";
import { exactly, type Fail, failing } from "./diagnostic.js";
import { shapeOf, show } from "./htuple.js";
import { ceilDivide, floorDivide, multiply } from "./integer.js";
import { layoutIn } from "./layout.js";
import { type Mode, modesOf } from "./modes.js";
import { extent, extentsOf } from "./shape.js";

/**
 * The maximal layout that is disjoint from `layout` and ordered (paper, section 5.4.5, equations 15 to 17): a mode for
 * every gap between the modes, and one past them all. That last one is written with size 1; with a bound, which is an
 * integer or the size of a shape or layout, it reaches the bound, and the result is coalesced. Modes of size 1 and of
 * stride 0 do not count. Refused are negative strides, and a stride below the extent that the smaller ones cover.
 * @example complement(layout("(4,8):(1,8)")) // prints as (2,1):(4,64)
 * @example complement(layout("(4,8):(1,8)"), 256) // prints as (2,4):(4,64)
 */
export function complement<L extends AnyLayout, const B extends IntTuple | AnyLayout | null = null>(
  layout: Accepted<L, NoInfer<Complement<L, B>>, "complement">,
  bound?: B,
): Layout<ResultShape<NoInfer<Complement<L, B>>>, ResultStride<NoInfer<Complement<L, B>>>>;
export function complement(layout: unknown, bound: IntTuple | AnyLayout | null = null): AnyLayout {
  const fail = failing("complement", () => show(layout));
  const modes = modesOf(layoutIn(layout, fail));
  if (bound === null) return exactly(fail, () => layoutOf(gapsOf(modes, fail)));
  const shape = extentsOf(shapeOf(bound), fail);
  return exactly(fail, () => layoutOf(upTo(extent(shape), gapsOf(modes, fail))));
}

/**
 * The complement that reaches `bound` and completes the modes: together they miss nothing below it. Refused too is a
 * stride that is no multiple of the extent before it, since the gap between them is no number of whole modes.
 * @example completionOf([[8, 3]], 24, fail) // [[3, 1]]
 */
export function completionOf(modes: readonly Mode[], bound: number, fail: Fail): readonly Mode[] {
  return upTo(bound, gapsOf(modes, fail, true));
}

/** The gaps of modes in ascending order, the last of size 1: what lies past them all. */
export function gapsOf(modes: readonly Mode[], fail: Fail, completing = false): readonly Mode[] {
  const gaps: Mode[] = [];
  let covered = 1;
  for (const [size, stride] of ascending(modes, fail)) {
    if (stride < covered) fail("overlap", stride, covered);
    if (completing && stride % covered !== 0) fail("not-completing", stride, covered);
    const gap = floorDivide(stride, covered);
    if (gap > 1) gaps.push([gap, covered]);
    covered = multiply(size, stride);
  }
  return [...gaps, [1, covered]];
}

/** Gaps whose last one reaches a bound, coalesced. */
function upTo(bound: number, gaps: readonly Mode[]): readonly Mode[] {
  const [, covered] = gaps.at(-1) as Mode;
  const modes: readonly Mode[] = [...gaps.slice(0, -1), [ceilDivide(bound, covered), covered]];
  extent(modes.map(([size]) => size));
  return joined(modes);
}

/** The modes that reach beyond offset 0, by stride. */
function ascending(modes: readonly Mode[], fail: Fail): readonly Mode[] {
  const reaching = modes.filter(([size, stride]) => size > 1 && stride !== 0);
  for (const [, stride] of reaching) if (stride < 0) fail("negative-stride", stride);
  return reaching.toSorted(([, a], [, b]) => a - b);
}
