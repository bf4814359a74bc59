import type { AnyLayout } from "../../../types/layout/layout.js";
import { asIntegers } from "../../algebra/composition/bits.js";
import type { LeftMode } from "../../algebra/composition/parts.js";
import { composed } from "../../algebra/composition.js";
import type { Fail } from "../../diagnostic.js";
import { offsetOf } from "../../layout/evaluation.js";
import { whole } from "../../layout/layout.js";
import { kindOfLayout } from "../../layout/modes.js";
import { extent } from "../../layout/shape.js";
import { show } from "../../layout/text.js";
import { type LeafTrace, type Stretch, type Trace, traced } from "../trace.js";
import type { Say } from "./say.js";

/** The steps of A ∘ B: the digits that each leaf of B moves in A, and that none of them carries. */
export function composing(left: AnyLayout, right: AnyLayout, say: Say, fail: Fail): void {
  const kind = kindOfLayout(right);
  const integers = kind === "binary" ? asIntegers(right) : right;
  if (kind === "own" || integers === null) {
    evaluating(left, right, say, fail);
    return;
  }
  const trace = traced(left, whole(integers), fail);
  say(leftOperand(left, trace.left));
  for (const leaf of trace.leaves) leafBy(trace.left, leaf, say);
  if (trace.leaves.every(({ isWhole }) => isWhole)) together(trace, say);
}

/** Over F2 and of strides of one's own: what the result does, coordinate by coordinate. */
function evaluating(left: AnyLayout, right: AnyLayout, say: Say, fail: Fail): void {
  for (let c = 0; c < Math.min(4, extent(right.shape)); c++) {
    const through = offsetOf(c, right, fail);
    say(
      `${right} takes ${c} to ${show(through)}, and ${left} takes that to ${show(offsetOf(through, left, fail))}.`,
    );
  }
  composed(left, right, fail);
}

function leftOperand(left: AnyLayout, modes: readonly LeftMode[]): string {
  const [only] = modes;
  if (modes.length === 1)
    return `As a left operand ${left} is ${nameOf(only as LeftMode)}: one mode, which goes on without a bound, so no digit can carry.`;
  return `As a left operand ${left} is ${modes.map(nameOf).join(", ")}: a number has a digit in each mode, and the last goes on without a bound.`;
}

function leafBy(
  left: readonly LeftMode[],
  { extent, stride, stretches, isWhole }: LeafTrace,
  say: Say,
): void {
  const name = `${extent}:${stride}`;
  if (stretches.length === 0) say(`The leaf ${name} moves no digit.`);
  for (const [i, each] of stretches.entries()) {
    const head =
      i === 0
        ? `The leaf ${name} takes steps of ${each.step}`
        : `${each.rest} steps of ${each.step} are left`;
    say(`${head}: ${digitsOf(left, each)}. ${roomOf(left, each)}`);
  }
  if (isWhole) return;
  const { rest, taken } = stretches.at(-1) as Stretch;
  say(`${rest} steps do not fall into parts of ${taken}, so a digit carries in the midst of one.`);
}

/** The digits of a step that it moves. */
function digitsOf(left: readonly LeftMode[], { digits }: Stretch): string {
  const moved = digits.flatMap((digit, r) =>
    digit === 0 ? [] : [`${digit} in ${nameOf(left[r] as LeftMode)}`],
  );
  return `that is ${moved.join(" and ")}`;
}

/** How many steps fit, and what comes of them. */
function roomOf(left: readonly LeftMode[], { digits, rest, taken, by, emits }: Stretch): string {
  if (by === null) return `All ${rest} fit, and make the mode ${rest}:${emits}.`;
  const mode = left[by] as LeftMode;
  const fit = `${taken} of ${rest} fit before the digit of ${nameOf(mode)} comes to ${taken * (digits[by] as number)}, past its extent`;
  return rest % taken === 0 ? `${fit}; they make the mode ${taken}:${emits}.` : `${fit}.`;
}

/** What all leaves move together. */
function together({ left, reached, overrun }: Trace, say: Say): void {
  const moved = left.flatMap((mode, r) =>
    reached[r] === 0 || mode.last ? [] : [`${nameOf(mode)} by up to ${reached[r]} of ${mode.extent - 1}`],
  );
  if (moved.length === 0) return;
  say(
    `Together they move ${moved.join(", ")}: ${overrun === null ? "no digit carries" : "a digit carries"}.`,
  );
}

function nameOf({ extent, stride }: LeftMode): string {
  return `${extent}:${stride}`;
}
