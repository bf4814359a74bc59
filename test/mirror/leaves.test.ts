import { beforeAll, expect, test } from "vitest";
import * as library from "../../src/index.js";
import * as entry from "../../src/instruction.js";
import { type Compiled, compileFiles, limit } from "../support/compiled.js";
import { type Argument, combined, legal, written } from "./leaves/arguments.js";
import { instructions, operations } from "./leaves/operations.js";

// A leaf is one plain literal, or it is dynamic. Random calls of all operations, their arguments literals, numbers, unions,
// enums, brands, `any`, arrays, tuples with a rest, open layouts and unions of layouts: what the runtime gives for each of
// the values is a member of the type that the call has, and a call is refused only where every value is.
// `CUTE_LAYOUT_CALLS=20000 npx vitest run test/mirror/leaves.test.ts` looks at more of them.

interface Call {
  readonly text: string;
  /** What the runtime gives, as types; nothing for what it refuses. */
  readonly results: readonly string[];
}

const values: Readonly<Record<string, any>> = { ...entry, ...library };
const all = { ...operations, ...instructions };

function call(name: string): Call {
  const args = (all[name] as readonly (() => Argument)[]).map((make) => make());
  // elements stay what they are in a flat tuple, brands and enums too
  if (["flatten", "unflatten", "set"].includes(name) && args.some(({ text }) => /Brand|Mark|E\b/.test(text)))
    return call(name);
  const of = values[name] as (...args: any[]) => unknown;
  const got = legal(combined(args), of).map(written);
  return { text: `${name}(${args.map(({ text }) => text).join(", ")})`, results: [...new Set(got)] };
}

/** What takes functions or fields, which have no leaves. */
const without = { LayoutError: 0, fromNdarray: 0, transform: 0 };

const count = Number(process.env.CUTE_LAYOUT_CALLS ?? 1000);
const names = Object.keys(all);
const calls = Array.from({ length: count }, (_, i) => call(names[i % names.length] as string));

const header = `import { ${Object.keys(operations).join(", ")} } from "cute-layout";
import { ${Object.keys(instructions).join(", ")} } from "cute-layout/instruction";
import type { AnyLayout, ComposedLayout, IntTuple, Layout, Tensor, Tiler } from "cute-layout";
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

test("every export is called", () => {
  const functions = Object.entries({ ...library }).filter(
    ([name, of]) => typeof of === "function" && !(name in without),
  );
  expect(functions.map(([name]) => name).filter((name) => !(name in operations))).toEqual([]);
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
