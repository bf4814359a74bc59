import { expect, test } from "vitest";
import { simplified } from "../../src/runtime/algebra/joined.js";
import { print } from "../../src/runtime/layout/mapping.js";
import { modesOf } from "../../src/runtime/layout/modes.js";
import { coalesce, plain as layout } from "../support/plain.js";
import { nested, refusal } from "../support/refusal.js";

test.each([
  ["(2,(1,6)):(1,(6,2))", "12:1"],
  ["((4,3),5):((15,1),3)", "(4,15):(15,1)"],
  ["(4,(3,5)):(15,(1,3))", "(4,15):(15,1)"],
  ["(1,1):(8,4)", "1:0"],
  ["1:7", "1:0"],
  ["(4,8):(0,0)", "32:0"],
  ["(8,8,1):(f1,f8,f512)", "(64,1):(f1,f512)"],
  ["(8,8,1):(f1,f9,f64)", "(8,8,1):(f1,f9,f64)"],
  ["(8,1,1):(f1,f3,0)", "(8,1):(f1,0)"],
  ["(8,1):(f1,f8)", "8:f1"],
  ["(8,1):(e0,e1)", "8:e0"],
  ["(4,8):(-1,-4)", "32:-1"],
  ["(4,8):(1,-4)", "(4,8):(1,-4)"],
  ["(4,2):(9007199254740991,9007199254740991)", "(4,2):(9007199254740991,9007199254740991)"],
])("coalesce %s", (text, right) => {
  expect(print(coalesce(layout(text)))).toBe(right);
});

test.each([
  ["(2,(1,6)):(1,(6,2))", [null, null], "(2,6):(1,2)"],
  ["((4,3),5):((15,1),3)", [null, null], "((4,3),5):((15,1),3)"],
  ["(4,(3,5)):(15,(1,3))", [1, 1], "(4,15):(15,1)"],
  ["((2,4),(2,4)):((1,2),(8,16))", [null], "(8,(2,4)):(1,(8,16))"],
  ["((2,4),(2,4)):((1,2),(8,16))", [null, [null]], "(8,(2,4)):(1,(8,16))"],
  ["(1,8):(5,1)", [null], "(1,8):(0,1)"],
  ["(1,8):(5,1)", [], "(1,8):(5,1)"],
  ["8:1", [null], "(8):(1)"],
  ["8:1", 0, "8:1"],
])("coalesce %s by %j", (text, profile, right) => {
  expect(print(coalesce(layout(text), profile))).toBe(right);
});

test("the simplified left operand keeps the stride of a trailing mode of size 1", () => {
  expect(simplified(modesOf(layout("(4,1):(1,7)")))).toEqual([
    [4, 1],
    [1, 7],
  ]);
  expect(simplified(modesOf(layout("(4,1):(1,4)")))).toEqual([[4, 1]]);
  expect(simplified(modesOf(layout("(4,1,2):(1,7,4)")))).toEqual([[8, 1]]);
  expect(simplified(modesOf(layout("(1,1):(5,12)")))).toEqual([[1, 12]]);
});

test("a profile that does not fit, and what is no layout, is refused", () => {
  expect(refusal(() => coalesce(layout([4, 8]), [1, 1, 1]))).toEqual([
    "rank",
    "✗ coalesce: (4,8):(1,4): the tiler has rank 3, the layout 2",
  ]);
  expect(refusal(() => coalesce(layout([4, 8]), [[1, 1]]))[1]).toBe(
    "✗ coalesce: 4:1: the tiler has rank 2, the layout 1",
  );
  expect(refusal(() => coalesce([4, 8] as never))).toEqual([
    "argument",
    "✗ coalesce: (4,8): (4,8) is no layout",
  ]);
  expect(refusal(() => coalesce(undefined as never))[0]).toBe("argument");
  expect(refusal(() => coalesce(layout(4), "x" as never))).toEqual([
    "argument",
    '✗ coalesce: 4:1: "x" is no profile',
  ]);
  expect(refusal(() => coalesce(layout(4), nested(10_000)))[0]).toBe("depth");
});
