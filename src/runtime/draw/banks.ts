import type { DrawBanksOptions } from "../../types/draw/banks.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import type { AnyMemory } from "../../types/swizzle/bank-conflicts.js";
import { failing } from "../diagnostic.js";
import { isComposedLayout } from "../layout/composed-layout.js";
import { layoutIn } from "../layout/layout.js";
import { show } from "../layout/text.js";
import { floorDivide, remainder } from "../semimodule/integer.js";
import { conflictsOf, memoryOf, slotsOf, vectorsOf } from "../swizzle/bank-conflicts/slots.js";
import { hue } from "./palette.js";
import { planIn } from "./picture.js";
import { panelsOf } from "./plane.js";
import type { Cell, Panel } from "./scene.js";
import { offsetsOf } from "./values.js";

/**
 * Shared memory by its banks, and who accesses it: above, each element with the number of its bank and the thread that
 * accesses it; below, phase by phase, the words that each bank is asked for. Where a bank is asked for more than one word
 * they are marked, and what stands below another waits for it.
 * @param layout of the shared memory
 * @param access from threads, or (thread, value), to coordinates of it
 * @param options how it is written, and `elementBytes`, `banks` and `bankBytes` of `bankConflicts`
 * @returns the picture, an SVG where no form is named
 * @throws LayoutError: budget; as {@link bankConflicts}
 * @law every cell names the bank of its element, and the threads in a phase are those that ask
 *   (test/draw/tiles.test.ts)
 * @see {@link bankConflicts}
 * @example drawBanks(layout("(4,4):(4,1)"), layout("4:1"), { banks: 4 }).includes("4 words of one bank") // true
 */
export function drawBanks(layout: AnyMemory, access: AnyLayout, options?: DrawBanksOptions): string {
  const fail = failing("drawBanks", () => `${show(layout)}, ${show(access)}`);
  const plan = planIn(options, fail);
  const memory = memoryOf(options ?? {}, fail);
  const shape = (isComposedLayout(layout) ? layout : layoutIn(layout, fail)).shape;
  plan.spend(shape);
  const vectors = vectorsOf(layout, access, fail);
  const slots = slotsOf(vectors, memory, fail);
  const { degree, phases } = conflictsOf(slots);
  plan.spend([slots.count, phases.reduce((so, one) => so + one, 0)]);
  const threads = new Map(
    vectors.flatMap((offsets, thread) => offsets.map((offset) => [offset, thread] as const)).reverse(),
  );
  const bankOf = (offset: number) =>
    remainder(floorDivide(offset * memory.elementBytes, memory.bankBytes), memory.banks);
  const offsetAt = offsetsOf(layout, fail);
  const above = panelsOf(
    shape,
    (i) => {
      const offset = offsetAt(i);
      const thread = threads.get(offset);
      const bank = bankOf(offset);
      return { lines: [`b${bank}`, thread === undefined ? "" : `T${thread}`], fill: hue(bank) };
    },
    { label: "memory: the bank of each element, and who accesses it" },
  );
  const down = 1 + Math.max(...above.map(({ row }) => row));
  const below = phases.map((depth, phase): Panel => {
    const start = phase * slots.count;
    const asked = slots.at.slice(start, start + slots.count);
    return {
      ...askedOf(asked, start, slots.count, slots.banks),
      label: `phase ${phase}: ${depth === 1 ? "no conflict" : `up to ${depth} words of one bank`}`,
      column: 0,
      row: down + phase,
    };
  });
  const sentence =
    degree === 1
      ? "No phase has a conflict."
      : `The worst phase asks for ${degree} words of one bank, and takes ${degree} times as long.`;
  return plan.write({
    title: `${layout} accessed by ${access}`,
    description: `The banks of shared memory ${layout} as accessed by ${access}, in ${phases.length} phases. ${sentence}`,
    panels: [...above, ...below],
    notes: [sentence],
  });
}

/** The words that the banks are asked for in a phase: one that several threads ask for is shared. */
function askedOf(
  slots: readonly number[],
  start: number,
  count: number,
  banks: number,
): Omit<Panel, "label" | "column" | "row"> {
  const words = Array.from({ length: count }, () => new Map<number, number[]>());
  slots.forEach((slot, i) => {
    const place = words[remainder(slot, count)] as Map<number, number[]>;
    place.set(slot, [...(place.get(slot) ?? []), start + i]);
  });
  const cells = words.flatMap((place, x) =>
    [...place.values()].map(([first, ...others], y): Cell => {
      const lines = [others.length === 0 ? `T${first}` : `T${first}+${others.length}`];
      return { x, y, lines, fill: hue(x * banks), mark: place.size > 1 };
    }),
  );
  const across = Array.from({ length: count }, (_, i) => `b${i * banks}`);
  return { columns: count, rows: Math.max(1, ...words.map(({ size }) => size)), cells, across };
}
