import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import * as kernels from "../../src/emit.js";
import * as library from "../../src/index.js";
import * as instructions from "../../src/instruction.js";
import { type Compiled, compileFiles, limit } from "../support/compiled.js";
import { figure } from "../support/figures.js";
import { refusal } from "../support/refusal.js";
import { algebra } from "./algebra.js";
import { layout } from "./layout.js";
import type { Refusals } from "./refusals.js";
import { sets } from "./sets.js";

/** Codes that no call shows in both halves, and the test that has them. */
const elsewhere: Readonly<Record<string, string>> = {
  depth: "test/sentences/any-input.test.ts",
  division: "test/semimodule/integer.test.ts",
  undecided: "test/analysis/budget.test.ts",
  conflict: "test/swizzle/bank-conflicts.test.ts",
};

const values: Readonly<Record<string, unknown>> = { ...kernels, ...instructions, ...library };
const imports = [
  `import { ${Object.keys(library)} } from "cute-layout";`,
  // where the same word stands in both, it is the one of the package
  `import { ${Object.keys(instructions).filter((name) => !(name in library))} } from "cute-layout/instruction";`,
  `import { ${Object.keys(kernels)} } from "cute-layout/emit";`,
  'import type { Layout, LayoutOf, Tensor } from "cute-layout";',
];
const linesBefore = ({ typed = [] }: Refusals): number => imports.length + typed.length;
const casesOf = ({ calls }: Refusals) =>
  calls.flatMap(([code, ...texts]) => texts.map((text) => [code, text] as const));

let compiled: Compiled;

beforeAll(async () => {
  const files = Object.entries(sets).map(([name, set]) => {
    const lines = casesOf(set).map(([, text], i) => `export const ${name}${i} = ${text};`);
    return [`${name}.ts`, [...imports, ...(set.typed ?? []), ...lines, ""].join("\n")];
  });
  compiled = await compileFiles("sentences", Object.fromEntries(files));
}, limit + 10_000);

describe.each(Object.entries(sets))("%s: the compiler's sentence is the runtime's", (name, set) => {
  const cases = casesOf(set);
  const run = (text: string): unknown => {
    const body = [...(set.run ?? []), `return ${text}`].join("\n").replaceAll(" as const", "");
    return new Function(...Object.keys(values), body)(...Object.values(values));
  };

  test.each(cases.map(([code, text], i) => [code, text, i] as const))("%s: %s", (code, text, i) => {
    const [got, message] = refusal(() => run(text));
    expect(got).toBe(code);
    const errors = compiled.errors.filter(
      ({ file, line }) => file === `${name}.ts` && line === linesBefore(set) + i + 1,
    );
    // each argument of a rest parameter takes the sentence
    expect([...new Set(errors.map(sentenceIn))]).toEqual([message]);
  });

  test("nothing else is wrong, and after a refusal the result is quiet", () => {
    const others = compiled.errors.filter(
      ({ file, line }) =>
        file === `${name}.ts` && (line <= linesBefore(set) || line > linesBefore(set) + cases.length),
    );
    expect(others).toEqual([]);
    figure("refused calls with one sentence in both halves", { [name]: cases.length });
    if (set !== layout && set !== algebra) return;
    const types = cases.map(([, text], i) => `${text}: ${compiled.constants.get(`${name}${i}`)}`);
    expect(
      types.filter(
        (type) => !/: (?:Layout<never, never>|Sliced<Layout<never, never>, never>|never)$/.test(type),
      ),
    ).toEqual([]);
  });
});

test("every sentence that there is is among them", () => {
  const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
  const table = read("src/types/diagnostic.ts");
  const declared = table.slice(0, table.indexOf("\n}\n")).matchAll(/^ {2}readonly "?([a-z-]+)"?:/gm);
  const codes = [...declared].map(([, code = ""]) => code);
  const shown = Object.values(sets).flatMap(({ calls }) => calls.map(([code]): string => code));
  expect(codes.length).toBeGreaterThan(40);
  expect(codes.filter((code) => !shown.includes(code) && !(code in elsewhere))).toEqual([]);
  for (const [code, file] of Object.entries(elsewhere)) {
    expect(shown).not.toContain(code);
    expect(read(file)).toContain(`"${code}"`);
  }
});

/** The sentence that an error names as the type of the parameter, or of a field of it; the error itself where it is another. */
function sentenceIn({ code, message }: { code: string; message: string }): string {
  const [, sentence] =
    /^(?:Argument of type|Type) .* is not assignable to (?:parameter of )?type '("✗.*")'\.$/.exec(message) ??
    [];
  return (code === "TS2345" || code === "TS2322") && sentence !== undefined
    ? JSON.parse(sentence)
    : `${code}: ${message}`;
}
