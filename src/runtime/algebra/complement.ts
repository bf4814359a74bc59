import type { Complement } from "../../types/algebra/complement.js";
import type { Profile } from "../../types/algebra/profile.js";
import type { Accepted } from "../../types/diagnostic.js";
import type { IntTuple } from "../../types/layout/htuple.js";
import type { AnyLayout, Layout, ResultShape, ResultStride } from "../../types/layout/layout.js";
import type { Nesting } from "../../types/layout/levels.js";
import type { Step } from "../../types/semimodule/semimodule.js";
import { exactly, type Fail } from "../diagnostic.js";
import { isTuple, shapeOf } from "../layout/htuple.js";
import { mapped, sidesOf, whole } from "../layout/layout.js";
import { integerModes, kindOfLayout, type Mode, modesOf, type Sides, stridesOf } from "../layout/modes.js";
import { extent, extentsOf } from "../layout/shape.js";
import { show } from "../layout/text.js";
import type { Path } from "../semimodule/basis.js";
import { ceilDivide, multiply } from "../semimodule/integer.js";
import { binaryIn, scaled } from "../semimodule/semimodule.js";
import { byBasis, byShape } from "./by-basis.js";
import { bitGaps, refuseOdd } from "./complement/bits.js";
import { gapsOf } from "./complement/integers.js";
import { refuseUnread } from "./composition/parts.js";
import { Joined } from "./joined.js";
import { withEach } from "./profile.js";

/**
 * The layout that is disjoint from `layout` and ordered, with whole modes for all gaps (paper, section 5.5, equations 15
 * to 17): a mode, rounded down, for every gap between the modes, and one past them all. That last one is written with size 1; with a bound, which is an
 * integer or the size of a shape or layout, it reaches the bound, and the result is coalesced. Modes of size 1 and of
 * stride 0 do not count. Of coordinates it has a mode for each, of binary strides the bits that lead no value. Refused
 * are negative strides, and a stride below the extent that the smaller ones cover.
 * With a tuple as profile each mode has its own complement, up to its own entry of the bound, and those beyond the profile stay.
 * @param layout any
 * @param bound how far it is to reach, as an integer or the size of a shape or layout; by mode a tuple of these, or `null`
 * @param profile a tuple with an entry for each mode that is to have a complement of its own
 * @returns the layout of what is left out
 * @throws LayoutError: argument, basis, extent, negative-stride, overflow, overlap, rank, semimodule, weak-congruence
 * @law disjoint from the layout, ordered, and the largest that is (test/property/algebra.test.ts)
 * @see `docs/tiling.md`
 * @example complement(layout("(4,8):(1,8)")) // prints as (2,1):(4,64)
 * @example complement(layout("(4,8):(1,8)"), 256) // prints as (2,4):(4,64)
 * @example complement(layout("(4,8):(2,4)"), [16, 64], [null, null]) // prints as ((2,2),(4,2)):((1,8),(1,32))
 * @example complement(layout("(4,(4,2)):(e1,(e0,12e1))")) // prints as (1,(3,1)):(4e0,(4e1,24e1))
 */
export function complement<
  L extends AnyLayout,
  const B extends Nesting<number> | AnyLayout | null = null,
  const P extends Profile = null,
>(
  layout: Accepted<L, Complement<L, B, P>>,
  bound?: B,
  profile?: P,
): Layout<ResultShape<Complement<L, B, P>>, ResultStride<Complement<L, B, P>>>;

export function complement(layout: any, bound: unknown = null, profile: unknown = null): AnyLayout {
  return withEach("complement", layout, profile, bound, boundAt, (of, own, fail) => {
    if (own === null) return exactly(fail, () => whole(complementOf(of, fail)));
    const shape = extentsOf(shapeOf(own), fail);
    return exactly(fail, () => whole(complementUpTo(of, shape, false, fail)));
  });
}

/** The bound of one of so many modes: by mode it is a tuple of as many. */
function boundAt(bound: unknown, i: number, count: number, fail: Fail): unknown {
  if (bound === null) return null;
  const shape = shapeOf(bound);
  return isTuple(shape) && shape.length === count ? shape[i] : fail("argument", show(bound), "bound by mode");
}

/** The complement with no bound. */
export function complementOf(layout: Sides, fail: Fail): Sides {
  const kind = kindOfLayout(layout);
  if (kind === "coordinate")
    return byBasis(layout, fail, (modes, path) => counting(sidesOf(gapsOf(modes, fail)), path));
  return sidesOf(kind === "binary" ? bitGaps(modesOf(layout)) : gapsOf(integerModes(layout, fail), fail));
}

/**
 * The complement that reaches the size of a shape; of coordinates those of its modes. If it is to complete the layout,
 * the two together miss nothing below: refused is a stride that is no multiple of the extent before it then, since the
 * gap between them is no number of whole modes.
 */
export function complementUpTo(layout: Sides, shape: IntTuple, completing: boolean, fail: Fail): Sides {
  const kind = kindOfLayout(layout);
  if (kind === "coordinate") {
    refuseUnread(stridesOf(layout), shape, fail);
    return byShape(layout, shape, fail, (modes, path, size) =>
      counting(upTo(size, gapsOf(modes, fail, completing)), path),
    );
  }
  const bound = extent(shape);
  if (kind === "binary") {
    if (completing) refuseOdd(modesOf(layout), bound, fail);
    return upTo(bound, bitGaps(modesOf(layout)));
  }
  return upTo(bound, gapsOf(integerModes(layout, fail), fail, completing));
}

/** Strides as those of the coordinate that a path leads to. */
function counting(of: Sides, path: Path): Sides {
  return mapped(of, (shape, times) => ({ shape, stride: scaled(times as number, `e${path.join(".")}`) }));
}

/** Gaps whose last one reaches a bound, coalesced. */
function upTo(bound: number, gaps: readonly Mode<Step>[]): Sides {
  const modes = new Joined();
  const last = gaps.length - 1;
  let size = 1;
  for (let i = 0; i <= last; i++) {
    const [gap, covered] = gaps[i] as Mode<Step>;
    const extent = i < last ? gap : ceilDivide(bound, binaryIn(covered));
    size = multiply(size, extent);
    if (extent !== 1) modes.add(extent, covered);
  }
  return modes;
}
