// @ts-check
// What the types cost the compiler: instantiations, counted by tsc on one thread against the built declarations, less
// those of a program with the same imports and no use of them; of files of many uses also symbols and memory, for the
// members of tuples that are compared show in these alone. They are the same for a version of the compiler.
//   node bench/types.mjs            prints every case beside its budget
//   node bench/types.mjs --check    and exits 1 where a figure has grown by more than 2 % or has no budget
//   node bench/types.mjs --update   and makes the figures the budgets
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { arithmetic } from "./types/arithmetic.mjs";
import { calls } from "./types/calls.mjs";
import { measured, mistakes, ofPackage } from "./types/case.mjs";
import { emission } from "./types/emission.mjs";
import { instructions } from "./types/instructions.mjs";
import { creation, sets } from "./types/many.mjs";
import { ofAllKinds } from "./types/mixed.mjs";
import { ofTable } from "./types/operations.mjs";
import { tensors } from "./types/tensors.mjs";
import { build, version } from "./types/tsc.mjs";

const GROWTH = 1.02;
const FILE = new URL("budgets.json", import.meta.url);
const { check, update } = parseArgs({
  options: { check: { type: "boolean" }, update: { type: "boolean" } },
}).values;

/** @typedef {"instantiations" | "symbols" | "memory"} Measure @type {Measure[]} */
const MEASURES = ["instantiations", "symbols", "memory"];
/** @type {{ typescript: string } & Record<Measure, Record<string, number>>} */
const { typescript, ...budgets } = JSON.parse(readFileSync(FILE, "utf8"));
if (version !== typescript && !update) {
  console.error(
    `The budgets are of TypeScript ${typescript}, this is ${version}: the figures do not compare.`,
  );
  process.exit(1);
}

build();
const files = [...creation, ...sets, ...(await ofAllKinds())];
/** Of these symbols and memory are budgets too. */
const large = new Set(files.map(({ name }) => name));
const cases = [...arithmetic, ...ofTable, ...calls, ...tensors, ...instructions, ...emission, ...files];
const measurements = await Promise.all(cases.map(measured));
const there = cases.filter((_, i) => measurements[i]?.missing.length === 0);
const figures = [...measurements.filter(({ missing }) => missing.length === 0), ...(await ofPackage())];
const errors = [
  ...figures.flatMap(({ name, errors }) => errors.map((error) => `${name}: ${error}`)),
  ...(await mistakes(there)),
];

const WIDTH = Math.max(...figures.map(({ name }) => name.length));
/** @param {string} name @param {...(string | number)} columns */
const print = (name, ...columns) =>
  console.log(
    name.padEnd(WIDTH) + columns.map((column) => column.toLocaleString("en").padStart(12)).join(""),
  );

/** What a measure is taken of. @param {Measure} measure */
const of = (measure) => figures.filter(({ name }) => measure === "instantiations" || large.has(name));
for (const measure of MEASURES) {
  print(measure === "memory" ? "memory, kB" : measure, "total", "each", "budget", "change");
  for (const { name, size, [measure]: count } of of(measure)) {
    const budget = budgets[measure]?.[name];
    const change = budget ? `${(100 * (count / budget - 1)).toFixed(1)} %` : "";
    print(name, count, size > 1 ? Math.round(count / size) : "", budget ?? "none", change);
  }
}
for (const { name, seconds } of figures)
  if (large.has(name)) console.log(`${name}: ${seconds.toFixed(2)} s of CPU time`);
const absent = new Set(measurements.flatMap(({ missing }) => missing));
if (absent.size > 0)
  console.log(`not measured, for the package does not export it: ${[...absent].join(", ")}`);

for (const error of errors) console.error(error);
if (errors.length > 0) process.exitCode = 1;
else if (update) {
  const made = MEASURES.map((measure) => {
    const sorted = of(measure)
      .map(({ name, [measure]: count }) => [name, count])
      .sort();
    return [measure, Object.fromEntries(sorted)];
  });
  writeFileSync(FILE, `${JSON.stringify({ typescript: version, ...Object.fromEntries(made) }, null, 2)}\n`);
} else {
  let fine = 0;
  let faults = 0;
  for (const measure of MEASURES) {
    const over = of(measure).filter(
      ({ name, [measure]: count }) => !(count <= (budgets[measure]?.[name] ?? Number.NaN) * GROWTH),
    );
    const known = new Set(of(measure).map(({ name }) => name));
    const gone = Object.keys(budgets[measure] ?? {}).filter((name) => !known.has(name));
    for (const { name } of over) console.error(`${measure} over budget, or without one: ${name}`);
    for (const name of gone) console.error(`a budget of ${measure} without a case: ${name}`);
    fine += known.size - over.length;
    faults += over.length + gone.length;
  }
  console.log(`${fine} of ${fine + faults} figures are in budget`);
  if (check && faults > 0) process.exitCode = 1;
}
