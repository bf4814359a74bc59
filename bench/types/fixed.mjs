// @ts-check
// The fixed layouts that type cost is quoted on, in the paper's notation.

export const FP64_C = "((4,8),2):((16,1),8)";
// The 16x8x16 tensor core instruction over a 128x128x64 tile, 4 warps along M: A and B 128x64, C 128x128.
export const MMA_A = "((4,8,4),((2,2,2),(2,4))):((256,1,16),((128,8,1024),(64,2048)))";
export const MMA_B = "((4,8,4),((2,2),(16,4))):((256,1,0),((128,1024),(8,2048)))";
export const MMA_C = "((4,8,4),((2,2),(2,16))):((256,1,16),((128,8),(64,1024)))";
export const WGMMA_C = "((4,8,4),(2,2,16)):((128,1,16),(64,8,512))";
// 128 threads copy a 128x64 tile, 8 values along K each.
export const COPY = "((8,16),(8,8)):((1024,1),(128,16))";
export const RANK_8 = "(((2,3),(4,2)),((3,2),(2,5))):(((1440,480),(120,60)),((20,10),(5,1)))";

// The paper's padded and interleaved layouts, and what is sorted or walked through.
export const PADDED = "(4,8):(1,10)";
export const INTERLEAVED = "((2,2),(4,2)):((1,8),(2,16))";
export const FLAT = "(2,4,2,2):(1,4,2,16)";
export const RANK_16 = `(${Array(16).fill(2)}):(${[...Array(16).keys()].map((i) => 2 ** (15 - i))})`;
export const MATRIX = "(128,64):(64,1)";
export const COLUMNS = "(128,64):(1,128)";
export const TILE = "(4,8):(8,32)";

// Strides that are no integers: the paper's rows, and a swizzled tile of 8x64 halves.
export const COORDINATES = "(4,(4,2)):(e1,(e0,6e1))";
export const BINARY = "(4,(4,3)):(f1,(f5,f16))";
export const SWIZZLED = "(8,64):(f72,f1)";

/**
 * An operation on one layout, with its results.
 * @param {string} padded @param {string} interleaved @param {string} deep
 * @returns {string[][]}
 */
export const unary = (padded, interleaved, deep) => [
  ["2 modes, padded", PADDED, padded],
  ["4 modes, interleaved", INTERLEAVED, interleaved],
  ["rank 16, row-major", RANK_16, deep],
];

/** A divide or a product, by mode and by a layout. @param {string} byMode @param {string} byLayout @returns {string[][]} */
export const tiled = (byMode, byLayout) => [
  ["128x64 with 16x16", MATRIX, "<16,16>", byMode],
  ["128x64 with a layout", COLUMNS, TILE, byLayout],
];
