// @ts-check
// The one way in which this project runs tsc on programs: the demo, the examples, the tests and the ranks share it.
import { spawn } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const own = join(root, "node_modules/.bin/tsc");

/** How long the compiler may take. */
export const limit = 300_000;

/** What it reports of a place; `message` has all its lines. @typedef {{ file: string, line: number, column: number, code: string, message: string }} Fault */
/** @typedef {{ faults: Fault[], elsewhere: string[], figures: Record<string, string> }} Report */
/** A compiler, its own flags, and the configuration that programs extend. @typedef {{ tsc: string, flags?: readonly string[], base?: string | undefined }} Compiler */

/** The project's. One thread: several would each instantiate what they share, at twice the CPU time. @type {Compiler} */
export const native = { tsc: own, flags: ["--singleThreaded"], base: join(root, "tsconfig.json") };

/** Makes the programs of a folder anew. @param {string} folder @param {Record<string, string>} files by their paths */
export function write(folder, files) {
  rmSync(folder, { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, "src", name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/**
 * Compiles the programs in `src` of a folder to its `out`: what tsc reports of places and otherwise, and its own figures.
 * @param {string} folder
 * @param {Record<string, unknown>} options compiler options beyond those of the project
 * @param {readonly string[]} [include] other programs than those in `src`
 * @param {Compiler} [compiler] another than the project's
 * @returns {Promise<Report>}
 */
export async function compile(folder, options, include = ["src"], compiler = native) {
  const configuration = {
    extends: compiler.base,
    compilerOptions: {
      rootDir: "src",
      outDir: "out",
      ...(compiler.base === undefined ? {} : { isolatedDeclarations: false, skipLibCheck: true }),
      ...options,
    },
    include,
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(configuration, null, 2));
  const flags = ["--pretty", "false", "--extendedDiagnostics", ...(compiler.flags ?? [])];
  const output = await run(compiler.tsc, ["-p", folder, ...flags]);
  /** @type {Report} */
  const report = { faults: [], elsewhere: [], figures: {} };
  for (const text of output.split("\n").filter((line) => line.trim() !== "")) {
    const found = /^(.+)\((\d+),(\d+)\): error (TS\d+): (.*)$/.exec(text);
    const [, name, figure] = /^(\w[\w/ ]*):\s+([\d.]+[sK]?)$/.exec(text) ?? [];
    const last = report.faults.at(-1);
    if (found !== null) {
      const [, file = "", line, column, code = "", message = ""] = found;
      report.faults.push({ file, line: Number(line), column: Number(column), code, message });
    } else if (name !== undefined && figure !== undefined) report.figures[name] = figure;
    else if (last !== undefined && text.startsWith(" ")) last.message += `\n${text}`;
    else report.elsewhere.push(text);
  }
  return report;
}

/** What tsc writes for a fault, with the name of the file alone. @param {Fault} fault */
export function written({ file, line, column, code, message }) {
  return `${basename(file)}(${line},${column}): error ${code}: ${message}`;
}

/**
 * Runs a command and gives all that it writes. The compiler starts a child of its own, so the whole group is ended.
 * @param {string} command
 * @param {readonly string[]} args
 * @returns {Promise<string>}
 */
function run(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { detached: true });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (text) => {
        output += text;
      });
    const kill = () => {
      if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
    };
    process.once("exit", kill);
    const end = setTimeout(() => {
      kill();
      reject(new Error(`the compiler did not end within ${limit / 1000} seconds\n${output}`));
    }, limit);
    child.on("error", reject);
    child.on("close", () => {
      clearTimeout(end);
      process.off("exit", kill);
      resolve(output);
    });
  });
}
