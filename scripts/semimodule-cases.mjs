/*
 * Writes test/golden/derived/semimodule.json: cases for strides of coordinates and binary elements, each found by brute force from
 * the definitions, by nothing of the library. `--check` compares with the file instead.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { compositions } from "./semimodule/cases/compositions.mjs";
import { functions } from "./semimodule/cases/functions.mjs";
import { inverses } from "./semimodule/cases/inverses.mjs";
import { paper } from "./semimodule/cases/paper.mjs";
import { slices } from "./semimodule/cases/slices.mjs";
import { tilings } from "./semimodule/cases/tilings.mjs";
import { collection } from "./semimodule/collection.mjs";
import { randomly } from "./semimodule/random.mjs";

const file = new URL("../test/golden/derived/semimodule.json", import.meta.url);
const drawing = collection(randomly(20260306));
for (const part of [paper, functions, compositions, inverses, tilings, slices]) part(drawing);
const { cases } = drawing;

const text = `[\n${cases.map((each) => JSON.stringify(each)).join(",\n")}\n]\n`;
if (!process.argv.includes("--check")) writeFileSync(file, text);
else if (readFileSync(file, "utf8") !== text)
  throw new Error("test/golden/derived/semimodule.json is not what the script writes");

const counts = {};
for (const { op } of cases) counts[op] = (counts[op] ?? 0) + 1;
console.log(`${cases.length} cases, ${cases.filter((each) => "refused" in each).length} refused`);
for (const [op, count] of Object.entries(counts)) console.log(`  ${op}: ${count}`);
