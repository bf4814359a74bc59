import { expect, test } from "vitest";
import { identityLayout } from "../src/runtime/identity.js";
import { print } from "../src/runtime/layout.js";
import { at, plain } from "./plain.js";
import { junk, refusal } from "./refusal.js";

test("every integer coordinate goes to itself", () => {
  const of = identityLayout([3, [4, 2]]);
  expect(print(of)).toBe("(3,(4,2)):(1,(3,12))");
  expect(Array.from({ length: 30 }, (_, i) => at(of, i))).toEqual(Array.from({ length: 30 }, (_, i) => i));
});

test("an integer, and the shape of a layout", () => {
  expect([print(identityLayout(24)), print(identityLayout(plain("(4,6):(9,1)")))]).toEqual([
    "24:1",
    "(4,6):(1,4)",
  ]);
});

test("bad input", () => {
  for (const [value] of junk) expect(refusal(() => identityLayout(value))[0]).toBe("extent");
  expect(refusal(() => identityLayout([2 ** 30, 2 ** 30]))).toEqual([
    "overflow",
    "✗ identityLayout: (1073741824,1073741824): a number is past 2^53-1",
  ]);
});
