import type { IsCompact } from "../../types/analysis/compact.js";
import type { Accepted, Answer } from "../../types/diagnostic.js";
import type { Budget } from "../../types/layout/budget.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import { leastMissing } from "../algebra/inverse/missing.js";
import { exactly, type Fail, failing } from "../diagnostic.js";
import { spending } from "../layout/budget.js";
import { type Placed, placed } from "../layout/by-stride.js";
import { show } from "../layout/htuple.js";
import { layoutIn } from "../layout/layout.js";
import { integerModes, kindOfLayout, modesOf, sizeOfModes } from "../layout/modes.js";
import { refuseCollision } from "./injective.js";

/**
 * Whether the offsets follow each other without a gap, each once: they are as many as they span. Offset 0 need not be
 * the first, so a layout that runs backwards may be compact; without negative strides it is what `isBijective` asks.
 * Decided by the strides alone: sorted, each continues the ones before it (paper, section 5.4.1).
 * @param layout of offsets
 * @returns a boolean
 * @throws LayoutError: argument, integer
 * @see {@link assertCompact}
 * @example isCompact(layout("(4,8):(8,-1)")) // true
 */
export function isCompact<L extends AnyLayout>(
  layout: Accepted<L, NoInfer<IsCompact<L>>, "isCompact">,
): Answer<NoInfer<IsCompact<L>>, "isCompact">;

export function isCompact(layout: unknown): boolean {
  const fail = failing("isCompact", () => show(layout));
  const of = layoutIn(layout, fail);
  if (kindOfLayout(of) === "binary") return fillsBits(of, fail);
  return breach(placed(integerModes(of, fail))) === null;
}

/**
 * Refuses a layout that is not compact, and names two coordinates that collide or an offset that is missing.
 * @param layout of offsets
 * @param options `budget`, how many steps the search may take
 * @returns nothing
 * @throws LayoutError: argument, collision, integer, missing, undecided
 * @see {@link isCompact}
 */
export function assertCompact(layout: AnyLayout, options?: Budget): void {
  const fail = failing("assertCompact", () => show(layout));
  const spend = spending(options, fail);
  const of = layoutIn(layout, fail);
  if (kindOfLayout(of) === "binary") {
    if (fillsBits(of, fail)) return;
    refuseCollision(of, spend, fail);
    fail("missing", missingOfBits(of, fail) as number);
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

/** Whether binary strides yield just the values below the size of the layout. */
export function fillsBits(layout: AnyLayout, fail: Fail): boolean {
  const least = missingOfBits(layout, fail);
  return least !== null && least >= sizeOfModes(modesOf(layout));
}

/** The least value that binary strides do not yield; `null` where they yield some twice. */
export function missingOfBits(layout: AnyLayout, fail: Fail): number | null {
  return exactly(fail, () => leastMissing(placed(modesOf(layout)), fail));
}
