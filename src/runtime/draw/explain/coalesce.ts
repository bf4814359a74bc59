import type { AnyLayout } from "../../../types/layout/layout.js";
import type { Step } from "../../../types/semimodule/semimodule.js";
import { modesOf } from "../../layout/modes.js";
import { continues } from "../../semimodule/semimodule.js";
import type { Say } from "./say.js";

/** The steps of a coalesce: which modes go on where the one before them ends. */
export function merging(of: AnyLayout, say: Say): void {
  let before: readonly [number, Step] | undefined;
  for (const [extent, stride] of modesOf(of)) {
    const name = `${extent}:${stride}`;
    if (extent === 1) {
      say(`${name} has one coordinate, and is left out.`);
      continue;
    }
    const [size, step] = before ?? [1, 0];
    const goesOn = before !== undefined && continues(size, step, stride);
    if (before === undefined) say(`${name} is the first.`);
    else if (goesOn)
      say(`${name} goes on where ${size}:${step} ends, so the two are ${size * extent}:${step}.`);
    else say(`${name} does not go on where ${size}:${step} ends.`);
    before = goesOn ? [size * extent, step] : [extent, stride];
  }
}
