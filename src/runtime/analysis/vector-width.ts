import type { VectorWidth } from "../../types/analysis/vector-width.js";
import type { Accepted, Answer } from "../../types/diagnostic.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import { joined } from "../algebra/coalesce.js";
import { continuing, placed } from "../algebra/inverse.js";
import { failing } from "../diagnostic.js";
import { integerIn, show } from "../layout/htuple.js";
import { integerModes, sizeOfModes } from "../layout/modes.js";
import { commonDivisor } from "../semimodule/common-divisor.js";
import { commonRun } from "./vector.js";

/**
 * The widest vector that both layouts can be cut into, all of it at once and aligned: it divides K and every stride that
 * leads from one vector to another, and `most`, what the hardware takes at once, where that is given. It is never rounded
 * down to `most`, which need not divide anything. Where the layouts start is for the pointers to say.
 * @example vectorWidth(layout("(8,8):(1,8)"), layout("(8,8):(1,12)")) // 4
 * @example vectorWidth(layout("(2,3):(1,2)"), layout("(2,3):(1,2)"), 4) // 2
 */
export function vectorWidth<A extends AnyLayout, B extends AnyLayout, const M extends number | null = null>(
  a: A,
  b: Accepted<B, NoInfer<VectorWidth<A, B, M>>, "vectorWidth">,
  most?: M,
): Answer<NoInfer<VectorWidth<A, B, M>>, "vectorWidth">;
export function vectorWidth(a: AnyLayout, b: any, most: number | null = null): number {
  const fail = failing("vectorWidth", () => `${show(a)}, ${show(b)}`);
  if (most !== null) integerIn(most, fail, "extent", Number.isInteger(most) && most > 0);
  const run = sizeOfModes(commonRun("vectorWidth", a, b));
  let width = commonDivisor(run, most ?? 0);
  const boundaries: number[] = [];
  for (const layout of [a, b]) {
    const modes = joined(integerModes(layout, fail));
    const chain = continuing(placed(modes));
    for (const mode of placed(modes))
      if (!chain.some(({ at }) => at === mode.at)) width = commonDivisor(width, mode.stride);
    for (const { size, stride } of chain) boundaries.push(size * stride);
  }
  // a vector is made of whole modes and at most a part of one: it divides where a mode ends, or is divided by it
  for (;;) {
    const cut = boundaries.find((boundary) => width % boundary !== 0 && boundary % width !== 0);
    if (cut === undefined) return width;
    width = commonDivisor(width, cut);
  }
}
