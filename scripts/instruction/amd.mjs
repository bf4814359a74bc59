// @ts-check
import { tv } from "./family.mjs";

/** @typedef {import("./family.mjs").Family} Family */

// AMD's matrix cores: MFMA of a wave of 64 lanes, WMMA of 32. Names are the assembler's after the architecture, which matters:
// of one name RDNA3 and RDNA4 have other registers. What is several products at once is none of one tile, and left out.
/** @type {Readonly<Record<string, number>>} */
const WIDTHS = {
  f64: 64,
  f32: 32,
  xf32: 32,
  i32: 32,
  f16: 16,
  bf16: 16,
  i8: 8,
  iu8: 8,
  fp8: 8,
  bf8: 8,
  fp6: 6,
  bf6: 6,
  fp4: 4,
  iu4: 4,
};

/** @param {string} name @param {Pick<Family, "a" | "b" | "c">} layouts */
const family = (name, layouts) => {
  const [, result = "", m, n, k, types = ""] =
    /_([a-z0-9]+)_(\d+)x(\d+)x(\d+)_?(.*?)(?:_1k)?$/.exec(name) ?? [];
  const [a = "", b = a] = types.replace(/^f8f6f4<(.*)>$/, "$1").split(/[_,]/);
  const bits = [a, b, result].map((type) => /** @type {number} */ (WIDTHS[type]));
  const threads = name.startsWith("CDNA") ? "64:1" : "32:1";
  return /** @type {Family} */ ({ name, mnk: `(${m},${n},${k})`, threads, bits, ...layouts });
};

/**
 * A lane has values of one row along K; the results of a lane are of one column. Of types of eight bits among those of
 * several widths it has two runs of values, of the other widths one.
 * @param {string} name
 */
const mfma = (name) => {
  const [, m = 0, k = 0] = (/_(\d+)x\d+x(\d+)/.exec(name) ?? []).map(Number);
  const [types, ...parts] = /f8f6f4<(\w+),(\w+)>/.exec(name) ?? [];
  const row = (/** @type {string | undefined} */ type) => {
    const runs = types !== undefined && WIDTHS[type ?? ""] === 8 ? 2 : 1;
    const values = (m * k) / 64 / runs;
    return tv(`(${m},${64 / m}):(1,${m * values})`, [`${values}:${m}`, `${runs}:${64 * values}`]);
  };
  const doubles = name.includes("f64");
  const column =
    m === 32
      ? tv("(32,2):(32,4)", ["4:1", "4:8"])
      : tv(`(16,4):(16,${doubles ? 1 : 4})`, [`4:${doubles ? 4 : 1}`]);
  return family(name, { a: row(parts[0]), b: row(parts[1]), c: column });
};

/** The lanes above 15 have the same of A and B. @param {string} name */
const wmma3 = (name) => {
  const row = "((16,2),16):((1,0),16)";
  return family(name, { a: row, b: row, c: "((16,2),8):((16,1),2)" });
};

/** The lanes above 15 have the next values along K, of 16 bits by fours. @param {string} name */
const wmma4 = (name) => {
  const values = name.includes("x32_") ? 16 : 8;
  const row = /f16$/.test(name)
    ? "((16,2),(4,2)):((1,64),(16,128))"
    : `((16,2),${values}):((1,${16 * values}),16)`;
  return family(name, { a: row, b: row, c: "((16,2),8):((16,8),1)" });
};

const FIRST = [
  "f32_32x32x2f32",
  "f32_16x16x4f32",
  "f32_32x32x8f16",
  "f32_16x16x16f16",
  "i32_32x32x8i8",
  "i32_16x16x16i8",
  "f32_32x32x4bf16",
  "f32_16x16x8bf16",
];
const SECOND = [...FIRST, "f32_32x32x8bf16_1k", "f32_16x16x16bf16_1k", "f64_16x16x4f64"];
const EIGHTS = ["fp8", "bf8"].flatMap((a) => ["fp8", "bf8"].map((b) => `${a}_${b}`));
const THIRD = [
  ...[
    "16x16x8_xf32",
    "32x32x4_xf32",
    "32x32x2_f32",
    "16x16x4_f32",
    "32x32x8_f16",
    "16x16x16_f16",
    "32x32x8_bf16",
    "16x16x16_bf16",
  ].map((name) => `f32_${name}`),
  ...["32x32x16_i8", "16x16x32_i8"].map((name) => `i32_${name}`),
  "f64_16x16x4_f64",
  ...["16x16x32", "32x32x16"].flatMap((shape) => EIGHTS.map((types) => `f32_${shape}_${types}`)),
];
/** Types of several widths, each of A with each of B. */
const MIXED = ["fp8", "bf8", "fp6", "bf6", "fp4"].flatMap((a) =>
  ["fp8", "bf8", "fp6", "bf6", "fp4"].map((b) => `${a},${b}`),
);
/** What is new in it. */
const FOURTH = [
  ...["16x16x32_f16", "32x32x16_f16", "16x16x32_bf16", "32x32x16_bf16"].map((name) => `f32_${name}`),
  ...["16x16x64_i8", "32x32x32_i8"].map((name) => `i32_${name}`),
  ...["16x16x128", "32x32x64"].flatMap((shape) => MIXED.map((types) => `f32_${shape}_f8f6f4<${types}>`)),
];
const WAVES = [
  "f32_16x16x16_f16",
  "f32_16x16x16_bf16",
  "f16_16x16x16_f16",
  "bf16_16x16x16_bf16",
  "i32_16x16x16_iu8",
  "i32_16x16x16_iu4",
];

/** As AMD's matrix instruction calculator has them; CDNA4, which it has not, as AMD's blog and its Triton say. @type {readonly Family[]} */
export const amd = [
  ...[FIRST, SECOND, THIRD, FOURTH].flatMap((all, i) =>
    all.map((name) => mfma(`CDNA${i + 1}_v_mfma_${name}`)),
  ),
  ...WAVES.map((name) => wmma3(`RDNA3_v_wmma_${name}`)),
  ...[...WAVES, "i32_16x16x32_iu4", ...EIGHTS.map((types) => `f32_16x16x16_${types}`)].map((name) =>
    wmma4(`RDNA4_v_wmma_${name}`),
  ),
];
