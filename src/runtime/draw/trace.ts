import type { AnyLayout } from "../../types/layout/layout.js";
import type { Step } from "../../types/semimodule/semimodule.js";
import { stepsOf, strideOf, tightest, turn } from "../algebra/composition/digits.js";
import { type LeftMode, listOf, partsOf } from "../algebra/composition/parts.js";
import type { Fail } from "../diagnostic.js";
import { modesOf } from "../layout/modes.js";
import { scaled } from "../semimodule/semimodule.js";

// The way of a composition, step by step, for those who look at it. The rule is that of algebra/composition.

/** One stride that a leaf of the right operand takes: as many steps of it as no digit carries at. */
export interface Stretch {
  readonly step: Step;
  /** The digits of the step, one for each mode of the left operand. */
  readonly digits: readonly number[];
  /** How many steps were left, and how many of them can be taken. */
  readonly rest: number;
  readonly taken: number;
  /** The mode whose digit would carry, by its place; `null` where all steps are taken. */
  readonly by: number | null;
  /** The stride of the mode that comes of it. */
  readonly emits: Step;
}

/** A leaf of the right operand on its way. */
export interface LeafTrace {
  readonly extent: number;
  readonly stride: Step;
  readonly stretches: readonly Stretch[];
  /** How far it moves the digit of each mode. */
  readonly moved: readonly number[];
  /** Whether its steps fall into stretches, as they must. */
  readonly isWhole: boolean;
}

/** A composition on its way. */
export interface Trace {
  readonly left: readonly LeftMode[];
  readonly leaves: readonly LeafTrace[];
  /** How far all leaves together move the digit of each mode. */
  readonly reached: readonly number[];
  /** The first mode that is moved past its extent, by its place; `null` where none is. */
  readonly overrun: number | null;
}

/** The way of left ∘ right, for a right operand of integers or coordinates; it ends with the leaf that is stuck. */
export function traced(left: AnyLayout, right: AnyLayout, fail: Fail): Trace {
  const modes = listOf(partsOf(left, right, fail));
  const leaves: LeafTrace[] = [];
  for (const [extent, stride] of modesOf(right)) {
    leaves.push(leafTrace(modes, extent, stride));
    if (leaves.at(-1)?.isWhole === false) break;
  }
  const reached = modes.map((_, r) => leaves.reduce((so, { moved }) => so + (moved[r] as number), 0));
  const overrun = modes.findIndex(({ last, extent }, r) => !last && (reached[r] as number) >= extent);
  return { left: modes, leaves, reached, overrun: overrun < 0 ? null : overrun };
}

function leafTrace(left: readonly LeftMode[], extent: number, stride: Step): LeafTrace {
  const stretches: Stretch[] = [];
  const modes = left[0] as LeftMode;
  const moved = left.map(() => 0);
  let [rest, step] = [extent, stride];
  while (rest > 1 && step !== 0) {
    turn(modes, step);
    const by = tightest(modes, rest);
    const taken = by === null ? rest : stepsOf(by, rest);
    const digits = left.map(({ digit }) => digit);
    stretches.push({
      step,
      digits,
      rest,
      taken,
      by: by === null ? null : left.indexOf(by),
      emits: strideOf(modes),
    });
    if (rest % taken !== 0) return { extent, stride, stretches, moved, isWhole: false };
    for (const [r, digit] of digits.entries()) moved[r] = (moved[r] as number) + (taken - 1) * digit;
    rest /= taken;
    step = scaled(taken, step);
  }
  return { extent, stride, stretches, moved, isWhole: true };
}
