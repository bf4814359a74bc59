import { describe, expect, test } from "vitest";
import { drawCopy, drawMma, drawTv } from "../../src/draw.js";
import { type AnyLayout, at, composition, cosize, identityLayout, layout, size } from "../../src/index.js";
import {
  type AnyCopyAtom,
  type AnyMmaAtom,
  copyAtom,
  mmaAtom,
  tiledCopy,
  tiledMma,
  tvA,
  tvB,
  tvC,
  tvDestination,
  tvSource,
} from "../../src/instruction.js";
import { refusal } from "../support/refusal.js";
import { panelsIn } from "./read.js";

/** Who has each element of a column-major tile, by evaluating the layout at every thread and value. */
function holders(
  tv: AnyLayout,
  elements: number,
  threads: number,
  nameOf = (t: number) => t,
): readonly string[] {
  const all = Array.from({ length: elements }, (): [number, number][] => []);
  for (let v = 0; v < (size(tv as never) as number) / threads; v++)
    for (let t = 0; t < threads; t++) all[at(tv, t, v) as number]?.push([t, v]);
  return all.map((own) => {
    const [first, ...others] = own;
    if (first === undefined) return "";
    if (others.length > 0 && others.length === threads - 1) return `all V${first[1]}`;
    return `T${nameOf(first[0])}${others.length > 0 ? `+${others.length}` : ""} V${first[1]}`;
  });
}

const text = { form: "text" } as const;
const C = layout("((4,8),(2,2)):((32,1),(16,8))");

test("every cell of a thread-value layout is who goes there", () => {
  const [panel] = panelsIn(drawTv(C, [16, 8], text));
  expect(panel?.length).toBe(16);
  const right = holders(C, 128, 32);
  expect(panel).toEqual(
    Array.from({ length: 16 }, (_, m) => Array.from({ length: 8 }, (_, n) => right[m + 16 * n])),
  );
});

test("one that goes to coordinates is the same", () => {
  const coordinates = composition(identityLayout([16, 8]), C);
  expect(panelsIn(drawTv(coordinates as AnyLayout, [16, 8], text))).toEqual(
    panelsIn(drawTv(C, [16, 8], text)),
  );
});

test("what several threads have, and what none has", () => {
  const picture = drawTv(layout("((2,2),2):((1,0),2)"), [2, 3], text);
  expect(panelsIn(picture)).toEqual([
    [
      ["T0+1 V0", "T0+1 V1", ""],
      ["T1+1 V0", "T1+1 V1", ""],
    ],
  ]);
  expect(picture).toContain("T0+1 is an element that thread 0 has, and one more.");
  expect(picture).toContain("Of the 6 elements no thread has 2.");
});

test("the picture", async () => {
  await expect(drawTv(layout("((2,4),2):((8,1),4)"), [8, 2], text)).toMatchFileSnapshot("pictures/tv.txt");
});

test.each([
  [
    "out of the tile",
    () => drawTv(C, [16, 4]),
    "beyond",
    "✗ drawTv: ((4,8),(2,2)):((32,1),(16,8)), (16,4): thread 2 has 64 as value 0, and the tile has 64 elements",
  ],
  [
    "three modes",
    () => drawTv(layout("(2,2,2)"), [2, 4]),
    "argument",
    "✗ drawTv: (2,2,2):(1,2,4), (2,4): (2,2,2):(1,2,4) is no thread-value layout",
  ],
  [
    "a shape that is none",
    () => drawTv(C, [0, 4]),
    "extent",
    "✗ drawTv: ((4,8),(2,2)):((32,1),(16,8)), (0,4): extent 0 is no positive integer",
  ],
  [
    "too many cells",
    () => drawTv(C, [16, 8], { budget: 100 }),
    "budget",
    "✗ drawTv: ((4,8),(2,2)):((32,1),(16,8)), (16,8): it would list more than 100 cells",
  ],
  ["no instruction", () => drawMma(4 as never), "argument", "✗ drawMma: 4: 4 is no MMA instruction"],
  [
    "no copy",
    () => drawCopy({ tiler: [4] } as never),
    "argument",
    "✗ drawCopy: an object: an object is no copy instruction",
  ],
])("refused: %s", (_, work, code, message) => expect(refusal(work)).toEqual([code, message]));

describe.each([
  "SM80_16x8x16_F32F16F16F32_TN",
  "SM80_8x8x4_F64F64F64F64_TN",
  "SM70_8x8x4_F32F16F16F32_NT",
  "SM90_64x8x16_F32F16F16_SS",
] as const)("%s", (name) => {
  const atom: AnyMmaAtom = mmaAtom(name);
  const [m, n, k] = atom.mnk as readonly [number, number, number];
  const threads = size((atom.threads as AnyLayout).shape as never) as number;
  const nameOf = (t: number) => at(atom.threads as AnyLayout, t) as number;
  const panels = panelsIn(drawMma(atom, text));

  test.each([
    ["B, above", 0, atom.b, k, n, (row: number, column: number) => column + n * row, n * k],
    ["A, left", 1, atom.a, m, k, (row: number, column: number) => row + m * column, m * k],
    ["C, in the corner", 2, atom.c, m, n, (row: number, column: number) => row + m * column, m * n],
  ] as const)("%s", (_, i, tv, rows, columns, element, elements) => {
    const right = holders(tv as AnyLayout, elements, threads, nameOf);
    expect(panels[i]).toEqual(
      Array.from({ length: rows }, (_, y) => Array.from({ length: columns }, (_, x) => right[element(y, x)])),
    );
  });
});

test("a tiled instruction over its whole tile", () => {
  const tiled = tiledMma(mmaAtom("SM80_16x8x8_F32TF32TF32F32_TN"), { atoms: [2, 1, 1] });
  const [b, a, c] = panelsIn(drawMma(tiled, text));
  const right = [tvB(tiled), tvA(tiled), tvC(tiled)] as unknown as readonly [AnyLayout, AnyLayout, AnyLayout];
  expect(c).toEqual(
    Array.from({ length: 32 }, (_, m) =>
      Array.from({ length: 8 }, (_, n) => holders(right[2], 256, 64)[m + 32 * n]),
    ),
  );
  expect(a?.[17]?.[3]).toBe(holders(right[1], 256, 64)[17 + 32 * 3]);
  expect(b?.[3]?.[5]).toBe(holders(right[0], 64, 64)[5 + 8 * 3]);
});

test("panels of an instruction line up: A beside C, B above it", () => {
  const svg = drawMma(mmaAtom("SM80_8x8x4_F64F64F64F64_TN"));
  const places = [
    ...svg.matchAll(/<g transform="translate\(([\d.]+) ([\d.]+)\)">\n<text class="label"[^>]*>(\w)/g),
  ];
  const [b, a, c] = ["B", "A", "C"].map((label) => places.find(([, , , found]) => found === label));
  expect(b?.[1]).toBe(c?.[1]);
  expect(a?.[2]).toBe(c?.[2]);
});

test("both sides of ldmatrix, a row of a matrix to a row", () => {
  const atom: AnyCopyAtom = copyAtom("SM75_U32x1_LDSM_N");
  const [source, destination] = panelsIn(drawCopy(atom, text));
  expect(source?.length).toBe(8);
  for (const [row, cells] of (source ?? []).entries())
    expect(cells).toEqual(Array.from({ length: 8 }, (_, v) => `T${row}+3 V${v}`));
  // each thread has two neighbours of a row, four threads a row
  for (const [row, cells] of (destination ?? []).entries())
    expect(cells).toEqual(Array.from({ length: 8 }, (_, i) => `T${4 * row + Math.floor(i / 2)} V${i % 2}`));
});

test("both sides of a tiled copy over its tile", () => {
  const tiled = tiledCopy(copyAtom("UniversalCopy<u64>"), layout("(8,4):(4,1)"), layout("(1,4)"), {
    elementBits: 16,
  });
  const panels = panelsIn(drawCopy(tiled, text));
  const sides = [tvSource(tiled), tvDestination(tiled)] as unknown as readonly AnyLayout[];
  for (const [i, tv] of sides.entries()) {
    expect((cosize as (of: AnyLayout) => number)(tv)).toBe(128);
    const right = holders(tv, 128, 32);
    expect(panels[i]).toEqual(
      Array.from({ length: 8 }, (_, m) => Array.from({ length: 16 }, (_, n) => right[m + 8 * n])),
    );
  }
});

test.each([
  ["SM100_UTCCP_4dp256bit_1cta"],
  ["SM100_UTCCP_2x64dp128bitlw0123_2cta"],
  ["UniversalCopy<u8>"],
  ["SM75_U32x4_LDSM_N"],
] as const)("%s has as many cells as its larger side has elements", (name) => {
  const [source, destination] = panelsIn(drawCopy(copyAtom(name), text)).map((panel) => panel.flat());
  expect(source?.length).toBe(destination?.length);
  expect(destination?.filter((cell) => cell !== "").length).toBeGreaterThan(0);
});
