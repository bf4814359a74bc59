import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Compiler, compile, type Fault, native, write } from "../../scripts/compile.mjs";
import { paths } from "./library.js";

export { limit } from "../../scripts/compile.mjs";

/** What the compiler made of some programs. */
export interface Compiled {
  /** What it reports, each with the name of its file alone; what is about no place has no file. */
  readonly errors: readonly Fault[];
  /** The exported constants and their types, as the compiler writes them into declarations and a reader sees them. */
  readonly constants: ReadonlyMap<string, string>;
  /** The compiler's own figures, in a line. */
  readonly figures: string;
}

/** A compiler, and where its programs are written and find the library. */
export interface Place {
  readonly folder: string;
  readonly compiler: Compiler;
  readonly paths: Readonly<Record<string, readonly string[]>>;
}

const here: Place = {
  folder: fileURLToPath(new URL("../../.tmp/", import.meta.url)),
  compiler: native,
  paths,
};

/**
 * Compiles programs in a folder of their own. They import the library as `cute-layout`, and what it keeps to itself as
 * `cute-layout/types/…`. Without an `output` nothing is written, and there are no constants. `more` are
 * compiler options.
 */
export async function compileFiles(
  name: string,
  files: Record<string, string>,
  output = true,
  place = here,
  more: Readonly<Record<string, unknown>> = {},
): Promise<Compiled> {
  const folder = join(place.folder, name);
  write(folder, files);
  const emit = output ? { emitDeclarationOnly: true } : { noEmit: true };
  const options = { paths: place.paths, noErrorTruncation: true, ...emit, ...more };
  const report = await compile(folder, options, ["src"], place.compiler);
  const errors = report.faults.map((fault) => ({ ...fault, file: basename(fault.file) }));
  for (const message of report.elsewhere) errors.push({ file: "", line: 0, column: 0, code: "", message });
  const shown = ["Instantiations", "Memory used", "Check time", "Total time"] as const;
  const figures = shown.map((figure) => `${figure}: ${report.figures[figure]}`).join(", ");
  return { errors, constants: constantsIn(join(folder, "out")), figures };
}

function constantsIn(folder: string): ReadonlyMap<string, string> {
  const constants = new Map<string, string>();
  if (!existsSync(folder)) return constants;
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((one) =>
    one.endsWith(".d.ts"),
  ))
    for (const text of readFileSync(join(folder, name), "utf8").split(/^export /m)) {
      const [, constant, type] = /^declare const (\w+): ([\s\S]*);\s*$/.exec(text) ?? [];
      if (constant !== undefined && type !== undefined) constants.set(constant, plain(type));
    }
  return constants;
}

/** A type on one line, without what the compiler says of where names come from. */
function plain(type: string): string {
  return type.replace(/import\("[^"]*"\)\./g, "").replace(/\s+/g, " ");
}
