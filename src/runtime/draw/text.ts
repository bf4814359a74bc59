import { linesIn } from "./lines.js";
import {
  arranged,
  type Cell,
  charactersOf,
  linesOf,
  type Measure,
  type Panel,
  type Placed,
  type Scene,
  wrapped,
} from "./scene.js";
import { box } from "./text/box.js";
import { coloured, faint } from "./text/terminal.js";

// A scene as lines of characters, with boxes around the cells. A mark is an exclamation mark, what is drawn back has a dot.

const measure: Measure = {
  // the line between two cells counts with the first
  cell: (panel) => ({
    width: charactersOf(shown(panel)) + 3,
    height: linesOf(panel) + 1,
  }),
  heads: ({ label, across, down = [] }) => ({
    width: Math.max(0, ...down.map((text) => text.length)) + (down.length > 0 ? 1 : 0),
    height: (label === "" ? 0 : 1) + (across === undefined ? 0 : 1),
  }),
  gap: { width: 4, height: 2 },
};

/** Writes a scene as lines. */
export function textOf(scene: Scene, inColour: boolean): string {
  const panels = scene.panels.map(shown);
  const { width, height, placed } = arranged({ ...scene, panels }, measure);
  const canvas = Array.from({ length: height + 1 }, () => new Map<number, string>());
  for (const each of placed) put(canvas, each, inColour);
  const notes = scene.notes.flatMap((note) => wrapped(note, Math.max(width + 1, 80)));
  const body = panels.length === 0 ? [] : ["", ...canvas.map(lineOf)];
  return [scene.title, ...body, ...(notes.length > 0 ? ["", ...notes] : [])]
    .map((line) => line.trimEnd())
    .join("\n");
}

/** What is marked says so, and what is drawn back too: without colour nothing is lost. */
function shown(panel: Panel): Panel {
  const cells = panel.cells.map((cell) => {
    const [first = "", ...others] = cell.lines;
    if (cell.faint === true && first !== "") return { ...cell, lines: [`·${first}`, ...others] };
    return cell.mark === true ? { ...cell, lines: [`${first}!`, ...others] } : cell;
  });
  return { ...panel, cells };
}

/** A line of the canvas; where nothing was put there are spaces. What is put takes one place for each that it shows. */
function lineOf(puts: ReadonlyMap<number, string>): string {
  let out = "";
  let end = 0;
  for (const at of [...puts.keys()].sort((a, b) => a - b)) {
    const text = puts.get(at) as string;
    out += " ".repeat(Math.max(0, at - end)) + text;
    end = at + bare(text).length;
  }
  return out;
}

/** A text without its colours. */
function bare(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: an escape is one
  return text.replace(/\u001b\[[0-9;]*m/g, "");
}

function put(canvas: readonly Map<number, string>[], { panel, x, y, cell }: Placed, inColour: boolean): void {
  const { label, across, down = [], columns, rows, cells } = panel;
  const [w, h] = [cell.width, cell.height];
  const dim = (text: string): string => (inColour ? faint(text) : text);
  if (label !== "") canvas[y - 1 - (across === undefined ? 0 : 1)]?.set(x, label);
  across?.forEach((text, i) => {
    canvas[y - 1]?.set(x + i * w + w - 1 - text.length, dim(text));
  });
  down.forEach((text, i) => {
    canvas[y + i * h + 1]?.set(x - 1 - text.length, dim(text));
  });
  const { across: right, down: below } = linesIn(panel);
  for (let row = 0; row <= rows; row++)
    for (let column = 0; column <= columns; column++) {
      const [after, wall] = [right(column, row), below(column, row)];
      const corner = box(below(column, row - 1), after, wall, right(column - 1, row));
      if (corner !== " ")
        canvas[y + row * h]?.set(
          x + column * w,
          corner + box(0, after, 0, after).repeat(after > 0 ? w - 1 : 0),
        );
      for (let i = 1; i < h && wall > 0; i++)
        canvas[y + row * h + i]?.set(x + column * w, box(wall, 0, wall, 0));
    }
  for (const each of cells) write(canvas, each, x, y, w, h, inColour);
}

/** The lines of a cell: in the middle of several columns, at the right of one. */
function write(
  canvas: readonly Map<number, string>[],
  { x, y, width = 1, lines, fill, mark = false }: Cell,
  left: number,
  top: number,
  w: number,
  h: number,
  inColour: boolean,
): void {
  const room = width * w - 1;
  for (let i = 0; i < h - 1; i++) {
    const text = lines[i] ?? "";
    const before = width > 1 ? Math.floor((room - text.length) / 2) : room - 1 - text.length;
    const padded = (" ".repeat(Math.max(0, before)) + text).padEnd(room);
    canvas[top + y * h + 1 + i]?.set(left + x * w + 1, inColour ? coloured(padded, fill, mark) : padded);
  }
}
