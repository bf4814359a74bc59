// @ts-check
import { NARROW, pairs } from "./family.mjs";
import { ofRows, warp } from "./sync.mjs";

/** @typedef {import("./family.mjs").Family} Family */

// sm120: as mma.sync, with scale factors for blocks of K, and with metadata of sparse operands.
/** @param {number} k @param {number} vector */
const scales = (k, vector) => ({
  sfa: `((2,2,8),${k}):((8,0,1),16)`,
  sfb: `((4,8),${k}):((0,1),8)`,
  sfvec: vector,
});
const sparse64 = {
  a: ofRows(16, 64, 8),
  b: ofRows(8, 64, 4),
  e: "((2,2,8),32):((8,512,1),16)",
};
const sparse128 = {
  a: ofRows(16, 128, 16),
  b: ofRows(8, 128, 8),
  e: "((2,2,8),(64)):((8,1024,1),(16))",
};
export const blocks = [
  ...pairs.flatMap((types) =>
    [
      ["f32", 32],
      ["f16", 16],
    ].flatMap(([c, bits]) => [
      warp(`SM120_16x8x32_TN<${types},${c}>`, [16, 8, 32], [8, 8, Number(bits)]),
      warp(`SM120_SPARSE_16x8x64_TN<${types},${c}>`, [16, 8, 64], [8, 8, Number(bits)], sparse64),
    ]),
  ),
  ...pairs.flatMap((types) => [
    warp(`SM120_16x8x32_TN_VS<${types},f32,ue8m0,32>`, [16, 8, 32], [8, 8, 32], scales(32, 32)),
    ...[32, 64].map((vector) =>
      warp(`SM120_SPARSE_16x8x64_TN_VS<${types},f32,ue8m0,${vector}>`, [16, 8, 64], [8, 8, 32], {
        ...sparse64,
        ...scales(64, vector),
      }),
    ),
  ]),
  ...NARROW.flatMap(([scale, vector]) => [
    warp(
      `SM120_16x8x64_TN_VS<e2m1,e2m1,f32,${scale},${vector}>`,
      [16, 8, 64],
      [4, 4, 32],
      scales(64, vector),
    ),
    warp(`SM120_SPARSE_16x8x128_TN_VS<e2m1,e2m1,f32,${scale},${2 * vector}>`, [16, 8, 128], [4, 4, 32], {
      ...sparse128,
      ...scales(128, 2 * vector),
    }),
  ]),
];
