// @ts-check
// The matrix instructions as families: a formula each, from which the names and the layouts of all of its members follow.
// A family's texts have parameters: {M} and {N}, and {M/2}, {N/2}, {N/8}.

/**
 * Layouts are (thread, value) -> index in the column-major tile of the operand.
 * @typedef {{ name: string, m?: readonly number[], n?: readonly number[], mnk: string, threads: string, a: string, b: string,
 *   c: string, bits: readonly number[], e?: string, sfa?: string, sfb?: string, sfvec?: number }} Family
 */

/** @param {readonly string[]} modes modes `extent:stride`; one of them stands alone */
const joined = (modes) => {
  const pairs = modes.map((mode) => mode.split(":"));
  if (pairs.length === 1) return /** @type {[string, string]} */ (pairs[0]);
  return [`(${pairs.map(([s]) => s).join(",")})`, `(${pairs.map(([, d]) => d).join(",")})`];
};
/** @param {string} threads @param {readonly string[]} values modes of extent 1 are left out, and 1:0 is what is left then */
const tv = (threads, values) => {
  const kept = values.filter((mode) => !mode.startsWith("1:"));
  const [s, d] = joined(kept.length === 0 ? ["1:0"] : kept);
  const [ts, td] = threads.split(":");
  return `(${ts},${s}):(${td},${d})`;
};
/** @param {number} step @param {number} to */
const upTo = (step, to = 256) => Array.from({ length: to / step }, (_, i) => (i + 1) * step);

// mma.sync of a warp: a register of 32 bits or more holds `r` elements of a row, four threads share a row.
/** @param {number} rows @param {number} k @param {number} r */
const ofRows = (rows, k, r) =>
  tv(`(4,8):(${r * rows},1)`, [`${r}:${rows}`, `${rows / 8}:8`, `${k / (4 * r)}:${4 * r * rows}`]);
/** @param {number} m */
const ofResult = (m) => tv(`(4,8):(${2 * m},1)`, [`2:${m}`, `${m / 8}:8`]);
/** @param {string} name @param {readonly number[]} mnk @param {readonly number[]} bits @param {Partial<Family>} [more] */
const warp = (name, [m = 0, n = 0, k = 0], bits, more = {}) => {
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

/** @param {string} name @param {string} mnk @param {readonly number[]} sizes of A, B and C @param {readonly number[]} bits */
const single = (name, mnk, sizes, bits) => {
  const [a, b, c] = sizes.map((size) => `(1,${size}):(0,${size === 1 ? 0 : 1})`);
  return /** @type {Family} */ ({ name, mnk, threads: "1:0", a, b, c, bits });
};

const INTEGERS = ["S8", "U8"].flatMap((a) => ["S8", "U8"].map((b) => [a, b]));
const NIBBLES = ["S4", "U4"].flatMap((a) => ["S4", "U4"].map((b) => [a, b]));
const BYTES = ["E4M3", "E5M2"].flatMap((a) => ["E4M3", "E5M2"].map((b) => [a, b]));

/** One of eight values stands in a tuple of its own, as the public tables have it. @param {Family} family */
const nibble = (family) => ({
  ...family,
  a: family.a.replace(/,8\):(.*),8\)$/, ",(8)):$1,(8))"),
  b: family.b.replace(/,8\):(.*),8\)$/, ",(8)):$1,(8))"),
});

/** @type {readonly Family[]} */
const sync = [
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

// wgmma of four warps: operands in shared memory are read whole, in registers they stand as those of mma.sync.
const FLOAT_N = upTo(8);
const INTEGER_N = [8, 16, 24, 32, 48, 64, 80, 96, 112, 128, 144, 160, 176, 192, 208, 224, 240, 256];
const METADATA = {
  16: "((2,2,8,4),(8,2)):((512,0,1,16),(64,8))",
  32: "((2,2,8,4),(16,2)):((1024,0,1,16),(64,8))",
  64: "((2,2,8,4),(32)):((8,2048,1,16),(64))",
};
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
          b: `(128,({N},${k})):(0,(1,{N}))`,
          c: "((4,8,4),(2,2,{N/8})):((128,1,16),(64,8,512))",
          bits: [bits, bits, c],
          ...(sparse === 2 ? { e: METADATA[k] } : {}),
        });
      }),
    ),
  );
const groups = [
  ...warpgroup("F16F16F16", 16, 16, FLOAT_N, [""]),
  ...warpgroup("F32F16F16", 16, 32, FLOAT_N, [""]),
  ...warpgroup("F32BF16BF16", 16, 32, FLOAT_N, [""]),
  ...warpgroup("F32TF32TF32", 32, 32, FLOAT_N, ["_TN"]),
  ...BYTES.flatMap(([a, b]) => [16, 32].flatMap((c) => warpgroup(`F${c}${a}${b}`, 8, c, FLOAT_N, ["_TN"]))),
  ...INTEGERS.flatMap(([a, b]) => warpgroup(`S32${a}${b}`, 8, 32, INTEGER_N, ["_TN", "_TN_SATURATE"])),
];

// sm120: as mma.sync, with scale factors for blocks of K, and with metadata of sparse operands.
const SMALL = ["e2m1", "e2m3", "e3m2", "e4m3", "e5m2"];
const pairs = SMALL.flatMap((a) => SMALL.map((b) => `${a},${b}`));
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
const NARROW = /** @type {const} */ ([
  ["ue8m0", 32],
  ["ue8m0", 16],
  ["ue4m3", 32],
  ["ue4m3", 16],
]);
const blocks = [
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

// tcgen05: one thread of one or two blocks issues it; the layouts say which block has what.
/** @param {string} op @param {string} types @param {string} last @param {number | string} k @param {readonly number[]} bits @param {readonly number[]} m @param {readonly number[]} n */
const blockwise = (op, types, last, k, bits, m, n) => {
  const two = op.includes("2x1SM");
  return /** @type {Family} */ ({
    name: `${op}<${types},{M},{N}${last}>`,
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
  if (op.startsWith("2x1SM_"))
    return [[[128, 256], op.endsWith("SS") && kind !== "S8" ? SIXTEENS : THIRTYTWOS]];
  if (kind === "S8") return [[[64, 128], WHOLE]];
  if (op === "SS") return [[[64, 128], EIGHTS]];
  return [
    [[64], EIGHTS],
    [[128], SIXTEENS],
  ];
};
const tcgen05 = Object.entries(TYPES).flatMap(([kind, all]) =>
  ["SS", "TS", "2x1SM_SS", "2x1SM_TS", "SS_SPARSE", "2x1SM_SS_SPARSE"].flatMap((op) =>
    all.flatMap(([types, bits]) =>
      tiles(kind, op).map(([m, n]) => {
        const k = (op.endsWith("SPARSE") ? 512 : 256) / (kind === "F8F6F4" ? 8 : Number(bits[0]));
        return blockwise(`SM100_MMA_${kind}_${op}`, types, "", k, bits, m, n);
      }),
    ),
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

/** What an instruction of one block and one of two are, for any K. */
export const BLOCKS = ["", "2x1SM"].map((op) => blockwise(op, "", "", "{K}", [], [], []));
/** @type {readonly Family[]} */
export const MMA = [...sync, ...groups, ...blocks, ...tcgen05, ...scaled];
