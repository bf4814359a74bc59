import type { Step } from "../../../types/semimodule/semimodule.js";
import { type Fail, LayoutError } from "../../diagnostic.js";
import type { Mode } from "../../layout/modes.js";
import { mostUncarried, uncarried } from "../../semimodule/binary.js";
import { floorDivide, remainder } from "../../semimodule/integer.js";
import { added, kindOf, scaled } from "../../semimodule/semimodule.js";
import { type Move, refuseCarry } from "./move.js";
import type { LeftMode, Part } from "./parts.js";

/** What a leaf becomes, and what that moves. */
export interface Leaf {
  readonly modes: readonly Mode<Step>[];
  readonly moves: readonly Move[];
}

/** One leaf of the right operand over the left one, by the rule that no digit carries. */
export function leafOver(parts: readonly Part[], [extent, stride]: Mode<Step>, fail: Fail): Leaf {
  if (extent === 1 || stride === 0) return { modes: [[extent, 0]], moves: [] };
  const modes: Mode<Step>[] = [];
  const moves: Move[] = [];
  let rest = extent;
  let step = stride;
  for (;;) {
    const digits = digitsOver(parts, step, stride);
    for (const { of, digit, own } of digits)
      if (digit < 0 && kindOf(of.stride) === "binary") fail("negative-multiple", own);
    const { steps, by } = tightest(digits, rest);
    if (rest % steps !== 0) refuseSteps(by as Digit, steps, extent, fail);
    modes.push([steps, strideOf(digits)]);
    for (const { of, digit } of digits) moves.push({ of, digit, steps });
    rest /= steps;
    if (rest === 1) break;
    step = scaled(steps, step);
  }
  refuseCarry(parts, moves, fail, (part, { boundary, extent }, reached) => {
    // a stride that divides the extent, as one below 0 may, has modes that carry together
    if (boundary % part.times(stride) === 0) fail("distributivity", reached, extent);
    fail("stride-divisibility", part.times(stride), boundary);
  });
  return { modes, moves };
}

/**
 * Where a leaf of size 1 would step to: how the result goes on past its size, for which its stride stands. 0 where that is
 * below what a binary stride has multiples of, or past 2^53-1.
 */
export function firstStepOver(parts: readonly Part[], stride: Step): Step {
  const digits = digitsOver(parts, stride, stride);
  if (digits.some(({ of, digit }) => digit < 0 && kindOf(of.stride) === "binary")) return 0;
  try {
    return strideOf(digits);
  } catch (fault) {
    if (fault instanceof LayoutError && fault.code === "overflow") return 0;
    throw fault;
  }
}

/** A digit of the step that a leaf takes. */
interface Digit {
  readonly of: LeftMode;
  readonly digit: number;
  /** The step that it is a digit of, and the leaf's first. */
  readonly step: number;
  readonly own: number;
}

/** The digits of a step in all parts. */
function digitsOver(parts: readonly Part[], step: Step, stride: Step): readonly Digit[] {
  const [only] = parts;
  if (parts.length === 1) return digitsIn(only as Part, step, stride);
  return parts.flatMap((part) => digitsIn(part, step, stride));
}

/** Σ digit · stride. */
function strideOf(digits: readonly Digit[]): Step {
  return digits.reduce<Step>((so, { of, digit }) => added(so, scaled(digit, of.stride)), 0);
}

/**
 * The digits of a step in one part, in the mixed radix of its extents, those that it does not move left out. The last
 * has no bound, and alone is below 0 where the step is.
 */
function digitsIn(part: Part, step: Step, stride: Step): readonly Digit[] {
  const number = part.times(step);
  const own = part.times(stride);
  const digits: Digit[] = [];
  let rest = number;
  for (const of of part.modes) {
    const digit = of.last ? rest : remainder(rest, of.extent);
    if (digit !== 0) digits.push({ of, digit, step: number, own });
    if (!of.last) rest = floorDivide(rest, of.extent);
  }
  return digits;
}

/** How many of `most` steps can be taken before a digit carries, and the digit that bounds them. */
function tightest(
  digits: readonly Digit[],
  most: number,
): { readonly steps: number; readonly by: Digit | null } {
  let steps = most;
  let by: Digit | null = null;
  for (const each of digits) {
    const within = Math.min(stepsWithin(each), carriesAfter(each, most));
    if (within >= steps) continue;
    steps = within;
    by = each;
  }
  return { steps, by };
}

/** How many steps an extent has room for. */
function stepsWithin({ of, digit }: Digit): number {
  return of.last ? Number.POSITIVE_INFINITY : floorDivide(of.extent - 1, digit) + 1;
}

/** Multiples of a binary element are those of its digit as long as these do not carry. */
function carriesAfter({ of, digit }: Digit, most: number): number {
  return kindOf(of.stride) !== "binary" || mostUncarried(digit) >= most
    ? Number.POSITIVE_INFINITY
    : uncarried(digit);
}

/** Why a leaf of `extent` steps does not fall into parts of `steps`. */
function refuseSteps(by: Digit, steps: number, extent: number, fail: Fail): never {
  const { step, own } = by;
  const { boundary } = by.of;
  if (stepsWithin(by) > steps) fail("carry", by.digit, by.digit * steps);
  if (boundary % step === 0) fail("shape-divisibility", extent, steps * (step / own), own, boundary);
  // the step is a multiple of the leaf's own stride, which is what a reader knows
  return fail("stride-divisibility", boundary % own === 0 ? step : own, boundary);
}
