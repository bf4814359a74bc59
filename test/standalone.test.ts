import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

// A clone stands alone: nothing in the project names a path above its root, in whatever it is put.

const root = fileURLToPath(new URL("..", import.meta.url));
const ignored = readFileSync(`${root}.gitignore`, "utf8")
  .split("\n")
  .map((line) => line.replace(/\/$/, ""));
const skipped = new Set([".git", ...ignored]);

/** The text files of the project, test data aside. */
function filesIn(folder: string): readonly string[] {
  return readdirSync(posix.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (entry.isDirectory())
      return skipped.has(entry.name) || path === "test/golden" || path === "bench/sets" ? [] : filesIn(path);
    const isText = /\.(?:[cm]?[jt]sx?|json|md|ya?ml|sh|html|css|cu|wgsl)$|^\.?[a-z]+$/i.test(entry.name);
    return isText && !/^(?:\.git|package-lock\.json)$/.test(entry.name) ? [path] : [];
  });
}

/** What a text names that is not below the root; in code the specifiers count, elsewhere every word. */
function pathsAbove(file: string, text: string): readonly string[] {
  const isCode = /\.[cm]?[jt]sx?$/.test(file);
  const relative = isCode
    ? /(?:\bfrom|\bimport\(?|\bnew URL\()\s*(["'`])(?<path>\.\.?\/[^"'`\s]*)\1/g
    : /(?<![\w./-])(?<path>\.\.?\/[\w./-]*)/g;
  const above = [...text.matchAll(relative)]
    .map(({ groups }) => groups?.path ?? "")
    .filter((path) => posix.join(posix.dirname(file), path).startsWith(".."));
  const absolute = [...text.matchAll(/(?<![\w.$}:/])\/(?:work|home|Users|root|mnt|tmp)\/[\w.-]+/g)];
  return [...above, ...absolute.map(([path]) => path), ...(text.match(/\.\.\/shared\b.*/g) ?? [])];
}

const files = filesIn("");

test("nothing names a path above the root", () => {
  const found = files.flatMap((file) =>
    pathsAbove(file, readFileSync(posix.join(root, file), "utf8")).map((path) => `${file}: ${path}`),
  );
  expect(found.filter((line) => !line.startsWith("test/standalone.test.ts: "))).toEqual([]);
  for (const file of ["README.md", "src/index.ts", "scripts/test.mjs"]) expect(files).toContain(file);
});

test.each([
  ["test/a.ts", 'import { a } from "../../a.js";'],
  ["test/a.ts", 'new URL("../../golden/", import.meta.url)'],
  ["bench/b.mjs", 'const sets = "../shared/bench";'],
  ["README.md", "see ../notes.md"],
  ["docs/a.md", "it lies in /home/someone"],
])("in %s this is found: %s", (file, text) => {
  expect(pathsAbove(file, text)).toHaveLength(1);
});

test("what stays below it is not", () => {
  expect(pathsAbove("test/a.ts", 'import { a } from "../src/index.js";')).toEqual([]);
  expect(pathsAbove("docs/a.md", "[the tour](../README.md), and a/tmp/b")).toEqual([]);
});
