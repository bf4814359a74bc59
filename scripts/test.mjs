// @ts-check
// Runs every check of the package, whatever fails on the way (only a failed build stops it), and closes
// with one line `N passed, N failed`, and how many were skipped if any. Counted: each vitest test, each tsd file, and every other step once.
// With --gpu what needs a GPU is run too, and with --site what needs the site's package and a browser, and counted.
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import tsd from "tsd";
import { runGpuTests } from "./gpu.mjs";
import { runSiteTests } from "./site.mjs";
import { close, findTools, runTests } from "./vitest.mjs";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));

let passed = 0;
let failed = 0;
let skipped = 0;
/** @type {string[]} */
const faults = [];

/** @param {string} name @param {boolean} ok */
function count(name, ok) {
  if (ok) passed++;
  else {
    failed++;
    faults.push(name);
  }
  console.log(`${ok ? "pass" : "FAIL"}: ${name}`);
}

findTools();

/** True if the command succeeded. @param {string} command */
function run(command) {
  console.log(`\n> ${command}`);
  return spawnSync(command, { shell: true, stdio: "inherit" }).status === 0;
}

/** A step that is one check. @param {string} name @param {string} command */
function step(name, command) {
  const ok = run(command);
  count(name, ok);
  return ok;
}

/** Each vitest test is a check. @param {import("./vitest.mjs").Counts} counts */
function add(counts) {
  passed += counts.passed;
  failed += counts.failed;
  skipped += counts.skipped;
  faults.push(...counts.faults);
}

/** Each file under test-d is a check, against the built declarations; so is an error outside of them. */
async function typeTests() {
  console.log("\n> tsd");
  const testFiles = readdirSync("test-d", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".test-d.ts"))
    .map((name) => `test-d/${name}`);
  if (testFiles.length === 0) throw new Error("there are no tsd files");
  const found = await tsd.default({ cwd: process.cwd(), testFiles });
  const located = found.map((error) => ({ ...error, file: relative(process.cwd(), error.fileName) }));
  for (const { file, line, message } of located) console.error(`${file}:${line ?? 1}: ${message}`);
  for (const file of testFiles) count(`tsd ${file}`, !located.some((error) => error.file === file));
  if (located.some(({ file }) => !testFiles.includes(file))) count("tsd outside of test-d", false);
}

if (step("build", "npm run --silent build")) {
  step("lint", "biome ci .");
  step("check", "tsc -p tsconfig.test.json --noEmit");
  add(runTests(""));
  if (process.argv.includes("--gpu")) add(runGpuTests());
  if (process.argv.includes("--site")) add(runSiteTests());
  await typeTests().catch((error) => {
    console.error(error);
    count("tsd", false);
  });
  step("canary", "node scripts/canary.mjs");
  step("cases", "node scripts/semimodule-cases.mjs --check");
  step("budgets", "node bench/types.mjs --check");
  step("package", "node scripts/package.mjs");
}

close({ passed, failed, skipped, faults });
