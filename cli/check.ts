import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative, resolve } from "node:path";
import type { Compiler } from "./check/declared.js";
import { inferredIn } from "./check/inferred.js";
import { nativeCompiler } from "./check/native.js";
import { type Format, reportOf } from "./check/report.js";
import { scriptCompiler } from "./check/script.js";
import { exits, Misuse } from "./exit.js";
import type { Flags } from "./flags.js";

/** Lists the layouts of files, as the compiler of their project has them. */
export async function check(names: readonly string[], { format: given, project }: Flags): Promise<number> {
  if (names.length === 0) throw new Misuse("check takes files");
  const format = formatIn(given);
  const files = names.map((name) => resolve(name));
  for (const file of files) if (!existsSync(file)) throw new Misuse(`there is no ${file}`);
  const projects = project === undefined ? grouped(files) : new Map([[projectIn(project), files]]);
  let [layouts, refused, done] = [0, 0, 0];
  for (const [config, own] of projects) {
    const compiler = await compilerOf(config, own);
    try {
      for (const file of own) {
        progress(++done, files.length, file);
        const said = compiler.say(file);
        if (said === null) throw new Misuse(`${file} is no part of ${config}`);
        const all = inferredIn(said);
        layouts += all.length;
        refused += all.filter(({ refusal }) => refusal !== null).length;
        progress();
        for (const line of reportOf(format, file, all)) console.log(line);
      }
    } finally {
      compiler.close();
    }
    if (format === "text") console.log(`TypeScript ${compiler.version}, ${relative(process.cwd(), config)}`);
  }
  if (format !== "github") console.log(`${layouts} found, ${refused} refused`);
  return refused > 0 ? exits.refused : exits.done;
}

function formatIn(given: string | undefined): Format {
  if (given === "text" || given === "plain" || given === "github") return given;
  if (given !== undefined) throw new Misuse(`--format ${given}: it is text, plain or github`);
  if (process.env.GITHUB_ACTIONS === "true") return "github";
  return process.stdout.isTTY === true ? "text" : "plain";
}

function projectIn(name: string): string {
  if (!existsSync(name)) throw new Misuse(`there is no ${name}`);
  return resolve(name);
}

/** The nearest tsconfig.json above a file. */
function configOf(file: string): string {
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    const config = join(folder, "tsconfig.json");
    if (existsSync(config)) return config;
    if (folder === dirname(folder)) throw new Misuse(`there is no tsconfig.json above ${file}`);
  }
}

function grouped(files: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const file of files) {
    const config = configOf(file);
    groups.set(config, [...(groups.get(config) ?? []), file]);
  }
  return groups;
}

/** The compiler that a project itself has. */
async function compilerOf(config: string, files: readonly string[]): Promise<Compiler> {
  let version: string;
  try {
    version = JSON.parse(
      readFileSync(createRequire(config).resolve("typescript/package.json"), "utf8"),
    ).version;
  } catch {
    throw new Misuse(`the project of ${config} has no typescript; npm install typescript`);
  }
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major < 5 || (major === 5 && minor < 4))
    throw new Misuse(`TypeScript ${version} is too old for cute-layout; 5.4 is the first`);
  if (major < 7) return scriptCompiler(config, files, version);
  try {
    return await nativeCompiler(config, version);
  } catch (fault) {
    throw new Misuse(
      `TypeScript ${version} has no API that check can ask (typescript/unstable/sync of 7.0 is known): ${(fault as Error).message.split("\n")[0]}`,
    );
  }
}

/** Tells a terminal where a long run is; without a file the line is cleared. */
function progress(done = 0, all = 0, file = ""): void {
  if (process.stderr.isTTY !== true || all === 1) return;
  process.stderr.write(file === "" ? "\r\u001b[K" : `\r\u001b[K${done} of ${all}: ${file}`);
}
