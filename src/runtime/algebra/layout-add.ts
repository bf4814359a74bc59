import type { LayoutAdd } from "../../types/algebra/layout-add.js";
import type { Accepted } from "../../types/diagnostic.js";
import type { IntTuple, StepTuple } from "../../types/layout/htuple.js";
import type { AnyLayout, Layout, ResultShape, ResultStride } from "../../types/layout/layout.js";
import type { Step } from "../../types/semimodule/semimodule.js";
import { exactly, type Fail, failing, LayoutError } from "../diagnostic.js";
import { refuseMixedStrides } from "../layout/check.js";
import { isTuple } from "../layout/htuple.js";
import { laid, layoutIn, sidesOf } from "../layout/layout.js";
import { modesOf, type Sides, sizeOfModes, stridesOf } from "../layout/modes.js";
import { refined } from "../layout/refinement.js";
import { compact } from "../layout/stride.js";
import { show } from "../layout/text.js";
import { added } from "../semimodule/semimodule.js";
import { composed } from "./composition.js";
import { joined } from "./joined.js";

/**
 * The pointwise sum of two layouts of one size, R(i) = A(i) + B(i), over the common refinement of their shapes, or of
 * their coalesced shapes where they have none. Refused are sizes that differ, shapes that interleave, where no layout is
 * the sum, and strides that do not mix.
 * @param a a layout
 * @param b another of its size
 * @returns the sum
 * @throws LayoutError: argument, divisibility, overflow, semimodule, sizes
 * @law R(i) = A(i) + B(i) at every integer coordinate (test/property/words.test.ts)
 * @see {@link commonRefinement}
 * @example layoutAdd(layout("(4,8):(1,4)"), layout("(4,8):(32,1)")) // prints as (4,8):(33,5)
 * @example layoutAdd(layout("(2,3):(1,2)"), layout("(3,2):(1,3)")) // prints as 6:2
 */
export function layoutAdd<A extends AnyLayout, B extends AnyLayout>(
  a: A,
  b: Accepted<B, LayoutAdd<A, B>>,
): Layout<ResultShape<LayoutAdd<A, B>>, ResultStride<LayoutAdd<A, B>>>;

export function layoutAdd(a: AnyLayout, b: any): AnyLayout {
  const fail = failing("layoutAdd", () => `${show(a)} + ${show(b)}`);
  for (const operand of [a, b]) layoutIn(operand, fail);
  return exactly(fail, () => {
    const sizes = [a, b].map((operand) => sizeOfModes(modesOf(operand))) as [number, number];
    if (sizes[0] !== sizes[1]) fail("sizes", ...sizes);
    const shape = common(a, b) ?? refined(coalescedShape(a), coalescedShape(b), fail);
    const [left, right] = [over(shape, a, fail), over(shape, b, fail)];
    refuseMixedStrides([...stridesOf(left), ...stridesOf(right)], fail);
    return laid(shape, sum(left.stride, right.stride));
  });
}

/** The common refinement of the shapes as they are, `null` where there is none. */
function common(a: AnyLayout, b: AnyLayout): IntTuple | null {
  try {
    return refined(
      a.shape,
      b.shape,
      failing("layoutAdd", () => ""),
    );
  } catch (fault) {
    if (fault instanceof LayoutError) return null;
    throw fault;
  }
}

/** The shape that the layout has when it is coalesced. */
function coalescedShape(of: AnyLayout): IntTuple {
  return sidesOf(joined(modesOf(of))).shape;
}

/** A layout with the coordinates of a shape that refines its own, mode by mode. */
function over(shape: IntTuple, of: AnyLayout, fail: Fail): Sides {
  return composed(of, { shape, stride: compact(shape) }, fail);
}

/** Strides of one profile added. */
function sum(a: StepTuple, b: StepTuple): StepTuple {
  if (!isTuple(a) || !isTuple(b)) return added(a as Step, b as Step);
  return a.map((mode, i) => sum(mode, b[i] as StepTuple));
}
