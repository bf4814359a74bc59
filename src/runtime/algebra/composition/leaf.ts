import type { Step } from "../../../types/semimodule/semimodule.js";
import { type Fail, LayoutError } from "../../diagnostic.js";
import type { Mode, Sides } from "../../layout/modes.js";
import { scaled } from "../../semimodule/semimodule.js";
import { Joined } from "../joined.js";
import { below, stepsOf, stepsWithin, strideOf, tightest, turn } from "./digits.js";
import { type Move, move, overrun, stand } from "./move.js";
import { boundaryOf, type LeftMode } from "./parts.js";

/**
 * The modes that a leaf of the right operand becomes over the left one, by the rule that no digit carries. How far it
 * moves the left modes they note, and `moves` what it does to binary digits.
 */
export function leafOver(left: LeftMode, extent: number, stride: Step, moves: Move[], fail: Fail): Sides {
  if (extent === 1 || stride === 0) return { shape: extent, stride: 0 };
  const modes = new Joined();
  const first = moves.length;
  let rest = extent;
  let step = stride;
  for (;;) {
    turn(left, step);
    const under = below(left);
    if (under !== null) fail("negative-multiple", `stride ${under.times(stride)}`);
    const by = tightest(left, rest);
    const steps = by === null ? rest : stepsOf(by, rest);
    if (rest % steps !== 0) refuseSteps(by as LeftMode, left, rest, step, [extent, stride], fail);
    modes.add(steps, strideOf(left));
    move(left, steps, moves);
    rest /= steps;
    if (rest === 1) break;
    step = scaled(steps, step);
  }
  const past = overrun(left, "moved", moves, first, fail);
  // a stride that divides the extent, as one below 0 may, has modes that carry together
  if (past !== null && boundaryOf(past, left) % past.times(stride) === 0)
    fail("distributivity", past.moved, past.extent);
  if (past !== null) fail("stride-divisibility", past.times(stride), boundaryOf(past, left));
  stand(left);
  return modes;
}

/**
 * Where a leaf of size 1 would step to: how the result goes on past its size, for which its stride stands. 0 where that is
 * below what a binary stride has multiples of, or past 2^53-1.
 */
export function firstStepOver(left: LeftMode, stride: Step): Step {
  turn(left, stride);
  if (below(left) !== null) return 0;
  try {
    return strideOf(left);
  } catch (fault) {
    if (fault instanceof LayoutError && fault.code === "overflow") return 0;
    throw fault;
  }
}

/** Why `rest` steps of a leaf do not fall into as many as the digit of `by` can take. */
function refuseSteps(
  by: LeftMode,
  left: LeftMode,
  rest: number,
  step: Step,
  [extent, stride]: Mode<Step>,
  fail: Fail,
): never {
  const { digit, times } = by;
  const boundary = boundaryOf(by, left);
  const [reach, own, steps] = [times(step), times(stride), stepsOf(by, rest)];
  if (stepsWithin(by) > steps) fail("carry", digit, digit * steps);
  if (boundary % reach === 0) fail("shape-divisibility", extent, steps * (reach / own), own, boundary);
  // the step is a multiple of the leaf's own stride, which is what a reader knows
  return fail("stride-divisibility", boundary % own === 0 ? reach : own, boundary);
}
