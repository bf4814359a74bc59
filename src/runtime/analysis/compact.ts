import type { IsCompact } from "../../types/analysis/compact.js";
import type { Accepted, Answer } from "../../types/diagnostic.js";
import type { Budget } from "../../types/layout/budget.js";
import type { IntTuple } from "../../types/layout/htuple.js";
import type { AnyLayout, AnyMapping } from "../../types/layout/layout.js";
import { leastMissing } from "../algebra/inverse/missing.js";
import { exactly, type Fail, failing } from "../diagnostic.js";
import { spending } from "../layout/budget.js";
import { type Placed, placed } from "../layout/by-stride.js";
import { isComposedLayout } from "../layout/composed-layout.js";
import { spanned } from "../layout/coshape.js";
import { integerModes, kindOfLayout, modesOf, sizeOfModes, stridesOf } from "../layout/modes.js";
import { show, textOf } from "../layout/text.js";
import { timesOf } from "../semimodule/basis.js";
import { pathsIn, termsIn } from "../semimodule/semimodule.js";
import { refuseCollision } from "./injective.js";
import { missingCoordinate, modesAlong, type Side, sidesOf } from "./surjective/coordinates.js";
import { askedIn, lackingIn, listing, valuesOf } from "./values.js";

/**
 * Whether the offsets follow each other without a gap, each once: they are as many as they span. Offset 0 need not be
 * the first, so a layout that runs backwards may be compact; without negative strides it is what `isBijective` asks.
 * Decided by the strides alone: sorted, each continues the ones before it (paper, section 5.4.1). Coordinates are compact
 * where they fill the box that they span.
 * @param layout of offsets or coordinates
 * @returns a boolean
 * @throws LayoutError: argument, budget, integer, power
 * @law true exactly where the image has no gap and nothing twice (test/property/questions.test.ts)
 * @see {@link assertCompact}
 * @example isCompact(layout("(4,8):(8,-1)")) // true
 * @example isCompact(layout("(4,8):(e0,2e1)")) // false
 */
export function isCompact<L extends AnyMapping>(
  layout: Accepted<L, IsCompact<L>>,
): Answer<IsCompact<L>, boolean>;

export function isCompact(layout: unknown): boolean {
  const fail = failing("isCompact", () => show(layout));
  const asked = askedIn(layout, fail);
  if (isComposedLayout(asked)) return gapIn(valuesOf(asked, listing(fail), fail)) === null;
  const of = asked as AnyLayout;
  const kind = kindOfLayout(of);
  if (kind === "binary") return fillsBits(of, fail);
  return kind === "coordinate" ? fillsBox(of) : breach(placed(integerModes(of, fail))) === null;
}

/**
 * Refuses a layout that is not compact, and names two coordinates that collide or what is missing.
 * @param layout of offsets or coordinates
 * @param options `budget`, how many steps the search may take
 * @returns nothing
 * @throws LayoutError: argument, collision, integer, missing, overflow, power, undecided
 * @law refused exactly where `isCompact` is false, with a witness (test/analysis/bijective.test.ts)
 * @see {@link isCompact}
 * @example assertCompact(layout("(4,8):(-1,4)"))
 */
export function assertCompact(layout: AnyMapping, options?: Budget): void {
  const fail = failing("assertCompact", () => show(layout));
  const spend = spending(options, fail);
  const asked = askedIn(layout, fail);
  if (isComposedLayout(asked)) {
    refuseCollision(asked, spend, fail);
    const gap = gapIn(valuesOf(asked, spend, fail));
    if (gap !== null) fail("missing", gap);
    return;
  }
  const of = asked as AnyLayout;
  if (kindOfLayout(of) === "binary") {
    if (fillsBits(of, fail)) return;
    refuseCollision(of, spend, fail);
    fail("missing", missingOfBits(of, fail) as number);
  }
  if (kindOfLayout(of) === "coordinate") {
    if (fillsBox(of)) return;
    exactly(fail, () => {
      refuseCollision(of, spend, fail);
      fail("missing", textOf(missingCoordinate(modesOf(of), boxOf(of, fail), spend) as IntTuple));
    });
  }
  const modes = placed(integerModes(of, fail));
  const broken = breach(modes);
  if (broken === null) return;
  exactly(fail, () => {
    refuseCollision(of, spend, fail);
    const first = modes.reduce((so, { size, stride }) => so + Math.min(0, (size - 1) * stride), 0);
    fail("missing", first + broken);
  });
}

/** The least offset that is not there, of as many as there are from the first one on; `null` where all are. */
function gapIn(values: readonly number[]): number | null {
  const first = values.reduce((so, value) => Math.min(so, value));
  return lackingIn(values, first, first + values.length);
}

/**
 * How many offsets from the first on follow each other, where it is not all: the sorted strides up to there continue each
 * other, and the next stride does not. `null` where all do.
 */
export function breach(modes: readonly Placed[]): number | null {
  let covered = 1;
  for (const { size, stride } of modes.toSorted((a, b) => Math.abs(a.stride) - Math.abs(b.stride))) {
    if (Math.abs(stride) !== covered) return covered;
    covered *= size;
  }
  return null;
}

/** Whether coordinates fill a box, each once: a stride counts one, and those that count the same continue each other. */
export function fillsBox(layout: AnyLayout): boolean {
  const modes = placed(modesOf(layout));
  const steps = modes.map(({ stride }) => stride);
  return (
    steps.every((step) => termsIn(step).length === 1) &&
    pathsIn(steps).every((path) => {
      const own = modes.map((mode) => ({ ...mode, stride: timesOf(termsIn(mode.stride), path) }));
      return breach(own.filter(({ stride }) => stride !== 0)) === null;
    })
  );
}

/** The box that the coordinates of a layout span, from the least of each on. */
function boxOf(layout: AnyLayout, fail: Fail): readonly Side[] {
  const modes = modesOf(layout);
  const sides = sidesOf(spanned(layout, fail), pathsIn(stridesOf(layout)));
  return sides.map((side) => ({
    ...side,
    from: modesAlong(modes, side.path).reduce((so, [size, times]) => so + Math.min(0, (size - 1) * times), 0),
  }));
}

/** Whether binary strides yield just the values below the size of the layout. */
export function fillsBits(layout: AnyLayout, fail: Fail): boolean {
  const least = missingOfBits(layout, fail);
  return least !== null && least >= sizeOfModes(modesOf(layout));
}

/** The least value that binary strides do not yield; `null` where they yield some twice. */
export function missingOfBits(layout: AnyLayout, fail: Fail): number | null {
  return exactly(fail, () => leastMissing(placed(modesOf(layout)), fail));
}
