import { relative } from "node:path";
import type { Inferred } from "./inferred.js";

/** How what was found is written. */
export type Format = "text" | "plain" | "github";

/** The lines of a file in a format. */
export function reportOf(format: Format, file: string, all: readonly Inferred[]): readonly string[] {
  const path = relative(process.cwd(), file);
  if (format === "text") return tableOf(path, all);
  return all.flatMap(({ name, line, column, layout, refusal }) => {
    const shown = refusal ?? `${name} is ${layout}`;
    if (format === "plain")
      return [`${path}:${line}:${column}: ${refusal === null ? "layout" : "error"}: ${shown}`];
    // a workflow shows annotations beside the lines; what is right needs none
    if (refusal === null) return [];
    return [
      `::error file=${property(path)},line=${line},col=${column},title=${property(name === "" ? "cute-layout" : name)}::${data(refusal)}`,
    ];
  });
}

function tableOf(path: string, all: readonly Inferred[]): readonly string[] {
  const rows = all.map(
    ({ name, line, column, layout, refusal }) => [`${line}:${column}`, name, refusal ?? `${layout}`] as const,
  );
  const width = (i: 0 | 1) => Math.max(0, ...rows.map((row) => row[i].length));
  const lines = rows.map(
    ([place, name, shown]) => `  ${place.padStart(width(0))}  ${name.padEnd(width(1))}  ${shown}`,
  );
  return [path, ...(lines.length === 0 ? ["  no layouts"] : lines), ""];
}

/** As commands of a workflow are escaped. */
function data(text: string): string {
  return text.replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}

function property(text: string): string {
  return data(text).replace(/:/g, "%3A").replace(/,/g, "%2C");
}
