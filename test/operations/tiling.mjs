// @ts-check
// The operations of src/runtime/algebra that tile: divides, products, a tile to a shape.
import { SWIZZLED, tiled } from "../../bench/types/fixed.mjs";
import { compact, each, reversed } from "./operation.mjs";

const far = "(67108864,134217728)";

/** @type {readonly import("./operation.mjs").Operation[]} */
export const tiling = [
  {
    name: "logicalDivide",
    operands: ["layout tiler"],
    golden: "logical_divide",
    chosen: ["(64,8):(1,64) | <(8,8):(f9,f1),4>", "(64,8):(1,32) | <(8,8):(f9,f1),4>"],
    cost: [
      ...tiled("((16,8),(16,4)):((64,1024),(1,16))", "((4,8),(8,32)):((8,32),(1,256))"),
      ["coordinates", "(128,64):(e0,e1)", "<16,16>", "((16,8),(16,4)):((e0,16e0),(e1,16e1))"],
      ["binary", SWIZZLED, "<4,16>", "((4,2),(16,4)):((f72,f288),(f1,f16))"],
    ],
    ranks: { "by a layout": (rank) => ["Layout<281474976710656, 1>", reversed(rank)] },
  },
  {
    name: "zippedDivide",
    operands: ["layout tiler"],
    golden: "zipped_divide",
    cost: [
      ["128x64 by 16x16", "(128,64):(64,1)", "<16,16>", "((16,16),(8,4)):((64,1),(1024,16))"],
      ...tiled("((16,16),(8,4)):((64,1),(1024,16))", "((4,8),(8,32)):((8,32),(1,256))"),
    ],
    ranks: { "by mode": (rank) => [compact(rank), each(rank, () => 1)] },
  },
  {
    name: "tiledDivide",
    operands: ["layout tiler"],
    golden: "tiled_divide",
    cost: tiled("((16,16),8,4):((64,1),1024,16)", "((4,8),8,32):((8,32),1,256)"),
  },
  {
    name: "flatDivide",
    operands: ["layout tiler"],
    golden: "flat_divide",
    chosen: ["(64,8):(1,64) | <(8,8):(f9,f1),4>", "(64,6):(1,64) | <(8,8):(f9,f1),2>"],
    cost: tiled("(16,16,8,4):(64,1,1024,16)", "(4,8,8,32):(8,32,1,256)"),
    ranks: { "by mode": (rank) => [compact(rank), each(rank, () => 1)] },
  },
  {
    name: "repeat",
    operands: ["layout size"],
    cost: [["2x3, 4 times", "(2,3):(1,2)", "4", "((2,3),4):((1,2),6)"]],
    ranks: { "": (rank) => [compact(rank), "2"] },
  },
  { name: "assertDivides", operands: ["layout tiler"], open: true },
  {
    name: "logicalProduct",
    operands: ["layout tiler"],
    golden: "logical_product",
    chosen: [
      "8:1 | (8,8):(f1,f9)",
      "(8,8):(1,8) | <(2,2):(f3,f1),4>",
      "(8,4):(1,64) | <(2,2):(f3,f1),4>",
      "(3,4):(1,4) | (2,2):(f3,f1)",
      "(8,3):(1,8) | (2,2):(f3,f1)",
      "4:f5 | (2,1):(f1,f2)",
      "(4,1):(f5,f4) | (2,1,1):(f4,0,f2)",
    ],
    cost: [
      ...tiled("((128,16),(64,16)):((64,1),(1,64))", "((128,64),(4,8)):((1,128),(65536,262144))"),
      ["coordinates", "(2,2):(e0,e1)", "(3,4):(e0,e1)", "((2,2),(3,4)):((e0,e1),(2e0,2e1))"],
    ],
    ranks: { "": (rank) => [reversed(rank), "2"] },
  },
  {
    name: "zippedProduct",
    operands: ["layout tiler"],
    golden: "zipped_product",
    chosen: ["8:1 | (8,8):(f1,f9)", "(8,4):(1,64) | <(2,2):(f3,f1),4>"],
    cost: tiled("((128,64),(16,16)):((64,1),(1,64))", "((128,64),(4,8)):((1,128),(65536,262144))"),
  },
  {
    name: "tiledProduct",
    operands: ["layout tiler"],
    golden: "tiled_product",
    cost: tiled("((128,64),16,16):((64,1),1,64)", "((128,64),4,8):((1,128),65536,262144)"),
  },
  {
    name: "flatProduct",
    operands: ["layout tiler"],
    golden: "flat_product",
    cost: tiled("(128,64,16,16):(64,1,1,64)", "(128,64,4,8):(1,128,65536,262144)"),
  },
  {
    name: "blockedProduct",
    operands: ["layout pair", "layout tiler"],
    golden: "blocked_product",
    chosen: ["(8,8):(1,8) | (2,2):(f3,f1)", "(8,8):(8,1) | (2,2):(f1,f3)"],
    cost: [["paper", "(3,4):(4,1)", "(2,5):(1,2)", "((3,2),(4,5)):((4,12),(1,24))"]],
    ranks: { "": (rank) => [compact(rank), `Layout<${each(rank, () => 1)}, ${each(rank, () => 1)}>`] },
  },
  {
    name: "rakedProduct",
    operands: ["layout pair", "layout tiler"],
    golden: "raked_product",
    cost: [["paper", "(3,4):(4,1)", "(2,5):(1,2)", "((2,3),(5,4)):((12,4),(24,1))"]],
  },
  {
    name: "tileToShape",
    operands: ["layout target"],
    chosen: [
      "(4,8):(8,1) | (8,16) | (1,0)",
      "(4,8):(1,5) | (8,16)",
      "(4,8):(1,2) | (8,16)",
      "(4,8):(1,-4) | (8,16)",
      `(4,8):(8,1) | ${far}`,
      "(4,8):(8,1) | (0,8)",
      "(4,8):(8,1) | (8,16) | (1,1)",
      "(4,8):(8,1) | ((2,2),16) | 3",
    ],
    cost: [["4x8 to 8x16", "(4,8):(8,1)", "(8,16)", "(8,(8,2)):(8,(1,64))"]],
  },
];
