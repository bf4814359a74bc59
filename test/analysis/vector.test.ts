import { expect, test } from "vitest";
import { print } from "../../src/runtime/layout/mapping.js";
import { at, maxCommonLayout, maxCommonVector, plain, vectorWidth } from "../support/plain.js";
import { junk, refusal } from "../support/refusal.js";

test.each([
  ["((2,2),(4,2)):((1,8),(2,16))", "(4,8):(1,4)", 2, "2:1", 2],
  ["(4,8):(8,1)", "(4,8):(16,1)", 8, "8:4", 8],
  ["(4,8):(1,4)", "(4,8):(8,1)", 1, "1:0", 1],
  ["(2,3):(1,2)", "(2,3):(1,2)", 6, "6:1", 6],
  ["(8,8):(1,8)", "(8,8):(1,9)", 8, "8:1", 1],
  ["(8,8):(1,8)", "(8,8):(1,12)", 8, "8:1", 4],
  ["(6,2):(1,100)", "(4,3):(1,100)", 4, "4:1", 2],
  ["7:0", "7:1", 1, "1:0", 1],
  ["(2,4):(1,1)", "(2,4):(1,1)", 4, "4:2", 1],
  ["(4,2,8):(2,1,8)", "(4,2,8):(2,1,16)", 8, "(2,4):(4,1)", 8],
  // coordinates by their places in the shape that they span
  ["(4,8):(e0,e1)", "(4,8):(1,4)", 32, "32:1", 32],
  ["(4,8):(e1,e0)", "(4,8):(8,1)", 32, "(8,4):(4,1)", 32],
  ["(8,8):(e0,e1)", "(8,8):(1,12)", 8, "8:1", 4],
  ["(4,8):(e0,e1)", "(4,8):(e0,2e1)", 4, "4:1", 4],
  ["(6,4):(e0,e1)", "(6,4):(1,8)", 6, "6:1", 2],
  ["(4,8):(-e0,e1)", "(4,8):(1,4)", 1, "1:0", 1],
])("%s and %s", (a, b, run, coordinates, width) => {
  const [of, by] = [plain(a), plain(b)];
  expect([maxCommonVector(of, by), print(maxCommonLayout(of, by)), vectorWidth(of, by)]).toEqual([
    run,
    coordinates,
    width,
  ]);
});

test.each([
  ["(2,3):(1,2)", 4, 2],
  ["(2,3):(1,2)", 3, 3],
  ["(8,8):(1,8)", 16, 16],
  ["(8,8):(1,8)", 3, 1],
])("%s with itself, at most %d at once", (text, most, width) => {
  expect(vectorWidth(plain(text), plain(text), most)).toBe(width);
});

test.each([
  ["(8,64):(f72,f1)", "(8,64):(64,1)", 64, "64:f8", 8],
  ["(8,8):(f1,f9)", "(8,8):(f1,f9)", 64, "(8,8):(f1,f9)", 64],
  ["(8,8):(f8,f1)", "(8,8):(8,1)", 64, "(8,8):(f8,f1)", 64],
  ["(4,3):(f1,f4)", "12:1", 12, "12:f1", 12],
  ["(4,4):(f1,f2)", "16:1", 4, "4:f1", 2],
])("binary strides bit by bit: %s and %s", (a, b, run, coordinates, width) => {
  const [of, by] = [plain(a), plain(b)];
  expect([maxCommonVector(of, by), print(maxCommonLayout(of, by)), vectorWidth(of, by)]).toEqual([
    run,
    coordinates,
    width,
  ]);
});

test("what counts several coordinates at once has no place, nor have bits an extent of 3 below another mode", () => {
  expect(refusal(() => maxCommonVector(plain("(2,2):(e0,e0+e1)"), plain("4:1")))).toEqual([
    "basis",
    "✗ maxCommonVector: (2,2):(e0,e0+e1), 4:1: stride e0+e1 is a sum, where multiples of one basis vector are needed",
  ]);
  expect(refusal(() => vectorWidth(plain("(3,4):(1,4)"), plain("(3,4):(f1,f4)")))[0]).toBe("power");
});

test("the offsets that layouts start at are counted in", () => {
  const of = plain("(8,8):(1,8)");
  const from = (...offsets: readonly number[]) => vectorWidth(of, of, null, ...offsets);
  expect([from(0), from(20, 64), from(-12), from(3), from(64)]).toEqual([64, 4, 4, 1, 64]);
  expect(vectorWidth(of, of, 8, 24)).toBe(8);
  expect(refusal(() => from(0.5))[0]).toBe("integer");
  // every vector of that width starts at a multiple of it
  for (let offset = 0; offset < 40; offset++) {
    const width = from(offset);
    for (let i = 0; i < 64; i += width) expect((offset + at(of, i)) % width).toBe(0);
  }
});

test("refusals", () => {
  for (const ask of [maxCommonVector, maxCommonLayout, vectorWidth]) {
    expect(refusal(() => ask(plain("(4,8):(1,4)"), plain("(4,7):(1,4)")))).toEqual([
      "sizes",
      `✗ ${ask.name}: (4,8):(1,4), (4,7):(1,4): sizes 32 and 28 differ`,
    ]);
    for (const [value] of junk) {
      expect(refusal(() => ask(value, plain(4)))[0]).toBe("argument");
      expect(refusal(() => ask(plain(4), value))[0]).toBe("argument");
    }
  }
  for (const most of [0, -4, 1.5])
    expect(refusal(() => vectorWidth(plain(4), plain(4), most))[0]).toBe("extent");
});
