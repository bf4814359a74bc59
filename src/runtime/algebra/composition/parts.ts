import type { IntTuple } from "../../../types/layout/htuple.js";
import type { Step } from "../../../types/semimodule/semimodule.js";
import { clip, type Fail } from "../../diagnostic.js";
import { kindOfLayout, type Mode, modesOf, type Sides, stridesOf } from "../../layout/modes.js";
import { textOf } from "../../layout/text.js";
import { type Path, timesOf } from "../../semimodule/basis.js";
import { multiply } from "../../semimodule/integer.js";
import { pathsIn, termsIn } from "../../semimodule/semimodule.js";
import { simplified } from "../coalesce.js";
import { sidesIn } from "../concat.js";

/**
 * A mode of the simplified left operand, which has a digit of what counts through it. The last that a number counts
 * through has no bound.
 */
export interface LeftMode {
  readonly extent: number;
  readonly stride: Step;
  /** The number that counts through it and the modes before it: a step of the right operand, or a coordinate of that. */
  readonly times: (step: Step) => number;
  readonly first: boolean;
  readonly last: boolean;
  /** The size of the modes up to this one. */
  readonly boundary: number;
  /** Its digit of the step in hand. */
  digit: number;
  /** How far the leaf in hand has moved that, and how far all leaves before it. */
  moved: number;
  reached: number;
}

/**
 * The left operand for a right operand that yields integers, or part by part for each coordinate that it yields (paper,
 * section 5.3.2). Refused is a coordinate that the left shape does not take.
 */
export function partsOf(left: Sides, right: Sides, fail: Fail): readonly LeftMode[] {
  if (kindOfLayout(right) !== "coordinate") return modesFrom(left, itself);
  const steps = stridesOf(right);
  refuseUnread(steps, left.shape, fail);
  return pathsIn(steps).flatMap((path) =>
    modesFrom(modeAt(left, path), (step) => timesOf(termsIn(step), path)),
  );
}

/** Refuses strides that yield a coordinate which a shape does not take. */
export function refuseUnread(steps: readonly Step[], shape: IntTuple, fail: Fail): void {
  for (const step of steps)
    for (const { path } of termsIn(step))
      if (
        path.reduce<IntTuple | undefined>((so, at) => (Array.isArray(so) ? so[at] : undefined), shape) ===
        undefined
      )
        fail("weak-congruence", step, clip(textOf(shape)));
}

function itself(step: Step): number {
  return step as number;
}

function modesFrom(left: Sides, times: (step: Step) => number): readonly LeftMode[] {
  const simple = simplified(modesOf(left));
  const modes: LeftMode[] = [];
  let boundary = 1;
  for (let i = 0; i < simple.length; i++) {
    const [extent, stride] = simple[i] as Mode<Step>;
    const first = i === 0;
    const last = i === simple.length - 1;
    if (!last) boundary = multiply(boundary, extent);
    modes.push({ extent, stride, times, first, last, boundary, digit: 0, moved: 0, reached: 0 });
  }
  return modes;
}

/** The mode that a path leads to. */
function modeAt(of: Sides, path: Path): Sides {
  return path.reduce((so, at) => sidesIn(so)[at] as Sides, of);
}
