import { describe, expect, test } from "vitest";
import { type Consumed, consumed } from "./consumer.js";
import { entries, functionsOf, typesFor } from "./entries.js";
import { wrapper } from "./wrappers.js";

/** A module that exports a generic wrapper of every function of an entry, and a class of all it makes. */
const wrappersOf = (entry: (typeof entries)[number]): readonly [string, string] => {
  const found = functionsOf(entry);
  const lines = [
    `import { ${found.map(({ name }) => name)} } from "${entry.from}";`,
    ...typesFor(entry.from),
    ...found.map(wrapper),
  ];
  return [`${entry.from.replace("/", "-")}.ts`, lines.join("\n")];
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
