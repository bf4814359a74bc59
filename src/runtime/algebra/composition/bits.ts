import type { IntTuple, StepTuple } from "../../../types/layout/htuple.js";
import type { Step } from "../../../types/semimodule/semimodule.js";
import type { Fail } from "../../diagnostic.js";
import { stepAt } from "../../layout/evaluation.js";
import { isTuple } from "../../layout/htuple.js";
import { mapped, sidesOf } from "../../layout/layout.js";
import { type Mode, modesOf, type Sides } from "../../layout/modes.js";
import { and, mostUncarried, stepsOf } from "../../semimodule/binary.js";
import { binaryIn, scaled } from "../../semimodule/semimodule.js";
import { joined } from "../joined.js";
import { asMatrix } from "./matrix.js";

/**
 * A right operand of binary strides whose steps share no bit, as one of integers: XOR is their sum. `null` where it is
 * not.
 * @example asIntegers(layout("(4,2):(f1,f4)")) // { shape: [4, 2], stride: [1, 4] }
 */
export function asIntegers(right: Sides): Sides | null {
  if (sharedBit(right) !== null) return null;
  const integers = (stride: StepTuple): IntTuple =>
    isTuple(stride) ? stride.map(integers) : binaryIn(stride);
  return { shape: right.shape, stride: integers(right.stride) };
}

/**
 * The composition with a right operand of binary strides whose steps share bits. It is the product of two matrices over
 * F2 where the left operand is one: see `asMatrix`. Else there is none.
 */
export function composedBits(left: Sides, right: Sides, fail: Fail): Sides {
  const matrix = asMatrix(left, right);
  if (matrix === null) return fail("carry", ...(sharedBit(right) as [number, number]));
  return mapped(right, (extent, stride, isLast) => {
    // how the result goes on past its size
    if (isLast && extent === 1) return { shape: 1, stride: stepAt(binaryIn(stride), matrix, fail) };
    return sidesOf(columns(matrix, extent, binaryIn(stride), fail));
  });
}

/** The modes of one leaf: a column to a bit, and what is no power of two last. */
function columns(left: Sides, extent: number, element: number, fail: Fail): readonly Mode<Step>[] {
  const at = (step: number): Step => stepAt(step, left, fail);
  if (extent === 1 || element === 0) return [[extent, 0]];
  const modes: Mode<Step>[] = [];
  let rest = extent;
  let step = element;
  for (; rest % 2 === 0; rest /= 2, step *= 2) modes.push([2, at(step)]);
  if (rest === 1) return joined(modes);
  for (const [i, each] of stepsOf(rest, step).entries())
    if (at(each) !== scaled(2 ** i, at(step))) fail("carry", step, each);
  return joined([...modes, [rest, at(step)]]);
}

/** The first two steps that share a bit, and are summed: not so the two ends of a mode that takes no more steps. */
function sharedBit(right: Sides): readonly [number, number] | null {
  const steps = modesOf(right).flatMap(([extent, stride], leaf) => {
    const element = binaryIn(stride);
    const apart = extent <= mostUncarried(element);
    return stepsOf(extent, element).map((step) => ({ step, of: apart ? leaf : null }));
  });
  for (const [i, { step, of }] of steps.entries())
    for (const before of steps.slice(0, i))
      if (and(before.step, step) !== 0 && (of === null || before.of !== of)) return [before.step, step];
  return null;
}
