import type { IntTuple, StepTuple } from "../../types/layout/htuple.js";
import type { Step } from "../../types/semimodule/semimodule.js";
import { isTuple } from "../layout/htuple.js";
import type { Mode, Sides } from "../layout/modes.js";
import { continues } from "../semimodule/semimodule.js";

/**
 * Modes without those of size 1, and without those that continue the mode before them; nothing left is 1:0.
 * @example joined([[2, 1], [1, 7], [6, 2]]) // [[12, 1]]
 */
export function joined<D extends Step>(modes: readonly Mode<D>[]): readonly Mode<D>[] {
  const out: Mode<D>[] = [];
  for (let i = 0; i < modes.length; i++) {
    const mode = modes[i] as Mode<D>;
    if (mode[0] !== 1) join(out, mode);
  }
  return out.length === 0 ? [[1, 0 as D]] : out;
}

/**
 * As `joined`, of modes that stand for their function on all integers, past their size too: a trailing mode of size 1
 * keeps its stride.
 * @example simplified([[4, 1], [1, 7]]) // [[4, 1], [1, 7]]
 */
export function simplified(modes: readonly Mode<Step>[]): readonly Mode<Step>[] {
  const out: Mode<Step>[] = [];
  const last = modes.length - 1;
  for (let i = 0; i <= last; i++) {
    const mode = modes[i] as Mode<Step>;
    if (mode[0] !== 1 || i === last) join(out, mode);
  }
  return out;
}

/** One more mode, or a longer last one where it continues that. */
export function join<D extends Step>(modes: Mode<D>[], mode: Mode<D>): void {
  const { length } = modes;
  if (length > 0) {
    const [extent, stride] = modes[length - 1] as Mode<D>;
    if (continues(extent, stride, mode[1])) {
      modes[length - 1] = [extent * mode[0], stride];
      return;
    }
  }
  modes.push(mode);
}

/** The same of modes as they come, as the sides of a layout: of none 1:0, of one no tuple. */
export class Joined implements Sides {
  shape: number | number[] = 1;
  stride: Step | Step[] = 0;
  #count = 0;

  /** One more mode, or a longer last one where it continues that. */
  add(extent: number, stride: Step): void {
    const last = this.#count - 1;
    if (last < 0) this.#only(extent, stride);
    else if (last === 0) {
      const [before, step] = [this.shape as number, this.stride as Step];
      if (continues(before, step, stride)) this.shape = before * extent;
      else {
        this.shape = [before, extent];
        this.stride = [step, stride];
        this.#count = 2;
      }
    } else {
      const [extents, steps] = [this.shape as number[], this.stride as Step[]];
      const before = extents[last] as number;
      if (continues(before, steps[last] as Step, stride)) extents[last] = before * extent;
      else {
        extents.push(extent);
        steps.push(stride);
        this.#count++;
      }
    }
  }

  #only(extent: number, stride: Step): void {
    this.shape = extent;
    this.stride = stride;
    this.#count = 1;
  }

  /** All modes of two sides but those of size 1, of which the last may be kept. */
  addAll(shape: IntTuple, stride: StepTuple, keepsLast: boolean): void {
    if (!isTuple(shape) || !isTuple(stride)) {
      if (shape !== 1 || keepsLast) this.add(shape as number, stride as Step);
      return;
    }
    const last = shape.length - 1;
    for (let i = 0; i <= last; i++)
      this.addAll(shape[i] as IntTuple, stride[i] as StepTuple, keepsLast && i === last);
  }
}
