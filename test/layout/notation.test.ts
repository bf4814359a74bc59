import { expect, test } from "vitest";
import { equal, layout, print } from "../../src/index.js";
import { parse } from "../../src/runtime/layout/notation.js";
import { slowness } from "../support/pace.js";
import { refusal } from "../support/refusal.js";

test.each([
  ["4", 4, undefined],
  ["(4,(3,2)):(2,(8,1))", [4, [3, 2]], [2, [8, 1]]],
  [" ( 4 , 8 ) : ( -1 , 0 ) ", [4, 8], [-1, 0]],
  ["4\n:1", 4, 1],
  ["\t(4,\r\n 8)\u00a0:\u2028( - 1 ,\ufeff0)\v\f", [4, 8], [-1, 0]],
  ["(4, 8) : (e0 + 2e1, e0 - e1)", [4, 8], ["e0+2e1", "e0-e1"]],
  ["(4,2):(f1,f0)", [4, 2], ["f1", 0]],
  ["(4,2):(0e1,e0)", [4, 2], [0, "e0"]],
  ["(4,2,3):(0e0-e1,e0+0e1.2,0e0-0e1)", [4, 2, 3], ["-e1", "e0", 0]],
  ["3:-0e1", 3, 0],
  ["((4)):((1))", [[4]], [[1]]],
  ["(4,8):3", [4, 8], 3],
  ["-9007199254740991", -9007199254740991, undefined],
])("%s", (text, shape, stride) => {
  expect(parse(text)).toEqual({ shape, stride });
});

test.each([
  "4:1",
  "(4,(3,2)):(2,(8,1))",
  "((4)):((-1))",
  "(4,8):(e0+2e1,-e1)",
  "(4,2):(f3,f0)",
  "(2,(1,1)):(0,(5,0))",
])("%s is printed, read, and the same again", (text) => {
  const of = layout(text);
  expect(equal(layout(print(of)), of)).toBe(true);
});

test.each([
  ["4:1:2", 'there is more than one ":"'],
  ["(4,x):1:1", 'there is more than one ":"'],
  ["", "a number is missing"],
  ["4:", "a number is missing"],
  ["()", "a number is missing"],
  ["(4,)", "a number is missing"],
  ["(,4)", "a number is missing"],
  ["04", '"04" is no integer'],
  ["+4", '"+4" is no integer'],
  ["-0", '"-0" is no integer'],
  ["1.5", '"1.5" is no integer'],
  ["1e3", '"1e3" is no integer'],
  ["0x4", '"0x4" is no integer'],
  ["４", '"４" is no integer'],
  ["4(3,2)", '"4(3" is no integer'],
  ["(4)5", '"4)5" is no integer'],
  ["(4 8)", 'a comma is missing in "4 8"'],
  ["1 2 3", 'a comma is missing in "1 2 3"'],
  ["(1, 2 3)", 'a comma is missing in "2 3"'],
  ["(4,8):(1 4)", 'a comma is missing in "1 4"'],
  ["(4,8):(e0 e1,1)", 'a comma is missing in "e0 e1"'],
  ["(4,8):(2 e0,1)", 'a comma is missing in "2 e0"'],
  ["(1 2)(3 4)", 'a comma is missing in "1 2)(3 4"'],
  ["(4,8):(f00,1)", '"f00" is no integer'],
  ["(4,8):(00e1,e0)", '"00e1" is no integer'],
  ["(4,8):(0e1+e0,e2)", '"0e1+e0" is no integer'],
  ["(4,8):(0e0+e0.1,e2)", '"0e0+e0.1" is no integer'],
  ["0e1", '"0e1" is no integer'],
  ["(4,8", "a parenthesis is never closed"],
  ["((4,8):(1,4)", "a parenthesis is never closed"],
  ["4,8", "a comma stands outside of parentheses"],
  ["(4),8", "a comma stands outside of parentheses"],
  ["(4),", "a comma stands outside of parentheses"],
  ["4)", "a parenthesis is never opened"],
  ["(4,8)):(1,4)", "a parenthesis is never opened"],
  ["(4,8):1)", "a parenthesis is never opened"],
])("the fault in %j", (text, fault) => {
  expect(refusal(() => parse(text))).toEqual([
    "syntax",
    `✗ layout: ${text.replaceAll(/(?<=,) /g, "") || '""'}: ${fault}`,
  ]);
});

test("the first fault from the left is the one refused, and the shape before the stride", () => {
  expect(refusal(() => parse("(04,x"))[1]).toContain('"04"');
  expect(refusal(() => parse("(4,x):04"))[1]).toContain('"x"');
  expect(refusal(() => parse("x))"))[1]).toContain('"x"');
  expect(refusal(() => parse("(4)),x"))[1]).toContain("never opened");
});

test("white space is no more than one space in a message, and no message has two lines", () => {
  expect(refusal(() => parse("(4\n\n8)"))[1]).toBe('✗ layout: (4 8): a comma is missing in "4 8"');
  expect(refusal(() => parse("4 :\t x"))[1]).toBe('✗ layout: 4:x: "x" is no integer');
  expect(refusal(() => parse("4:\u0000\u0085\u001b"))[1]).toBe(
    String.raw`✗ layout: 4:\u0000\u0085\u001b: "\u0000\u0085\u001b" is no integer`,
  );
  expect(refusal(() => parse('"4"'))[1]).toBe(String.raw`✗ layout: \"4\": "\"4\"" is no integer`);
});

test("a number past 2^53-1", () => {
  const sentence = "✗ layout: (4,9007199254740992): a number is past 2^53-1";
  expect(refusal(() => parse("(4,9007199254740992)"))).toEqual(["overflow", sentence]);
  expect(refusal(() => parse("9".repeat(10_000)))[0]).toBe("overflow");
});

test("long texts take no long time, and their messages stay short", () => {
  const started = performance.now();
  expect(parse(`(${"1,".repeat(5000)}1)`).shape).toHaveLength(5001);
  expect(parse(`${"(".repeat(5000)}4${")".repeat(5000)}`).stride).toBe(undefined);
  for (const text of ["(", ")", ",", ":", "x", " ", "0", "-", "()", "(,", "),"])
    expect(refusal(() => parse(text.repeat(10_000 / text.length)))[0]).toBe("syntax");
  expect(refusal(() => parse(`${"(".repeat(5000)}4${")".repeat(4999)}`))[1]).toContain("never closed");
  expect(refusal(() => parse(`${")".repeat(9999)}x`))[1]).toContain(`"${")".repeat(40)}…" is no integer`);
  expect(performance.now() - started).toBeLessThan(1000 * slowness());
});
