import type { IntTuple } from "../../types/layout/htuple.js";
import { isTuple } from "../layout/htuple.js";
import { extent } from "../layout/shape.js";
import type { Bounds, Cell, Panel } from "./scene.js";

// The coordinates of a shape as rows and columns. One mode is a row; of more than two, each coordinate of those beyond is
// a panel: the third counts to the right, all others down.

/** What stands at a coordinate. */
export type Content = Omit<Cell, "x" | "y" | "width">;

/** Where panels of a shape begin, and what they are called. */
interface Frame {
  readonly label?: string;
  readonly column?: number;
  readonly row?: number;
  /** In place of those where nested modes meet. */
  readonly bounds?: Bounds;
}

/** A shape with what stands at each of its coordinates, counted colexicographically. */
export function panelsOf(
  shape: IntTuple,
  contentAt: (index: number) => Content,
  frame: Frame = {},
): readonly Panel[] {
  const modes = isTuple(shape) ? shape : [shape];
  const [first = 1, second = 1, third = 1, ...beyond] = modes.length < 2 ? [1, ...modes] : modes;
  const [rows, columns, right, down] = [first, second, third, beyond].map(extent) as [
    number,
    number,
    number,
    number,
  ];
  const { label = "", bounds = { rows: seams(first), columns: seams(second) } } = frame;
  const panels: Panel[] = [];
  for (let plane = 0; plane < right * down; plane++) {
    const cells: Cell[] = [];
    for (let y = 0; y < rows; y++)
      for (let x = 0; x < columns; x++) cells.push({ x, y, ...contentAt(y + rows * (x + columns * plane)) });
    panels.push({
      label:
        modes.length < 3
          ? label
          : `${label === "" ? "" : `${label} `}${planeName(plane, [third, ...beyond])}`,
      column: (frame.column ?? 0) + (plane % right),
      row: (frame.row ?? 0) + Math.floor(plane / right),
      columns,
      rows,
      cells,
      across: counted(columns),
      ...(modes.length < 2 ? {} : { down: counted(rows) }),
      bounds,
    });
  }
  return panels;
}

/** The numbers from 0 up. @example counted(3) // ["0", "1", "2"] */
export function counted(count: number): readonly string[] {
  return Array.from({ length: count }, (_, i) => `${i}`);
}

/** Where the outer modes of a nested one meet. */
function seams(mode: IntTuple): readonly number[] {
  if (!isTuple(mode) || mode.length < 2) return [];
  const every = extent(mode[0] as IntTuple);
  const whole = extent(mode);
  return every === 1
    ? []
    : counted(whole / every)
        .slice(1)
        .map((i) => Number(i) * every);
}

/** A coordinate of the modes beyond the second, the first two left open. */
function planeName(plane: number, extents: readonly IntTuple[]): string {
  let rest = plane;
  const digits = extents.map((mode) => {
    const digit = rest % extent(mode);
    rest = Math.floor(rest / extent(mode));
    return digit;
  });
  return `(_,_,${digits})`;
}
