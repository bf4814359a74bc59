// @ts-check
// The compiler: which one it is, what it says to a program, and how much it had to do for it.
import { execFile, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const TSC = join(ROOT, "node_modules/.bin/tsc");
const COUNTED = "--noEmit --extendedDiagnostics --singleThreaded --skipLibCheck".split(" ");
const STRICT = "--ignoreConfig --strict --target es2023 --lib es2023 --module nodenext".split(" ");

/** @type {string} */
export const version = JSON.parse(
  readFileSync(join(ROOT, "node_modules/typescript/package.json"), "utf8"),
).version;

/** Builds the declarations if there are none, or a source is newer. */
export function build() {
  /** @param {string} name */
  const changed = (name) => statSync(join(ROOT, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const sources = readdirSync(join(ROOT, "src"), { recursive: true, encoding: "utf8" });
  const newest = Math.max(...sources.map((name) => changed(join("src", name))));
  if (changed("dist/bundle/index.d.ts") >= newest) return;
  const { status } = spawnSync("npm", ["run", "--silent", "build"], { cwd: ROOT, stdio: "inherit" });
  if (status !== 0) throw new Error("the package does not build");
}

/**
 * `seconds` is CPU time of the user, `memory` kilobytes.
 * @typedef {{ instantiations: number, symbols: number, memory: number, errors: string[], seconds: number }} Report
 */

const directory = mkdtempSync(join(tmpdir(), "cute-layout-bench-"));
process.on("exit", () => rmSync(directory, { recursive: true, force: true }));

/** @type {Map<string, Promise<Report>>} */
const reports = new Map();

/** Checks the text of a program, the same text once. @param {string} text @returns {Promise<Report>} */
export function checked(text) {
  let report = reports.get(text);
  if (report === undefined) {
    const file = join(directory, `${reports.size}.mts`);
    writeFileSync(file, text);
    report = queued([...STRICT, file]);
    reports.set(text, report);
  }
  return report;
}

/** Checks the library's own source. @returns {Promise<Report>} */
export const ownSource = () => queued(["-p", join(ROOT, "tsconfig.json")]);

/** Two at a time: each starts when the last but one is done. @type {[Promise<unknown>, Promise<unknown>]} */
let running = [Promise.resolve(), Promise.resolve()];

/** @param {string[]} args @returns {Promise<Report>} */
function queued(args) {
  const report = running[0].then(() => run(args));
  running = [running[1], report];
  return report;
}

/** @param {string[]} args @returns {Promise<Report>} */
function run(args) {
  // Bash stops what runs away, and says on the last line what CPU time the compiler took.
  const timed = ["-c", 'ulimit -t 60; TIMEFORMAT=%U; time "$@"', "bash", TSC, ...COUNTED, ...args];
  return new Promise((resolve) => {
    execFile("bash", timed, { cwd: directory, maxBuffer: 2 ** 28 }, (_, output, timing) => {
      /** @param {string} name */
      const count = (name) => Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(output)?.[1] ?? "NaN");
      const instantiations = count("Instantiations");
      const errors = output.split("\n").filter((line) => line.includes("error TS"));
      if (Number.isNaN(instantiations))
        errors.push(`tsc was stopped: ${/signal: .*/.exec(timing)?.[0] ?? timing}`);
      const seconds = Number(timing.trim().split("\n").at(-1));
      resolve({ instantiations, symbols: count("Symbols"), memory: count("Memory used"), errors, seconds });
    });
  });
}
