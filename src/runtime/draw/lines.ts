import type { Panel } from "./scene.js";

/** How heavy a line is: none, light, heavy. */
export type Weight = 0 | 1 | 2;

/** The lines of a panel, by the corner of the lattice that they start in. */
export interface Lines {
  /** The line from a corner to the right. */
  readonly across: (column: number, row: number) => Weight;
  /** The line from a corner downward. */
  readonly down: (column: number, row: number) => Weight;
}

/** Around every cell is a light line; where tiles meet it is heavy. */
export function linesIn({ cells, columns, rows, bounds }: Panel): Lines {
  const wide = columns + 1;
  const across = new Uint8Array(wide * (rows + 1));
  const down = new Uint8Array(wide * (rows + 1));
  for (const { x, y, width = 1 } of cells) {
    const corner = y * wide + x;
    across.fill(1, corner, corner + width);
    across.fill(1, corner + wide, corner + wide + width);
    down[corner] = 1;
    down[corner + width] = 1;
  }
  const double = (lines: Uint8Array, at: number): void => {
    lines[at] = 2 * (lines[at] as number);
  };
  for (const row of bounds?.rows ?? []) for (let i = 0; i < columns; i++) double(across, row * wide + i);
  for (const column of bounds?.columns ?? []) for (let i = 0; i < rows; i++) double(down, i * wide + column);
  const at = (lines: Uint8Array, column: number, row: number): Weight =>
    column < 0 || row < 0 ? 0 : (lines[row * wide + column] as Weight);
  return {
    across: (column, row) => at(across, column, row),
    down: (column, row) => at(down, column, row),
  };
}

/** A straight line of one weight, as long as it goes on. */
export interface Run {
  readonly column: number;
  readonly row: number;
  readonly length: number;
}

/** The lines of one weight, those across and those down. */
export function runsOf(
  panel: Panel,
  weight: Weight,
): { readonly across: readonly Run[]; readonly down: readonly Run[] } {
  const lines = linesIn(panel);
  const { columns, rows } = panel;
  return {
    across: runs(rows + 1, columns, (row, i) => lines.across(i, row) === weight).map(
      ([row, column, length]) => ({ column, row, length }),
    ),
    down: runs(columns + 1, rows, (column, i) => lines.down(column, i) === weight).map(
      ([column, row, length]) => ({ column, row, length }),
    ),
  };
}

/** In each of `count` lines the stretches that are of a kind. */
function runs(
  count: number,
  length: number,
  is: (line: number, at: number) => boolean,
): readonly (readonly [number, number, number])[] {
  const out: [number, number, number][] = [];
  for (let line = 0; line < count; line++) {
    let start = 0;
    for (let at = 0; at <= length; at++) {
      if (at < length && is(line, at)) continue;
      if (at > start) out.push([line, start, at - start]);
      start = at + 1;
    }
  }
  return out;
}
