// @ts-check
import { NARROW, pairs, SMALL, upTo } from "./family.mjs";

/** @typedef {import("./family.mjs").Family} Family */

// tcgen05: one thread of one or two blocks issues it; the layouts say which block has what.
/** @param {string} op @param {string} types @param {string} last @param {number | string} k @param {readonly number[]} bits @param {readonly number[]} m @param {readonly number[]} n */
const blockwise = (op, types, last, k, bits, m, n) => {
  const two = op.includes("2x1SM");
  return /** @type {Family} */ ({
    name: `${op}<${types === "" ? "" : `${types},`}{M},{N}${last}>`,
    m,
    n,
    mnk: `({M},{N},${k})`,
    threads: two ? "2:1" : "1:0",
    a: two ? `(2,({M/2},${k})):({M/2},(1,{M}))` : `(1,({M},${k})):(0,(1,{M}))`,
    b: two ? `(2,({N/2},${k})):({N/2},(1,{N}))` : `(1,({N},${k})):(0,(1,{N}))`,
    c: two ? "(2,({M/2},{N})):({M/2},(1,{M}))" : "(1,({M},{N})):(0,(1,{M}))",
    bits,
  });
};
/** @type {Record<string, readonly (readonly [string, readonly number[]])[]>} */
const TYPES = {
  F16BF16: [
    ["f16,f16,f16", [16, 16, 16]],
    ["f16,f16,f32", [16, 16, 32]],
    ["bf16,bf16,f32", [16, 16, 32]],
  ],
  TF32: [["tf32,tf32,f32", [32, 32, 32]]],
  S8: ["s8", "u8"].flatMap((a) =>
    ["s8", "u8"].map((b) => /** @type {const} */ ([`${a},${b},s32`, [8, 8, 32]])),
  ),
  F8F6F4: ["f16", "f32"].flatMap((c) =>
    SMALL.flatMap((a) =>
      SMALL.map((b) => /** @type {const} */ ([`${a},${b},${c}`, [wide(a), wide(b), Number(c.slice(1))]])),
    ),
  ),
};
/** @param {string} type */
function wide(type) {
  return type === "e2m1" ? 4 : type === "e2m3" || type === "e3m2" ? 6 : 8;
}
const EIGHTS = upTo(8);
const SIXTEENS = upTo(16);
const WHOLE = [8, ...SIXTEENS];
const THIRTYTWOS = upTo(32);
/** M and the N to it, by the kind and where A comes from. @type {(kind: string, op: string) => readonly (readonly [readonly number[], readonly number[]])[]} */
const tiles = (kind, op) => {
  const dense = kind !== "F8F6F4" || !op.endsWith("SPARSE");
  if (op.startsWith("2x1SM_"))
    return [[[128, 256], /_SS/.test(op) && kind !== "S8" && dense ? SIXTEENS : THIRTYTWOS]];
  if (kind === "S8") return [[[64, 128], WHOLE]];
  if (op.startsWith("SS") && dense) return [[[64, 128], EIGHTS]];
  return [
    [[64], EIGHTS],
    [[128], SIXTEENS],
  ];
};
/** @param {string} kind @param {string} op @param {readonly (readonly [string, readonly number[]])[]} all */
const ofKind = (kind, op, all) =>
  all.flatMap(([types, bits]) =>
    tiles(kind, op).map(([m, n]) => {
      const k = (op.endsWith("SPARSE") ? 512 : 256) / (kind === "F8F6F4" ? 8 : Number(bits[0]));
      return blockwise(`SM100_MMA_${kind}_${op}`, types, "", k, bits, m, n);
    }),
  );
const plain = Object.entries(TYPES).flatMap(([kind, all]) =>
  ["SS", "TS", "2x1SM_SS", "2x1SM_TS", "SS_SPARSE", "2x1SM_SS_SPARSE"].flatMap((op) => ofKind(kind, op, all)),
);
/** C is scaled before it is added to: also of complex numbers, as two real products; of TF32 with A from shared memory there are no traits. */
const COMPLEX = ["f16", "bf16"].map(
  (type) => /** @type {const} */ ([`complex<${type}>,complex<${type}>,f32`, [32, 32, 32]]),
);
const rescaled = ["SS", "TS", "2x1SM_SS", "2x1SM_TS"].flatMap((op) => [
  ...ofKind("F16BF16", `${op}_SCALED`, [...(TYPES.F16BF16 ?? []), ...COMPLEX]),
  ...(op.endsWith("TS") ? ofKind("TF32", `${op}_SCALED`, TYPES.TF32 ?? []) : []),
]);
const interleaved = ["TS", "2x1SM_TS"].flatMap((op) =>
  tiles("TF32", op).map(([m, n]) =>
    blockwise(`SM100_MMA_TF32_${op}_INTERLEAVED_CF32CTF32CTF32CF32_TN`, "", "", 4, [64, 64, 32], m, n),
  ),
);
const scaled = [
  ...pairs.flatMap((types) =>
    ["", "_SPARSE"].flatMap((end) => {
      const bits = [...types.split(",").map(wide), 32];
      const k = end === "" ? 32 : 64;
      return [
        blockwise(`SM100_MMA_MXF8F6F4_SS${end}`, `${types},f32,ue8m0`, "", k, bits, [128], EIGHTS),
        blockwise(`SM100_MMA_MXF8F6F4_2x1SM_SS${end}`, `${types},f32,ue8m0`, "", k, bits, [256], SIXTEENS),
      ];
    }),
  ),
  ...NARROW.flatMap(([scale, vector]) => {
    const types = `e2m1,e2m1,f32,${scale}`;
    const bits = [4, 4, 32];
    return [
      blockwise("SM100_MMA_MXF4_SS", types, `,${vector}`, 64, bits, [128], EIGHTS),
      blockwise("SM100_MMA_MXF4_2x1SM_SS", types, `,${vector}`, 64, bits, [128, 256], SIXTEENS),
      blockwise("SM100_MMA_MXF4NVF4_SS_SPARSE", types, `,${2 * vector}`, 128, bits, [128], EIGHTS),
      blockwise(
        "SM100_MMA_MXF4NVF4_2x1SM_SS_SPARSE",
        types,
        `,${2 * vector}`,
        128,
        bits,
        [128, 256],
        SIXTEENS,
      ),
      blockwise("SM103_MXF4_ULTRA_SS_VS", types, `,${vector}`, 96, bits, [128], SIXTEENS),
      blockwise("SM103_MXF4_ULTRA_2x1SM_SS_VS", types, `,${vector}`, 96, bits, [128, 256], SIXTEENS),
    ];
  }),
];

/** @type {readonly Family[]} */
export const tcgen05 = [...plain, ...rescaled, ...interleaved, ...scaled];
