import { describe, expect, test } from "vitest";
import { complement } from "../../src/runtime/algebra/complement.js";
import { print } from "../../src/runtime/layout/mapping.js";
import { size } from "../../src/runtime/layout/shape.js";
import type { Tiler } from "../../src/types/algebra/tiler.js";
import type { AnyLayout } from "../../src/types/layout/layout.js";
import {
  at,
  blockedProduct,
  flatProduct,
  logicalProduct,
  plain,
  rakedProduct,
  tiledProduct,
  zippedProduct,
} from "../support/plain.js";
import { junk, largest, nested, refusal } from "../support/refusal.js";

type Product = (left: AnyLayout, tiler: Tiler) => AnyLayout;
const gathering = [logicalProduct, zippedProduct, tiledProduct, flatProduct];
const pairing = [blockedProduct, rakedProduct];
const products = [...gathering, ...pairing];
const all = (of: readonly Product[], left: string, tiler: Tiler) =>
  of.map((product) => print(product(plain(left), tiler)));

describe("tilers", () => {
  test.each<[string, string, Tiler, readonly [string, string, string, string]]>([
    ["an integer", "8:1", 4, ["(8,4):(1,8)", "(8,4):(1,8)", "(8,4):(1,8)", "(8,4):(1,8)"]],
    [
      "a layout",
      "(2,5):(5,1)",
      plain("(3,4):(1,3)"),
      [
        "((2,5),(3,4)):((5,1),(10,30))",
        "((2,5),(3,4)):((5,1),(10,30))",
        "((2,5),3,4):((5,1),10,30)",
        "(2,5,3,4):(5,1,10,30)",
      ],
    ],
    [
      "an array",
      "(2,5):(5,1)",
      [plain("3:5"), plain("4:6")],
      [
        "((2,3),(5,4)):((5,10),(1,30))",
        "((2,5),(3,4)):((5,1),(10,30))",
        "((2,5),3,4):((5,1),10,30)",
        "(2,5,3,4):(5,1,10,30)",
      ],
    ],
    [
      "a mode left alone",
      "(2,5):(5,1)",
      [null, 3],
      [
        "(2,(5,3)):(5,(1,5))",
        "((1,5),(2,3)):((0,1),(5,5))",
        "((1,5),2,3):((0,1),5,5)",
        "(1,5,2,3):(0,1,5,5)",
      ],
    ],
    [
      "fewer tilers than modes",
      "(2,5):(1,2)",
      [3],
      ["((2,3),5):((1,2),2)", "((2),(3,5)):((1),(2,2))", "((2),3,5):((1),2,2)", "(2,3,5):(1,2,2)"],
    ],
  ])("%s", (_name, left, tiler, results) => {
    expect(all(gathering, left, tiler)).toEqual(results);
  });
});

test.each<[string, Tiler, string, string]>([
  ["(3,4):(4,1)", plain("(2,5):(1,2)"), "((3,2),(4,5)):((4,12),(1,24))", "((2,3),(5,4)):((12,4),(24,1))"],
  ["(2,5):(5,1)", plain("(3,4):(1,3)"), "((2,3),(5,4)):((5,10),(1,30))", "((3,2),(4,5)):((10,5),(30,1))"],
  ["4:1", 3, "((4,3)):((1,4))", "((3,4)):((4,1))"],
  [
    "(4,(2,2)):(1,(4,8))",
    [plain("3:1"), null],
    "(((4,3)),(2,2)):(((1,4)),(4,8))",
    "(((3,4)),(2,2)):(((4,1)),(4,8))",
  ],
])("%s, blocked and raked", (left, tiler, blocked, raked) => {
  expect(all(pairing, left, tiler)).toEqual([blocked, raked]);
});

test("a repetition that falls into several modes stays one, and loses nothing", () => {
  expect(all(pairing, "3:2", plain("4:1"))).toEqual(["((3,(2,2))):((2,(1,6)))", "(((2,2),3)):(((1,6),2))"]);
  expect(all(pairing, "(3):(2)", plain("(4):(1)"))).toEqual([
    "((3,(2,2))):((2,(1,6)))",
    "(((2,2),3)):(((1,6),2))",
  ]);
  for (const product of products) expect(size(product(plain("3:2"), plain("4:1")))).toBe(12);
});

test("a layout that leaves holes is repeated past all of it", () => {
  // bounded by |A|·cosize(B) = 16, the complement of extent 22 would be 1:0, and the repetition 2:0
  expect(print(logicalProduct(plain("(2,2,2):(1,3,11)"), plain("2:1")))).toBe("((2,2,2),2):((1,3,11),22)");
});

describe("refusals", () => {
  test("operands of different rank", () => {
    expect(refusal(() => blockedProduct(plain("(3):(1)"), plain("(2,4):(1,2)") as never))).toEqual([
      "rank",
      "✗ blockedProduct: (3):(1) ⊗ (2,4):(1,2): the tiler has rank 2, the layout 1: append(layout, 2) fills it up",
    ]);
    expect(refusal(() => rakedProduct(plain("(3,4):(1,3)"), 4 as never))[0]).toBe("rank");
  });

  test("no complement, or none that the tiler composes with", () => {
    for (const product of products) {
      expect(refusal(() => product(plain("(2,3):(3,2)"), plain("(2,2):(1,2)")))).toEqual([
        "overlap",
        `✗ ${product.name}: (2,3):(3,2) ⊗ (2,2):(1,2): stride 3 is below the extent 6 that smaller strides cover`,
      ]);
      expect(refusal(() => product(plain("4:2"), 3))).toEqual([
        "shape-divisibility",
        `✗ ${product.name}: 4:2 ⊗ 3:1: extent 3 is no multiple of the 2 steps of stride 1 that reach extent 2 (shape divisibility, eq. 10), in the gaps (2,1):(1,8)`,
      ]);
      expect(refusal(() => product(plain("4:-2"), 3))[0]).toBe("negative-stride");
    }
  });

  test("an operand that is none is refused, and results past 2^53-1", () => {
    for (const product of products) {
      for (const [value, shown] of junk) {
        expect(refusal(() => product(value, 4))[1].endsWith(`${shown} is no layout`)).toBe(true);
        if (value !== null)
          expect(["argument", "extent"]).toContain(refusal(() => product(plain(4), value))[0]);
      }
      expect(refusal(() => product(plain(`2:${largest}`), 4))[0]).toBe("overflow");
      expect(refusal(() => product(plain(2 ** 30), 2 ** 30))[0]).toBe("overflow");
      expect(refusal(() => product(plain(4), nested(1001)))[0]).toBe("depth");
      expect(refusal(() => product(plain("(4,8):(1,4)"), [1, 2, 3]))[0]).toBe("rank");
    }
  });
});

test.each([
  ["8:1", "(8,8):(f1,f9)", "(8,(8,8)):(f1,(f8,f72))"],
  ["64:1", "(8,8):(f9,f1)", "(64,(8,8)):(f1,(f576,f64))"],
  ["(4,4):(4,1)", "(2,2):(f3,f1)", "((4,4),(2,2)):((f4,f1),(f48,f16))"],
])("integers that are powers of two go with binary strides: %s ⊗ %s = %s", (tile, by, result) => {
  const [of, times] = [plain(tile), plain(by)];
  const whole = logicalProduct(of, times);
  expect(print(whole)).toBe(result);
  const [inside, count] = [of, times].map((one) => size(one as never)) as unknown as [number, number];
  const gaps = complement(of as never) as never;
  for (let i = 0; i < inside; i++)
    for (let j = 0; j < count; j++)
      expect(at(whole, i + inside * j)).toBe(at(of, i) + at(gaps, at(times, j) as number));
});

test("integers whose bits meet binary ones are refused beside them", () => {
  expect(refusal(() => logicalProduct(plain("(8,8):(1,8)"), [plain("(2,2):(f3,f1)"), 4]))).toEqual([
    "semimodule",
    "✗ logicalProduct: (8,8):(1,8) ⊗ <(2,2):(f3,f1),4>: strides f1 and 8 are of different kinds, which do not mix",
  ]);
});

test("a tiler that goes on past its size, as a swizzle does, repeats so often as it has elements", () => {
  expect(print(logicalProduct(plain("4:f5"), plain("(2,1):(f1,f2)")))).toBe("(4,(2,1)):(f5,(f1,f2))");
  expect(print(logicalProduct(plain("(4,1):(f5,f4)"), plain("(2,1,1):(f4,0,f2)")))).toBe(
    "((4,1),(2,1,1)):((f5,f4),(f16,0,f2))",
  );
});
