import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { reference } from "../../scripts/reference.mjs";
import { entries, everything } from "../support/entries.js";
import { figure } from "../support/figures.js";

// The reference is what the comments in the sources say (node scripts/reference.mjs), and has every export.

const root = new URL("../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");
const made = reference(everything);
const there = readdirSync(new URL("docs/reference", root), { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(?:md|svg)$/.test(name))
  .map((name) => `docs/reference/${name.replaceAll("\\", "/")}`);

test("the files are those that are made", () => {
  expect(there.sort()).toEqual([...made.keys()].sort());
});

describe("every file is as it is made", () => {
  test.each([...made].filter(([path]) => there.includes(path)))("%s", (path, text) => {
    expect(read(path)).toBe(text);
  });
});

const pages = [...made].filter(([path]) => path.endsWith(".md"));
const headings = new Set(
  pages.flatMap(([, text]) => [...text.matchAll(/^##? (.*)$/gm)].map(([, name]) => name)),
);
const isOnPage = (type: string) => pages.some(([, text]) => text.includes(`in types it is \`${type}\``));

test.each(Object.entries(entries))("every function and class of %s has a page or a part of one", (_, of) => {
  expect(Object.keys(of).filter((name) => !headings.has(name))).toEqual([]);
});

test.each(Object.keys(entries))("every type of %s has a part of a page", (entry) => {
  const names = [...read(`src/${entry}.ts`).matchAll(/^export type \{([^}]*)\}/gm)].flatMap(([, all = ""]) =>
    all.split(",").flatMap((name) => (name.trim() === "" ? [] : [name.trim()])),
  );
  expect(names.length).toBeGreaterThan(3);
  expect(names.filter((name) => !headings.has(name) && !isOnPage(name))).toEqual([]);
  figure(`documented of ${entry}`, {
    functions: Object.keys(entries[entry] ?? {}).length,
    types: names.length,
  });
});

test("a name of two entries has a page for each", () => {
  expect(there.filter((path) => path.endsWith("/conflictFree.md"))).toHaveLength(2);
});
