// @ts-check
// Makes what the package ships of what tsc wrote to dist/: a file of code and a file of declarations for each entry, with
// maps that lead to the sources.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import remapping from "@jridgewell/remapping";
import { rollup } from "rollup";
import { dts } from "rollup-plugin-dts";

const root = fileURLToPath(new URL("..", import.meta.url));
const plain = join(root, "dist");
const out = join(plain, "bundle");

/** An entry of the package is a file of src/. */
const entries = readdirSync(plain).filter((name) => name.endsWith(".js"));

await write("js", await rollup({ input: inputs(".js"), onwarn }));
await writeAlone(await rollup({ input: join(plain, "index.js"), onwarn }));
await write("ts", await rollup({ input: inputs(".d.ts"), plugins: [dts()], onwarn }));
for (const name of readdirSync(out, { recursive: true, encoding: "utf8" }))
  if (name.endsWith(".map")) leadToSources(join(out, name));
for (const name of readdirSync(plain, { recursive: true, encoding: "utf8" })) {
  const file = join(plain, name);
  if (name.endsWith(".js") && isEmpty(file))
    for (const one of [file, `${file}.map`]) rmSync(one, { force: true });
}

/** @param {string} ending */
function inputs(ending) {
  return Object.fromEntries(
    entries.map((name) => [name.replace(/\.js$/, ""), join(plain, name.replace(/\.js$/, ending))]),
  );
}

/** @param {"js" | "ts"} kind @param {import("rollup").RollupBuild} bundle */
async function write(kind, bundle) {
  const ending = kind === "js" ? "js" : "d.ts";
  await bundle.write({
    dir: out,
    format: "es",
    sourcemap: true,
    // tsc takes declarations that are marked so as they are: the project's own check is of the same ones, before the mark
    banner: kind === "ts" ? "// @ts-nocheck" : "",
    entryFileNames: `[name].${ending}`,
    chunkFileNames: `shared.${ending}`,
    minifyInternalExports: false,
  });
  await bundle.close();
}

/** All of the first entry in one file, for a browser that takes it from afar without a bundler. @param {import("rollup").RollupBuild} bundle */
async function writeAlone(bundle) {
  await bundle.write({ file: join(out, "cute-layout.js"), format: "es", sourcemap: true });
  await bundle.close();
}

/** A warning is a fault, but that types which are private stay so where entries share them. @param {import("rollup").RollupLog} warning */
function onwarn(warning) {
  if (!warning.message.includes("private shared type exports")) throw new Error(warning.message);
}

/** The map of a bundle goes on through those that tsc wrote. @param {string} file */
function leadToSources(file) {
  const map = remapping(
    JSON.parse(readFileSync(file, "utf8")),
    (source, context) => {
      if (context.depth > 1) return null;
      const before = `${resolve(dirname(file), source)}.map`;
      return existsSync(before) ? JSON.parse(readFileSync(before, "utf8")) : null;
    },
    { excludeContent: true },
  );
  writeFileSync(file, map.toString());
}

/** Whether a module of types alone has left a file without code. @param {string} file */
function isEmpty(file) {
  return (
    readFileSync(file, "utf8")
      .replace(/^\/\/.*$/gm, "")
      .trim() === "export {};"
  );
}
