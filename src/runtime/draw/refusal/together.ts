import { hue } from "../palette.js";
import type { Cell, Panel } from "../scene.js";
import type { Trace } from "../trace.js";

/** How far each leaf moves each digit, and all together. */
export function together({ left, leaves, reached, overrun }: Trace): Panel {
  const heads = [...leaves.map(({ extent, stride }) => `${extent}:${stride}`), "together", "room"];
  const rows = left.map((mode, r) => [
    ...leaves.map(({ moved }) => `${moved[r]}`),
    `${reached[r]}`,
    mode.last ? "any" : `${mode.extent - 1}`,
  ]);
  const cells = rows.flatMap((row, y) =>
    row.map(
      (text, x): Cell => ({
        x,
        y,
        lines: [text],
        mark: x === leaves.length && y === overrun,
        ...(x < leaves.length ? { fill: hue(0) } : {}),
      }),
    ),
  );
  return {
    label: "how far each mode on the right moves each digit on the left",
    column: 0,
    row: 0,
    columns: heads.length,
    rows: rows.length,
    cells,
    across: heads,
    down: left.map(({ extent, stride }) => `digit of ${extent}:${stride}`),
    bounds: { columns: [leaves.length], rows: [] },
  };
}
