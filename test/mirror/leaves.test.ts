import { beforeAll, expect, test } from "vitest";
import * as drawing from "../../src/draw.js";
import * as emission from "../../src/emit.js";
import * as library from "../../src/index.js";
import * as instruction from "../../src/instruction.js";
import { type Compiled, compileFiles, limit } from "../support/compiled.js";
import { type Argument, chance, combined, legal, written } from "./leaves/arguments.js";
import { chained } from "./leaves/chains.js";
import { instructions } from "./leaves/instructions.js";
import { kernels } from "./leaves/kernels.js";
import { operations } from "./leaves/operations.js";
import { pictures } from "./leaves/pictures.js";
import { told } from "./leaves/told.js";

// A leaf is one plain literal, or it is dynamic. Random calls of all operations, their arguments literals, numbers, unions,
// enums, brands, `any`, arrays, tuples with a rest, open layouts and unions of layouts: what the runtime gives for each of
// the values is a member of the type that the call has, and a call is refused only where every value is. Of ten calls three
// have operands that are results themselves.
// `CUTE_LAYOUT_CALLS=20000 CUTE_LAYOUT_SEED=2 npx vitest run test/mirror/leaves.test.ts` looks at more of them, and
// `CUTE_LAYOUT_ONLY='^tv'` at those of some operations.

interface Call {
  readonly text: string;
  /** What the runtime gives, as types; nothing for what it refuses. */
  readonly results: readonly string[];
}

/** An entry of the package, and what its operations take. */
interface Entry {
  readonly from: string;
  readonly values: object;
  readonly operations: Readonly<Record<string, Operation["takes"]>>;
}

const entries: readonly Entry[] = [
  { from: "cute-layout", values: library, operations },
  { from: "cute-layout/instruction", values: instruction, operations: instructions },
  { from: "cute-layout/emit", values: emission, operations: kernels },
  { from: "cute-layout/draw", values: drawing, operations: pictures },
];

/** An operation: what it is called in a program (two entries have one name), the function, and what it takes. */
interface Operation {
  readonly name: string;
  readonly of: (...args: any[]) => unknown;
  readonly takes: readonly (() => Argument)[];
}

const only = new RegExp(process.env.CUTE_LAYOUT_ONLY ?? "");
const all = entries.flatMap(({ values, operations }, i): readonly Operation[] =>
  Object.entries(operations)
    .map(([name, takes]) => ({ name: nameOf(name, i), of: (values as any)[name], takes }))
    .filter(({ name }) => only.test(name)),
);

function nameOf(name: string, entry: number): string {
  return entries.slice(0, entry).some(({ operations }) => name in operations) ? `${name}Of` : name;
}

function call({ name, of, takes }: Operation): Call {
  for (;;) {
    const after = chance(0.3);
    const args = takes.map((make) => (after ? chained(make()) : make()));
    // elements stay what they are in a flat tuple, brands and enums too
    const kept = ["flatten", "unflatten", "set"].includes(name);
    if (kept && args.some(({ text }) => /Brand|Mark|E\b/.test(text))) continue;
    return callOf(name, of, args, combined(args));
  }
}

function callOf(
  name: string,
  of: Operation["of"],
  args: readonly Argument[],
  values: readonly (readonly unknown[])[],
): Call {
  const results = [...new Set(legal(values, of).map(written))];
  return { text: `${name}(${args.map(({ text }) => text).join(", ")})`, results };
}

/** Every choice of what arguments may be. */
function choices([first, ...others]: readonly Argument[]): readonly (readonly unknown[])[] {
  if (first === undefined) return [[]];
  return choices(others).flatMap((rest) => first.values.map((value) => [value, ...rest]));
}

const random = Number(process.env.CUTE_LAYOUT_CALLS ?? 1000);
const calls = [
  ...Array.from({ length: random }, (_, i) => call(all[i % all.length] as Operation)),
  ...told
    .filter(([name]) => only.test(name))
    .map(([name, ...args]) =>
      callOf(name, (all.find((one) => one.name === name) as Operation).of, args, choices(args)),
    ),
];
const count = calls.length;

const imports = entries.map(({ from, operations }, i) => {
  const names = Object.keys(operations).map((name) =>
    nameOf(name, i) === name ? name : `${name} as ${nameOf(name, i)}`,
  );
  return `import { ${names.join(", ")} } from "${from}";`;
});
const header = `${imports.join("\n")}
import type { AnyLayout, AnyTensor, ComposedLayout, IntTuple, Layout, Tensor, Tiler } from "cute-layout";
import type { SubgroupMatrixConfig } from "cute-layout/emit";
declare enum E { V1 = 1, V2 = 2, V3 = 3, V4 = 4, V8 = 8 }
type Mark = { readonly mark: "mark" };
type Brand = number & Mark;
declare function of<T>(): T;`;

let compiled: Compiled;
const perFile = 200;

beforeAll(async () => {
  const files: Record<string, string> = {};
  for (let first = 0; first < count; first += perFile)
    files[`calls-${first / perFile}.ts`] = [
      header,
      ...calls.slice(first, first + perFile).map(({ text, results }, i) => {
        const members = results.map(
          (one, j) => `export const m${first + i}_${j}: typeof r${first + i} = of<${one}>();`,
        );
        return [`export const r${first + i} = ${text};`, ...members].join(" ");
      }),
      "",
    ].join("\n");
  compiled = await compileFiles("leaves", files, false);
  console.log(`tsc over ${count} calls: ${compiled.figures}`);
}, limit + 10_000);

/** What is not called at random, and why. */
const without: Readonly<Record<string, string>> = {
  LayoutError: "a class, which is thrown and not called",
  drawFormula: "takes a text, whose result has one type",
  drawRefusal: "takes what was thrown",
  evaluate: "takes a text, whose result has one type",
  formula: "takes a text, whose result has one type",
};

test("every export is called", () => {
  for (const { values, operations } of entries) {
    const names = Object.keys(values).filter((name) => !(name in without));
    expect(names.filter((name) => !(name in operations))).toEqual([]);
  }
});

test("what the runtime gives is a member of the type, and only what is refused for every value is an error", () => {
  const lines = header.split("\n").length;
  const wrong = compiled.errors.flatMap(({ file, line, code, message }) => {
    const of = calls[Number(/\d+/.exec(file)?.[0]) * perFile + line - lines - 1];
    if (of === undefined) return [`${file}(${line}): ${message}`];
    const refused = message.includes("✗ ") || code === "TS2345";
    return refused && of.results.length === 0
      ? []
      : [`${of.text} ${of.results.join(" or ")}: ${code} ${message.slice(0, 300)}`];
  });
  const kept = calls.filter(({ results }) => results.length > 0).length;
  console.log(`${kept} of ${count} calls have a result`);
  expect([...new Set(wrong)].slice(0, Number(process.env.SHOWN ?? 40))).toEqual([]);
});
