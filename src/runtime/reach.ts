import type { IntTuple } from "../types/htuple.js";
import type { AnyLayout } from "../types/layout.js";
import { and, bitsOf, or } from "./binary.js";
import { exactly, type Fail } from "./diagnostic.js";
import { elements, show } from "./htuple.js";
import { add, multiply } from "./integer.js";
import { offsetFunction } from "./offsets.js";
import { extent } from "./shape.js";

/** The least and the greatest offset of a layout. */
export interface Reach {
  readonly least: number;
  readonly most: number;
}

/** How far a layout reaches in an array; one of coordinates reaches nowhere, and is refused. */
export function reachOf(layout: AnyLayout, fail: Fail): Reach {
  const modes = steps(layout);
  if (modes.some(([, step]) => typeof step === "string" && !step.startsWith("f")))
    fail("argument", "a coordinate", "offset into an array");
  return exactly(fail, () => (modes.some(isBinary) ? binaryReach(layout) : integerReach(modes)));
}

/**
 * A layout of F2 strides adds to the start of an array without carries; so where it is moved by `offset`, this may share
 * no bit with what the layout counts. Anything else is refused.
 */
export function refuseCarry(layout: AnyLayout, offset: number, fail: Fail): void {
  const bits = bitsIn(layout);
  if (bits !== 0 && and(offset, bits) !== 0)
    fail("argument", `${offset}`, `offset that adds to ${show(layout)} without a carry`);
}

type Step = readonly [extent: number, stride: number | string];

function steps({ shape, stride }: AnyLayout): readonly Step[] {
  const strides: readonly (number | string)[] = elements(stride as IntTuple);
  return elements(shape as IntTuple).map((extent, i) => [extent, strides[i] as number | string]);
}

function isBinary([, stride]: Step): boolean {
  return typeof stride === "string";
}

function integerReach(modes: readonly Step[]): Reach {
  let [least, most] = [0, 0];
  for (const [extent, stride] of modes) {
    const last = multiply(extent - 1, stride as number);
    if (last < 0) least = add(least, last);
    else most = add(most, last);
  }
  return { least, most };
}

/** Sums without carries are as great as no one of them shows: all are looked at. */
function binaryReach(layout: AnyLayout): Reach {
  const offset = offsetFunction(layout);
  const size = extent(layout.shape as IntTuple);
  let most = 0;
  for (let i = 0; i < size; i++) most = Math.max(most, offset(i));
  return { least: 0, most };
}

/** All bits that the F2 strides of a layout count. */
function bitsIn(layout: AnyLayout): number {
  return steps(layout)
    .filter(isBinary)
    .reduce((so, [extent, stride]) => or(so, bitsOf(extent, Number(`${stride}`.slice(1)))), 0);
}
