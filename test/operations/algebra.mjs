// @ts-check
// The operations of src/runtime/algebra on one layout, and composition; those that tile are in tiling.mjs.
import { compositions } from "../../bench/types/compositions.mjs";
import {
  BINARY,
  COORDINATES,
  FLAT,
  FP64_C,
  INTERLEAVED,
  PADDED,
  RANK_16,
  SWIZZLED,
  unary,
} from "../../bench/types/fixed.mjs";
import { compact, each, listed, reversed } from "./operation.mjs";

const far = "(67108864,134217728)";
const long = "(16,(16,32),(128,(2,2,2)),4096,12345):(16,(16,32),(128,(2,2,2)),4096,12345)";

/** @type {readonly import("./operation.mjs").Operation[]} */
export const algebra = [
  { name: "concat", operands: ["layouts"], type: (...types) => `Concat<[${types.join(", ")}]>` },
  { name: "mode", operands: ["layout mode", "layout path"], type: listed("Mode") },
  { name: "take", operands: ["layout range"] },
  { name: "append", operands: ["layout rank"] },
  { name: "prepend", operands: ["layout rank"] },
  { name: "permute", operands: ["layout permutation"], type: listed("Permute") },
  { name: "transpose", operands: ["layout"] },
  {
    name: "layoutAdd",
    operands: ["layout regrouped"],
    cost: [["2 modes", "(4,8):(1,4)", "(4,8):(32,1)", "(4,8):(33,5)"]],
  },
  {
    name: "coalesce",
    operands: ["layout", "layout profile", "layout extended"],
    golden: "coalesce",
    cost: [
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
      ["coordinates", "(2,(2,4)):(e0,(2e0,e1))", "(4,4):(e0,e1)"],
      ["binary", "(2,2,2):(f1,f2,f9)", "(4,2):(f1,f9)"],
    ],
    ranks: { "": (rank) => [compact(rank)], "by mode": (rank) => [compact(rank), each(rank, () => "null")] },
  },
  {
    name: "composition",
    operands: ["layout tiler", "layout tile", "layout backward", "layouts extended"],
    golden: "composition",
    chosen: [
      "((1),2,2):((4),1,2) | <(3,1,8):(f16,f16,f8)>",
      "((4,2,1)):((f1,f4,f1)) | ((4,1)):((f1,f4))",
      "(4,1):(f5,f4) | (2,1,1):(f4,0,f2)",
      "(1024,131072):(f906790651,f370306732) | (512,524288):(f774708884,f219498381)",
    ],
    cost: [
      ...compositions,
      ["table 4 Swizzled", "(8,8):(f1,f9)", FP64_C, "((4,8),2):((f18,f1),f9)"],
      ["table 4 Coordinate", "(8,8):(e0,e1)", FP64_C, "((4,8),2):((2e1,e0),e1)"],
      ["a diagonal", "(4,4):(1,4)", "4:e0+e1", "4:5"],
      ["a tiler as coordinates", "(128,64):(64,1)", "(16,8):(2e0,e1)", "(16,8):(128,1)"],
      ["a swizzled tile", SWIZZLED, "((8,4),(2,8)):((1,8),(256,32))", "((8,4),(2,8)):((f72,f1),(f32,f4))"],
    ],
    ranks: {
      "rank of the left": (rank) => [reversed(rank), "Layout<2, 1>"],
      "rank of the right": (rank) => ["Layout<281474976710656, 3>", compact(rank)],
      "by mode": (rank) => [compact(rank), each(rank, () => 1)],
    },
  },
  {
    name: "complement",
    operands: ["layout", "layout bound", "layout bound profile"],
    golden: "complement",
    chosen: [
      "(4,8):(2,4) | (16,64) | (_,_)",
      "(4,8):(2,4) | _ | (_,_)",
      "(4,8):(2,4) | 16 | (_,_)",
      "(4,8):(2,4) | (16) | (_,_)",
      "(4,8):(2,4) | (16,8):(1,1) | (_,_)",
      "(4,8):(2,4) | (16,8,2) | (_,_,_)",
      "(4,8):(e0,0) | (16,8) | (_,_)",
    ],
    cost: [
      ["2 modes", "(4,8):(1,8)", "256", "(2,4):(4,64)"],
      ["2 modes, unbounded", "(4,8):(1,8)", "(2,1):(4,64)"],
      ...unary("(2,1):(4,80)", "1:32", "1:65536").slice(1),
      ["table 7, coordinates", "(4,(4,2)):(e1,(e0,12e1))", "(1,(3,1)):(4e0,(4e1,24e1))"],
      ["binary", "4:f5", "(4,1):(f1,f16)"],
      ["by mode", "(4,8):(2,4)", "(16,64)", "(_,_)", "((2,2),(4,2)):((1,8),(1,32))"],
    ],
    ranks: { "": (rank) => [reversed(rank)] },
  },
  {
    name: "rightInverse",
    operands: ["layout", "layout extended", "layout profile"],
    golden: "right_inverse",
    chosen: ["((2,4),(4,2)):((4,1),(2,1)) | (_,_)", "(4,8):(8,1) | (_,_,_)", "4:1 | (_)"],
    cost: [
      ["2 modes", "(8,8):(8,1)", "(8,8):(8,1)"],
      ["4 modes", INTERLEAVED, FLAT],
      ...unary("4:1", FLAT, RANK_16).slice(2),
      ["table 5, coordinates", COORDINATES, "(4,4):(4,1)"],
      ["table 5, binary", BINARY, "(4,4,3):(f1,f5,f16)"],
      ["a swizzle of negative shift", "(4,4,1):(f1,f36,f16)", "(4,4,1):(f1,f36,f16)"],
    ],
    ranks: { "": (rank) => [reversed(rank)] },
  },
  {
    name: "leftInverse",
    operands: ["layout", "layout extended", "layout profile"],
    golden: "left_inverse",
    chosen: ["(4,8):(8,1) | (_)", "(4,8):(-8,1) | (_,_)", "(4,8):(8,1) | (_,_,_)"],
    cost: [
      ...unary("(10,8):(1,4)", FLAT, RANK_16),
      ["table 6, coordinates", COORDINATES, "(4,(6,2)):(4,(1,16))"],
      ["table 6, binary", BINARY, "(4,4,3):(f1,f5,f16)"],
    ],
    ranks: { "": (rank) => [reversed(rank)] },
  },
  { name: "nullspace", operands: ["layout"], chosen: [long], cost: unary("1:0", "1:0", "1:0") },
  {
    name: "filter",
    operands: ["layout", "layout extended"],
    chosen: [long, "(4,8):(0,0)"],
    cost: unary(PADDED, "(2,2,4,2):(1,8,2,16)", RANK_16),
  },
  {
    name: "filterZeros",
    operands: ["layout"],
    chosen: [long],
    cost: unary(PADDED, INTERLEAVED, RANK_16),
  },
  {
    name: "group",
    operands: ["layout range"],
    chosen: [
      "(2,3):(1,2) | 1 | 1",
      "(2,3):(1,2) | 0 | 0",
      "(2,3):(1,2) | -1 | 1",
      "4:1 | 0 | 1",
      "4:1 | 0 | 2",
    ],
    cost: [["4 modes", "(2,3,5,7):(1,2,6,30)", "1", "3", "(2,(3,5),7):(1,(2,6),30)"]],
  },
  {
    name: "select",
    operands: ["layout modes"],
    type: listed("Select"),
    chosen: ["4:1 | 0", "4:1 | 1", "(2,3):(1,2) | -1", "(2,3):(1,2)"],
  },
  {
    name: "withShape",
    operands: ["layout shape"],
    chosen: ["(4,4):(4,1) | (8,2)", "(4,4):(4,1) | (3,2):(1,7)", `4:1 | ${far}`, "4:1 | (2,(0,3))"],
    cost: [["4x4 as 8x2", "(4,4):(4,1)", "(8,2)", "((4,2),2):((4,1),2)"]],
  },
  {
    name: "recast",
    operands: ["layout bits bits"],
    chosen: [
      "(4,8):(1,-4) | 32 | 16",
      "(4,8):(8,2) | 32 | 16",
      "(8,64,1):(f72,f1,f512) | 16 | 8",
      "(64,8,1):(f1,f72,f512) | 16 | 128",
      "(8,8):(f9,f1) | 8 | 16",
      "8:f1 | 8 | 6",
      "1125899906842624:1 | 64 | 1",
      `${long} | 8 | 7`,
    ],
    cost: [["32 to 16 bits", "(4,8):(1,-4)", "32", "16", "(8,8):(1,-8)"]],
  },
];
