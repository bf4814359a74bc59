import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { everything } from "../support/entries.js";

// The tables of names from elsewhere: in the second column stand ours.

const page = readFileSync(new URL("../../docs/coming-from.md", import.meta.url), "utf8");
const rows = page.split("\n").filter((row) => /^\| [^-]/.test(row));
const ours = rows.flatMap((row) => {
  const [, , cell = ""] = row.split("|");
  const spans = [...cell.matchAll(/`([^`]*)`/g)].map(([, code = ""]) => code);
  return spans.flatMap((code) =>
    [...code.matchAll(/(?<![.\w])([a-zA-Z]\w*)\(/g)].map(([, name = ""]) => name),
  );
});

test("every name of ours exists", () => {
  expect(ours.length).toBeGreaterThan(100);
  expect(ours.filter((name) => typeof everything[name] !== "function")).toEqual([]);
});

test("each of the five has a table", () => {
  for (const of of ["CuTe C++", "CuTe DSL", "pycute", "tensor-layouts", "ndarray"])
    expect(page).toMatch(new RegExp(`^## ${of.replaceAll("+", "\\+")}\n\n\\| `, "m"));
});
