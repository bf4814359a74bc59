import * as library from "../../src/index.js";
import type { AnyMapping } from "../../src/types/layout/layout.js";

// Reads pictures back, form by form, so that what they show is compared with what the library says.

export const at: (of: AnyMapping, i: number) => unknown = library.at as never;

/** A value as it is written. */
export function show(value: unknown): string {
  return Array.isArray(value) ? `(${value.map(show).join(",")})` : String(value);
}

/** The texts in the cells of a picture; a cell of two lines has two. */
export function cellsOf(picture: string, form: "svg" | "text" | "latex"): readonly string[] {
  if (form === "svg")
    return [...picture.matchAll(/<g class="cell">(.*?)<\/g>/g)].flatMap(([, group = ""]) =>
      [...group.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text = ""]) => text),
    );
  if (form === "latex")
    return [...picture.matchAll(/\\node\[anchor=mid(?:,color=faint)?\] at \(.*?\) \{(.*)\};/g)].map(
      ([, text = ""]) => text,
    );
  return panelsIn(picture).flat(2);
}

/** The panels of a text, each as its rows of cells; the lines of a cell are put together with spaces. */
export function panelsIn(picture: string): readonly (readonly (readonly string[])[])[] {
  const panels: string[][][] = [];
  let open: { readonly start: number; readonly end: number; readonly rows: string[][] }[] = [];
  for (const line of picture.split("\n")) {
    // the upper edges say where the panels of the lines below are
    if (line.includes("┌")) {
      open = [...line.matchAll(/┌[^┐]*┐/g)].map(({ 0: edge, index }) => ({
        start: index,
        end: index + edge.length,
        rows: [[]],
      }));
      panels.push(...open.map(({ rows }) => rows));
      continue;
    }
    for (const { start, end, rows } of open) {
      if (/^[├┝]/.test(line.slice(start))) rows.push([]);
      if (!/^[│┃]/.test(line.slice(start))) continue;
      const row = rows.at(-1) as string[];
      const cells = line.slice(start + 1, end - 1).split(/[│┃]/);
      for (const [i, cell] of cells.entries()) row[i] = `${row[i] ?? ""} ${cell.trim()}`.trim();
    }
  }
  return panels;
}
