// @ts-check
import { BYTES, INTEGERS, NIBBLES, single, tv } from "./family.mjs";

/** @typedef {import("./family.mjs").Family} Family */

// mma.sync of a warp: a register of 32 bits or more holds `r` elements of a row, four threads share a row.
/** @param {number} rows @param {number} k @param {number} r */
export const ofRows = (rows, k, r) =>
  tv(`(4,8):(${r * rows},1)`, [`${r}:${rows}`, `${rows / 8}:8`, `${k / (4 * r)}:${4 * r * rows}`]);
/** @param {number} m */
const ofResult = (m) => tv(`(4,8):(${2 * m},1)`, [`2:${m}`, `${m / 8}:8`]);
/** @param {string} name @param {readonly number[]} mnk @param {readonly number[]} bits @param {Partial<Family>} [more] */
export const warp = (name, [m = 0, n = 0, k = 0], bits, more = {}) => {
  const r = Math.max(1, 32 / /** @type {number} */ (bits[0]));
  return {
    name,
    mnk: `(${m},${n},${k})`,
    threads: "32:1",
    a: ofRows(m, k, r),
    b: ofRows(n, k, r),
    c: ofResult(m),
    bits,
    ...more,
  };
};

// A quad pair of eight threads (sm70): rows or columns of A and B, two layouts of C.
const ROW = "(8,4):(1,8)";
const COLUMN = "((4,2),4):((8,4),1)";
const quadPairs = ["TN", "NT", "NN", "TT"].flatMap((majors) =>
  [
    ["F16F16F16F16", "(8,8):(1,8)", 16],
    ["F32F16F16F32", "((2,2,2),(2,2,2)):((1,16,4),(8,2,32))", 32],
  ].map(([types, c, bits]) => ({
    name: `SM70_8x8x4_${types}_${majors}`,
    mnk: "(8,8,4)",
    threads: "(4,2):(1,16)",
    a: majors[0] === "T" ? ROW : COLUMN,
    b: majors[1] === "N" ? ROW : COLUMN,
    c: /** @type {string} */ (c),
    bits: [16, 16, /** @type {number} */ (bits)],
  })),
);

/** One of eight values stands in a tuple of its own, as the public tables have it. @param {Family} family */
const nibble = (family) => ({
  ...family,
  a: family.a.replace(/,8\):(.*),8\)$/, ",(8)):$1,(8))"),
  b: family.b.replace(/,8\):(.*),8\)$/, ",(8)):$1,(8))"),
});

/** @type {readonly Family[]} */
export const sync = [
  single("UniversalFMA", "(1,1,1)", [1, 1, 1], [32, 32, 32]),
  single("SM61_DP4A", "(1,1,4)", [4, 4, 1], [8, 8, 32]),
  single("SM61_DP2A", "(1,1,2)", [2, 2, 1], [16, 16, 32]),
  ...quadPairs,
  warp("SM75_16x8x8_F32F16F16F32_TN", [16, 8, 8], [16, 16, 32]),
  warp("SM75_16x8x8_F16F16F16F16_TN", [16, 8, 8], [16, 16, 16]),
  warp("SM75_8x8x16_S32S8S8S32_TN", [8, 8, 16], [8, 8, 32]),
  ...[8, 16].flatMap((k) => [
    warp(`SM80_16x8x${k}_F16F16F16F16_TN`, [16, 8, k], [16, 16, 16]),
    warp(`SM80_16x8x${k}_F32F16F16F32_TN`, [16, 8, k], [16, 16, 32]),
    warp(`SM80_16x8x${k}_F32BF16BF16F32_TN`, [16, 8, k], [16, 16, 32]),
  ]),
  ...[4, 8].map((k) => warp(`SM80_16x8x${k}_F32TF32TF32F32_TN`, [16, 8, k], [32, 32, 32])),
  warp("SM80_8x8x4_F64F64F64F64_TN", [8, 8, 4], [64, 64, 64]),
  warp("SM80_8x8x4_C64C64C64C64_TN", [8, 8, 4], [128, 128, 128]),
  warp("SM80_8x8x4_GC64C64C64GC64_TN", [8, 8, 4], [128, 128, 192]),
  ...["8x8x16", "16x8x16", "16x8x32"].flatMap((shape) =>
    INTEGERS.flatMap(([a, b]) =>
      ["", "_SATURATE"].map((end) =>
        warp(`SM80_${shape}_S32${a}${b}S32_TN${end}`, shape.split("x").map(Number), [8, 8, 32]),
      ),
    ),
  ),
  ...["8x8x32", "16x8x32", "16x8x64"].flatMap((shape) =>
    NIBBLES.flatMap(([a, b]) =>
      ["", "_SATURATE"].map((end) =>
        nibble(warp(`SM80_${shape}_S32${a}${b}S32_TN${end}`, shape.split("x").map(Number), [4, 4, 32])),
      ),
    ),
  ),
  ...["8x8x128", "16x8x128", "16x8x256"].flatMap((shape) =>
    ["ANDPOPC", "XORPOPC"].map((end) =>
      warp(`SM80_${shape}_S32U1U1S32_TN_${end}`, shape.split("x").map(Number), [1, 1, 32]),
    ),
  ),
  ...BYTES.flatMap(([a, b]) =>
    [32, 16].map((bits) => warp(`SM89_16x8x32_F${bits}${a}${b}F${bits}_TN`, [16, 8, 32], [8, 8, bits])),
  ),
  ...[4, 8, 16].flatMap((k) => [
    warp(`SM90_16x8x${k}_F64F64F64F64_TN`, [16, 8, k], [64, 64, 64], doubles(k)),
    warp(`SM90_16x8x${k}_C64C64C64C64_TN`, [16, 8, k], [128, 128, 128], doubles(k)),
  ]),
  single("SM100_2x1x1_F32F32F32F32", "(2,1,1)", [2, 1, 2], [32, 32, 32]),
  single("SM100_1x2x1_F32F32F32F32", "(1,2,1)", [1, 2, 2], [32, 32, 32]),
];

/** Elements of 64 bits and more are one to a register, as those of 32 bits. @param {number} k */
function doubles(k) {
  return { a: ofRows(16, k, 1), b: ofRows(8, k, 1) };
}
