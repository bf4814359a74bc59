import type { IntTuple, StepTuple } from "../../types/layout/htuple.js";
import type { Step } from "../../types/semimodule/semimodule.js";
import type { Fail } from "../diagnostic.js";
import { bitsOf, or } from "../semimodule/binary.js";
import { add, multiply } from "../semimodule/integer.js";
import { binaryIn, type Kind, kindIn } from "../semimodule/semimodule.js";
import { elements, isTuple } from "./htuple.js";

/** The two sides of a layout. Operations compute on these; a layout, which costs ten times as much, they make for their caller. */
export interface Sides {
  readonly shape: IntTuple;
  readonly stride: StepTuple;
}

/** One mode of a flattened layout: its extent and its stride. */
export type Mode<D extends Step = number> = readonly [extent: number, stride: D];

/**
 * A layout flattened to its modes: what the algebra computes on.
 * @example modesOf(layout("(4,(3,2)):(2,(8,1))")) // [[4, 2], [3, 8], [2, 1]]
 */
export function modesOf({ shape, stride }: Sides): readonly Mode<Step>[] {
  const modes = new Array<Mode<Step>>(countOf(shape));
  modesFrom(0, shape, stride, modes);
  return modes;
}

function modesFrom(at: number, shape: IntTuple, stride: StepTuple, out: Mode<Step>[]): number {
  if (!isTuple(shape) || !isTuple(stride)) {
    out[at] = [shape as number, stride as Step];
    return at + 1;
  }
  let next = at;
  for (let i = 0; i < shape.length; i++)
    next = modesFrom(next, shape[i] as IntTuple, stride[i] as StepTuple, out);
  return next;
}

function countOf(shape: IntTuple): number {
  if (!isTuple(shape)) return 1;
  let count = 0;
  for (let i = 0; i < shape.length; i++) count += countOf(shape[i] as IntTuple);
  return count;
}

/** The strides of a layout in one list. */
export function stridesOf(layout: Sides): readonly Step[] {
  return elements<Step>(layout.stride);
}

/** The kind of the strides of a layout. */
export function kindOfLayout(layout: Sides): Kind {
  return kindIn(layout.stride);
}

/** The modes where all strides are integers; others are refused. */
export function integerModes(layout: Sides, fail: Fail): readonly Mode[] {
  return integral(modesOf(layout), fail);
}

/** Modes of integer strides; others are refused. */
export function integral(modes: readonly Mode<Step>[], fail: Fail): readonly Mode[] {
  for (const [, stride] of modes) if (typeof stride !== "number") fail("integer", stride);
  return modes as readonly Mode[];
}

/** How many coordinates modes have, which are known to be no more than 2^53-1. */
export function sizeOfModes(modes: readonly Mode<Step>[]): number {
  return modes.reduce((so, [size]) => so * size, 1);
}

/** All bits that modes of binary strides reach. */
export function allBits(modes: readonly Mode<Step>[]): number {
  return modes.reduce((so, [size, stride]) => or(so, bitsOf(size, binaryIn(stride))), 0);
}

/** One more than the distance from the least offset to the greatest. */
export function span(modes: readonly Mode[]): number {
  return modes.reduce((so, [size, stride]) => add(so, multiply(size - 1, Math.abs(stride))), 1);
}
