import type { IntTuple } from "../../types/htuple.js";
import type { AnyLayout } from "../../types/layout.js";
import type { Step, StepTuple } from "../../types/semimodule.js";
import { and, isPowerOfTwo, stepsOf } from "../binary.js";
import { joined, layoutOf, simplified } from "../coalesce.js";
import { stepAt } from "../coordinate.js";
import type { Fail } from "../diagnostic.js";
import { isTuple } from "../htuple.js";
import { laid, mapped } from "../layout.js";
import { type Mode, modesOf, stridesOf } from "../modes.js";
import { binaryIn, kindOfAll, scaled } from "../semimodule.js";

/**
 * A right operand of binary strides whose steps share no bit, as one of integers: XOR is their sum. `null` where it is
 * not.
 * @example asIntegers(layout("(4,2):(f1,f4)")) // prints as (4,2):(1,4)
 */
export function asIntegers(right: AnyLayout): AnyLayout | null {
  if (clash(right) !== null) return null;
  const integers = (stride: StepTuple): IntTuple =>
    isTuple(stride) ? stride.map(integers) : binaryIn(stride);
  return laid(right.shape as IntTuple, integers(right.stride as StepTuple));
}

/**
 * The composition with a right operand of binary strides whose steps share bits. It is the product of two matrices over
 * F2 where the left operand is one: binary strides, and extents that are powers of two. Else there is none.
 */
export function composedBits(left: AnyLayout, right: AnyLayout, fail: Fail): AnyLayout {
  const within = simplified(modesOf(left)).slice(0, -1);
  const linear = kindOfAll(stridesOf(left)) === "binary" && within.every(([extent]) => isPowerOfTwo(extent));
  if (!linear) fail("carry", ...(clash(right) as [number, number]));
  return mapped(right, (extent, stride) => layoutOf(columns(left, extent, binaryIn(stride), fail)));
}

/** The modes of one leaf: a column to a bit, and what is no power of two last. */
function columns(left: AnyLayout, extent: number, element: number, fail: Fail): readonly Mode<Step>[] {
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

/** The first two steps that share a bit. */
function clash(right: AnyLayout): readonly [number, number] | null {
  const steps = modesOf(right).flatMap(([extent, stride]) => stepsOf(extent, binaryIn(stride)));
  for (const [i, step] of steps.entries())
    for (const before of steps.slice(0, i)) if (and(before, step) !== 0) return [before, step];
  return null;
}
