import type { Step } from "../../../types/semimodule/semimodule.js";
import { mostUncarried, uncarried } from "../../semimodule/binary.js";
import { floorDivide, remainder } from "../../semimodule/integer.js";
import { added, kindOf, scaled } from "../../semimodule/semimodule.js";
import type { LeftMode } from "./parts.js";

// The left operand is an odometer: a step has a digit in each of its modes, in the mixed radix of their extents.

/** Turns all digits to those of a step. The last of a part has no bound, and alone is below 0 where the step is. */
export function turn(left: LeftMode, step: Step): void {
  let rest = 0;
  for (let mode: LeftMode | null = left; mode !== null; mode = mode.next) {
    if (mode.first) rest = mode.times(step);
    mode.digit = mode.last ? rest : remainder(rest, mode.extent);
    if (!mode.last) rest = floorDivide(rest, mode.extent);
  }
}

/** Σ digit · stride. */
export function strideOf(left: LeftMode): Step {
  let sum: Step = 0;
  for (let mode: LeftMode | null = left; mode !== null; mode = mode.next) {
    const { digit, stride } = mode;
    if (digit !== 0) sum = added(sum, scaled(digit, stride));
  }
  return sum;
}

/** The first mode in which the step leads below what a binary stride has multiples of. */
export function below(left: LeftMode): LeftMode | null {
  for (let mode: LeftMode | null = left; mode !== null; mode = mode.next) {
    if (mode.digit < 0 && kindOf(mode.stride) === "binary") return mode;
  }
  return null;
}

/** The mode whose digit carries first where `most` steps are taken, `null` where none does. */
export function tightest(left: LeftMode, most: number): LeftMode | null {
  let steps = most;
  let by: LeftMode | null = null;
  for (let mode: LeftMode | null = left; mode !== null; mode = mode.next) {
    if (mode.digit === 0) continue;
    const within = stepsOf(mode, most);
    if (within >= steps) continue;
    steps = within;
    by = mode;
  }
  return by;
}

/** How many steps can be taken before the digit carries; where `most` can, that or more. */
export function stepsOf(mode: LeftMode, most: number): number {
  return Math.min(stepsWithin(mode), stepsApart(mode, most));
}

/** How many steps an extent has room for. */
export function stepsWithin({ last, extent, digit }: LeftMode): number {
  return last ? Number.POSITIVE_INFINITY : floorDivide(extent - 1, digit) + 1;
}

/** Multiples of a binary element are those of its digit as long as these do not carry. */
function stepsApart({ stride, digit }: LeftMode, most: number): number {
  return kindOf(stride) !== "binary" || mostUncarried(digit) >= most
    ? Number.POSITIVE_INFINITY
    : uncarried(digit);
}
