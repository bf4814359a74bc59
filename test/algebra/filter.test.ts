import { expect, test } from "vitest";
import { filter, filterZeros } from "../../src/runtime/algebra/filter.js";
import { print } from "../../src/runtime/layout/mapping.js";
import { plain } from "../support/plain.js";
import { junk, refusal } from "../support/refusal.js";

test.each([
  ["(4,(2,8)):(1,(0,4))", "(4,(1,8)):(1,(0,4))", "32:1"],
  ["((2,2),(2,4)):((0,1),(0,2))", "((1,2),(1,4)):((0,1),(0,2))", "8:1"],
  ["7:0", "1:0", "1:0"],
  ["(8,2,1):(f1,0,f64)", "(8,1,1):(f1,0,f64)", "(8,1):(f1,f64)"],
  ["(8,1,2):(f1,f64,0)", "(8,1,1):(f1,f64,0)", "8:f1"],
  ["(1,3):(5,2)", "(1,3):(5,2)", "3:2"],
])("%s", (text, zeros, filtered) => {
  expect([print(filterZeros(plain(text))), print(filter(plain(text)))]).toEqual([zeros, filtered]);
});

test("what is no layout", () => {
  for (const [value] of junk) {
    expect(refusal(() => filter(value))[0]).toBe("argument");
    expect(refusal(() => filterZeros(value))[0]).toBe("argument");
  }
});
