import type { IntTuple } from "../../../types/layout/htuple.js";
import type { AnyLayout } from "../../../types/layout/layout.js";
import type { Step } from "../../../types/semimodule/semimodule.js";
import { clip, type Fail } from "../../diagnostic.js";
import { textOf } from "../../layout/htuple.js";
import { kindOfLayout, modesOf, stridesOf } from "../../layout/modes.js";
import { type Path, timesOf } from "../../semimodule/basis.js";
import { multiply } from "../../semimodule/integer.js";
import { pathsIn, termsIn } from "../../semimodule/semimodule.js";
import { simplified } from "../coalesce.js";
import { modesIn } from "../concat.js";

/** A mode of the simplified left operand. The last that a number counts through has no bound. */
export interface LeftMode {
  readonly extent: number;
  readonly stride: Step;
  readonly last: boolean;
  /** The size of the modes up to this one. */
  readonly boundary: number;
}

/** The modes that one number counts through: the right operand yields it, or it is a coordinate of what that yields. */
export interface Part {
  readonly modes: readonly LeftMode[];
  readonly times: (step: Step) => number;
}

/**
 * The left operand in parts: one for a right operand that yields integers, else one for each coordinate that it yields
 * (paper, section 5.3.2). Refused is a coordinate that the left shape does not take.
 */
export function partsOf(left: AnyLayout, right: AnyLayout, fail: Fail): readonly Part[] {
  if (kindOfLayout(right) !== "coordinate")
    return [{ modes: modesFrom(left), times: (step) => step as number }];
  const steps = stridesOf(right);
  refuseUnread(steps, left.shape as IntTuple, fail);
  return pathsIn(steps).map((path) => ({
    modes: modesFrom(modeAt(left, path)),
    times: (step) => timesOf(termsIn(step), path),
  }));
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

function modesFrom(left: AnyLayout): readonly LeftMode[] {
  let boundary = 1;
  return simplified(modesOf(left)).map(([extent, stride], i, all) => {
    const last = i === all.length - 1;
    if (!last) boundary = multiply(boundary, extent);
    return { extent, stride, last, boundary };
  });
}

/** The mode that a path leads to. */
function modeAt(of: AnyLayout, path: Path): AnyLayout {
  return path.reduce((so, at) => modesIn(so)[at] as AnyLayout, of);
}
