import { expect, test } from "vitest";
import { group, select } from "../../src/runtime/algebra/group.js";
import { print } from "../../src/runtime/layout/mapping.js";
import { plain } from "../support/plain.js";
import { junk, refusal } from "../support/refusal.js";

const of = plain("(2,(3,4),5):(1,(2,6),24)");

test.each([
  [0, 1, "((2),(3,4),5):((1),(2,6),24)"],
  [0, 2, "((2,(3,4)),5):((1,(2,6)),24)"],
  [1, 3, "(2,((3,4),5)):(1,((2,6),24))"],
  [0, 3, "((2,(3,4),5)):((1,(2,6),24))"],
])("group of modes %d to %d", (begin, end, result) => {
  expect(print(group(of, begin, end))).toBe(result);
});

test.each([
  [[2, 0], "(5,2):(24,1)"],
  [[1], "((3,4)):((2,6))"],
  [[0, 0], "(2,2):(1,1)"],
])("select %j", (modes, result) => {
  expect(print(select(of, ...modes))).toBe(result);
});

test("an integer is one mode", () => {
  expect([print(group(plain(8), 0, 1)), print(select(plain(8), 0))]).toEqual(["((8)):((1))", "(8):(1)"]);
});

test("refusals", () => {
  const text = "(2,(3,4),5):(1,(2,6),24)";
  expect(refusal(() => group(of, 1, 4))).toEqual([
    "mode",
    `✗ group: ${text}: there is no mode 3, the rank is 3`,
  ]);
  expect(refusal(() => group(of, -1, 2))[1]).toBe(`✗ group: ${text}: there is no mode -1, the rank is 3`);
  expect(refusal(() => group(of, 2, 2))).toEqual([
    "argument",
    `✗ group: ${text}: 2 to 2 is no range of modes`,
  ]);
  expect(refusal(() => group(of, 0, 0))[0]).toBe("mode");
  expect(refusal(() => select(of, 0, 3))).toEqual([
    "mode",
    `✗ select: ${text}: there is no mode 3, the rank is 3`,
  ]);
  expect(refusal(() => select(of))[0]).toBe("extent");
  for (const [value] of junk) {
    expect(refusal(() => group(value, 0, 1))[0]).toBe("argument");
    expect(refusal(() => select(value, 0))[0]).toBe("argument");
    if (typeof value === "symbol" || typeof value === "bigint") continue;
    expect(refusal(() => select(of, value))[0]).toBe("mode");
    expect(refusal(() => group(of, value, 2))[0]).toBe("mode");
    if (value !== true) expect(["mode", "argument"]).toContain(refusal(() => group(of, 0, value))[0]);
  }
});
