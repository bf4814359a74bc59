import { expect, test } from "vitest";
import { admits, locate } from "../../src/runtime/analysis/admits.js";
import { print } from "../../src/runtime/layout/mapping.js";
import { plain } from "../support/plain.js";
import { junk, refusal } from "../support/refusal.js";

test.each([
  ["(128,64):(16384,1)", "(32,2):(16384,1)", "(32,2):(1,128)"],
  ["(4,8):(1,5)", "(2,2):(1,10)", "(2,2):(1,8)"],
  ["(4,8):(1,8)", "3:8", "3:4"],
  ["(4,(2,8)):(1,(0,4))", "8:4", "8:8"],
  ["8:3", "1:0", "1:0"],
  // a broadcast reads one offset many times
  ["8:1", "(4,2):(0,4)", "(4,2):(0,4)"],
  // data that goes on past its size has an inverse that does, and an instruction too
  ["1:1", "1:1", "1:1"],
  ["(4,1):(1,4)", "(2,1):(1,9)", "(2,1):(1,9)"],
])("%s has %s", (data, instruction, where) => {
  expect([admits(plain(data), plain(instruction)), print(locate(plain(data), plain(instruction)))]).toEqual([
    true,
    where,
  ]);
});

test.each([
  ["(128,64):(16384,1)", "(32,65):(16384,1)", 507968],
  ["(4,8):(1,8)", "5:1", 4],
  ["(4,8):(1,8)", "(3,2):(2,6)", 4],
  ["8:2", "2:1", 1],
  ["8:1", "2:-1", -1],
  ["(2,2,2):(1,0,4)", "(2,2):(3,1)", 3],
])("%s has not %s", (data, instruction, offset) => {
  expect(admits(plain(data), plain(instruction))).toBe(false);
  expect(refusal(() => locate(plain(data), plain(instruction)))).toEqual([
    "missing",
    `✗ locate: ${data}, ${instruction}: no coordinate goes to ${offset}`,
  ]);
});

test.each([
  ["(3,12,4):(0,3,-4)", "24:1", true],
  ["(4,4):(1,3)", "13:1", true],
  ["(4,4):(1,3)", "14:1", false],
])("data without a left inverse: %s, %s", (data, instruction, whether) => {
  expect(admits(plain(data), plain(instruction))).toBe(whether);
});

test("what the data has but no layout leads to", () => {
  expect(admits(plain("(2,3):(3,2)"), plain("2:7"))).toBe(true);
  expect(refusal(() => locate(plain("(2,3):(3,2)"), plain("2:7")))[0]).toBe("no-left-inverse");
  expect(admits(plain("(4,8):(8,-1)"), plain("4:9"))).toBe(false);
  expect(admits(plain("(4,8):(8,-1)"), plain("4:8"))).toBe(true);
  expect(refusal(() => locate(plain("(4,8):(8,-1)"), plain("4:8")))[0]).toBe("negative-stride");
});

test("what is no layout is refused as data and as instruction", () => {
  for (const ask of [admits, locate])
    for (const [value] of junk) {
      expect(refusal(() => ask(value, plain(4)))[0]).toBe("argument");
      expect(refusal(() => ask(plain(4), value))[0]).toBe("argument");
    }
});
