// @ts-check
// How fast the package runs, beside what one would write by hand and beside other packages, all in one run: medians of
// rounds in which the contenders run in turn, after their results were found equal.
//   node bench/runtime.mjs           prints a table, and writes it to bench/runtime.json
//   node bench/runtime.mjs --quick   fewer cases and rounds, under a minute; nothing is written
import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { build } from "./types/tsc.mjs";

const { quick = false, only } = parseArgs({
  options: { quick: { type: "boolean" }, only: { type: "string" } },
}).values;
build();
const { absent } = await import("./runtime/library.mjs");
const { runs, strided } = await import("./runtime/copies.mjs");
const { products } = await import("./runtime/products.mjs");
const { offsets } = await import("./runtime/offsets.mjs");
const { algebra } = await import("./runtime/algebra.mjs");
const { growth } = await import("./runtime/growth.mjs");

/** @param {number} x */
const figure = (x) => (x >= 1000 ? Math.round(x).toLocaleString("en") : x.toPrecision(3));

const COLUMNS = ["measured", "cute-layout", "least to most", "against", "its figure", "ratio", "aim"];
/** @param {readonly string[]} cells */
const line = (cells) => console.log(`| ${cells.join(" | ")} |`);
line(COLUMNS);
line(COLUMNS.map(() => "---"));

const start = performance.now();
/** @type {import("./runtime/measure.mjs").Row[]} */
const all = [];
const groups = { runs, strided, products, offsets, algebra, growth };
for (const [name, group] of Object.entries(groups)) {
  if (only !== undefined && only !== name) continue;
  for (const row of group({ quick })) {
    all.push(row);
    const { measured, against, unit, ours, range, theirs, ratio, aim } = row;
    const missed = aim !== null && (ratio ?? 0) < aim ? " missed" : "";
    line([
      measured,
      `${figure(ours)} ${unit}`,
      range.map(figure).join(" to "),
      against,
      theirs === null ? "" : `${figure(theirs)} ${unit}`,
      ratio === null ? "" : ratio.toFixed(2),
      aim === null ? "" : `${aim}${missed}`,
    ]);
  }
}

const aimed = all.filter(({ aim }) => aim !== null);
const reached = aimed.filter(({ aim, ratio }) => (ratio ?? 0) >= (aim ?? 0));
const seconds = (performance.now() - start) / 1000;
console.log(`\n${reached.length} of ${aimed.length} aims are reached; ${seconds.toFixed(0)} s.`);
console.log(`A ratio above 1: cute-layout is faster. ${cpus()[0]?.model}, Node ${process.version}.`);
for (const name of absent) console.log(`not compared, for it is not installed: ${name}`);
if (!quick && only === undefined) {
  const machine = { node: process.version, cpu: cpus()[0]?.model ?? "unknown" };
  writeFileSync(
    new URL("runtime.json", import.meta.url),
    `${JSON.stringify({ machine, rows: all }, null, 2)}\n`,
  );
}
