import { appendFileSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("../../.tmp/", import.meta.url));
const file = `${folder}figures.jsonl`;

/** Notes what a test counted, so that it stands in the summary after the run: how many cases of what there were. */
export function figure(of: string, counts: string | Readonly<Record<string, number>>): void {
  appendFileSync(file, `${JSON.stringify([of, counts])}\n`);
}

/** Vitest's global setup: none are noted at first, and at the end they are printed. */
export default function setup(): () => void {
  mkdirSync(folder, { recursive: true });
  rmSync(file, { force: true });
  appendFileSync(file, "");
  return () => {
    const lines = readFileSync(file, "utf8").split("\n").slice(0, -1);
    if (lines.length === 0) return;
    const shown = lines.map((line) => {
      const [of, counts] = JSON.parse(line);
      if (typeof counts === "string") return `  ${of}: ${counts}`;
      return `  ${of}: ${Object.entries(counts)
        .map(([what, count]) => `${what} ${count}`)
        .join(", ")}`;
    });
    console.log(["\nWhat was counted", ...shown.sort(), ""].join("\n"));
  };
}
