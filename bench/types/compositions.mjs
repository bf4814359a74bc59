// @ts-check
// Compositions: the paper's, the partitions of the tiles of a GEMM, legal and refused, and of many modes.
import { COPY, FP64_C, MMA_A, MMA_B, MMA_C, RANK_8, WGMMA_C } from "./fixed.mjs";

/** What the entry of the table adds its rows of other strides to. @type {string[][]} */
export const compositions = [
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
  ["64x128 row-major, WGMMA C", "(64,128):(128,1)", WGMMA_C, "((4,8,4),(2,2,16)):((2,128,2048),(1,1024,8))"],
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
];
