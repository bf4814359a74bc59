// @ts-check
import { BYTES, INTEGERS, tv, upTo } from "./family.mjs";

/** @typedef {import("./family.mjs").Family} Family */

// wgmma of four warps: operands in shared memory are read whole, in registers they stand as those of mma.sync.
const FLOAT_N = upTo(8);
const INTEGER_N = [8, 16, 24, 32, 48, 64, 80, 96, 112, 128, 144, 160, 176, 192, 208, 224, 240, 256];
const METADATA = {
  16: "((2,2,8,4),(8,2)):((512,0,1,16),(64,8))",
  32: "((2,2,8,4),(16,2)):((1024,0,1,16),(64,8))",
  64: "((2,2,8,4),(32)):((8,2048,1,16),(64))",
};
const B = "(128,({N},{K})):(0,(1,{N}))";
const C = "((4,8,4),(2,2,{N/8})):((128,1,16),(64,8,512))";
/**
 * @param {string} types of C, A and B @param {number} bits of A and B @param {number} c bits of C
 * @param {readonly number[]} n @param {readonly string[]} ends
 */
const warpgroup = (types, bits, c, n, ends) =>
  [1, 2].flatMap((sparse) =>
    ["RS", "SS"].flatMap((from) =>
      ends.map((end) => {
        const k = /** @type {16} */ ((256 * sparse) / bits);
        const r = (32 * sparse) / bits;
        const registers = tv(`(4,8,4):(${64 * r},1,16)`, [`${r}:64`, "2:8", `2:${256 * r}`]);
        return /** @type {Family} */ ({
          name: `SM90_${sparse === 2 ? "SPARSE_" : ""}64x{N}x${k}_${types}_${from}${end}`,
          n,
          mnk: `(64,{N},${k})`,
          threads: "128:1",
          a: from === "RS" ? registers : `(128,(64,${k})):(0,(1,64))`,
          b: B.replace("{K}", `${k}`),
          c: C,
          bits: [bits, bits, c],
          ...(sparse === 2 ? { e: METADATA[k] } : {}),
        });
      }),
    ),
  );
/** @type {readonly Family[]} */
export const groups = [
  ...warpgroup("F16F16F16", 16, 16, FLOAT_N, [""]),
  ...warpgroup("F32F16F16", 16, 32, FLOAT_N, [""]),
  ...warpgroup("F32BF16BF16", 16, 32, FLOAT_N, [""]),
  ...warpgroup("F32TF32TF32", 32, 32, FLOAT_N, ["_TN"]),
  ...BYTES.flatMap(([a, b]) => [16, 32].flatMap((c) => warpgroup(`F${c}${a}${b}`, 8, c, FLOAT_N, ["_TN"]))),
  ...INTEGERS.flatMap(([a, b]) => warpgroup(`S32${a}${b}`, 8, 32, INTEGER_N, ["_TN", "_TN_SATURATE"])),
];
