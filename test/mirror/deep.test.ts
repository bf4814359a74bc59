import { expect, test } from "vitest";
import * as library from "../../src/index.js";
import { type Compiled, compileFiles, limit } from "../support/compiled.js";
import { aside, calls, type Deep, straight } from "./many/deep.js";

// Literals are followed 20 levels down, by every function; what is deeper is open, and takes no time.

const header = `import { ${Object.keys(library)} } from "cute-layout";\n`;
const codes = (of: Compiled): readonly string[] => [...new Set(of.errors.map(({ code }) => code))];
const instantiations = ({ figures }: Compiled): number => Number(/Instantiations: (\d+)/.exec(figures)?.[1]);

async function compiled(name: string, texts: readonly string[], output: boolean): Promise<Compiled> {
  const lines = texts.map((text, i) => `export const k${i} = ${text};`);
  const loose = { noUnusedLocals: false, noUnusedParameters: false, isolatedDeclarations: false };
  return compileFiles(`deep/${name}`, { "all.ts": header + lines.join("\n") }, output, undefined, loose);
}

const open: readonly (readonly [string, Deep])[] = [
  ["21 levels", straight(21)],
  ["100 levels", straight(100)],
  ["300 levels", straight(300)],
  ["21 levels of two", aside(21)],
  ["100 levels of two", aside(100)],
];

test.each(open)(
  "%s are open",
  async (name, deep) => {
    const all = await compiled(name.replaceAll(" ", "-"), calls(deep), false);
    expect(all.errors).toEqual([]);
    expect(instantiations(all)).toBeGreaterThan(10_000);
    expect(instantiations(all)).toBeLessThan(450_000);
  },
  limit,
);

test.each([
  ["20", straight(20)],
  ["20-of-two", aside(20)],
])(
  "%s levels are known, and what does not fit is refused as elsewhere",
  async (name, deep) => {
    const all = await compiled(name, calls(deep), false);
    expect(codes(all)).toEqual(["TS2345"]);
  },
  limit,
);

test(
  "what a deep literal is typed as, and one that is not",
  async () => {
    const texts = [
      `layout(${straight(20)(8)})`,
      `layout(${straight(21)(8)})`,
      `layout(${straight(300)(8)}, ${straight(300)(1)})`,
      `size(${straight(300)(8)})`,
      `rank(${straight(300)(8)})`,
      `compatible(${straight(300)(8)}, 8)`,
      "layout([0 as unknown as import('cute-layout').IntTuple, 16])",
    ];
    const { errors, constants } = await compiled("typed", texts, true);
    const deep = (leaf: number): string => straight(20)(leaf);
    expect(errors).toEqual([]);
    expect([...constants.values()]).toEqual([
      `Layout<${deep(8)}, ${deep(1)}>`,
      expect.stringMatching(/^Layout<IntTuple, (?:.*\| )?StepTuple>$/),
      "Layout<IntTuple, StepTuple>",
      "number",
      "number",
      "boolean",
      "Layout<[IntTuple, 16], [IntTuple, number]>",
    ]);
  },
  limit,
);

test(
  "what is readonly and deep is refused, and told what to annotate; a profile of 100 levels is open",
  async () => {
    const given = `(() => { const t = ${straight(21)(4)} as const; return layout(t); })()`;
    const refused = await compiled("readonly", [given], false);
    expect(codes(refused)).toEqual(["TS2345"]);
    expect(refused.errors[0]?.message).toContain("✗ tuples nest deeper than 20 levels: annotate IntTuple");
    const texts = [
      `unflatten([3], ${straight(100)(0)})`,
      `unflatten([3], ${aside(100)(0)})`,
      `unflatten(layout([3]), ${straight(100)(0)})`,
    ];
    const { errors, constants } = await compiled("profile", texts, true);
    expect(errors).toEqual([]);
    const open = "number | readonly HTuple<number>[]";
    expect([...constants.values()]).toEqual([open, open, "Layout<IntTuple, StepTuple>"]);
  },
  limit,
);
