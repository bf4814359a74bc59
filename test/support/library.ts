import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { compile } from "../../scripts/compile.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = `${root}.tmp/library`;

/** Where the tests' programs find the library: its declarations, made once and not checked again by every program. */
export const paths: Readonly<Record<string, readonly string[]>> = {
  "cute-layout": [`${folder}/out/index.d.ts`],
  "cute-layout/instruction": [`${folder}/out/instruction.d.ts`],
  "cute-layout/draw": [`${folder}/out/draw.d.ts`],
  "cute-layout/emit": [`${folder}/out/emit.d.ts`],
  "cute-layout/*": [`${folder}/out/*`],
};

/** Vitest's global setup: makes the declarations where a source is newer. */
export default async function setup(): Promise<void> {
  const sources = readdirSync(`${root}src`, { recursive: true, encoding: "utf8" });
  const made = statSync(`${folder}/out/index.d.ts`, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (sources.every((name) => statSync(`${root}src/${name}`).mtimeMs < made)) return;
  rmSync(`${folder}/out`, { recursive: true, force: true });
  const { faults, elsewhere } = await compile(folder, { rootDir: `${root}src`, emitDeclarationOnly: true }, [
    `${root}src`,
  ]);
  if (faults.length + elsewhere.length > 0 || !existsSync(`${folder}/out/index.d.ts`))
    throw new Error(`the library does not compile: ${JSON.stringify([faults, elsewhere], null, 2)}`);
}
