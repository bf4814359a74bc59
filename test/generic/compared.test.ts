import { expect, test } from "vitest";
import { limit } from "../support/compiled.js";
import { consumed } from "./consumer.js";
import { aliasesOf, entries, functionsOf, typesFor } from "./entries.js";
import { comparing, comparingTypes } from "./wrappers.js";

// Two results of other operands are told apart at once, whatever the operation: what they compute is not compared.

const compared = entries.filter(({ from }) => from !== "cute-layout/draw");

/** What the compiler says of some lines, each a fault where it is said to be one; and how much it takes for each. */
async function toldApart(name: string, lines: readonly string[], most: number): Promise<void> {
  const text = lines.join("\n");
  const { faults, instantiations } = await consumed(`compared-${name}`, { "compared.ts": text });
  const told = faults.map(({ line, code, message }) => [text.split("\n")[line - 1], code, message] as const);
  expect(told.filter(([of, code]) => code !== "TS2322" || !of?.includes("told apart"))).toEqual([]);
  expect(faults.length).toBeGreaterThan(0.85 * (text.split("// told apart").length - 1));
  expect(instantiations).toBeLessThan(most * lines.length);
}

test.each(compared)(
  "results of other operands are other types, and it takes no time: $from",
  async (entry) => {
    const generic = functionsOf(entry).filter(({ generics }) => generics !== "");
    const imports = [
      `import { ${generic.map(({ name }) => name)} } from "${entry.from}";`,
      ...typesFor(entry.from),
    ];
    await toldApart(entry.from.slice(12), [...imports, ...generic.map(comparing)], 2_000);
  },
  limit,
);

test.each(compared)(
  "so are the types of them, in whatever they stand: $from",
  async (entry) => {
    const lines = [...typesFor(entry.from), ...aliasesOf(entry).map(comparingTypes)];
    await toldApart(`types-${entry.from.slice(12)}`, lines, 2_000);
  },
  limit,
);

test(
  "and two operations on one operand, each with each",
  async () => {
    const names = compared
      .flatMap((entry) => aliasesOf(entry))
      .filter(({ parameters }) => parameters.length > 0);
    const of = ["L", "T", "U", "V", "W"];
    const all = names.map(
      ({ name, parameters }, i) =>
        `// @ts-ignore: what it is of has a constraint\n  a${i}: ${name}<${of.slice(0, parameters.length)}>,`,
    );
    const lines = [
      ...typesFor("cute-layout"),
      `export const list = <L extends AnyLayout, T extends number, U extends number, V, W>(\n${all.join("\n")}\n) => [${all.map((_, i) => `a${i}`)}];`,
    ];
    const { faults, instantiations } = await consumed("compared-each", { "each.ts": lines.join("\n") });
    expect(faults).toEqual([]);
    expect(names.length).toBeGreaterThan(150);
    expect(instantiations).toBeLessThan(900_000);
  },
  limit,
);
