import type { Composition } from "../../types/algebra/composition.js";
import type { Tiler } from "../../types/algebra/tiler.js";
import type { Accepted } from "../../types/diagnostic.js";
import type { AnyLayout, AnyMapping, Composite, Mapping, Resolved } from "../../types/layout/layout.js";
import { exactly, type Fail, failing } from "../diagnostic.js";
import { isComposedLayout } from "../layout/composed-layout.js";
import { layoutIn, mapped, whole } from "../layout/layout.js";
import { integerModes, kindOfLayout, type Sides } from "../layout/modes.js";
import { show } from "../layout/text.js";
import { asIntegers, composedBits } from "./composition/bits.js";
import { goingOn } from "./composition/extension.js";
import { firstStepOver, leafOver } from "./composition/leaf.js";
import { type Move, overrun } from "./composition/move.js";
import { composedOnto } from "./composition/onto.js";
import { partsOf } from "./composition/parts.js";
import { byMode, type Job } from "./tiler.js";

/**
 * The layout R with R(c) = A(B(c)) for every coordinate c of B, and every coordinate of B one of R (paper, section 5.3).
 * It is refused exactly when there is no such layout (carries that cancel each other aside), in the paper's terms. An
 * array of tilers is applied by mode, the modes beyond it stay; one of more tilers than modes is refused. A layout that
 * yields coordinates reads the modes of A that they count; one of binary strides is a matrix over F2. Where B ends in a
 * mode of size 1, so does R: its stride is what A takes that of B to, by which R goes on past its size. With a composed layout
 * on the right R is composed too: A ∘ (B ∘ (n + C)) is (A ∘ B) ∘ (n + C).
 * @param left the layout that is applied last
 * @param tiler the layout that is applied first, an integer n for n:1, or an array of these by mode, or a composed layout
 * @returns the layout R
 * @throws LayoutError: argument, carry, distributivity, extent, negative-multiple, negative-stride, origin, overflow, rank,
 *   shape-divisibility, stride-divisibility, weak-congruence
 * @law R(c) = A(B(c)) for every coordinate c of B, and B's shape is compatible with R's; refused where no layout is
 *   that, but for carries that cancel (test/property/composition.test.ts)
 * @see `docs/composition.md`
 * @example composition(layout("(4,6,8,10):(2,3,5,7)"), layout("6:12")) // prints as (2,3):(9,5)
 * @example composition(layout("(8,16):(1,8)"), [4, layout("8:2")]) // prints as (4,8):(1,16)
 * @example composition(layout("(8,8):(f1,f9)"), layout("((4,8),2):((16,1),8)")) // prints as ((4,8),2):((f18,f1),f9)
 * @example composition(layout("(4,4):(1,4)"), layout("4:e0+e1")) // prints as 4:5
 */
export function composition<A extends AnyMapping, const T extends Tiler | Composite>(
  left: A,
  tiler: Accepted<T, Composition<A, T>>,
): Resolved<Mapping<A, T>, Composition<A, T>>;

export function composition(left: AnyMapping, tiler: unknown): AnyLayout {
  if (!isComposedLayout(tiler)) return byMode(composing, left, tiler as Tiler);
  const fail = failing("composition", () => `${show(left)} ∘ ${show(tiler)}`);
  if (!isComposedLayout(left)) layoutIn(left, fail);
  return composedOnto(left, tiler, (...of) => whole(extended(...of)), fail) as unknown as AnyLayout;
}

const composing: Job = { operation: "composition", sign: "∘", of: extended };

/** The composition that goes on past the size of its right operand; divides and products keep to their sizes. */
export function extended(left: Sides, right: Sides, fail: Fail): Sides {
  const result = composed(left, right, fail);
  return kindOfLayout(right) === "binary" ? exactly(fail, () => goingOn(result, left, right, fail)) : result;
}

/**
 * The composition of two layouts, refused by `fail`: in the name of whatever operation composes them. The rule: no digit
 * carries. What all leaves of the right layout reach in a left mode stays below its extent.
 */
export function composed(left: Sides, right: Sides, fail: Fail): Sides {
  return exactly(fail, () => {
    const kind = kindOfLayout(right);
    if (kind === "own") integerModes(right, fail);
    if (kind !== "binary") return overParts(left, right, fail);
    const integers = asIntegers(right);
    return integers === null ? composedBits(left, right, fail) : overParts(left, integers, fail);
  });
}

/** Leaf by leaf, then what all of them move together. */
function overParts(left: Sides, right: Sides, fail: Fail): Sides {
  const parts = partsOf(left, right, fail);
  const moves: Move[] = [];
  const result = mapped(right, (extent, stride, isLast) =>
    isLast && extent === 1
      ? { shape: 1, stride: firstStepOver(parts, stride) }
      : leafOver(parts, extent, stride, moves, fail),
  );
  const past = overrun(parts, "reached", moves, 0, fail);
  if (past !== null) fail("distributivity", past.reached, past.extent);
  return result;
}
