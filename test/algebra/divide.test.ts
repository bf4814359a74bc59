import { describe, expect, test } from "vitest";
import { print } from "../../src/runtime/layout/mapping.js";
import type { Tiler } from "../../src/types/algebra/tiler.js";
import { flatDivide, logicalDivide, plain, tiledDivide, zippedDivide } from "../support/plain.js";
import { junk, largest, nested, refusal } from "../support/refusal.js";

const divides = [logicalDivide, zippedDivide, tiledDivide, flatDivide];
const all = (left: string, tiler: Tiler) => divides.map((divide) => print(divide(plain(left), tiler)));

describe("tilers", () => {
  test.each<[string, string, Tiler, readonly [string, string, string, string]]>([
    ["an integer", "24:3", 8, ["(8,3):(3,24)", "(8,3):(3,24)", "(8,3):(3,24)", "(8,3):(3,24)"]],
    [
      "a layout",
      "(6,2,2):(2,1,20)",
      plain("8:3"),
      [
        "((2,2,2),3):((6,1,20),2)",
        "((2,2,2),3):((6,1,20),2)",
        "((2,2,2),3):((6,1,20),2)",
        "(2,2,2,3):(6,1,20,2)",
      ],
    ],
    [
      "an array",
      "(8,16):(20,1)",
      [4, plain("8:2")],
      [
        "((4,2),(8,2)):((20,80),(2,1))",
        "((4,8),(2,2)):((20,2),(80,1))",
        "((4,8),2,2):((20,2),80,1)",
        "(4,8,2,2):(20,2,80,1)",
      ],
    ],
    [
      "a nested array",
      "((2,3),8):((1,2),6)",
      [[2, 3], 4],
      [
        "(((2,1),(3,1)),(4,2)):(((1,0),(2,0)),(6,24))",
        "(((2,3),4),((1,1),2)):(((1,2),6),((0,0),24))",
        "(((2,3),4),(1,1),2):(((1,2),6),(0,0),24)",
        "((2,3),4,(1,1),2):((1,2),6,(0,0),24)",
      ],
    ],
    [
      "a mode left alone",
      "(12,(4,8)):(7,(1,30))",
      [2, null],
      [
        "((2,6),(4,8)):((7,14),(1,30))",
        "((2,1),(6,(4,8))):((7,0),(14,(1,30)))",
        "((2,1),6,(4,8)):((7,0),14,(1,30))",
        "(2,1,6,(4,8)):(7,0,14,(1,30))",
      ],
    ],
    [
      "fewer tilers than modes",
      "(4,2,4):(1,4,8)",
      [2],
      [
        "((2,2),2,4):((1,2),4,8)",
        "((2),(2,2,4)):((1),(2,4,8))",
        "((2),2,2,4):((1),2,4,8)",
        "(2,2,2,4):(1,2,4,8)",
      ],
    ],
    [
      "nothing",
      "(4,8):(1,4)",
      null,
      ["(4,8):(1,4)", "(1,(4,8)):(0,(1,4))", "(1,4,8):(0,1,4)", "(1,4,8):(0,1,4)"],
    ],
  ])("%s", (_name, left, tiler, results) => {
    expect(all(left, tiler)).toEqual(results);
  });
});

test("where sizes do not divide, the rest rounds up", () => {
  expect(all("(3,8):(1,3)", [2, 3])[1]).toBe("((2,3),(2,3)):((1,3),(2,9))");
  expect(all("10:64", 16)[1]).toBe("(16,1):(64,0)");
});

test("tiles that only together fill the layout", () => {
  expect(all("(12,32):(1,12)", plain("(4,8):(1,4)"))[0]).toBe("((4,8),12):((1,4),32)");
});

describe("refusals", () => {
  test("a tiler that would lose elements", () => {
    expect(refusal(() => logicalDivide(plain("(10):(1)"), plain("(2,2):(1,5)") as never))).toEqual([
      "not-completing",
      "✗ logicalDivide: (10):(1) ⊘ (2,2):(1,5): stride 5 is no multiple of the extent 2 before it, so elements would be lost",
    ]);
  });

  test("what composition refuses is refused by the divide, with its operands", () => {
    for (const divide of divides)
      expect(refusal(() => divide(plain("(12,(4,8)):(7,(1,30))"), 128))).toEqual([
        "shape-divisibility",
        `✗ ${divide.name}: (12,(4,8)):(7,(1,30)) ⊘ 128:1: extent 128 is no multiple of the 12 steps of stride 1 that reach extent 12 (shape divisibility, eq. 10), with 3:128 to complete the tile`,
      ]);
  });

  test("a refusal names the mode and the tiler that it is about", () => {
    for (const divide of divides) {
      expect(refusal(() => divide(plain("(8,(4,6)):(1,(9,40))"), [2, 6]))[1]).toBe(
        `✗ ${divide.name}: (4,6):(9,40) ⊘ 6:1: extent 6 is no multiple of the 4 steps of stride 1 that reach extent 4 (shape divisibility, eq. 10), with 4:6 to complete the tile`,
      );
      expect(refusal(() => divide(plain("(8,16):(1,8)"), [2, plain("(2,2):(1,1)")]))[1]).toBe(
        `✗ ${divide.name}: 16:8 ⊘ (2,2):(1,1): stride 1 is below the extent 2 that smaller strides cover`,
      );
      expect(refusal(() => divide(plain("(8,16):(1,8)"), [2, plain("2:-1")]))[1]).toBe(
        `✗ ${divide.name}: 16:8 ⊘ 2:-1: stride -1 is negative, where offsets are counted from 0 up`,
      );
      expect(refusal(() => divide(plain("(8,(4,6)):(1,(8,32))"), [2, [2, 3, null]]))).toEqual([
        "rank",
        `✗ ${divide.name}: (4,6):(8,32) ⊘ <2,3,_>: the tiler has rank 3, the layout 2`,
      ]);
    }
  });

  test("an operand that is none is refused, and tilers past 2^53-1", () => {
    const left = plain("(8,16):(1,8)");
    for (const divide of divides) {
      for (const [value, shown] of junk) {
        expect(refusal(() => divide(value, 4))[1].endsWith(`${shown} is no layout`)).toBe(true);
        if (value !== null)
          expect(["argument", "extent"]).toContain(refusal(() => divide(left, [4, value]))[0]);
      }
      expect(refusal(() => divide(left, 0))[0]).toBe("extent");
      expect(refusal(() => divide(left, largest + 1))[0]).toBe("overflow");
      expect(refusal(() => divide(left, plain([2 ** 26, 2 ** 26], [1, 2 ** 40])))[0]).toBe("overflow");
      for (const levels of [1001, 10_000])
        expect(refusal(() => divide(plain(4), nested(levels)))[0]).toBe("depth");
    }
    for (const divide of divides.slice(1)) {
      expect(refusal(() => divide(left, []))[1]).toBe(`✗ ${divide.name}: (8,16):(1,8) ⊘ <>: <> is no tile`);
      expect(refusal(() => divide(left, [2, []]))[1]).toBe(`✗ ${divide.name}: 16:8 ⊘ <>: <> is no tile`);
    }
    expect(print(logicalDivide(left, []))).toBe("(8,16):(1,8)");
  });
});
