import type { Fill } from "./palette.js";

// A picture before it is written: what each function that draws makes, and each form is written from.

/** A rectangle of a panel, with text in it. */
export interface Cell {
  /** The column and the row that it starts in, from 0. */
  readonly x: number;
  readonly y: number;
  /** How many columns it takes, one where this is left out. */
  readonly width?: number;
  readonly lines: readonly string[];
  readonly fill?: Fill;
  /** What the picture is about: a conflict, a carry, a loss. */
  readonly mark?: boolean;
  /** What the picture is not about. */
  readonly faint?: boolean;
}

/** Cells in columns and rows, with heads beside them. */
export interface Panel {
  readonly label: string;
  /** Its place among the panels. */
  readonly column: number;
  readonly row: number;
  readonly columns: number;
  readonly rows: number;
  readonly cells: readonly Cell[];
  /** A text above each column, and left of each row; none is shown where these are left out. */
  readonly across?: readonly string[];
  readonly down?: readonly string[];
  /** The columns and rows that a heavier line runs before. */
  readonly bounds?: Bounds;
}

/** Where tiles meet. */
export interface Bounds {
  readonly columns: readonly number[];
  readonly rows: readonly number[];
}

/** A whole picture. */
export interface Scene {
  readonly title: string;
  /** What it shows, for those who do not see it. */
  readonly description: string;
  readonly panels: readonly Panel[];
  /** Sentences that stand below. */
  readonly notes: readonly string[];
  /** Whether the cells of all panels are of one width, so that panels above each other line up. */
  readonly aligned?: boolean;
}

/** A length in the units of a form. */
interface Extent {
  readonly width: number;
  readonly height: number;
}

/** What a form needs to place panels: sizes in its own units. */
export interface Measure {
  /** A cell of a panel, as wide as its texts need. */
  readonly cell: (panel: Panel) => Extent;
  /** The room for the heads of its rows, and for its label and the heads of its columns. */
  readonly heads: (panel: Panel) => Extent;
  /** What stands between panels. */
  readonly gap: Extent;
}

/** A panel in its place: where its first cell starts, and how large its cells are. */
export interface Placed {
  readonly panel: Panel;
  readonly x: number;
  readonly y: number;
  readonly cell: Extent;
}

/** The panels in their places, and the size of all of them. */
export function arranged(scene: Scene, measure: Measure): Extent & { readonly placed: readonly Placed[] } {
  const widest = Math.max(...scene.panels.map((panel) => measure.cell(panel).width));
  const all = scene.panels.map((panel) => {
    const own = measure.cell(panel);
    const cell = scene.aligned === true ? { ...own, width: widest } : own;
    return { panel, cell, heads: measure.heads(panel) };
  });
  const columns = stacked(
    all.map(({ panel, cell, heads }) => [panel.column, heads.width, panel.columns * cell.width]),
    measure.gap.width,
  );
  const rows = stacked(
    all.map(({ panel, cell, heads }) => [panel.row, heads.height, panel.rows * cell.height]),
    measure.gap.height,
  );
  const placed = all.map(({ panel, cell }) => {
    return { panel, cell, x: columns.at(panel.column), y: rows.at(panel.row) };
  });
  return { width: columns.total, height: rows.total, placed };
}

/** Along one side: where the cells of each row or column of panels start, behind the heads of all of these. */
function stacked(
  all: readonly (readonly [place: number, head: number, body: number])[],
  gap: number,
): { readonly at: (place: number) => number; readonly total: number } {
  const most = (place: number, part: 1 | 2): number =>
    all.reduce((so, each) => (each[0] === place ? Math.max(so, each[part]) : so), 0);
  const starts: number[] = [];
  let end = 0;
  for (let place = 0; place <= Math.max(0, ...all.map(([own]) => own)); place++) {
    const start = end + (place > 0 ? gap : 0) + most(place, 1);
    starts.push(start);
    end = start + most(place, 2);
  }
  return { at: (place) => starts[place] as number, total: end };
}

/**
 * A sentence in lines of so many characters; a word that is longer has a line of its own.
 * @example wrapped("one two three", 8) // ["one two", "three"]
 */
export function wrapped(sentence: string, most: number): readonly string[] {
  return sentence.split(" ").reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
    return lines;
  }, []);
}

/** How many characters the longest line in a cell of one column needs. */
export function charactersOf({ cells, across = [] }: Panel): number {
  let most = 1;
  for (const { lines, width = 1 } of cells)
    for (const line of lines) most = Math.max(most, Math.ceil(line.length / width));
  for (const text of across) most = Math.max(most, text.length);
  return most;
}

/** How many lines the tallest cell has. */
export function linesOf({ cells }: Panel): number {
  let most = 1;
  for (const { lines } of cells) most = Math.max(most, lines.length);
  return most;
}
