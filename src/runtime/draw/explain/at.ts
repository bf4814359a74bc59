import type { AnyLayout } from "../../../types/layout/layout.js";
import type { Fail } from "../../diagnostic.js";
import { coordinateIn, natural, offsetOf } from "../../layout/evaluation.js";
import { elements } from "../../layout/htuple.js";
import { modesOf } from "../../layout/modes.js";
import { show, textOf } from "../../layout/text.js";
import type { Say } from "./say.js";

/** The steps of an evaluation: the digits of the coordinate, and the sum of their strides. */
export function evaluating(of: AnyLayout, coordinate: unknown, say: Say, fail: Fail): void {
  const shape = of.shape;
  const given = coordinateIn(coordinate, shape, fail);
  const inFull = natural(given, shape);
  const digits = elements(inFull);
  const terms = modesOf(of).map(([, stride], i) => `${digits[i]}·${stride}`);
  say(
    `In the shape ${textOf(shape)} the coordinate ${textOf(given)} is ${textOf(inFull)}: the first mode runs fastest.`,
  );
  say(`Each digit times its stride: ${terms.join(" + ")} = ${show(offsetOf(given, of, fail))}.`);
}
