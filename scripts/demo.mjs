// @ts-check
// Checks examples/ with tsc and runs them: for each export the type as tsc writes it into the declarations, and below it
// the value; for an illegal one what tsc reports, and below it what the runtime throws. Exits 1 unless every legal
// example compiles and every refusal has the same words in both.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { compile, written } from "./compile.mjs";

/** @typedef {import("./compile.mjs").Fault} Fault */

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const folder = ".tmp/demo";
const names = readdirSync("examples").filter((name) => name.endsWith(".ts"));
/** @type {string[]} */
const problems = [];

if (isStale()) {
  console.log("> npm run build\n");
  const { status } = spawnSync("npm run --silent build", { shell: true, stdio: "inherit" });
  if (status !== 0) process.exit(1);
}

// The lines that expect an error are emptied, so that the compiler says what it has to say.
rmSync(folder, { recursive: true, force: true });
mkdirSync(join(folder, "src"), { recursive: true });
for (const name of names) {
  const source = readFileSync(join("examples", name), "utf8");
  writeFileSync(join(folder, "src", name), source.replace(/^ *\/\/ @ts-expect-error.*$/gm, ""));
}
const { faults, elsewhere } = await compile(folder, {});
problems.push(...elsewhere);

for (const name of names) {
  console.log(`examples/${name}`);
  const values = await import(pathToFileURL(join(folder, "out", name.replace(/ts$/, "js"))).href);
  const reported = faults.filter(({ file }) => basename(file) === name);
  if (!name.endsWith(".illegal.ts")) problems.push(...reported.map(written));
  for (const [declaration, exported] of declared(name)) {
    const fault = reported.find(({ line }) => sourceLine(name, line).includes(`const ${exported} =`));
    console.log(`  tsc   ${fault === undefined ? declaration : written(fault)}`);
    const said = outcome(values[exported]);
    if (said !== undefined) console.log(`  node  ${exported}: ${said}\n`);
    if (fault !== undefined && !fault.message.includes(`'"${said}"'`)) problems.push(`other words: ${said}`);
    if (fault === undefined && name.endsWith(".illegal.ts")) problems.push(`not refused: ${exported}`);
  }
}
for (const problem of problems) console.error(`FAIL: ${problem}`);
console.log(problems.length === 0 ? "the compiler and the runtime agree" : `${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;

/** Whether the built package is missing or older than a source. */
function isStale() {
  if (!existsSync("dist/bundle/index.d.ts") || !existsSync("dist/bundle/index.js")) return true;
  const built = statSync("dist/bundle/index.js").mtimeMs;
  const sources = readdirSync("src", { recursive: true, encoding: "utf8" });
  return sources.some((name) => statSync(join("src", name)).mtimeMs > built);
}

/**
 * The lines of a declaration file that declare something, each with the name that it declares.
 * @param {string} name
 * @returns {readonly (readonly [string, string])[]}
 */
function declared(name) {
  const text = readFileSync(join(folder, "out", name.replace(/ts$/, "d.ts")), "utf8");
  return [...text.matchAll(/^export declare const (\w+).*$/gm)].map(([line, exported = ""]) => [
    line,
    exported,
  ]);
}

/** @param {string} name @param {number} line */
function sourceLine(name, line) {
  return readFileSync(join("examples", name), "utf8").split("\n")[line - 1] ?? "";
}

/**
 * A value as text; what is called without arguments is called, and a refusal gives its message.
 * @param {any} value
 * @returns {string | undefined}
 */
function outcome(value) {
  if (typeof value !== "function" || "shape" in value)
    return typeof value === "function" ? `${value}` : JSON.stringify(value);
  if (value.length > 0) return undefined;
  try {
    return outcome(value());
  } catch (refusal) {
    if (refusal instanceof Error && refusal.name === "LayoutError") return refusal.message;
    throw refusal;
  }
}
