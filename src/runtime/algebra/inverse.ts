import type { LeftInverse, Nullspace, RightInverse } from "../../types/algebra/inverse.js";
import type { Accepted } from "../../types/diagnostic.js";
import type { AnyLayout, Layout, ResultShape, ResultStride } from "../../types/layout/layout.js";
import type { Step } from "../../types/semimodule/semimodule.js";
import { exactly, type Fail, failing } from "../diagnostic.js";
import { show } from "../layout/htuple.js";
import { layoutIn } from "../layout/layout.js";
import { integerModes, kindOfLayout, type Mode, modesOf } from "../layout/modes.js";
import { extent } from "../layout/shape.js";
import { multiply } from "../semimodule/integer.js";
import { byBasis } from "./by-basis.js";
import { joined, layoutOf } from "./coalesce.js";
import { leftInverseOfBits, rightInverseOfBits } from "./inverse/bits.js";

/**
 * The largest layout R with L(R(k)) = k (paper, section 5.4.1, table 5): sorted by stride, the modes whose stride
 * continues 1. One that does not is passed over, and of modes with one stride the largest goes first. Of coordinates it
 * has a mode for each, of binary strides it is found by elimination over F2 and binary itself.
 * @example rightInverse(layout("(3,7,5):(5,15,1)")) // prints as (5,21):(21,1)
 * @example rightInverse(layout("(4,(4,2)):(e1,(e0,6e1))")) // prints as (4,4):(4,1)
 * @example rightInverse(layout("(4,(4,3)):(f1,(f5,f16))")) // prints as (4,4,3):(f1,f5,f16)
 */
export function rightInverse<L extends AnyLayout>(
  layout: Accepted<L, NoInfer<RightInverse<L>>, "rightInverse">,
): Layout<ResultShape<NoInfer<RightInverse<L>>>, ResultStride<NoInfer<RightInverse<L>>>>;
export function rightInverse(layout: unknown): AnyLayout {
  const fail = failing("rightInverse", () => show(layout));
  const of = layoutIn(layout, fail);
  const inverse = (modes: readonly Placed[]) => layoutOf(joined(continuing(modes).map(step)));
  return exactly(fail, () => {
    const kind = kindOfLayout(of);
    if (kind === "coordinate") return byBasis(of, fail, inverse);
    return kind === "binary"
      ? layoutOf(rightInverseOfBits(placed(modesOf(of)), fail))
      : inverse(placed(integerModes(of, fail)));
  });
}

/**
 * A layout with L(R(L(k))) = L(k) that is defined over the gaps between the strides too (paper, section 5.4.3, table 6).
 * Offsets that L does not have go anywhere, here as if the modes were longer. Modes of stride 0 do not count. Refused
 * are negative strides, a stride that is no multiple of the one before, and modes that overlap.
 * @example leftInverse(layout("(4,8):(1,5)")) // prints as (5,8):(1,4)
 * @example leftInverse(layout("(4,(4,2)):(e1,(e0,6e1))")) // prints as (4,(6,2)):(4,(1,16))
 */
export function leftInverse<L extends AnyLayout>(
  layout: Accepted<L, NoInfer<LeftInverse<L>>, "leftInverse">,
): Layout<ResultShape<NoInfer<LeftInverse<L>>>, ResultStride<NoInfer<LeftInverse<L>>>>;
export function leftInverse(layout: unknown): AnyLayout {
  const fail = failing("leftInverse", () => show(layout));
  const of = layoutIn(layout, fail);
  const inverse = (modes: readonly Placed[]) => layoutOf(leftInverseOf(modes, fail));
  return exactly(fail, () => {
    const kind = kindOfLayout(of);
    if (kind === "coordinate") return byBasis(of, fail, inverse);
    return kind === "binary"
      ? layoutOf(leftInverseOfBits(placed(modesOf(of)), fail))
      : inverse(placed(integerModes(of, fail)));
  });
}

/**
 * The coordinates that L maps to 0 by its modes of stride 0; 1:0 where it has none (paper, section 5.4).
 * @example nullspace(layout("(4,(2,8)):(1,(0,4))")) // prints as 2:4
 */
export function nullspace<L extends AnyLayout>(
  layout: L,
): Layout<ResultShape<NoInfer<Nullspace<L>>>, ResultStride<NoInfer<Nullspace<L>>>>;
export function nullspace(layout: AnyLayout): AnyLayout {
  const fail = failing("nullspace", () => show(layout));
  const still = placed(modesOf(layoutIn(layout, fail))).filter(({ stride }) => stride === 0);
  return layoutOf(joined(still.map(step)));
}

/** A mode of a layout, and the integer coordinate of its first step. */
export interface Placed<D extends Step = number> {
  readonly size: number;
  readonly stride: D;
  readonly at: number;
}

/** The mode that steps through the coordinates of another. */
function step({ size, at }: Placed<Step>): Mode {
  return [size, at];
}

/** The modes with the places of their steps, those of size 1 left out. */
export function placed<D extends Step>(modes: readonly Mode<D>[]): readonly Placed<D>[] {
  let at = 1;
  const all = modes.map(([size, stride]) => {
    const mode = { size, stride, at };
    at *= size;
    return mode;
  });
  return all.filter(({ size }) => size > 1);
}

/** The modes that a right inverse follows, each continuing the ones before it. */
export function continuing(all: readonly Placed[]): readonly Placed[] {
  const chain: Placed[] = [];
  for (let next = 1; ; ) {
    const largest = all.reduce<Placed | undefined>(
      (so, mode) => (mode.stride === next && mode.size > (so?.size ?? 1) ? mode : so),
      undefined,
    );
    if (largest === undefined) return chain;
    chain.push(largest);
    next *= largest.size;
  }
}

/** The modes of the left inverse: to every mode a gap up to the stride of the next. */
export function leftInverseOf(modes: readonly Placed[], fail: Fail): readonly Mode[] {
  const reaching = modes.filter(({ stride }) => stride !== 0);
  for (const { stride } of reaching) if (stride < 0) fail("negative-stride", stride);
  const inverse: Mode[] = [];
  let before: Placed | undefined;
  for (const mode of reaching.toSorted((a, b) => a.stride - b.stride)) {
    if (before === undefined) {
      if (mode.stride > 1) inverse.push([mode.stride, 0]);
    } else {
      if (mode.stride % before.stride !== 0 || mode.stride < multiply(before.size, before.stride))
        fail("no-left-inverse", mode.stride, before.size, before.stride);
      inverse.push([mode.stride / before.stride, before.at]);
    }
    before = mode;
  }
  if (before !== undefined) inverse.push([before.size, before.at]);
  extent(inverse.map(([size]) => size));
  return joined(inverse);
}
