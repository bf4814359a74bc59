import { expect, test } from "vitest";
import { limit } from "../support/compiled.js";
import { consumed } from "./consumer.js";
import { entries, functionsOf, typesFor } from "./entries.js";
import { comparing } from "./wrappers.js";

// Two results of other operands are told apart at once, whatever the operation: what they compute is not compared.

test.each(entries.filter(({ from }) => from !== "cute-layout/draw"))(
  "two results of other operands are other types, and it takes no time: $from",
  async (entry) => {
    const generic = functionsOf(entry).filter(({ generics }) => generics !== "");
    const lines = [
      `import { ${generic.map(({ name }) => name)} } from "${entry.from}";`,
      ...typesFor(entry.from),
      ...generic.map(comparing),
    ].join("\n");
    const { faults, instantiations } = await consumed(`compared-${entry.from.slice(12)}`, {
      "compared.ts": lines,
    });
    const told = faults.map(
      ({ line, code, message }) => [lines.split("\n")[line - 1], code, message] as const,
    );
    expect(told.filter(([text, code]) => code !== "TS2322" || !text?.includes("told apart"))).toEqual([]);
    expect(faults.length).toBeGreaterThan(1.7 * generic.length);
    expect(instantiations).toBeLessThan(2_000 * generic.length);
  },
  limit,
);
