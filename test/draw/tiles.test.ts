import { describe, expect, test } from "vitest";
import { drawBanks, drawSlice, drawTiles } from "../../src/draw.js";
import {
  type AnyLayout,
  at,
  bankConflicts,
  blockedProduct,
  composition,
  layout,
  logicalProduct,
  rakedProduct,
  slice,
  swizzle,
  zippedDivide,
  zippedProduct,
} from "../../src/index.js";
import { refusal } from "../support/refusal.js";
import { panelsIn } from "./read.js";

const text = { form: "text" } as const;

describe("divides", () => {
  test.each([
    ["(8,12):(12,1)", [4, 3]],
    ["(8,8):(8,1)", [layout("2:4"), layout("4:2")]],
    ["(6,4):(1,6)", [3]],
    ["24:2", layout("(2,3):(1,4)")],
    ["(10,4):(4,1)", [4, 2]],
    ["(10,(2,3)):(6,(3,1))", [4, [2, 3]]],
    ["(4,6):(6,1)", [null, 3]],
    ["(4,6):(6,1)", layout("(2,3):(e0,2e1)")],
  ] as const)("%s by %s: every element is in the tile that the divide puts it in", (of, tiler) => {
    const left = layout(of) as AnyLayout;
    const divide: AnyLayout = zippedDivide(left, tiler as never);
    const [tiles, rests] = (divide.shape as readonly unknown[]).map((mode) =>
      [mode].flat(9).reduce<number>((so, n) => so * (n as number), 1),
    ) as [number, number];
    const right = new Map<number, number>();
    for (let r = 0; r < rests; r++) for (let t = 0; t < tiles; t++) right.set(at(divide, t, r) as number, r);
    const cells = panelsIn(drawTiles("zippedDivide", left, tiler as never, text)).flat(2);
    const offsets = cells.map((cell) => Number(/^-?\d+/.exec(cell)));
    expect(cells).toEqual(offsets.map((offset) => `${offset} #${right.get(offset)}`));
    expect(offsets.length).toBeGreaterThan(20);
  });

  test("where tiles do not divide, how many places are none", () => {
    expect(drawTiles("logicalDivide", layout("10:1"), 4, text)).toMatch(
      /reach past the end, with 2 places that the layout\s+does not have/,
    );
  });

  test("lines run where tiles meet, and nowhere where they are interleaved", () => {
    expect(drawTiles("zippedDivide", layout("(4,4)"), [2, 2], text)).toContain("┃");
    expect(drawTiles("zippedDivide", layout("4:1"), layout("2:2"), text)).not.toContain("┃");
  });
});

describe("products", () => {
  test.each([
    ["blockedProduct", blockedProduct],
    ["rakedProduct", rakedProduct],
    ["logicalProduct", logicalProduct],
    ["zippedProduct", zippedProduct],
  ] as const)("%s: every element is in the repetition that the product counts", (name, product) => {
    const [left, by] = [layout("(2,5):(5,1)"), layout("(3,4):(1,3)")];
    const zipped = zippedProduct(left, by) as AnyLayout;
    const right = new Map<number, number>();
    for (let r = 0; r < 12; r++) for (let t = 0; t < 10; t++) right.set(at(zipped, t, r) as number, r);
    const result = (product as (a: AnyLayout, b: AnyLayout) => AnyLayout)(left, by);
    const cells = panelsIn(drawTiles(name, left, by, text)).flat();
    const offsets = cells.map((row) => row.map((cell) => Number(/^-?\d+/.exec(cell))));
    expect(offsets).toEqual(offsets.map((row, i) => row.map((_, j) => at(result, i, j))));
    expect(cells).toEqual(offsets.map((row) => row.map((offset) => `${offset} #${right.get(offset)}`)));
  });

  test("the picture", async () => {
    await expect(
      drawTiles("blockedProduct", layout("(2,2):(2,1)"), layout("(2,3):(3,1)"), text),
    ).toMatchFileSnapshot("pictures/tiles.txt");
  });
});

test("a slice keeps what slice keeps, and draws the rest back", () => {
  const of = layout("((3,2),(2,5)):((4,1),(2,13))");
  const cells = panelsIn(
    drawSlice(
      of,
      [
        [null, 1],
        [0, null],
      ],
      text,
    ),
  ).flat(2);
  const kept = slice(of, [null, 1], [0, null]);
  const right = Array.from({ length: 15 }, (_, i) => (at(kept.layout, i) as number) + kept.offset);
  expect(
    cells
      .filter((cell) => !cell.startsWith("·"))
      .map(Number)
      .toSorted(),
  ).toEqual(right.toSorted());
  expect(cells.length).toBe(60);
  expect(
    drawSlice(
      of,
      [
        [null, 1],
        [0, null],
      ],
      text,
    ),
  ).toContain("((_,1),(0,_)) keeps 15 elements: (3,5):(4,13), from offset 1 on.");
});

describe("banks", () => {
  const plain = layout("(8,64):(64,1)");
  const access = layout("(8,8):(1,8)");
  test.each([
    ["rows of 128 bytes", plain, access, { elementBytes: 2 }],
    ["the same, swizzled", composition(swizzle(3, 3, 3), plain), access, { elementBytes: 2 }],
    ["a column of words", layout("(32,32):(32,1)"), layout("32:1"), {}],
    ["a padded one", layout("(32,32):(33,1)"), layout("32:1"), {}],
    ["two phases", layout("(16,16):(1,16)"), layout("(16,2):(2,1)"), {}],
    ["words that are shared", layout("8:1"), layout("32:0"), {}],
  ] as const)("%s: as deep as bankConflicts counts, phase by phase", (_, memory, by, options) => {
    const picture = drawBanks(memory as AnyLayout, by as AnyLayout, { ...options, ...text });
    const { degree, phases } = (
      bankConflicts as (...all: unknown[]) => { degree: number; phases: readonly number[] }
    )(memory, by, options);
    const [, ...below] = panelsIn(picture);
    expect(below.map((rows) => rows.length)).toEqual(phases);
    const marked = below.flat(2).filter((cell) => cell.endsWith("!"));
    expect(marked.length > 0).toBe(degree > 1);
    expect(picture).toContain(
      degree === 1 ? "No phase has a conflict." : `The worst phase asks for ${degree} words`,
    );
  });

  test("the bank of every element", () => {
    const [above] = panelsIn(drawBanks(layout("(4,8):(8,1)"), layout("4:1"), { banks: 4, ...text }));
    expect(above).toEqual(
      [0, 1, 2, 3].map((row) =>
        [0, 1, 2, 3, 4, 5, 6, 7].map((column) => `b${column % 4}${column === 0 ? ` T${row}` : ""}`),
      ),
    );
  });

  test("the picture", async () => {
    await expect(drawBanks(layout("(4,4):(4,1)"), layout("4:1"), { banks: 4, ...text })).toMatchFileSnapshot(
      "pictures/banks.txt",
    );
  });
});

test.each([
  [
    "an operation that is none",
    () => drawTiles("coalesce" as never, layout(4), 2),
    "argument",
    '✗ drawTiles: "coalesce", 4:1: "coalesce" is no divide or product',
  ],
  [
    "what the divide refuses",
    () => drawTiles("zippedDivide", layout("10:1"), layout("(2,2):(1,5)")),
    "not-completing",
    "✗ zippedDivide: 10:1 ⊘ (2,2):(1,5): stride 5 is no multiple of the extent 2 before it, so elements would be lost",
  ],
  [
    "a coordinate that does not fit",
    () => drawSlice(layout("(4,8)"), [null, 1, 2]),
    "coordinate",
    "✗ slice: (4,8):(1,4): coordinate (_,1,2) does not fit the shape (4,8) of rank 2",
  ],
  [
    "banks that are none",
    () => drawBanks(layout(8), layout(8), { banks: 0 }),
    "argument",
    "✗ drawBanks: 8:1, 8:1: 0 is no number of banks",
  ],
  [
    "more cells than the budget",
    () => drawBanks(layout(64), layout(8), { budget: 32 }),
    "budget",
    "✗ drawBanks: 64:1, 8:1: it would list more than 32 cells",
  ],
  [
    "tiles that are larger than what they cut",
    () => drawTiles("logicalDivide", layout("4:0"), layout("(1000000,1000000)")),
    "budget",
    '✗ drawTiles: "logicalDivide", 4:0: it would list more than 65536 cells',
  ],
])("refused: %s", (_, work, code, message) => expect(refusal(work)).toEqual([code, message]));
