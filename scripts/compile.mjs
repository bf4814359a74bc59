// @ts-check
// Runs tsc on a folder of sources and tells what it reports. The demo and the test of the examples share it.
import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const limit = 300_000;

/** @typedef {{ file: string, line: number, column: number, code: string, message: string }} Fault */

/**
 * Compiles what lies in `folder` (under .tmp/) to its `out`, and gives what tsc reports: line by line, and as it is.
 * @param {string} folder
 * @param {Record<string, unknown>} options compiler options beyond those of the project
 * @returns {Promise<{ faults: readonly Fault[], elsewhere: readonly string[] }>}
 */
export async function compile(folder, options) {
  const configuration = {
    extends: join(root, "tsconfig.json"),
    compilerOptions: {
      rootDir: "src",
      outDir: "out",
      isolatedDeclarations: false,
      skipLibCheck: true,
      ...options,
    },
    include: ["src"],
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(configuration, null, 2));
  const output = await run(join(root, "node_modules", ".bin", "tsc"), ["-p", folder, "--pretty", "false"]);
  const faults = [];
  const elsewhere = [];
  for (const text of output.split("\n").filter((line) => line.trim() !== "")) {
    const found = /^(.+)\((\d+),(\d+)\): error (TS\d+): (.*)$/.exec(text);
    const [, path = "", line, column, code = "", message = ""] = found ?? [];
    if (found === null) elsewhere.push(text);
    else faults.push({ file: path, line: Number(line), column: Number(column), code, message });
  }
  return { faults, elsewhere };
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
      if (child.pid !== undefined) process.kill(-child.pid);
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
