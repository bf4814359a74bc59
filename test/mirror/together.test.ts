import { expect, test } from "vitest";
import * as library from "../../src/index.js";
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

// Each with each, 8,000 pairs: where two results are not told apart by what they are of, one pair alone may not end.
test(
  "so do all of the algebra, and what is made of them in one piece",
  async () => {
    const names = Object.entries(library).flatMap(([name, of]) => (typeof of === "function" ? [name] : []));
    const text = `import * as library from "cute-layout";
import { ${names} } from "cute-layout";
export const list = [${names}];
export const table = { ${names} } as const;
export const all: typeof library = library;
export const one = (name: keyof typeof library) => library[name];
export const some: Record<string, typeof composition | typeof recast> = { composition, recast };
export const either = (first: boolean) => (first ? blockedProduct : recast);
export const byName = new Map(Object.entries(library));`;
    const { errors, figures } = await compileFiles("all-together", { "index.ts": text }, false);
    expect(errors).toEqual([]);
    expect(names.length).toBeGreaterThan(125);
    expect(Number(/Instantiations: (\d+)/.exec(figures)?.[1])).toBeLessThan(3_500 * names.length);
  },
  limit,
);
