import type { AnyLayout } from "../../../types/layout/layout.js";
import { placed } from "../../layout/by-stride.js";
import { kindOfLayout, type Mode, modesOf } from "../../layout/modes.js";
import { hue } from "../palette.js";
import type { Cell, Panel } from "../scene.js";

/** As many offsets as are looked at. */
const widest = 48;

/**
 * Why a layout has no complement or none that completes it: its modes by stride, each a row of offsets, with what all modes
 * before it cover; the mode is marked whose stride leads into that, or not to a multiple of it.
 */
export function coverOf(of: AnyLayout): readonly Panel[] {
  if (kindOfLayout(of) !== "integer") return [];
  const modes = placed(modesOf(of) as readonly Mode[]).filter(({ stride }) => stride > 0);
  const sorted = modes.toSorted((a, b) => a.stride - b.stride);
  const rows: { readonly name: string; readonly covered: number; readonly steps: readonly number[] }[] = [];
  let covered = 1;
  let wrong = -1;
  for (const { size, stride } of sorted) {
    const steps = Array.from({ length: Math.min(size, widest) }, (_, i) => i * stride);
    rows.push({ name: `${size}:${stride}`, covered, steps });
    if (wrong < 0 && stride % covered !== 0) wrong = rows.length - 1;
    covered = Math.max(covered, size * stride);
  }
  const shown = wrong < 0 ? rows : rows.slice(0, wrong + 1);
  const columns = Math.min(
    widest,
    1 + Math.max(0, ...shown.flatMap(({ steps, covered }) => [...steps, covered - 1])),
  );
  const cells = shown.flatMap(({ covered, steps }, y) =>
    Array.from({ length: columns }, (_, x): Cell => {
      const step = steps.indexOf(x);
      const mark = y === wrong && step === 1;
      if (step >= 0) return { x, y, lines: [`${step}`], fill: hue(1), mark };
      return x < covered ? { x, y, lines: ["▪"], fill: hue(0) } : { x, y, lines: [""] };
    }),
  );
  return [
    {
      label: "the steps of each mode, and what (▪) the modes before it cover",
      column: 0,
      row: 0,
      columns,
      rows: shown.length,
      cells,
      across: Array.from({ length: columns }, (_, i) => `${i}`),
      down: shown.map(({ name }) => name),
    },
  ];
}
