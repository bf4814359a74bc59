import { beforeAll, expect, test } from "vitest";
import { type Compiled, compileFiles, limit } from "../support/compiled.js";

// Unions of many literals do not multiply: each of these programs once took the compiler seconds, or more than it has.

const programs: readonly string[] = [
  "layout([of<Seven>(), of<Seven>(), of<Seven>()])",
  "composition(layout(of<Pairs>()), 2)",
  "logicalDivide(layout(of<Pairs>()), [1, 2])",
  "isInjective(layout([4, 4, 4], [of<Twelve>(), of<Twelve>(), of<Twelve>()]))",
  "cosize(layout([of<Twelve>(), of<Twelve>(), of<Twelve>(), of<Twelve>()], [of<Twelve>(), of<Twelve>(), of<Twelve>(), of<Twelve>()]))",
  "at(layout([2, 6], of<['e0', 'e1'] | ['e1', 'e0'] | ['2e0', 'e1']>()), 3)",
  "recast(layout([8, 8]), of<24 | number>(), 8)",
  "cosize(of<Layout<[Seven, Seven, Seven, Seven], [Seven, Seven, Seven, Seven]>>())",
  "zippedDivide(of<Layout<[Seven, Seven, Seven, Seven], [Seven, Seven, Seven, Seven]>>(), [2, 2])",
];

const header = `import { at, composition, cosize, isInjective, layout, logicalDivide, recast, zippedDivide } from "cute-layout";
import type { Layout } from "cute-layout";
type Seven = 1 | 2 | 4 | 8 | 16 | 32 | 64;
type Twelve = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
type Pairs = [2, 3] | [4, 5] | [6, 7] | [8, 9] | [10, 11] | [12, 13] | [14, 15] | [16, 17] | [18, 19] | [20, 21];
declare function of<T>(): T;`;

let compiled: Compiled;

beforeAll(async () => {
  const lines = programs.map((program, i) => `export const r${i} = ${program};`);
  compiled = await compileFiles("many", { "many.ts": [header, ...lines, ""].join("\n") }, false);
}, limit + 10_000);

test("nothing is refused, nothing is too deep, and all of it is cheap", () => {
  expect(compiled.errors).toEqual([]);
  const [, count] = /Instantiations: (\d+)/.exec(compiled.figures) ?? [];
  expect(Number(count)).toBeGreaterThan(0);
  expect(Number(count)).toBeLessThan(150_000);
});
