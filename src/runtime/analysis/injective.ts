import type { AssertInjective, Collision, IsInjective } from "../../types/analysis/injective.js";
import type { Accepted, Answer } from "../../types/diagnostic.js";
import type { Budget } from "../../types/layout/budget.js";
import type { AnyLayout, AnyMapping } from "../../types/layout/layout.js";
import { exactly, type Fail, failing } from "../diagnostic.js";
import { type Spend, spending } from "../layout/budget.js";
import { type Placed, placed } from "../layout/by-stride.js";
import { isComposedLayout, valueAt } from "../layout/composed-layout.js";
import { offsetOf } from "../layout/evaluation.js";
import { integerModes, modesOf } from "../layout/modes.js";
import { show, textOf } from "../layout/text.js";
import { combinations } from "../semimodule/combination.js";
import { kindIn } from "../semimodule/semimodule.js";
import { bitCollision } from "./injective/bits.js";
import { weighed } from "./injective/weighed.js";
import { askedIn, repetitionIn, valuesOf } from "./values.js";

/**
 * Whether no two coordinates go to one offset (paper, section 5.4). Modes that nest are decided by their strides alone,
 * modes that interleave by a search, which in the worst case takes exponential time and is refused past its budget; a
 * composed layout by the layout that it is, and where it is none by its offsets.
 * @param layout any
 * @param options `budget`, how many steps the search may take
 * @returns a boolean
 * @throws LayoutError: argument, integer, undecided
 * @law true exactly where all offsets differ (test/property/questions.test.ts)
 * @see {@link collision}
 * @example isInjective(layout("(2,3):(3,2)")) // true
 */
export function isInjective<L extends AnyMapping>(
  layout: L,
  options?: Budget,
): Answer<IsInjective<L>, boolean>;

export function isInjective(layout: AnyMapping, options?: Budget): boolean {
  return collisionOf("isInjective", layout, options) === null;
}

/**
 * Two integer coordinates that go to one offset; `null` where there are none.
 * @param layout any
 * @param options `budget`, how many steps the search may take
 * @returns the two coordinates, or `null`
 * @throws LayoutError: argument, integer, undecided
 * @law the two coordinates differ, and their offsets do not; `null` where all offsets differ
 *   (test/property/questions.test.ts)
 * @see {@link isInjective}
 * @example collision(layout("(4,8):(1,2)")) // [2, 4]
 */
export function collision<L extends AnyMapping>(layout: L, options?: Budget): Answer<Collision<L>>;

export function collision(layout: AnyMapping, options?: Budget): readonly [number, number] | null {
  return collisionOf("collision", layout, options);
}

/**
 * Refuses a layout that is not injective, and names two coordinates that collide.
 * @param layout any
 * @param options `budget`, how many steps the search may take
 * @returns nothing
 * @throws LayoutError: argument, collision, integer, undecided
 * @law refused exactly where `isInjective` is false, with a witness (test/analysis/injective.test.ts)
 * @see {@link collision}
 * @example assertInjective(layout("(4,8):(1,5)"))
 */
export function assertInjective<L extends AnyMapping>(
  layout: Accepted<L, AssertInjective<L>>,
  options?: Budget,
): void;

export function assertInjective(layout: any, options?: Budget): void {
  const fail = failing("assertInjective", () => show(layout));
  refuseCollision(askedIn(layout, fail), spending(options, fail), fail);
}

/** Refuses what is not injective. */
export function refuseCollision(of: AnyMapping, spend: Spend, fail: Fail): void {
  const found = collisionAmong(of, spend, fail);
  if (found === null) return;
  const value = isComposedLayout(of) ? valueAt(of, found[0]) : offsetOf(found[0], of as AnyLayout, fail);
  fail("collision", ...found, textOf(value));
}

function collisionOf(
  operation: string,
  layout: AnyMapping,
  options: Budget | undefined,
): readonly [number, number] | null {
  const fail = failing(operation, () => show(layout));
  return collisionAmong(askedIn(layout, fail), spending(options, fail), fail);
}

/** Coordinates are weighed to integers; bits are looked at by elimination. */
function collisionAmong(of: AnyMapping, spend: Spend, fail: Fail): readonly [number, number] | null {
  if (isComposedLayout(of)) return repetitionIn(valuesOf(of, spend, fail));
  const layout = of as AnyLayout;
  const modes = placed(modesOf(layout));
  return exactly(fail, () => {
    const kind = kindIn(modes.map(({ stride }) => stride));
    if (kind === "binary") return bitCollision(modes);
    if (kind === "own") integerModes(layout, fail);
    return collisionIn(kind === "coordinate" ? weighed(modes) : (modes as readonly Placed[]), spend);
  });
}

/**
 * The offsets of two coordinates are equal where Σ x·d = 0 with |x| < s in every mode: the steps that count up lead from
 * one coordinate, those that count down to the other. Looked for with as few and as small strides as possible.
 */
function collisionIn(modes: readonly Placed[], spend: Spend): readonly [number, number] | null {
  const still = modes.find(({ stride }) => stride === 0);
  if (still !== undefined) return [0, still.at];
  const sorted = modes.toSorted((a, b) => Math.abs(a.stride) - Math.abs(b.stride));
  const search = combinations(
    sorted.map(({ size, stride }) => ({ step: stride, low: 1 - size, high: size - 1 })),
    spend,
  );
  for (let i = 1; i < sorted.length; i++) {
    const times = search(0, i + 1, 1);
    if (times === null) continue;
    const side = (sign: number): number =>
      times.reduce((so, x, j) => so + Math.max(0, sign * x) * (sorted[j]?.at as number), 0);
    return [Math.min(side(1), side(-1)), Math.max(side(1), side(-1))];
  }
  return null;
}
