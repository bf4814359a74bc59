import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
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
];

/** A module that exports a generic wrapper of every function of an entry, and a class of all it makes. */
const wrappersOf = ({ from, values, text }: (typeof entries)[number]): readonly [string, string] => {
  const functions = Object.keys(values).filter((name) => name !== "LayoutError");
  const found = declaredIn(`${text}${shared}`, functions);
  expect(found.map(({ name }) => name).toSorted()).toEqual(functions.toSorted());
  const types = entries.map((one) => `import type { ${exportedTypes(one.text)} } from "${one.from}";`);
  const lines = [`import { ${functions} } from "${from}";`, ...types, ...found.map(wrapper)];
  return [`${from.replace("/", "-")}.ts`, lines.join("\n")];
};

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
