import { cpSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { compile, type Fault, native, write } from "../../scripts/compile.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** What a compiler made of the programs of somebody who has installed the package. */
export interface Consumed {
  readonly faults: readonly Fault[];
  /** The declarations that it wrote, by the names of their files. */
  readonly declarations: Readonly<Record<string, string>>;
  /** How many instantiations it took. */
  readonly instantiations: number;
}

const options = { target: "es2022", lib: ["es2022"], module: "nodenext", types: [], strict: true };

/** Compiles programs in a project of its own, where the package lies as npm would have laid it, and writes declarations. */
export async function consumed(name: string, files: Record<string, string>): Promise<Consumed> {
  const folder = join(root, ".tmp", `consumer-${name}`);
  write(folder, { ...files, "../package.json": '{ "type": "module" }' });
  const installed = join(folder, "node_modules/cute-layout");
  cpSync(join(root, "package.json"), join(installed, "package.json"));
  cpSync(join(root, "dist/bundle"), join(installed, "dist/bundle"), { recursive: true });
  const { faults, elsewhere, figures } = await compile(
    folder,
    { ...options, declaration: true, emitDeclarationOnly: true },
    ["src"],
    { ...native, base: undefined },
  );
  if (elsewhere.length > 0) throw new Error(elsewhere.join("\n"));
  const out = join(folder, "out");
  const texts = readdirSync(out).map((file) => [file, readFileSync(join(out, file), "utf8")]);
  return {
    faults,
    declarations: Object.fromEntries(texts),
    instantiations: Number(figures.Instantiations),
  };
}
