import type { IntTuple, StepTuple } from "../../../types/layout/htuple.js";
import type { Step } from "../../../types/semimodule/semimodule.js";
import { clip, type Fail } from "../../diagnostic.js";
import { isTuple } from "../../layout/htuple.js";
import { kindOfLayout, type Sides, stridesOf } from "../../layout/modes.js";
import { textOf } from "../../layout/text.js";
import { type Path, timesOf } from "../../semimodule/basis.js";
import { multiply } from "../../semimodule/integer.js";
import { continues, pathsIn, termsIn } from "../../semimodule/semimodule.js";
import { sidesIn } from "../concat.js";

/**
 * A mode of the simplified left operand, which has a digit of what counts through it. The last that a number counts
 * through has no bound. Each leads on to the next, so that the operand is its first mode.
 */
export interface LeftMode {
  readonly extent: number;
  readonly stride: Step;
  /** The number that counts through it and the modes before it: a step of the right operand, or a coordinate of that. */
  readonly times: (step: Step) => number;
  readonly first: boolean;
  readonly last: boolean;
  readonly next: LeftMode | null;
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
export function partsOf(left: Sides, right: Sides, fail: Fail): LeftMode {
  if (kindOfLayout(right) !== "coordinate") return partOf(left, itself, null);
  const steps = stridesOf(right);
  refuseUnread(steps, left.shape, fail);
  return pathsIn(steps).reduceRight<LeftMode | null>(
    (next, path) => partOf(modeAt(left, path), (step) => timesOf(termsIn(step), path), next),
    null,
  ) as LeftMode;
}

/** The modes in a list. */
export function listOf(left: LeftMode): readonly LeftMode[] {
  const list: LeftMode[] = [];
  for (let mode: LeftMode | null = left; mode !== null; mode = mode.next) list.push(mode);
  return list;
}

/** The product of the extents up to a mode, of what counts through it. */
export function boundaryOf(of: LeftMode, left: LeftMode): number {
  let boundary = 1;
  for (let mode: LeftMode | null = left; mode !== null; mode = mode.next) {
    if (mode.first) boundary = 1;
    if (!mode.last) boundary = multiply(boundary, mode.extent);
    if (mode === of) break;
  }
  return boundary;
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

type Times = LeftMode["times"];

/** What one number counts through, and the modes that follow: simplified, which as joining is the same from either end. */
function partOf({ shape, stride }: Sides, times: Times, after: LeftMode | null): LeftMode {
  const first = modesBefore(shape, stride, times, after, after) as { first: boolean } & LeftMode;
  first.first = true;
  return first;
}

function modesBefore(
  shape: IntTuple,
  stride: StepTuple,
  times: Times,
  next: LeftMode | null,
  end: LeftMode | null,
): LeftMode | null {
  if (!isTuple(shape) || !isTuple(stride))
    return modeBefore(shape as number, stride as Step, times, next, end);
  let first = next;
  for (let i = shape.length - 1; i >= 0; i--)
    first = modesBefore(shape[i] as IntTuple, stride[i] as StepTuple, times, first, end);
  return first;
}

function modeBefore(
  extent: number,
  stride: Step,
  times: Times,
  next: LeftMode | null,
  end: LeftMode | null,
): LeftMode | null {
  const last = next === end;
  if (last || next === null) return leftMode(extent, stride, times, true, next);
  if (extent === 1) return next;
  if (!continues(extent, stride, next.stride)) return leftMode(extent, stride, times, false, next);
  return leftMode(extent * next.extent, stride, times, next.last, next.next);
}

function leftMode(
  extent: number,
  stride: Step,
  times: Times,
  last: boolean,
  next: LeftMode | null,
): LeftMode {
  return { extent, stride, times, first: false, last, next, digit: 0, moved: 0, reached: 0 };
}

/** The mode that a path leads to. */
function modeAt(of: Sides, path: Path): Sides {
  return path.reduce((so, at) => sidesIn(so)[at] as Sides, of);
}
