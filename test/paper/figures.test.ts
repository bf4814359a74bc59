import { describe, expect, test } from "vitest";
import { rightInverse } from "../../src/runtime/algebra/inverse.js";
import { admits, locate } from "../../src/runtime/analysis/admits.js";
import { print } from "../../src/runtime/layout/mapping.js";
import { size } from "../../src/runtime/layout/shape.js";
import type { AnyLayout } from "../../src/types/layout/layout.js";
import {
  at,
  blockedProduct,
  composition,
  logicalDivide,
  plain,
  rakedProduct,
  slice,
  zippedDivide,
} from "../support/plain.js";
import { refusal } from "../support/refusal.js";

/** What a rank-2 layout puts at every row and column, as lines of text. */
function grid(
  of: AnyLayout,
  rows: number,
  columns: number,
  mark: (offset: number) => string = String,
): string {
  const line = (m: number) => Array.from({ length: columns }, (_, n) => mark(at(of, m, n))).join(" ");
  return Array.from({ length: rows }, (_, m) => line(m)).join("\n");
}

/** A grid as it is drawn below, without what aligns it. */
const drawn = (text: string) =>
  text
    .trim()
    .split("\n")
    .map((line) => line.trim().replace(/ +/g, " "))
    .join("\n");

describe("figure 3: layouts that are compatible with (4,8)", () => {
  test.each([
    [
      "column-major",
      "(4,8):(1,4)",
      `
     0  4  8 12 16 20 24 28
     1  5  9 13 17 21 25 29
     2  6 10 14 18 22 26 30
     3  7 11 15 19 23 27 31`,
    ],
    [
      "row-major",
      "(4,8):(8,1)",
      `
     0  1  2  3  4  5  6  7
     8  9 10 11 12 13 14 15
    16 17 18 19 20 21 22 23
    24 25 26 27 28 29 30 31`,
    ],
    [
      "column-major, padded",
      "(4,8):(1,5)",
      `
     0  5 10 15 20 25 30 35
     1  6 11 16 21 26 31 36
     2  7 12 17 22 27 32 37
     3  8 13 18 23 28 33 38`,
    ],
    [
      "interleaved columns",
      "(4,(4,2)):(4,(1,16))",
      `
     0  1  2  3 16 17 18 19
     4  5  6  7 20 21 22 23
     8  9 10 11 24 25 26 27
    12 13 14 15 28 29 30 31`,
    ],
    [
      "mixed",
      "((2,2),(4,2)):((1,8),(2,16))",
      `
     0  2  4  6 16 18 20 22
     1  3  5  7 17 19 21 23
     8 10 12 14 24 26 28 30
     9 11 13 15 25 27 29 31`,
    ],
    [
      "blocks repeated",
      "((2,2),(2,4)):((0,2),(0,4))",
      `
     0  0  4  4  8  8 12 12
     0  0  4  4  8  8 12 12
     2  2  6  6 10 10 14 14
     2  2  6  6 10 10 14 14`,
    ],
  ])("%s: %s", (_name, text, right) => {
    expect(grid(plain(text), 4, 8)).toBe(drawn(right));
  });
});

test("figure 5: slices of a 6 x 12 tensor", () => {
  const tensor = plain("((3,2),((2,3),2)):((4,1),((2,15),100))");
  const sliced = (...coordinate: Parameters<typeof slice> extends [unknown, ...infer C] ? C : never) => {
    const { layout: kept, offset } = slice(tensor, ...coordinate);
    return [print(kept), offset];
  };
  expect(sliced(2, null)).toEqual(["(((2,3),2)):(((2,15),100))", 8]);
  expect(sliced(null, 5)).toEqual(["((3,2)):((4,1))", 32]);
  expect(sliced([null, 1], [[0, null], 1])).toEqual(["(3,3):(4,15)", 101]);
  // every second column is a range that a layout can express, every second row is not: composition tells
  const columns = composition(slice(tensor, 0, null).layout, plain("6:2"));
  expect(print(columns)).toBe("(3,2):(15,100)");
  const rows = slice(tensor, null, 0).layout;
  expect(refusal(() => composition(rows, plain("3:2") as never))[0]).toBe("stride-divisibility");
});

test("figure 6: the threads and values of an 8 x 8 matrix C of the FP64 tensor core", () => {
  const threads = plain("((4,8),2):((16,1),8)");
  const inverse = composition(rightInverse(threads), plain("(8,8):(1,8)"));
  expect(grid(inverse, 8, 8, (i) => `T${i % 32}V${Math.floor(i / 32)}`)).toBe(
    drawn(`
     T0V0  T0V1  T1V0  T1V1  T2V0  T2V1  T3V0  T3V1
     T4V0  T4V1  T5V0  T5V1  T6V0  T6V1  T7V0  T7V1
     T8V0  T8V1  T9V0  T9V1 T10V0 T10V1 T11V0 T11V1
    T12V0 T12V1 T13V0 T13V1 T14V0 T14V1 T15V0 T15V1
    T16V0 T16V1 T17V0 T17V1 T18V0 T18V1 T19V0 T19V1
    T20V0 T20V1 T21V0 T21V1 T22V0 T22V1 T23V0 T23V1
    T24V0 T24V1 T25V0 T25V1 T26V0 T26V1 T27V0 T27V1
    T28V0 T28V1 T29V0 T29V1 T30V0 T30V1 T31V0 T31V1`),
  );
});

const tilers = [
  {
    name: "<4,8>",
    tiler: [4, 8],
    extracted: `
     0  8 16 24 32 40 48 56
     1  9 17 25 33 41 49 57
     2 10 18 26 34 42 50 58
     3 11 19 27 35 43 51 59`,
    tiles: `
    0 0 0 0 0 0 0 0 2 2 2 2 2 2 2 2
    0 0 0 0 0 0 0 0 2 2 2 2 2 2 2 2
    0 0 0 0 0 0 0 0 2 2 2 2 2 2 2 2
    0 0 0 0 0 0 0 0 2 2 2 2 2 2 2 2
    1 1 1 1 1 1 1 1 3 3 3 3 3 3 3 3
    1 1 1 1 1 1 1 1 3 3 3 3 3 3 3 3
    1 1 1 1 1 1 1 1 3 3 3 3 3 3 3 3
    1 1 1 1 1 1 1 1 3 3 3 3 3 3 3 3`,
  },
  {
    name: "<4:1,8:2>",
    tiler: [plain("4:1"), plain("8:2")],
    extracted: `
      0  16  32  48  64  80  96 112
      1  17  33  49  65  81  97 113
      2  18  34  50  66  82  98 114
      3  19  35  51  67  83  99 115`,
    tiles: `
    0 2 0 2 0 2 0 2 0 2 0 2 0 2 0 2
    0 2 0 2 0 2 0 2 0 2 0 2 0 2 0 2
    0 2 0 2 0 2 0 2 0 2 0 2 0 2 0 2
    0 2 0 2 0 2 0 2 0 2 0 2 0 2 0 2
    1 3 1 3 1 3 1 3 1 3 1 3 1 3 1 3
    1 3 1 3 1 3 1 3 1 3 1 3 1 3 1 3
    1 3 1 3 1 3 1 3 1 3 1 3 1 3 1 3
    1 3 1 3 1 3 1 3 1 3 1 3 1 3 1 3`,
  },
  {
    name: "<(2,2):(1,4),8:2>",
    tiler: [plain("(2,2):(1,4)"), plain("8:2")],
    extracted: `
      0  16  32  48  64  80  96 112
      1  17  33  49  65  81  97 113
      4  20  36  52  68  84 100 116
      5  21  37  53  69  85 101 117`,
    tiles: `
    0 2 0 2 0 2 0 2 0 2 0 2 0 2 0 2
    0 2 0 2 0 2 0 2 0 2 0 2 0 2 0 2
    1 3 1 3 1 3 1 3 1 3 1 3 1 3 1 3
    1 3 1 3 1 3 1 3 1 3 1 3 1 3 1 3
    0 2 0 2 0 2 0 2 0 2 0 2 0 2 0 2
    0 2 0 2 0 2 0 2 0 2 0 2 0 2 0 2
    1 3 1 3 1 3 1 3 1 3 1 3 1 3 1 3
    1 3 1 3 1 3 1 3 1 3 1 3 1 3 1 3`,
  },
  {
    name: "<4:2,8:2>",
    tiler: [plain("4:2"), plain("8:2")],
    extracted: `
      0  16  32  48  64  80  96 112
      2  18  34  50  66  82  98 114
      4  20  36  52  68  84 100 116
      6  22  38  54  70  86 102 118`,
    tiles: `
    0 2 0 2 0 2 0 2 0 2 0 2 0 2 0 2
    1 3 1 3 1 3 1 3 1 3 1 3 1 3 1 3
    0 2 0 2 0 2 0 2 0 2 0 2 0 2 0 2
    1 3 1 3 1 3 1 3 1 3 1 3 1 3 1 3
    0 2 0 2 0 2 0 2 0 2 0 2 0 2 0 2
    1 3 1 3 1 3 1 3 1 3 1 3 1 3 1 3
    0 2 0 2 0 2 0 2 0 2 0 2 0 2 0 2
    1 3 1 3 1 3 1 3 1 3 1 3 1 3 1 3`,
  },
] as const;

describe("figure 7: a 4 x 8 layout extracted from an 8 x 16 layout", () => {
  test.each(tilers)("$name", ({ tiler, extracted }) => {
    expect(grid(composition(plain("(8,16):(1,8)"), tiler as never), 4, 8)).toBe(drawn(extracted));
  });
});

test("figure 10: the blocked product of a row-major tile and a column-major tiling", () => {
  const blocked = blockedProduct(plain("(3,4):(4,1)"), plain("(2,5):(1,2)"));
  expect(grid(blocked, 6, 20)).toBe(
    drawn(`
      0   1   2   3  24  25  26  27  48  49  50  51  72  73  74  75  96  97  98  99
      4   5   6   7  28  29  30  31  52  53  54  55  76  77  78  79 100 101 102 103
      8   9  10  11  32  33  34  35  56  57  58  59  80  81  82  83 104 105 106 107
     12  13  14  15  36  37  38  39  60  61  62  63  84  85  86  87 108 109 110 111
     16  17  18  19  40  41  42  43  64  65  66  67  88  89  90  91 112 113 114 115
     20  21  22  23  44  45  46  47  68  69  70  71  92  93  94  95 116 117 118 119`),
  );
});

test("figure 11: the raked product of the same", () => {
  const raked = rakedProduct(plain("(3,4):(4,1)"), plain("(2,5):(1,2)"));
  expect(grid(raked, 6, 20)).toBe(
    drawn(`
      0  24  48  72  96   1  25  49  73  97   2  26  50  74  98   3  27  51  75  99
     12  36  60  84 108  13  37  61  85 109  14  38  62  86 110  15  39  63  87 111
      4  28  52  76 100   5  29  53  77 101   6  30  54  78 102   7  31  55  79 103
     16  40  64  88 112  17  41  65  89 113  18  42  66  90 114  19  43  67  91 115
      8  32  56  80 104   9  33  57  81 105  10  34  58  82 106  11  35  59  83 107
     20  44  68  92 116  21  45  69  93 117  22  46  70  94 118  23  47  71  95 119`),
  );
});

describe("figure 12: an 8 x 16 layout divided into a 2 x 2 tiling of 4 x 8 tiles", () => {
  test.each(tilers)("$name", ({ tiler, tiles }) => {
    const divided = zippedDivide(plain("(8,16):(1,8)"), tiler as never);
    expect([size(divided), print(divided).startsWith("((")]).toEqual([128, true]);
    // the offset of an element of the column-major layout is its place: which tile has it?
    const owner = new Map<number, number>();
    for (let tile = 0; tile < 4; tile++) for (let i = 0; i < 32; i++) owner.set(at(divided, i, tile), tile);
    const places = plain("(8,16):(1,8)");
    expect(grid(places, 8, 16, (offset) => String(owner.get(offset)))).toBe(drawn(tiles));
    // by mode without gathering it is the same layout in its own coordinates
    expect(size(logicalDivide(places, tiler as never))).toBe(128);
  });
});

describe("figure 9: TMEM instructions against accumulators", () => {
  // the paper's addresses: a lane is 16384 apart, a column of 32 bits 1; four warps, each with 32 lanes of its own
  const instructions = {
    "32x32b.x1": plain("((32,4),1):((16384,524288),0)"),
    "32x32b.x2": plain("((32,4),2):((16384,524288),1)"),
    "16x256b.x1": plain("(((4,8),4),(2,2)):(((2,16384),524288),(1,131072))"),
  };
  const all = Object.entries(instructions);

  test("an accumulator on all lanes fits them all", () => {
    const data = plain("(128,64):(16384,1)");
    expect(all.map(([, instruction]) => admits(data, instruction))).toEqual([true, true, true]);
    expect(all.map(([, instruction]) => print(locate(data, instruction)))).toEqual([
      "((32,4),1):((1,32),0)",
      "((32,4),2):((1,32),128)",
      "(((4,8),4),(2,2)):(((256,1),32),(128,8))",
    ]);
  });

  test("the coordinates are a tiler: the data falls into what one instruction takes, and how often", () => {
    const data = plain("(128,64):(16384,1)");
    const tiles = all.map(([, instruction]) => print(zippedDivide(data, locate(data, instruction) as never)));
    expect(tiles).toEqual([
      "(((32,4),1),64):(((16384,524288),0),1)",
      "(((32,4),2),32):(((16384,524288),1),2)",
      "((((4,8),4),(2,2)),(2,8)):((((2,16384),524288),(1,131072)),(262144,8))",
    ]);
  });

  test("the same accumulator as an (M,N) matrix whose rows are not the lanes", () => {
    const data = plain("((16,2,4),(8,2)):((16384,8,524288),(1,262144))");
    expect(all.map(([, instruction]) => admits(data, instruction))).toEqual([true, true, true]);
    expect(print(locate(data, instructions["32x32b.x2"] as never))).toBe(
      "(((16,2),4),2):(((1,1024),32),128)",
    );
  });

  test("an accumulator on 16 of the 32 lanes of a warp fits the 16-lane instruction only", () => {
    const data = plain("((16,4),64):((16384,524288),1)");
    expect(all.map(([, instruction]) => admits(data, instruction))).toEqual([false, false, true]);
    // the last offset of the instruction is lane 127
    expect(refusal(() => locate(data, instructions["32x32b.x1"] as never))).toEqual([
      "missing",
      `✗ locate: ((16,4),64):((16384,524288),1), ((32,4),1):((16384,524288),0): no coordinate goes to ${127 * 16384}`,
    ]);
  });

  test("an accumulator on the first 64 lanes fits none of four warps", () => {
    const data = plain("(64,64):(16384,1)");
    expect(all.map(([, instruction]) => admits(data, instruction))).toEqual([false, false, false]);
  });

  test("one column fits one column, four columns not eight", () => {
    expect(all.map(([, instruction]) => admits(plain("128:16384"), instruction))).toEqual([
      true,
      false,
      false,
    ]);
    expect(all.map(([, instruction]) => admits(plain("(128,4):(16384,1)"), instruction))).toEqual([
      true,
      true,
      false,
    ]);
    expect(all.map(([, instruction]) => admits(plain("(128,8):(16384,1)"), instruction))).toEqual([
      true,
      true,
      true,
    ]);
  });

  test("columns with gaps: every second one fits one column at a time", () => {
    const data = plain("(128,16):(16384,2)");
    expect(all.map(([, instruction]) => admits(data, instruction))).toEqual([true, false, false]);
    const pairs = plain("(128,(2,16)):(16384,(1,4))");
    expect(all.map(([, instruction]) => admits(pairs, instruction))).toEqual([true, true, false]);
    expect(print(locate(pairs, instructions["32x32b.x2"] as never))).toBe("((32,4),2):((1,32),128)");
  });

  test("a transposed accumulator is found at other coordinates", () => {
    const data = plain("(64,128):(1,16384)");
    expect(print(locate(data, instructions["32x32b.x2"] as never))).toBe("((32,4),2):((64,2048),1)");
  });
});
