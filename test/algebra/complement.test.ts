import { expect, test } from "vitest";
import { complement } from "../../src/runtime/algebra/complement.js";
import { print } from "../../src/runtime/layout/mapping.js";
import { plain } from "../support/plain.js";
import { junk, largest, refusal } from "../support/refusal.js";

const of = (text: string, bound?: Parameters<typeof complement>[1]) =>
  print(complement(plain(text), bound as never));

test.each([
  ["(4,8):(1,4)", "1:32"],
  ["4:2", "(2,1):(1,8)"],
  ["(2,2):(1,6)", "(3,1):(2,12)"],
  ["(2,2):(1,5)", "(2,1):(2,10)"],
  ["(1,4,3):(9,0,1)", "1:3"],
  ["7:0", "1:1"],
  ["1:12", "1:1"],
])("%s* = %s", (text, result) => {
  expect(of(text)).toBe(result);
});

test.each([
  ["(4,8):(1,8)", 256, "(2,4):(4,64)"],
  ["4:2", 24, "(2,3):(1,8)"],
  ["4:2", 8, "2:1"],
  ["4:2", 1, "2:1"],
  ["(2,2):(1,6)", 24, "(3,2):(2,12)"],
  ["6:4", 24, "4:1"],
  ["4:1", 10, "3:4"],
  ["4:1", 4, "1:0"],
])("%s* up to %d = %s", (text, bound, result) => {
  expect(of(text, bound)).toBe(result);
});

test("a shape and a layout bound by their size", () => {
  expect([of("4:1", [2, [3, 4]]), of("4:1", plain("(6,4):(0,100)"))]).toEqual(["6:4", "6:4"]);
  expect(of("4:1", null)).toBe("1:4");
});

test("refusals", () => {
  for (const bound of [undefined, 24]) {
    expect(refusal(() => of("(2,3):(3,2)", bound))).toEqual([
      "overlap",
      "✗ complement: (2,3):(3,2): stride 3 is below the extent 6 that smaller strides cover",
    ]);
    expect(refusal(() => of("(2,3,1):(1,-2,-5)", bound))).toEqual([
      "negative-stride",
      "✗ complement: (2,3,1):(1,-2,-5): stride -2 is negative, where offsets are counted from 0 up",
    ]);
  }
  expect(refusal(() => of("(2,2):(1,1)"))[0]).toBe("overlap");
  expect(refusal(() => of("4:1", 0))[1]).toBe("✗ complement: 4:1: extent 0 is no positive integer");
  expect(refusal(() => of("4:1", [4, [-2]]))[0]).toBe("extent");
  expect(refusal(() => of(`2:${largest}`))[0]).toBe("overflow");
  expect(refusal(() => of("4:1", [2 ** 30, 2 ** 30]))[0]).toBe("overflow");
  for (const [value, shown] of junk) {
    expect(refusal(() => complement(value))[1].endsWith(`${shown} is no layout`)).toBe(true);
    if (value !== null && value !== undefined)
      expect(refusal(() => complement(plain(4), value as never))[0]).toBe("extent");
  }
});
