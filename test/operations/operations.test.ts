import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import * as library from "../../src/index.js";
import { apart, operations } from "./index.mjs";
import { typeName } from "./operation.mjs";

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
const functions = Object.entries(library)
  .filter(([, value]) => typeof value === "function")
  .map(([name]) => name);
const index = read("src/index.ts");

test("every public function is an operation of the table, or stands apart from it for a reason", () => {
  const known = [...operations.map(({ name }) => name), ...Object.values(apart).flat()];
  expect(functions.filter((name) => !known.includes(name))).toEqual([]);
  expect(known.filter((name) => !functions.includes(name))).toEqual([]);
  expect(known.filter((name, i) => known.indexOf(name) !== i)).toEqual([]);
});

test.each(Object.entries(apart))("in %s", (reason, names) => {
  if (!/\.ts$/.test(reason)) return;
  const text = read(reason);
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
});

describe.each(operations.map((operation) => [operation.name, operation] as const))("%s", (_, operation) => {
  test("has a public type", () => {
    expect(index).toMatch(new RegExp(`\\b${typeName(operation)}\\b`));
  });

  test("takes something", () => {
    expect(operation.operands.length).toBeGreaterThan(0);
  });
});

test("every golden file is read", () => {
  const files = readdirSync(new URL("../golden/", import.meta.url)).filter((name) => name.endsWith(".json"));
  const read = operations.flatMap(({ golden }) => (golden === undefined ? [] : [`${golden}.json`]));
  expect(files.filter((name) => !read.includes(name))).toEqual(["public-reports.json"]);
  expect(read.every((name) => existsSync(new URL(`../golden/${name}`, import.meta.url)))).toBe(true);
});
