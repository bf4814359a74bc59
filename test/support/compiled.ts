import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { run } from "./compiler.js";

export { limit } from "./compiler.js";

/** An error as the compiler prints it. */
export interface Complaint {
  readonly file: string;
  readonly line: number;
  readonly code: string;
  /** All its lines. */
  readonly message: string;
}

/** What the compiler made of some files. */
export interface Compiled {
  readonly errors: readonly Complaint[];
  /** The exported constants and their types, as the compiler writes them into declarations and a reader sees them. */
  readonly constants: ReadonlyMap<string, string>;
  readonly seconds: number;
}

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Compiles files in a folder of their own, beside the sources that they import as `../../src/index.js`. */
export async function compileFiles(folder: string, files: Record<string, string>): Promise<Compiled> {
  const directory = `${root}.tmp/${folder}`;
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(`${directory}/${name}`, text);
  writeFileSync(`${directory}/tsconfig.json`, JSON.stringify(configuration, null, 2));
  const start = performance.now();
  const output = await run(`${root}node_modules/.bin/tsc`, ["-p", directory, "--pretty", "false"]);
  const seconds = Math.round((performance.now() - start) / 100) / 10;
  const errors: Complaint[] = [];
  for (const line of output.split("\n").filter((text) => text !== "")) {
    const [, path, row, code, message] = /^([^()]+)\((\d+),\d+\): error (TS\d+): (.*)$/.exec(line) ?? [];
    const file = path?.slice(path.lastIndexOf("/") + 1);
    const last = errors.at(-1);
    if (file !== undefined && code !== undefined && message !== undefined)
      errors.push({ file, line: Number(row), code, message });
    else if (last !== undefined && line.startsWith(" "))
      errors[errors.length - 1] = { ...last, message: `${last.message}\n${line}` };
    else errors.push({ file: "", line: 0, code: "", message: line });
  }
  const written = `${directory}/out/.tmp/${folder}`;
  const constants = new Map<string, string>();
  for (const name of readdirSync(written).filter((one) => one.endsWith(".d.ts")))
    for (const text of readFileSync(`${written}/${name}`, "utf8").split(/^export /m)) {
      const [, constant, type] = /^declare const (\w+): ([\s\S]*);\s*$/.exec(text) ?? [];
      if (constant !== undefined && type !== undefined) constants.set(constant, plain(type));
    }
  return { errors, constants, seconds };
}

/** A type on one line, without what the compiler says of where names come from. */
function plain(type: string): string {
  return type.replace(/import\("[^"]*"\)\./g, "").replace(/\s+/g, " ");
}

const configuration = {
  extends: "../../tsconfig.json",
  compilerOptions: {
    rootDir: "../..",
    outDir: "out",
    declaration: true,
    emitDeclarationOnly: true,
    isolatedDeclarations: false,
    skipLibCheck: true,
    noErrorTruncation: true,
  },
  include: ["*.ts"],
};
