import type { Fail } from "../../diagnostic.js";
import { and, bitsOf } from "../../semimodule/binary.js";
import { kindOf } from "../../semimodule/semimodule.js";
import type { LeftMode } from "./parts.js";

/** What a mode of the result does to a binary digit of the left operand: it moves it by `digit` at each of its `steps`. */
export interface Move {
  readonly of: LeftMode;
  readonly digit: number;
  readonly steps: number;
}

/** Moves all digits by those of the step in hand, `steps` of them. */
export function move(left: LeftMode, steps: number, moves: Move[]): void {
  for (let of: LeftMode | null = left; of !== null; of = of.next) {
    const { digit, stride } = of;
    if (digit === 0) continue;
    of.moved += (steps - 1) * digit;
    if (kindOf(stride) === "binary") moves.push({ of, digit, steps });
  }
}

/** What the leaf in hand has moved stays so, and the next one begins. */
export function stand(left: LeftMode): void {
  for (let of: LeftMode | null = left; of !== null; of = of.next) {
    const reached = of.reached + of.moved;
    // past 2^53-1 it is no number any more, wherever the next leaf leads
    of.reached = Number.isSafeInteger(reached) ? reached : Number.NaN;
    of.moved = 0;
  }
}

/**
 * The first left mode that moves overrun, from the first on, as the leaf in hand has moved or as all have reached; `null`
 * where none is. Where they carry in a binary digit they are refused then.
 */
export function overrun(
  left: LeftMode,
  by: "moved" | "reached",
  moves: readonly Move[],
  first: number,
  fail: Fail,
): LeftMode | null {
  for (let of: LeftMode | null = left; of !== null; of = of.next) {
    const reached = by === "moved" ? of.moved : of.reached;
    if (!Number.isSafeInteger(reached)) fail("overflow");
    if (!of.last && reached >= of.extent) return of;
  }
  for (let i = first; i < moves.length; i++)
    for (let j = first; j < i; j++) refuseSharedBits(moves[j] as Move, moves[i] as Move, fail);
  return null;
}

/** Refuses two moves of one digit that have a bit in common, where XOR is not their sum. */
function refuseSharedBits(a: Move, b: Move, fail: Fail): void {
  if (a.of === b.of && and(bitsOf(a.steps, a.digit), bitsOf(b.steps, b.digit)) !== 0)
    fail("carry", a.digit, b.digit);
}
