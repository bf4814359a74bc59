import { expect, test } from "vitest";
import * as instruction from "../../src/instruction.js";
import { compileFiles, limit } from "../support/compiled.js";

// The compiler compares the functions of an array. What computes must not be, nor names: those of instructions were, each with
// each, which took 57 seconds and 190 MB, and siblings without a guard of their own did not end.

const pairs = [
  ["mmaAtom", "copyAtom"],
  ["assertSource", "assertDestination"],
  ["fragmentA", "fragmentB"],
  ["fragmentB", "fragmentC"],
  ["threadsA", "threadsB"],
  ["threadsB", "threadsC"],
  ["threadsSource", "threadsDestination"],
  ["tvA", "tvB"],
  ["tvB", "tvC"],
  ["tvSource", "tvDestination"],
  ["tiledCopyA", "tiledCopyB"],
  ["tiledCopyB", "tiledCopyC"],
  ["partitionA", "partitionB"],
  ["partitionB", "partitionC"],
  ["partitionSource", "partitionDestination"],
] as const;

const all = Object.entries(instruction).flatMap(([name, of]) => (typeof of === "function" ? [name] : []));

/** The compiler's figures of a program, as numbers. */
const figuresOf = async (folder: string, lines: readonly string[]): Promise<readonly number[]> => {
  const text = `import { ${all} } from "cute-layout/instruction";\nexport { ${all} };\n${lines.join("\n")}`;
  const { errors, figures } = await compileFiles(folder, { "index.ts": text }, false);
  expect(errors).toEqual([]);
  return [/Instantiations: (\d+)/, /Memory used: (\d+)/].map((figure) => Number(figure.exec(figures)?.[1]));
};

test(
  "two functions of instructions stand in an array, and are not compared name by name",
  async () => {
    const [before = 0, memory = 0] = await figuresOf("instruction-apart", []);
    const [after = 0, more = 0] = await figuresOf(
      "instruction-together",
      pairs.map((pair, i) => `export const both${i} = [${pair}];`),
    );
    expect(after - before).toBeLessThan(5_000 * pairs.length);
    expect(more - memory).toBeLessThan(20_000);
  },
  limit,
);

test(
  "so do all of them",
  async () => {
    const [before = 0] = await figuresOf("instruction-alone", []);
    const [after = 0] = await figuresOf("instruction-all", [`export const all = [${all}];`]);
    expect(all.length).toBeGreaterThan(35);
    expect(after - before).toBeLessThan(5_000 * all.length);
  },
  limit,
);

const siblings = [
  ["ceilDivide", "roundUp", "shapeDivide"],
  ["logicalDivide", "zippedDivide", "tiledDivide", "flatDivide"],
  ["logicalProduct", "zippedProduct", "tiledProduct", "flatProduct", "blockedProduct", "rakedProduct"],
  ["rightInverse", "leftInverse", "complement", "composition", "coalesce"],
  ["isInjective", "isSurjective", "isBijective", "isCompact", "sameFunction"],
  ["size", "cosize", "rank", "depth", "print"],
  ["crd2idx", "idx2crd", "crd2crd", "at"],
];

test(
  "so do siblings of the algebra",
  async () => {
    const text = `import { ${siblings.flat()} } from "cute-layout";\n`;
    const lines = siblings.map((each, i) => `export const all${i} = [${each}];`);
    const { errors, figures } = await compileFiles(
      "siblings-together",
      { "index.ts": text + lines.join("\n") },
      false,
    );
    expect(errors).toEqual([]);
    expect(Number(/Instantiations: (\d+)/.exec(figures)?.[1])).toBeLessThan(20_000 * siblings.flat().length);
  },
  limit,
);
