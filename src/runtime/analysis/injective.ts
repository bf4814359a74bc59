import type { AssertInjective, Collision, IsInjective } from "../../types/analysis/injective.js";
import type { Accepted, Answer } from "../../types/diagnostic.js";
import type { Budget } from "../../types/layout/budget.js";
import type { AnyLayout, AnyMapping } from "../../types/layout/layout.js";
import type { Step } from "../../types/semimodule/semimodule.js";
import { exactly, type Fail, failing } from "../diagnostic.js";
import { type Spend, spending } from "../layout/budget.js";
import { type Placed, placed } from "../layout/by-stride.js";
import { isComposedLayout, valueAt } from "../layout/composed-layout.js";
import { offsetOf } from "../layout/evaluation.js";
import { integerModes, modesOf } from "../layout/modes.js";
import { show, textOf } from "../layout/text.js";
import { timesOf } from "../semimodule/basis.js";
import { and, stepsOf, xor } from "../semimodule/binary.js";
import { combinations } from "../semimodule/combination.js";
import { commonDivisor } from "../semimodule/common-divisor.js";
import { leading } from "../semimodule/elimination.js";
import { add, multiply } from "../semimodule/integer.js";
import { binaryIn, kindIn, pathsIn, termsIn } from "../semimodule/semimodule.js";
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
    if (kind === "binary") return collisionInBits(modes);
    if (kind === "own") integerModes(layout, fail);
    return collisionIn(kind === "coordinate" ? weighed(modes) : (modes as readonly Placed[]), spend);
  });
}

/**
 * Coordinates as integers that are equal where they are: each weighs more than the ones before it can differ by, counted
 * in what divides all of its strides.
 */
function weighed(modes: readonly Placed<Step>[]): readonly Placed[] {
  let weight = 1;
  const weights = pathsIn(modes.map(({ stride }) => stride)).map((path) => {
    const divisor = commonDivisor(...modes.map(({ stride }) => timesOf(termsIn(stride), path)));
    const own = { weight, count: (step: Step) => timesOf(termsIn(step), path) / divisor };
    const reach = modes.reduce(
      (so, { size, stride }) => add(so, multiply(size - 1, Math.abs(own.count(stride)))),
      0,
    );
    weight = multiply(weight, add(multiply(2, reach), 1));
    return own;
  });
  const integer = (step: Step): number =>
    weights.reduce((so, { weight, count }) => add(so, multiply(weight, count(step))), 0);
  return modes.map(({ stride, ...mode }) => ({ ...mode, stride: integer(stride) }));
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

/**
 * Over F2 two coordinates collide where steps depend on each other: each mode has two digits that differ in just the
 * steps of a dependent set.
 */
function collisionInBits(modes: readonly Placed<Step>[]): readonly [number, number] | null {
  const still = modes.find(({ stride }) => stride === 0);
  if (still !== undefined) return [0, still.at];
  const steps = modes.flatMap((mode) =>
    stepsOf(mode.size, 1).map((power) => ({ mode, power, value: multiply(power, binaryIn(mode.stride)) })),
  );
  const dependent = dependence(steps.map(({ value }) => value));
  if (dependent === null) return null;
  let [low, high] = [0, 0];
  for (const mode of modes) {
    const differ = steps.filter((step, i) => step.mode === mode && dependent.includes(i));
    const bits = differ.reduce((so, { power }) => so + power, 0);
    // a digit with the highest bit alone is in bounds, whatever the others are
    const top = leading(mode.size - 1);
    const own = bits >= mode.size ? top : bits;
    high += own * mode.at;
    low += xor(own, bits) * mode.at;
  }
  return [Math.min(low, high), Math.max(low, high)];
}

/** A sum of values, and the places of these. */
interface Dependent {
  readonly value: number;
  readonly of: readonly number[];
}

/** The places of values of which one is the sum of the others; `null` where there are none. */
function dependence(values: readonly number[]): readonly number[] | null {
  const rows: Dependent[] = [];
  for (const [i, value] of values.entries()) {
    let rest: Dependent = { value, of: [i] };
    for (const row of rows)
      if (rest.value !== 0 && and(rest.value, leading(row.value)) !== 0)
        rest = { value: xor(rest.value, row.value), of: either(rest.of, row.of) };
    if (rest.value === 0) return rest.of;
    rows.push(rest);
  }
  return null;
}

/** What is in one list and not in both. */
function either(a: readonly number[], b: readonly number[]): readonly number[] {
  return [...a.filter((each) => !b.includes(each)), ...b.filter((each) => !a.includes(each))];
}
