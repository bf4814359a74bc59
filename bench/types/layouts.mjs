// @ts-check
// Operations on fixed inputs, in the paper's notation: one use to a case, in a program of its own, so that nothing is
// there already.
import { typeOf, use, valueOf } from "./notation.mjs";

/** @typedef {import("./case.mjs").Case} Case */
/** @typedef {import("./case.mjs").Use} Use */

const FP64_C = "((4,8),2):((16,1),8)";
// The 16x8x16 tensor core instruction over a 128x128x64 tile, 4 warps along M: A and B 128x64, C 128x128.
const MMA_A = "((4,8,4),((2,2,2),(2,4))):((256,1,16),((128,8,1024),(64,2048)))";
const MMA_B = "((4,8,4),((2,2),(16,4))):((256,1,0),((128,1024),(8,2048)))";
const MMA_C = "((4,8,4),((2,2),(2,16))):((256,1,16),((128,8),(64,1024)))";
const WGMMA_C = "((4,8,4),(2,2,16)):((128,1,16),(64,8,512))";
// 128 threads copy a 128x64 tile, 8 values along K each.
const COPY = "((8,16),(8,8)):((1024,1),(128,16))";
const RANK_8 = "(((2,3),(4,2)),((3,2),(2,5))):(((1440,480),(120,60)),((20,10),(5,1)))";

/** @type {Record<string, (readonly [name: string, ...args: string[], result: string])[]>} */
const CASES = {
  Coalesce: [
    ["3 modes to 1", "(2,(1,6)):(1,(6,2))", "12:1"],
    ["3 modes to 2", "(4,8,2):(1,8,64)", "(4,16):(1,8)"],
    ["3 modes that stay", "(128,64,4):(64,1,8192)", "(128,64,4):(64,1,8192)"],
    ["4 modes to 2", "(2,4,6,5):(1,2,16,96)", "(8,30):(1,16)"],
    [
      "rank 8 nested",
      "(((2,3),(4,2)),((3,2),(2,5))):(((1,2),(6,24)),((96,288),(48,576)))",
      "(48,6,2,5):(1,96,48,576)",
    ],
    ["by mode", "((4,8),(2,6)):((1,4),(32,64))", "(_,_)", "(32,12):(1,32)"],
  ],
  Composition: [
    ["table 4 ColMajor", "(8,8):(1,8)", FP64_C, "((4,8),2):((16,1),8)"],
    ["table 4 RowMajor", "(8,8):(8,1)", FP64_C, "((4,8),2):((2,8),1)"],
    ["table 4 Padded", "(8,8):(1,9)", FP64_C, "((4,8),2):((18,1),9)"],
    ["table 4 ColInterleaved", "((4,2),(2,4)):((2,16),(1,8))", FP64_C, "((4,(4,2)),2):((8,(2,16)),1)"],
    ["paper, 6:12", "(4,6,8,10):(2,3,5,7)", "6:12", "(2,3):(9,5)"],
    ["paper, 3:3 coalesced", "(4,2,8):(3,12,97)", "3:3", "3:9"],
    [
      "illegal, 6:3",
      "(4,6,8):(2,3,5)",
      "6:3",
      "✗ composition: (4,6,8):(2,3,5) ∘ 6:3: stride 3 and extent 4 do not divide each other (stride divisibility, eq. 9)",
    ],
    [
      "illegal, 6:1",
      "(4,6,8):(2,3,5)",
      "6:1",
      "✗ composition: (4,6,8):(2,3,5) ∘ 6:1: extent 6 is no multiple of the 4 steps of stride 1 that reach extent 4 (shape divisibility, eq. 10)",
    ],
    [
      "illegal, 4:3",
      "(4,2,8):(3,12,97)",
      "4:3",
      "✗ composition: (4,2,8):(3,12,97) ∘ 4:3: stride 3 and extent 8 do not divide each other (stride divisibility, eq. 9)",
    ],
    [
      "illegal, 3:3",
      "(4,2,8):(3,15,97)",
      "3:3",
      "✗ composition: (4,2,8):(3,15,97) ∘ 3:3: stride 3 and extent 4 do not divide each other (stride divisibility, eq. 9)",
    ],
    [
      "illegal, modes together",
      "(4,8):(1,8)",
      "(2,2):(2,3)",
      "✗ composition: (4,8):(1,8) ∘ (2,2):(2,3): the right modes together reach 5 in a left mode of extent 4 (distributivity, eq. 12)",
    ],
    ["128x64 col-major, MMA A", "(128,64):(1,128)", MMA_A, MMA_A],
    [
      "128x64 row-major, MMA A",
      "(128,64):(64,1)",
      MMA_A,
      "((4,8,4),((2,2,2),(2,4))):((2,64,1024),((1,512,8),(4096,16)))",
    ],
    [
      "128x64 padded, MMA A",
      "(128,64):(72,1)",
      MMA_A,
      "((4,8,4),((2,2,2),(2,4))):((2,72,1152),((1,576,8),(4608,16)))",
    ],
    [
      "128x64 core matrices, MMA A",
      "((8,16),(8,8)):((8,64),(1,1024))",
      MMA_A,
      "((4,8,4),((2,2,2),(2,4))):((2,8,128),((1,64,1024),(512,2048)))",
    ],
    [
      "128x64 row-major, MMA B",
      "(128,64):(64,1)",
      MMA_B,
      "((4,8,4),((2,2),(16,4))):((2,64,0),((1,8),(512,16)))",
    ],
    ["128x64 padded, copy", "(128,64):(72,1)", COPY, "((8,16),(8,8)):((8,72),(1,1152))"],
    [
      "128x128 row-major, MMA C",
      "(128,128):(128,1)",
      MMA_C,
      "((4,8,4),((2,2),(2,16))):((2,128,2048),((1,1024),(8192,8)))",
    ],
    [
      "128x128 padded, MMA C",
      "(128,128):(136,1)",
      MMA_C,
      "((4,8,4),((2,2),(2,16))):((2,136,2176),((1,1088),(8704,8)))",
    ],
    [
      "64x128 row-major, WGMMA C",
      "(64,128):(128,1)",
      WGMMA_C,
      "((4,8,4),(2,2,16)):((2,128,2048),(1,1024,8))",
    ],
    ["128x128 by mode", "(128,128):(128,1)", "<(2,32):(32,1),16:8>", "((2,32),16):((4096,128),8)"],
    [
      "rank 8, 4 leaves",
      RANK_8,
      "((6,4),(12,10)):((1,6),(24,288))",
      "(((2,3),4),((2,3,2),(2,5))):(((1440,480),120),((60,20,10),(5,1)))",
    ],
    [
      "rank 8, rank 8",
      RANK_8,
      "(((4,2),(3,5)),((2,2),(2,3))):(((6,24),(48,576)),((144,288),(1,2)))",
      "(((4,2),(3,5)),((2,2),(2,3))):(((120,60),(20,1)),((10,5),(1440,480)))",
    ],
    [
      "stride 16384",
      "(64,128):(16384,1)",
      "((8,8),(4,32)):((1,8),(64,256))",
      "((8,8),(4,32)):((16384,131072),(1,4))",
    ],
    [
      "stride 65536",
      "(256,256):(65536,256)",
      "((16,16),(32,8)):((16,1),(256,8192))",
      "((16,16),(32,8)):((1048576,65536),(256,8192))",
    ],
  ],
  At: [
    ["integer", "((2,2),(4,2)):((1,8),(2,16))", "(22)", "26"],
    ["rank 2", "((2,2),(4,2)):((1,8),(2,16))", "(2,5)", "26"],
    ["natural", "((2,2),(4,2)):((1,8),(2,16))", "((0,1),(1,1))", "26"],
    ["128x128", "(128,(64,2)):(64,(1,8192))", "(5000)", "551"],
  ],
  Idx2crd: [
    ["paper", "30", "(4,6)", "(2,7)"],
    ["128x128", "5000", "(128,(64,2))", "(8,(39,0))"],
  ],
  Crd2idx: [
    ["paper", "(2,7)", "(4,6)", "30"],
    ["128x128", "(8,(39,0))", "(128,(64,2))", "5000"],
    ["with a stride", "(8,39)", "(128,64)", "(64,1)", "551"],
  ],
  Size: [["rank 8", RANK_8, "2880"]],
  Compatible: [["TV layouts", "(128,64)", "((4,8,4),((2,2,2),(2,4)))", "true"]],
  Print: [["TV layout", FP64_C, '"((4,8),2):((16,1),8)"']],
  LayoutOf: [
    ["text of 6 numbers", '"(4,(3,2)):(2,(8,1))"', "(4,(3,2)):(2,(8,1))"],
    ["text of 16 numbers", `"${MMA_A}"`, MMA_A],
    ["shape", "(4,(3,2))", "(4,(3,2)):(1,(4,12))"],
    ["shape and stride", "(4,(3,2))", "(2,(8,1))", "(4,(3,2)):(2,(8,1))"],
  ],
  RightInverse: [
    ["2 modes", "(8,8):(8,1)", "(8,8):(8,1)"],
    ["4 modes", "((2,2),(4,2)):((1,8),(2,16))", "(2,4,2,2):(1,4,2,16)"],
  ],
  Complement: [
    ["2 modes", "(4,8):(1,8)", "256", "(2,4):(4,64)"],
    ["2 modes, unbounded", "(4,8):(1,8)", "(2,1):(4,64)"],
  ],
  ZippedDivide: [["128x64 by 16x16", "(128,64):(64,1)", "<16,16>", "((16,16),(8,4)):((64,1),(1024,16))"]],
};

/** @type {Case[]} */
const types = Object.entries(CASES).flatMap(([operation, rows]) =>
  rows.map(([name, ...texts]) => ({
    name: `${operation}, ${name}`,
    uses: [use(operation, texts.slice(0, -1), texts.at(-1) ?? "")],
  })),
);

/** The tiles of a GEMM, each laid out and partitioned by three calls. @type {Use[]} */
const partitions = (CASES.Composition ?? [])
  .filter(([name]) => /^\d+x/.test(name))
  .map(([, a = "", tv = "", result = ""]) => [`composition(${valueOf(a)}, ${valueOf(tv)})`, typeOf(result)]);

/** @type {Case[]} */
const calls = [
  { name: "layout()", uses: [["layout([4, [3, 2]], [2, [8, 1]])", "Layout<[4, [3, 2]], [2, [8, 1]]>"]] },
  {
    name: "layout() of a text",
    uses: [['layout("(4,(3,2)):(2,(8,1))")', "Layout<[4, [3, 2]], [2, [8, 1]]>"]],
  },
  { name: "at() of a layout()", uses: [["at(layout([[2, 2], [4, 2]], [[1, 8], [2, 16]]), 2, 5)", "26"]] },
  { name: "composition() of two layout(), the first partition", uses: partitions.slice(0, 1) },
  { name: "composition() of two layout(), all partitions in one file", uses: partitions },
];

export const layouts = [...types, ...calls];
