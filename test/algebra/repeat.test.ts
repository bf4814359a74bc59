import { expect, test } from "vitest";
import { repeat } from "../../src/runtime/algebra/repeat.js";
import { cosize } from "../../src/runtime/layout/cosize.js";
import { layout } from "../../src/runtime/layout/layout.js";
import { at, print } from "../../src/runtime/layout/mapping.js";
import { size } from "../../src/runtime/layout/shape.js";
import type { AnyLayout } from "../../src/types/layout/layout.js";
import { plainly } from "../support/plain.js";
import { refusal } from "../support/refusal.js";

const copies = plainly<(of: AnyLayout, n: number) => AnyLayout>(repeat);

test.each([
  ["(2,3):(1,2)", 4, "((2,3),4):((1,2),6)"],
  ["(2,(3,2)):(1,(2,0))", 2, "((2,(3,2)),2):((1,(2,0)),6)"],
  ["4:-1", 2, "(4,2):(-1,4)"],
  ["(4,2):(1,-8)", 3, "((4,2),3):((1,-8),12)"],
  ["4:0", 3, "(4,3):(0,1)"],
  ["8:1", 1, "(8,1):(1,8)"],
])("repeat(%s, %s) is %s", (text, n, result) => {
  const one = layout(text) as AnyLayout;
  const all = copies(one, n);
  expect(print(all)).toBe(result);
  const length = size(one) as number;
  for (let i = 0; i < (size(all) as number); i++)
    expect(at(all, i)).toBe(
      (at(one, i % length) as number) + Math.floor(i / length) * (cosize(one) as number),
    );
});

test.each([
  ["(2,3):(1,2)", 0, "extent", "✗ repeat: (2,3):(1,2), 0: extent 0 is no positive integer"],
  ["(2,3):(1,2)", 1.5, "extent", "✗ repeat: (2,3):(1,2), 1.5: extent 1.5 is no positive integer"],
  ["(2,3):(e0,e1)", 2, "integer", "✗ repeat: (2,3):(e0,e1), 2: e0 is no integer"],
  ["(2,4):(f1,f2)", 2, "integer", "✗ repeat: (2,4):(f1,f2), 2: f1 is no integer"],
  ["4503599627370496:1", 4, "overflow", "✗ repeat: 4503599627370496:1, 4: a number is past 2^53-1"],
  ["2:9007199254740991", 2, "overflow", "✗ repeat: 2:9007199254740991, 2: a number is past 2^53-1"],
] as const)("repeat(%s, %s) is refused", (text, n, code, message) => {
  expect(refusal(() => copies(layout(text) as AnyLayout, n))).toEqual([code, message]);
});
