import type { LeftInverse, Nullspace, RightInverse } from "../../types/algebra/inverse.js";
import type { Accepted } from "../../types/diagnostic.js";
import type {
  AnyLayout,
  AnyMapping,
  Layout,
  Resolved,
  ResultShape,
  ResultStride,
} from "../../types/layout/layout.js";
import type { Step } from "../../types/semimodule/semimodule.js";
import { exactly, failing } from "../diagnostic.js";
import { type Placed, placed } from "../layout/by-stride.js";
import { isComposedLayout } from "../layout/composed-layout.js";
import { show } from "../layout/htuple.js";
import { layoutIn, layoutOf } from "../layout/layout.js";
import { integerModes, kindOfLayout, type Mode, modesOf } from "../layout/modes.js";
import { byBasis } from "./by-basis.js";
import { joined } from "./coalesce.js";
import { leftInverseOfBits, rightInverseOfBits } from "./inverse/bits.js";
import { inverseInside } from "./inverse/composed.js";
import { leftInverseOf, rightInverseOf } from "./inverse/integers.js";

/**
 * A layout R with L(R(k)) = k, the largest that is made of whole modes (paper, section 5.4.1, table 5): sorted by stride,
 * those whose stride continues 1. One that does not is passed over, and of modes with one stride the largest goes first:
 * (4,2):(1,6), which has all of 0 to 3 and 6 to 9, has 4:1. Where L ends in a mode of size 1 that goes on by just what R
 * covers, R ends in one that leads back. Of coordinates it
 * has a mode for each, of binary strides it is found by elimination over F2 and binary itself.
 * Of a composed layout it is composed too, of the inverses of the two in the other order.
 * @param layout any
 * @returns the inverse
 * @throws LayoutError: argument, basis, power
 * @see {@link leftInverse}
 * @example rightInverse(layout("(3,7,5):(5,15,1)")) // prints as (5,21):(21,1)
 * @example rightInverse(layout("(4,(4,2)):(e1,(e0,6e1))")) // prints as (4,4):(4,1)
 * @example rightInverse(layout("(4,(4,3)):(f1,(f5,f16))")) // prints as (4,4,3):(f1,f5,f16)
 */
export function rightInverse<L extends AnyMapping>(
  layout: Accepted<L, NoInfer<RightInverse<L>>, "rightInverse">,
): Resolved<L, NoInfer<RightInverse<L>>>;

export function rightInverse(layout: unknown): AnyLayout {
  return isComposedLayout(layout) ? inverseInside(layout, rightOf) : rightOf(layout);
}

/** By the kind of the strides. */
function rightOf(layout: unknown): AnyLayout {
  const fail = failing("rightInverse", () => show(layout));
  const of = layoutIn(layout, fail);
  const inverse = (modes: readonly Mode[]) => layoutOf(rightInverseOf(modes));
  return exactly(fail, () => {
    const kind = kindOfLayout(of);
    if (kind === "coordinate") return byBasis(of, fail, inverse);
    return kind === "binary"
      ? layoutOf(rightInverseOfBits(modesOf(of), fail))
      : inverse(integerModes(of, fail));
  });
}

/**
 * A layout with L(R(L(k))) = L(k) that is defined over the gaps between the strides too (paper, section 5.4.3, table 6).
 * Offsets that L does not have go anywhere, here as if the modes were longer. Modes of stride 0 do not count. Refused
 * are negative strides, a stride that is no multiple of the one before, and modes that overlap.
 * Of a composed layout it is composed as its right inverse is.
 * @param layout any
 * @returns the inverse
 * @throws LayoutError: argument, basis, negative-stride, no-left-inverse, power
 * @see {@link rightInverse}
 * @example leftInverse(layout("(4,8):(1,5)")) // prints as (5,8):(1,4)
 * @example leftInverse(layout("(4,(4,2)):(e1,(e0,6e1))")) // prints as (4,(6,2)):(4,(1,16))
 */
export function leftInverse<L extends AnyMapping>(
  layout: Accepted<L, NoInfer<LeftInverse<L>>, "leftInverse">,
): Resolved<L, NoInfer<LeftInverse<L>>>;

export function leftInverse(layout: unknown): AnyLayout {
  return isComposedLayout(layout) ? inverseInside(layout, leftOf) : leftOf(layout);
}

/** By the kind of the strides. */
function leftOf(layout: unknown): AnyLayout {
  const fail = failing("leftInverse", () => show(layout));
  const of = layoutIn(layout, fail);
  const inverse = (modes: readonly Mode[]) => layoutOf(leftInverseOf(modes, fail));
  return exactly(fail, () => {
    const kind = kindOfLayout(of);
    if (kind === "coordinate") return byBasis(of, fail, inverse);
    return kind === "binary"
      ? layoutOf(leftInverseOfBits(modesOf(of), fail))
      : inverse(integerModes(of, fail));
  });
}

/**
 * The coordinates that L maps to 0 by its modes of stride 0; 1:0 where it has none (paper, section 5.4).
 * @param layout any
 * @returns the layout of these coordinates
 * @throws LayoutError: argument
 * @see {@link filter}
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

/** The mode that steps through the coordinates of another. */
function step({ size, at }: Placed<Step>): Mode {
  return [size, at];
}
