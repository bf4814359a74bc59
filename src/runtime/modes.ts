import type { IntTuple } from "../types/htuple.js";
import type { AnyLayout } from "../types/layout.js";
import { elements } from "./htuple.js";

/** One mode of a flattened layout: its extent and its stride. */
export type Mode = readonly [extent: number, stride: number];

/**
 * A layout flattened to its modes: what the algebra computes on.
 * @example modesOf(layout("(4,(3,2)):(2,(8,1))")) // [[4, 2], [3, 8], [2, 1]]
 */
export function modesOf(layout: AnyLayout): readonly Mode[] {
  const strides = elements(layout.stride as IntTuple);
  return elements(layout.shape as IntTuple).map((extent, i) => [extent, strides[i] as number]);
}
