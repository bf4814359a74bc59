import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { pages as all, picturesIn } from "../../scripts/pictures.mjs";
import { everything } from "../support/entries.js";
import { figure } from "../support/figures.js";

// A picture that stands below a block of code is what `const picture` of the code holds (node scripts/pictures.mjs).

const root = fileURLToPath(new URL("../..", import.meta.url));
const read = (path: string) => readFileSync(join(root, path), "utf8");
/** Those of the reference are compared with it. */
const isReference = (path: string) => path.startsWith("docs/reference/");
const pages = all.filter((page) => !isReference(page));
const pictures = pages.flatMap((page) => picturesIn(page, everything));

test("there are some", () => {
  expect(pictures.length).toBeGreaterThan(10);
  figure("pictures in pages", String(pictures.length));
});

describe("what stands there is what is drawn", () => {
  test.each(pictures)("%s", (path, picture) =>
    expect(existsSync(join(root, path)) && read(path)).toBe(picture),
  );
});

test("no picture stands there that no page shows, and none is shown that is not drawn", () => {
  const files = readdirSync(join(root, "docs"), { recursive: true, encoding: "utf8" });
  const drawn = new Set(pictures.map(([path]) => path));
  const there = files
    .filter((name) => name.endsWith(".svg"))
    .map((name) => `docs/${name.replaceAll("\\", "/")}`)
    .filter((path) => !isReference(path));
  const shown = pages.flatMap((page) =>
    [...read(page).matchAll(/^!\[[^\]]*\]\(([^)]+)\)$/gm)].map(([, to = ""]) => join(dirname(page), to)),
  );
  expect(there.sort()).toEqual([...drawn].sort());
  expect(shown.filter((path) => !drawn.has(path))).toEqual([]);
});
