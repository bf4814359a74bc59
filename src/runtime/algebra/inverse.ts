import type { LeftInverse, Nullspace, RightInverse } from "../../types/algebra/inverse.js";
import type { Profile } from "../../types/algebra/profile.js";
import type { Accepted } from "../../types/diagnostic.js";
import type {
  AnyComposedLayout,
  AnyLayout,
  AnyMapping,
  Layout,
  Resolved,
  ResultShape,
  ResultStride,
} from "../../types/layout/layout.js";
import type { Step } from "../../types/semimodule/semimodule.js";
import { exactly, type Fail, failing, renaming } from "../diagnostic.js";
import { type Placed, placed } from "../layout/by-stride.js";
import { isComposedLayout } from "../layout/composed-layout.js";
import { isTuple } from "../layout/htuple.js";
import { layoutIn, layoutOf, whole } from "../layout/layout.js";
import { integerModes, kindOfLayout, type Mode, modesOf } from "../layout/modes.js";
import { show } from "../layout/text.js";
import { asLayout } from "./as-layout.js";
import { byBasis } from "./by-basis.js";
import { leftInverseOfBits, rightInverseOfBits } from "./inverse/bits.js";
import { inverseInside } from "./inverse/composed.js";
import { leftInverseOf, rightInverseOf } from "./inverse/integers.js";
import { joined } from "./joined.js";
import { byProfile } from "./profile.js";

/**
 * A layout R with L(R(k)) = k, the largest that is made of whole modes (paper, section 5.4.1, table 5): sorted by stride,
 * those whose stride continues 1. One that does not is passed over, and of modes with one stride the largest goes first:
 * (4,2):(1,6), which has all of 0 to 3 and 6 to 9, has 4:1. Where L ends in a mode of size 1 that goes on by just what R
 * covers, R ends in one that leads back. Of coordinates it
 * has a mode for each, of binary strides it is found by elimination over F2 and binary itself.
 * Of a composed layout it is composed too, of the inverses of the two in the other order. With a tuple as profile each mode
 * has its own, and those beyond the profile stay; a composed layout has them as the layout that it is, and is refused where it
 * is none.
 * @param layout any
 * @param profile a tuple with an entry for each mode that is to have an inverse of its own
 * @returns the inverse
 * @throws LayoutError: argument, basis, overflow, power, rank, semimodule; as {@link asLayout}
 * @law L(R(k)) = k for every k below its size, and no larger one of whole modes is (test/property/algebra.test.ts)
 * @see {@link leftInverse}
 * @example rightInverse(layout("(3,7,5):(5,15,1)")) // prints as (5,21):(21,1)
 * @example rightInverse(layout("(4,(4,2)):(e1,(e0,6e1))")) // prints as (4,4):(4,1)
 * @example rightInverse(layout("((2,4),(4,2)):((4,1),(2,1))"), [null, null]) // prints as ((4,2),(2,4)):((2,1),(4,1))
 * @example rightInverse(layout("(4,(4,3)):(f1,(f5,f16))")) // prints as (4,4,3):(f1,f5,f16)
 */
export function rightInverse<L extends AnyMapping, const P extends Profile = null>(
  layout: Accepted<L, RightInverse<L, P>>,
  profile?: P,
): Resolved<P extends readonly unknown[] ? AnyLayout : L, RightInverse<L, P>>;

export function rightInverse(layout: any, profile: unknown = null): AnyLayout {
  return inverted("rightInverse", layout, profile, rightOf);
}

/** By the kind of the strides. */
function rightOf(of: AnyLayout, fail: Fail): AnyLayout {
  const inverse = (modes: readonly Mode[]) => layoutOf(rightInverseOf(modes));
  return exactly(fail, () => {
    const kind = kindOfLayout(of);
    if (kind === "coordinate") return whole(byBasis(of, fail, inverse));
    return kind === "binary"
      ? layoutOf(rightInverseOfBits(modesOf(of), fail))
      : inverse(integerModes(of, fail));
  });
}

/**
 * A layout with L(R(L(k))) = L(k) that is defined over the gaps between the strides too (paper, section 5.4.3, table 6).
 * Offsets that L does not have go anywhere, here as if the modes were longer. Modes of stride 0 do not count. Refused
 * are negative strides, a stride that is no multiple of the one before, and modes that overlap.
 * Of a composed layout it is composed as its right inverse is. With a tuple as profile it is made by mode as that is.
 * @param layout any
 * @param profile a tuple with an entry for each mode that is to have an inverse of its own
 * @returns the inverse
 * @throws LayoutError: argument, basis, negative-stride, no-left-inverse, overflow, power, rank, semimodule; as {@link asLayout}
 * @law L(R(L(k))) = L(k) for every coordinate k (test/property/algebra.test.ts)
 * @see {@link rightInverse}
 * @example leftInverse(layout("(4,8):(1,5)")) // prints as (5,8):(1,4)
 * @example leftInverse(layout("(4,(4,2)):(e1,(e0,6e1))")) // prints as (4,(6,2)):(4,(1,16))
 */
export function leftInverse<L extends AnyMapping, const P extends Profile = null>(
  layout: Accepted<L, LeftInverse<L, P>>,
  profile?: P,
): Resolved<P extends readonly unknown[] ? AnyLayout : L, LeftInverse<L, P>>;

export function leftInverse(layout: any, profile: unknown = null): AnyLayout {
  return inverted("leftInverse", layout, profile, leftOf);
}

/** By the kind of the strides. */
function leftOf(of: AnyLayout, fail: Fail): AnyLayout {
  const inverse = (modes: readonly Mode[]) => layoutOf(leftInverseOf(modes, fail));
  return exactly(fail, () => {
    const kind = kindOfLayout(of);
    if (kind === "coordinate") return whole(byBasis(of, fail, inverse));
    return kind === "binary"
      ? layoutOf(leftInverseOfBits(modesOf(of), fail))
      : inverse(integerModes(of, fail));
  });
}

/** By mode, if the profile is a tuple: of a composed layout those of the layout that it is. */
function inverted(
  operation: string,
  layout: unknown,
  profile: unknown,
  inverse: (of: AnyLayout, fail: Fail) => AnyLayout,
): AnyLayout {
  if (!isComposedLayout(layout)) return byProfile(operation, layout as AnyLayout, profile, inverse);
  const whole = () => show(layout);
  const part = (of: AnyLayout) => inverse(of, failing(operation, whole));
  const made = () =>
    isTuple(profile)
      ? byProfile(operation, (asLayout as (of: AnyComposedLayout) => AnyLayout)(layout), profile, inverse)
      : inverseInside(layout, part);
  return renaming(operation, made, whole);
}

/**
 * The coordinates that L maps to 0 by its modes of stride 0; 1:0 where it has none (paper, section 5.4).
 * @param layout any
 * @returns the layout of these coordinates
 * @throws LayoutError: argument
 * @law L is 0 at each of its values, and it has all that modes of stride 0 lead through
 *   (test/property/algebra.test.ts)
 * @see {@link filter}
 * @example nullspace(layout("(4,(2,8)):(1,(0,4))")) // prints as 2:4
 */
export function nullspace<L extends AnyLayout>(
  layout: L,
): Layout<ResultShape<Nullspace<L>>, ResultStride<Nullspace<L>>>;

export function nullspace(layout: AnyLayout): AnyLayout {
  const fail = failing("nullspace", () => show(layout));
  const still = placed(modesOf(layoutIn(layout, fail))).filter(({ stride }) => stride === 0);
  return layoutOf(joined(still.map(step)));
}

/** The mode that steps through the coordinates of another. */
function step({ size, at }: Placed<Step>): Mode {
  return [size, at];
}
