// @ts-check
// How long an editor waits: language servers are given a file of 300 operations, 30 times one number of it is edited, and
// the time until its diagnostics is taken. The same file over stubs without types is what the server itself takes, in
// the same run and edit by edit in turn.
//   node bench/editor.mjs                          the compilers that the project has: 7.0 and 6.0
//   node bench/editor.mjs --with path/to/typescript   and one that is installed elsewhere
//   node bench/editor.mjs --edits 10               fewer edits
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { languageServer } from "../test/support/editor/language-server.mjs";
import { tsserver } from "../test/support/editor/tsserver.mjs";
import { mixed, NAMES } from "./types/mixed.mjs";
import { build, ROOT } from "./types/tsc.mjs";

const OPERATIONS = 300;
const { with: others = [], edits = "30" } = parseArgs({
  options: { with: { type: "string", multiple: true }, edits: { type: "string" } },
}).values;
const EDITS = Number(edits);

build();
const folder = mkdtempSync(join(tmpdir(), "cute-layout-editor-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
mkdirSync(join(folder, "src"));
const compilerOptions = {
  strict: true,
  target: "es2022",
  lib: ["es2022"],
  module: "nodenext",
  types: [],
  noEmit: true,
};
writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["src"] }));

const PACKAGE = join(ROOT, "dist/bundle/index.js");
const { values, types } = NAMES;
const operations = mixed(OPERATIONS);
const calls = operations.map(({ value }, i) => `export const r${i} = ${value};`);
/** The line of the first operation. */
const FIRST = 1;
const files = Object.entries({
  stubs: [`import { ${values.join(", ")} } from "./stub.js";`, ...calls],
  calls: [`import { ${values.join(", ")} } from "${PACKAGE}";`, ...calls],
  types: [
    `import type { ${types.join(", ")} } from "${PACKAGE}";`,
    ...operations.map(
      ({ type }, i) => `export declare const r${i}: ${type}; export const s${i}: unknown = r${i};`,
    ),
  ],
}).map(([name, lines]) => {
  const file = join(folder, "src", `${name}.ts`);
  writeFileSync(file, lines.join("\n"));
  return { name, file, lines };
});
writeFileSync(
  join(folder, "src/stub.ts"),
  values.map((name) => `export declare const ${name}: (...operands: any[]) => any;`).join("\n"),
);

/** @typedef {import("../test/support/editor.js").Editor} Editor */
/** @typedef {{ version: string, open: (files: readonly string[]) => Promise<Editor> }} Server */

/** @param {string} at the folder of a typescript @returns {Server} */
function server(at) {
  const { version } = JSON.parse(readFileSync(join(at, "package.json"), "utf8"));
  const before = join(at, "lib/tsserver.js");
  return {
    version,
    open: (given) =>
      existsSync(before) ? tsserver(before, given) : languageServer(join(at, "bin/tsc"), given),
  };
}

/** Milliseconds that work takes. @param {() => Promise<unknown>} work */
async function taken(work) {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** @param {readonly number[]} times @param {number} share */
const quantile = (times, share) =>
  times.toSorted((a, b) => a - b)[Math.ceil(share * times.length) - 1] ?? Number.NaN;

/** What is edited: the first number of an operation. @param {string} line */
const numberIn = (line) => {
  const { 0: text, index } = /(?<=[[(<"])\d+/.exec(line) ?? { 0: "", index: 0 };
  return { text, character: index };
};

/** Each file has a server of its own, and they are edited in turn, so that what else the machine does hits all alike. @param {Server} server */
async function measured({ version, open }) {
  const runs = [];
  for (const { name, file, lines } of files) {
    const editor = await open([file]);
    const at = { line: FIRST, character: "export const r".length };
    const hover = await taken(() => editor.hover(file, at));
    const first = await taken(() => editor.faults(file));
    runs.push({ name, file, lines, editor, hover, first, times: /** @type {number[]} */ ([]) });
  }
  for (let i = 0; i < EDITS; i++)
    for (const { file, lines, editor, times } of runs) {
      const line = FIRST + Math.floor((i * OPERATIONS) / EDITS);
      const { text, character } = numberIn(lines[line] ?? "");
      editor.edit(file, { line, character }, text.length, `${Number(text) * 2}`);
      times.push(await taken(() => editor.faults(file)));
    }
  console.log(`\nTypeScript ${version}, milliseconds\nfile      hover     first       p50       p95`);
  for (const { name, editor, hover, first, times } of runs) {
    editor.close();
    const figures = [hover, first, quantile(times, 0.5), quantile(times, 0.95)];
    console.log(name.padEnd(5) + figures.map((ms) => `${Math.round(ms)}`.padStart(10)).join(""));
  }
}

const own = ["typescript", "@typescript/typescript6/typescript"].map((name) =>
  join(ROOT, "node_modules", name),
);
for (const at of [...own, ...others]) await measured(server(at));
