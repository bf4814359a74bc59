import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { pages } from "../../scripts/pictures.mjs";
import { everything as values } from "../support/entries.js";

// A block of text below one of code is what the constant `text` of the code holds.

const root = new URL("../../", import.meta.url);
const shown = /```ts\n((?:(?!```)[\s\S])*?const text = (?:(?!```)[\s\S])*)```\n\n```text\n([\s\S]*?)\n```/g;

const transcripts = pages.flatMap((page) =>
  [...readFileSync(new URL(page, root), "utf8").matchAll(shown)].map(
    ([, code = "", text = ""], i) => [`${page}, ${i + 1}`, code, text] as const,
  ),
);

test("there are some", () => expect(transcripts.length).toBeGreaterThan(0));

describe("what pages show of pictures is what is drawn", () => {
  test.each(transcripts)("%s", (_, code, text) => {
    const body = code.replace(/^import [\s\S]*?;$/gm, "");
    expect(new Function(...Object.keys(values), `${body}; return text;`)(...Object.values(values))).toBe(
      text,
    );
  });
});
