import type { Accepted, Answer } from "../types/diagnostic.js";
import type { AssertInjective, Collision, IsInjective } from "../types/injective.js";
import type { AnyLayout } from "../types/layout.js";
import { combination } from "./combination.js";
import { offsetOf } from "./coordinate.js";
import { exactly, failing } from "./diagnostic.js";
import { show } from "./htuple.js";
import { type Placed, placed } from "./inverse.js";
import { layoutIn } from "./layout.js";
import { modesOf } from "./modes.js";

/**
 * Whether no two coordinates go to one offset (paper, section 5.4). Modes that nest are decided by their strides alone,
 * modes that interleave by a search in little memory, which in the worst case takes exponential time.
 * @example isInjective(layout("(2,3):(3,2)")) // true
 */
export function isInjective<L extends AnyLayout>(layout: L): Answer<NoInfer<IsInjective<L>>, "isInjective">;
export function isInjective(layout: AnyLayout): boolean {
  return collisionOf("isInjective", layout) === null;
}

/**
 * Two integer coordinates that go to one offset; `null` where there are none.
 * @example collision(layout("(4,8):(1,2)")) // [2, 4]
 */
export function collision<L extends AnyLayout>(layout: L): Answer<NoInfer<Collision<L>>, "collision">;
export function collision(layout: AnyLayout): readonly [number, number] | null {
  return collisionOf("collision", layout);
}

/** Refuses a layout that is not injective, and names two coordinates that collide. */
export function assertInjective<L extends AnyLayout>(
  layout: Accepted<L, NoInfer<AssertInjective<L>>, "assertInjective">,
): void;
export function assertInjective(layout: any): void {
  const found = collisionOf("assertInjective", layout);
  if (found === null) return;
  const fail = failing("assertInjective", () => show(layout));
  fail("collision", ...found, offsetOf(found[0], layout, fail));
}

function collisionOf(operation: string, layout: AnyLayout): readonly [number, number] | null {
  const fail = failing(operation, () => show(layout));
  const modes = placed(modesOf(layoutIn(layout, fail)));
  return exactly(fail, () => collisionIn(modes));
}

/**
 * The offsets of two coordinates are equal where Σ x·d = 0 with |x| < s in every mode: the steps that count up lead from
 * one coordinate, those that count down to the other. Looked for with as few and as small strides as possible.
 */
export function collisionIn(modes: readonly Placed[]): readonly [number, number] | null {
  const still = modes.find(({ stride }) => stride === 0);
  if (still !== undefined) return [0, still.at];
  const sorted = modes.toSorted((a, b) => Math.abs(a.stride) - Math.abs(b.stride));
  for (let i = 1; i < sorted.length; i++) {
    const terms = sorted.slice(0, i + 1).map(({ size, stride }, j) => ({
      step: stride,
      low: j === i ? 1 : 1 - size,
      high: size - 1,
    }));
    const times = combination(terms, 0);
    if (times === null) continue;
    const side = (sign: number): number =>
      times.reduce((so, x, j) => so + Math.max(0, sign * x) * (sorted[j]?.at as number), 0);
    return [Math.min(side(1), side(-1)), Math.max(side(1), side(-1))];
  }
  return null;
}
