// @ts-check
// The rest of the algebra: every operation on padded, interleaved and, where it sorts or walks, rank-16 layouts.
import { use } from "./notation.mjs";

/** @typedef {import("./case.mjs").Case} Case */

const PADDED = "(4,8):(1,10)";
const INTERLEAVED = "((2,2),(4,2)):((1,8),(2,16))";
const FLAT = "(2,4,2,2):(1,4,2,16)";
const TWOS = `(${Array(16).fill(2)})`;
const RANK_16 = `${TWOS}:(${[...Array(16).keys()].map((i) => 2 ** (15 - i))})`;
const MATRIX = "(128,64):(64,1)";
const COLUMNS = "(128,64):(1,128)";
const TILE = "(4,8):(8,32)";

/**
 * An operation on one layout, with its results.
 * @param {string} padded @param {string} interleaved @param {string} deep
 * @returns {string[][]}
 */
const unary = (padded, interleaved, deep) => [
  ["2 modes, padded", PADDED, padded],
  ["4 modes, interleaved", INTERLEAVED, interleaved],
  ["rank 16, row-major", RANK_16, deep],
];

/** A divide or a product, by mode and by a layout. @param {string} byMode @param {string} byLayout @returns {string[][]} */
const tiled = (byMode, byLayout) => [
  ["128x64 with 16x16", MATRIX, "<16,16>", byMode],
  ["128x64 with a layout", COLUMNS, TILE, byLayout],
];

/** @type {Record<string, string[][]>} */
const CASES = {
  LeftInverse: unary("(10,8):(1,4)", FLAT, RANK_16),
  Nullspace: unary("1:0", "1:0", "1:0"),
  Filter: unary(PADDED, "(2,2,4,2):(1,8,2,16)", RANK_16),
  FilterZeros: unary(PADDED, INTERLEAVED, RANK_16),
  RightInverse: unary("4:1", FLAT, RANK_16).slice(2),
  Complement: unary("(2,1):(4,80)", "1:32", "1:65536").slice(1),
  IsInjective: unary("true", "true", "true"),
  IsSurjective: unary("false", "true", "true"),
  IsBijective: unary("false", "true", "true"),
  IsCompact: unary("false", "true", "true"),
  LogicalDivide: tiled("((16,8),(16,4)):((64,1024),(1,16))", "((4,8),(8,32)):((8,32),(1,256))"),
  ZippedDivide: tiled("((16,16),(8,4)):((64,1),(1024,16))", "((4,8),(8,32)):((8,32),(1,256))"),
  TiledDivide: tiled("((16,16),8,4):((64,1),1024,16)", "((4,8),8,32):((8,32),1,256)"),
  FlatDivide: tiled("(16,16,8,4):(64,1,1024,16)", "(4,8,8,32):(8,32,1,256)"),
  LogicalProduct: tiled("((128,16),(64,16)):((64,1),(1,64))", `((128,64),(4,8)):((1,128),(65536,262144))`),
  ZippedProduct: tiled("((128,64),(16,16)):((64,1),(1,64))", "((128,64),(4,8)):((1,128),(65536,262144))"),
  TiledProduct: tiled("((128,64),16,16):((64,1),1,64)", "((128,64),4,8):((1,128),65536,262144)"),
  FlatProduct: tiled("(128,64,16,16):(64,1,1,64)", "(128,64,4,8):(1,128,65536,262144)"),
  BlockedProduct: [["paper", "(3,4):(4,1)", "(2,5):(1,2)", "((3,2),(4,5)):((4,12),(1,24))"]],
  RakedProduct: [["paper", "(3,4):(4,1)", "(2,5):(1,2)", "((2,3),(5,4)):((12,4),(24,1))"]],
  OrderedLayout: [["3 leaves", "(4,(2,8))", "(1,(0,2))", "(4,(2,8)):(2,(1,8))"]],
  CompactOrder: [["4 modes", "(2,3,4,5)", "(0,2,3,1)", "(1,10,30,2)"]],
  TileToShape: [["4x8 to 8x16", "(4,8):(8,1)", "(8,16)", "(8,(8,2)):(8,(1,64))"]],
  WithShape: [["4x4 as 8x2", "(4,4):(4,1)", "(8,2)", "((4,2),2):((4,1),2)"]],
  Group: [["4 modes", "(2,3,5,7):(1,2,6,30)", "1", "3", "(2,(3,5),7):(1,(2,6),30)"]],
  Recast: [["32 to 16 bits", "(4,8):(1,-4)", "32", "16", "(8,8):(1,-8)"]],
  SameFunction: [["4 modes", INTERLEAVED, "(4,8):(1,4)", "false"]],
  MaxCommonVector: [["4 modes", INTERLEAVED, "(4,8):(1,4)", "2"]],
  VectorWidth: [["2 modes", "(8,8):(1,8)", "(8,8):(1,12)", "4"]],
  Admits: [["TMEM", "(128,64):(16384,1)", "(32,2):(16384,1)", "true"]],
};

/** @type {Case[]} */
export const algebra = Object.entries(CASES).flatMap(([operation, rows]) =>
  rows.map(([name, ...texts]) => ({
    name: `${operation}, ${name}`,
    uses: [use(operation, texts.slice(0, -1), texts.at(-1) ?? "")],
  })),
);
