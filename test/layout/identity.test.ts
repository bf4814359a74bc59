import { expect, test } from "vitest";
import { identityLayout } from "../../src/runtime/layout/identity.js";
import { print } from "../../src/runtime/layout/mapping.js";
import { at, idx2crd, plain } from "../support/plain.js";
import { junk, refusal } from "../support/refusal.js";

test("every coordinate goes to itself", () => {
  const of = identityLayout([3, [4, 2]]);
  expect(print(of)).toBe("(3,(4,2)):(e0,(e1.0,e1.1))");
  for (let i = 0; i < 24; i++) expect(at(of, i)).toEqual(idx2crd(i, [3, [4, 2]]));
  expect(at(of, 1, [3, 5])).toEqual([1, [3, 5]]);
  for (let i = -9; i < 30; i++) expect(at(identityLayout(24), i)).toBe(i);
});

test("an integer, and the shape of a layout", () => {
  expect([print(identityLayout(24)), print(identityLayout(plain("(4,6):(9,1)")))]).toEqual([
    "24:1",
    "(4,6):(e0,e1)",
  ]);
});

test("a shape that is none is refused, and a size past 2^53-1", () => {
  for (const [value] of junk) expect(refusal(() => identityLayout(value))[0]).toBe("extent");
  expect(refusal(() => identityLayout([2 ** 30, 2 ** 30]))).toEqual([
    "overflow",
    "✗ identityLayout: (1073741824,1073741824): a number is past 2^53-1",
  ]);
});
