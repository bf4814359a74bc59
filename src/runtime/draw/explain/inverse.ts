import type { AnyLayout } from "../../../types/layout/layout.js";
import { continuing } from "../../algebra/inverse/integers.js";
import { placed } from "../../layout/by-stride.js";
import { kindOfLayout, type Mode, modesOf } from "../../layout/modes.js";
import { many, type Say } from "./say.js";

/** The steps of a right inverse: the modes whose strides go on from 1. */
export function following(of: AnyLayout, say: Say): void {
  if (!["integer", "zero"].includes(kindOfLayout(of))) return;
  let next = 1;
  for (const { size, stride, at } of continuing(placed(modesOf(of) as readonly Mode[]))) {
    next *= size;
    say(
      `${size}:${stride} has the stride ${stride} that is wanted; a step of it is ${many(at, "coordinate")}, so it makes ${size}:${at}.`,
    );
  }
  say(`No mode has the stride ${next} that is wanted then.`);
}

/** The steps of a left inverse: from each mode to the one with the next stride. */
export function gathering(of: AnyLayout, say: Say): void {
  if (!["integer", "zero"].includes(kindOfLayout(of))) return;
  const modes = placed(modesOf(of) as readonly Mode[]).filter(({ stride }) => stride !== 0);
  const sorted = modes.toSorted((a, b) => a.stride - b.stride);
  for (const [i, { size, stride, at }] of sorted.entries()) {
    if (i === 0 && stride > 1) say(`Below ${stride} there are no offsets, which makes ${stride}:0.`);
    const after = sorted[i + 1];
    if (after !== undefined && (after.stride % stride !== 0 || after.stride < size * stride)) {
      say(`${after.size}:${after.stride} does not lie beyond ${size}:${stride} by a multiple of its stride.`);
      return;
    }
    const reach = after === undefined ? "it is the last" : `the next stride is ${after.stride}`;
    const count = after === undefined ? size : after.stride / stride;
    say(
      `A step of ${size}:${stride} is ${many(at, "coordinate")}, and ${reach}, so it makes ${count}:${at}.`,
    );
  }
}
