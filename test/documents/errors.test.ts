import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

// Each code has a part of the page of errors, with a sentence of its own.

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
const table = read("src/types/diagnostic.ts");
const sentences = new Map(
  [...table.slice(0, table.indexOf("\n}\n")).matchAll(/^ {2}readonly "?([a-z-]+)"?:\s+"([^"]*)";$/gm)].map(
    ([, code = "", sentence = ""]) => [code, sentence],
  ),
);
const parts = new Map(
  read("docs/errors.md")
    .split(/^## /m)
    .slice(1)
    .map((part) => [part.slice(0, part.indexOf("\n")), part]),
);

test("every code has a part, and there is no other", () => {
  expect(sentences.size).toBeGreaterThan(50);
  expect([...parts.keys()].sort()).toEqual([...sentences.keys()].sort());
});

test.each([...parts])("%s shows its sentence, and says what to do", (code, part) => {
  const words = (sentences.get(code) ?? "").replace(/[.*+?^$()|[\]\\]/g, "\\$&").replaceAll("{}", ".+");
  expect(part).toMatch(new RegExp(`: ${words}['"]*\\.?$`, "m"));
  expect(part.slice(part.lastIndexOf("```")).length).toBeGreaterThan(20);
});
