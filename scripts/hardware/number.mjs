// @ts-check
// The element types of instructions: small integers as their bits.

/** The bits of a small integer in a floating-point format. @param {number} value @param {number} exponent @param {number} mantissa */
function float(value, exponent, mantissa) {
  if (value === 0) return 0n;
  const sign = value < 0 ? 1n : 0n;
  const size = Math.abs(value);
  const power = Math.floor(Math.log2(size));
  const fraction = BigInt(Math.round((size / 2 ** power - 1) * 2 ** mantissa));
  const bias = 2 ** (exponent - 1) - 1;
  return (sign << BigInt(exponent + mantissa)) | (BigInt(power + bias) << BigInt(mantissa)) | fraction;
}

/** @param {number} bits */
const integer = (bits) => (/** @type {number} */ value) => BigInt.asUintN(bits, BigInt(value));

/** What a type is: its width, the values that a product of it may have exactly, and their bits. @type {Record<string, { bits: number, least: number, most: number, of: (value: number) => bigint }>} */
export const TYPES = {
  F16: { bits: 16, least: -4, most: 4, of: (value) => float(value, 5, 10) },
  BF16: { bits: 16, least: -4, most: 4, of: (value) => float(value, 8, 7) },
  TF32: { bits: 32, least: -8, most: 8, of: (value) => float(value, 8, 23) },
  F32: { bits: 32, least: -64, most: 64, of: (value) => float(value, 8, 23) },
  F64: { bits: 64, least: -64, most: 64, of: (value) => float(value, 11, 52) },
  E4M3: { bits: 8, least: -4, most: 4, of: (value) => float(value, 4, 3) },
  E5M2: { bits: 8, least: -2, most: 2, of: (value) => float(value, 5, 2) },
  S32: { bits: 32, least: -1000, most: 1000, of: integer(32) },
  S8: { bits: 8, least: -128, most: 127, of: integer(8) },
  U8: { bits: 8, least: 0, most: 255, of: integer(8) },
  S4: { bits: 4, least: -8, most: 7, of: integer(4) },
  U4: { bits: 4, least: 0, most: 15, of: integer(4) },
  U1: { bits: 1, least: 0, most: 1, of: integer(1) },
};

/** Numbers that are the same every time. @param {number} seed */
export function random(seed) {
  let state = seed;
  return (/** @type {number} */ least, /** @type {number} */ most) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return least + Math.floor((state / 2 ** 32) * (most - least + 1));
  };
}

/** Bits put together to words. @param {number} words */
export function packed(words) {
  const out = new Uint32Array(words);
  return {
    out,
    /** @param {number} at @param {number} bits @param {bigint} value */
    put(at, bits, value) {
      for (let i = 0; i < bits; i += 32) {
        const part = Number((value >> BigInt(i)) & 0xffffffffn);
        const word = (at + i) >> 5;
        out[word] = (out[word] ?? 0) | (part << (at & 31));
      }
    },
  };
}
