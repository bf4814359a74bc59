import type { Fail } from "../../diagnostic.js";
import { and, bitsOf } from "../../semimodule/binary.js";
import { add, multiply } from "../../semimodule/integer.js";
import { kindOf } from "../../semimodule/semimodule.js";
import type { LeftMode, Part } from "./parts.js";

/** A mode of the result moves a digit of the left operand: by `digit` at every one of its `steps`. */
export interface Move {
  readonly of: LeftMode;
  readonly digit: number;
  readonly steps: number;
}

/** Refuses moves that together carry: in the first left mode that they overrun, or else in a binary digit. */
export function refuseCarry(
  parts: readonly Part[],
  moves: readonly Move[],
  fail: Fail,
  overrun: (part: Part, of: LeftMode, reached: number) => void,
): void {
  for (const part of parts)
    for (const of of part.modes) {
      let reached = 0;
      for (const move of moves)
        if (move.of === of) reached = add(reached, multiply(move.steps - 1, move.digit));
      if (!of.last && reached >= of.extent) overrun(part, of, reached);
    }
  for (const [i, move] of moves.entries())
    if (typeof move.of.stride === "string")
      for (const before of moves.slice(0, i))
        if (sharesBits(before, move)) fail("carry", before.digit, move.digit);
}

/** Whether two moves of one binary digit have a bit in common, where XOR is not their sum. */
function sharesBits(a: Move, b: Move): boolean {
  if (a.of !== b.of || kindOf(a.of.stride) !== "binary") return false;
  return and(bitsOf(a.steps, a.digit), bitsOf(b.steps, b.digit)) !== 0;
}
