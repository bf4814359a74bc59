// @ts-check
// mma.sync: random matrices, scattered into registers by A, B and C, and the product as C has it.
import { at } from "cute-layout";
import { mmaAtom } from "cute-layout/instruction";
import { packed, random, TYPES } from "./number.mjs";

/** @typedef {{ name: string, kernel: string, source: string, threads: number, shared: number, input: Uint32Array, expected: Uint32Array }} Case */

/** The names of all mma.sync instructions of sm70 to sm90. */
const NAMES = [
  ...["TN", "NT", "NN", "TT"].flatMap((majors) =>
    ["F16F16F16F16", "F32F16F16F32"].map((types) => `SM70_8x8x4_${types}_${majors}`),
  ),
  ...["16x8x8_F32F16F16F32", "16x8x8_F16F16F16F16", "8x8x16_S32S8S8S32"].map((name) => `SM75_${name}_TN`),
  ...[8, 16].flatMap((k) =>
    ["F16F16F16F16", "F32F16F16F32", "F32BF16BF16F32"].map((types) => `SM80_16x8x${k}_${types}_TN`),
  ),
  ...[4, 8].map((k) => `SM80_16x8x${k}_F32TF32TF32F32_TN`),
  "SM80_8x8x4_F64F64F64F64_TN",
  ...["8x8x16", "16x8x16", "16x8x32"].flatMap((shape) => integers(shape, ["S8", "U8"])),
  ...["8x8x32", "16x8x32", "16x8x64"].flatMap((shape) => integers(shape, ["S4", "U4"])),
  ...["8x8x128", "16x8x128", "16x8x256"].flatMap((shape) =>
    ["ANDPOPC", "XORPOPC"].map((end) => `SM80_${shape}_S32U1U1S32_TN_${end}`),
  ),
  ...["E4M3", "E5M2"].flatMap((a) =>
    ["E4M3", "E5M2"].flatMap((b) => [16, 32].map((c) => `SM89_16x8x32_F${c}${a}${b}F${c}_TN`)),
  ),
  ...[4, 8, 16].map((k) => `SM90_16x8x${k}_F64F64F64F64_TN`),
];

/** @param {string} shape @param {readonly string[]} types */
function integers(shape, types) {
  return types.flatMap((a) =>
    types.flatMap((b) => ["", "_SATURATE"].map((end) => `SM80_${shape}_S32${a}${b}S32_TN${end}`)),
  );
}

const TYPE = /(BF16|TF32|F16|F32|F64|E4M3|E5M2|S32|S8|U8|S4|U4|U1)/g;

/** @returns {Case[]} */
export function syncCases() {
  return NAMES.map((name, i) => {
    const [, , shape = "", types = "", majors = "", end = ""] =
      /^(SM\d+)_(\w+?)_([A-Z0-9]+)_(TN|NT|NN|TT)(?:_(\w+))?$/.exec(name) ?? [];
    const [c, a, b] = /** @type {[string, string, string]} */ (
      [...types.matchAll(TYPE)].map(([type]) => type)
    );
    return caseOf(name, i, shape, c, a, b, majors, end);
  });
}

/** @param {string} name @param {number} i @param {string} shape @param {string} c @param {string} a @param {string} b @param {string} majors @param {string} end @returns {Case} */
function caseOf(name, i, shape, c, a, b, majors, end) {
  const atom = /** @type {any} */ (mmaAtom(/** @type {any} */ (name)));
  const [M, N, K] = atom.mnk;
  const next = random(1000 + i);
  const of = (/** @type {number} */ size, /** @type {string} */ type) =>
    Array.from({ length: size }, () =>
      next(/** @type {any} */ (TYPES[type]).least, /** @type {any} */ (TYPES[type]).most),
    );
  const [A, B] = [of(M * K, a), of(N * K, b)];
  const C = Array.from({ length: M * N }, () => next(-50, 50));
  const D = C.map((start, at) => {
    const [m, n] = [at % M, Math.floor(at / M)];
    let sum = start;
    for (let k = 0; k < K; k++) {
      const [x, y] = /** @type {[number, number]} */ ([A[m + M * k], B[n + N * k]]);
      sum += a !== "U1" ? x * y : end === "ANDPOPC" ? x & y : x ^ y;
    }
    return sum;
  });
  const words = (/** @type {any} */ tv, /** @type {string} */ type) =>
    (sizeOf(tv.shape[1]) * /** @type {any} */ (TYPES[type]).bits) / 32;
  const counts = [words(atom.a, a), words(atom.b, b), words(atom.c, c)].map((count) => Math.max(1, count));
  const [na = 0, nb = 0, nc = 0] = counts;
  const input = packed(32 * (na + nb + nc));
  const expected = packed(32 * nc);
  const scatter = (
    /** @type {any} */ into,
    /** @type {any} */ tv,
    /** @type {string} */ type,
    /** @type {readonly number[]} */ from,
    /** @type {number} */ stride,
    /** @type {number} */ start,
  ) => {
    const { bits, of: encode } = /** @type {any} */ (TYPES[type]);
    for (let t = 0; t < sizeOf(tv.shape[0]); t++)
      for (let v = 0; v < sizeOf(tv.shape[1]); v++)
        into.put((at(atom.threads, t) * stride + start) * 32 + v * bits, bits, encode(from[at(tv, t, v)]));
  };
  scatter(input, atom.a, a, A, na + nb + nc, 0);
  scatter(input, atom.b, b, B, na + nb + nc, na);
  scatter(input, atom.c, c, C, na + nb + nc, na + nb);
  scatter(expected, atom.c, c, D, nc, 0);
  const rows = { T: "row", N: "col" };
  const columns = { N: "col", T: "row" };
  const ptx = [
    `mma.sync.aligned.${shape.replace(/(\d+)x(\d+)x(\d+)/, "m$1n$2k$3")}`,
    rows[/** @type {"T"} */ (majors[0])],
    columns[/** @type {"N"} */ (majors[1])],
    ...[c, a, b, c].map((type) => (type === "U1" ? "b1" : type.toLowerCase())),
    ...(end === "SATURATE"
      ? ["satfinite"]
      : end === "ANDPOPC"
        ? ["and", "popc"]
        : end === "XORPOPC"
          ? ["xor", "popc"]
          : []),
  ].join(".");
  const kernel = `sync_${i}`;
  return {
    name,
    kernel,
    source: sourceOf(kernel, ptx, c, a, counts),
    threads: 32,
    shared: 0,
    input: input.out,
    expected: expected.out,
  };
}

/** @param {any} shape @returns {number} */
export function sizeOf(shape) {
  return Array.isArray(shape) ? shape.reduce((so, mode) => so * sizeOf(mode), 1) : shape;
}

/** @param {string} kernel @param {string} ptx @param {string} c @param {string} a @param {readonly number[]} counts */
function sourceOf(kernel, ptx, c, a, counts) {
  const wide = a === "F64";
  const [na = 0, nb = 0, nc = 0] = wide ? counts.map((count) => count / 2) : counts;
  const result = wide ? "double" : c === "F32" ? "float" : "uint32_t";
  const [of, kind] = wide ? ["d", "d"] : ["r", c === "F32" ? "f" : "r"];
  const list = (/** @type {number} */ from, /** @type {number} */ count) =>
    `{${Array.from({ length: count }, (_, i) => `%${from + i}`).join(",")}}`;
  const text = `${ptx} ${list(0, nc)}, ${list(nc, na)}, ${list(nc + na, nb)}, ${list(nc + na + nb, nc)};`;
  const operand = (/** @type {string} */ letter, /** @type {string} */ type, /** @type {number} */ count) =>
    Array.from({ length: count }, (_, i) => `"${type}"(${letter}[${i}])`);
  return `__global__ void ${kernel}(const uint32_t* in, uint32_t* out) {
  const ${wide ? "double" : "uint32_t"}* a = reinterpret_cast<const ${wide ? "double" : "uint32_t"}*>(in) + threadIdx.x * ${na + nb + nc};
  const auto* b = a + ${na};
  const ${result}* c = reinterpret_cast<const ${result}*>(b + ${nb});
  ${result}* d = reinterpret_cast<${result}*>(out) + threadIdx.x * ${nc};
  asm volatile("${text}" : ${operand("d", `=${kind}`, nc).join(", ")} : ${[...operand("a", of, na), ...operand("b", of, nb), ...operand("c", kind, nc)].join(", ")});
}`;
}
