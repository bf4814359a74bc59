import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import * as pictures from "../../src/draw.js";
import * as kernels from "../../src/emit.js";
import * as library from "../../src/index.js";
import * as instructions from "../../src/instruction.js";
import { type Consumed, consumed } from "./consumer.js";
import { declaredIn, exportedTypes, wrapper } from "./wrappers.js";

// What is installed is the bundle: `npm run build` makes it.
const bundle = fileURLToPath(new URL("../../dist/bundle/", import.meta.url));
const read = (name: string): string => readFileSync(`${bundle}${name}.d.ts`, "utf8");
const shared = readdirSync(bundle)
  .filter((name) => /^shared\d*\.d\.ts$/.test(name))
  .map((name) => readFileSync(bundle + name, "utf8"))
  .join("");

const entries = [
  { from: "cute-layout", values: library, text: read("index") },
  { from: "cute-layout/instruction", values: instructions, text: read("instruction") },
  { from: "cute-layout/emit", values: kernels, text: read("emit") },
  { from: "cute-layout/draw", values: pictures, text: read("draw") },
];

/** A module that exports a generic wrapper of every function of an entry, and a class of all it makes. */
const wrappersOf = ({ from, values, text }: (typeof entries)[number]): readonly [string, string] => {
  const functions = Object.keys(values).filter((name) => name !== "LayoutError");
  const found = declaredIn(`${text}${shared}`, functions);
  expect(found.map(({ name }) => name).toSorted()).toEqual(functions.toSorted());
  const types = typesFor(from).map(([names, of]) => `import type { ${names} } from "${of}";`);
  const lines = [`import { ${functions} } from "${from}";`, ...types, ...found.map(wrapper)];
  return [`${from.replace("/", "-")}.ts`, lines.join("\n")];
};

/** The types of all entries, its own first; of a name that several have, one. */
function typesFor(from: string): readonly (readonly [names: readonly string[], from: string])[] {
  const taken = new Set<string>();
  return entries
    .toSorted((a, b) => Number(b.from === from) - Number(a.from === from))
    .map((one) => {
      const names = exportedTypes(one.text).filter((name) => !taken.has(name));
      for (const name of names) taken.add(name);
      return [names, one.from];
    });
}

describe("a generic function that calls an operation, in somebody's package", () => {
  let made: Consumed;
  test("compiles, whatever the operation, and its result can be named", async () => {
    made = await consumed("wrappers", Object.fromEntries(entries.map(wrappersOf)));
    expect(made.faults.map(({ file, line, message }) => `${file}(${line}): ${message}`)).toEqual([]);
  });

  test("has a declaration that is short, and says nothing of how the result is computed", () => {
    const lines = Object.values(made.declarations).flatMap((text) => text.split("\nexport declare const "));
    expect(lines.length).toBeGreaterThan(150);
    for (const line of lines.map((text) => text.replace(/import\("[^"]*"\)\.|^import .*$/gm, ""))) {
      expect(line).not.toMatch(/Computed|\binfer\b/);
      expect([line, line.length < 900]).toEqual([line, true]);
    }
  });
});
