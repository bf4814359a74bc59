import { basename, join } from "node:path";
import { inject } from "vitest";
import { type Compiler, compile, write, written } from "../../scripts/compile.mjs";
import type { Installed } from "./installed.js";

export const { folder, compilers, runtimes } = inject("scratch");

/** The newest installed compiler of a version, as 5.9. */
export function compilerOf(version: string): Installed {
  const found = compilers.find((one) => one.version.startsWith(`${version}.`));
  if (found === undefined) throw new Error(`no TypeScript ${version} is installed`);
  return found;
}

/** A compiler as it is run: from 7 on it is a program of several threads. */
export function runnable({ folder: at, version }: Installed, base?: string): Compiler {
  const flags = Number.parseInt(version, 10) >= 7 ? ["--singleThreaded"] : [];
  return { tsc: join(at, "bin", "tsc"), flags, base };
}

/** The options of a project that checks everything it imports, and inherits nothing from this one. */
const options = { target: "es2022", lib: ["es2022"], types: [], strict: true, skipLibCheck: false };

/** Compiles programs in the scratch project: what the compiler reports, by file and line. */
export async function tried(
  compiler: Installed,
  name: string,
  files: Record<string, string>,
  more: Record<string, unknown>,
): Promise<readonly string[]> {
  const at = join(folder, "programs", `${compiler.version}-${name}`);
  write(at, files);
  const { faults, elsewhere } = await compile(at, { ...options, ...more }, ["src"], runnable(compiler));
  return [...faults.map((fault) => written({ ...fault, file: basename(fault.file) })), ...elsewhere];
}
