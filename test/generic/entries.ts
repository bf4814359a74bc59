import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";
import * as pictures from "../../src/draw.js";
import * as kernels from "../../src/emit.js";
import * as library from "../../src/index.js";
import * as instructions from "../../src/instruction.js";
import { type Alias, aliasesIn, type Declared, declaredIn, exportedTypes } from "./wrappers.js";

// What is installed is the bundle: `npm run build` makes it.
const bundle = fileURLToPath(new URL("../../dist/bundle/", import.meta.url));
const read = (name: string): string => readFileSync(`${bundle}${name}.d.ts`, "utf8");
const shared = readdirSync(bundle)
  .filter((name) => /^shared\d*\.d\.ts$/.test(name))
  .map((name) => readFileSync(bundle + name, "utf8"))
  .join("");

/** What the package exports, entry by entry. */
export const entries = [
  { from: "cute-layout", values: library, text: read("index") },
  { from: "cute-layout/instruction", values: instructions, text: read("instruction") },
  { from: "cute-layout/emit", values: kernels, text: read("emit") },
  { from: "cute-layout/draw", values: pictures, text: read("draw") },
];

/** The functions of an entry. */
export function functionsOf({ values, text }: (typeof entries)[number]): readonly Declared[] {
  const functions = Object.keys(values).filter((name) => name !== "LayoutError");
  const found = declaredIn(`${text}${shared}`, functions);
  expect(found.map(({ name }) => name).toSorted()).toEqual(functions.toSorted());
  return found;
}

/** The types of an entry that compute. */
export function aliasesOf({ text }: (typeof entries)[number]): readonly Alias[] {
  return aliasesIn(`${text}${shared}`, exportedTypes(text));
}

/** Imports of the types of all entries, its own first; of a name that several have, one. */
export function typesFor(from: string): readonly string[] {
  const taken = new Set<string>();
  return entries
    .toSorted((a, b) => Number(b.from === from) - Number(a.from === from))
    .map((one) => {
      const names = exportedTypes(one.text).filter((name) => !taken.has(name));
      for (const name of names) taken.add(name);
      return `import type { ${names} } from "${one.from}";`;
    });
}
