// @ts-check
// The numbers that kernels are tried with, and halves, which Node 20 has not.

/** A whole number below 2048 as a half. @param {number} x */
export function half(x) {
  if (x === 0) return 0;
  const exponent = Math.floor(Math.log2(Math.abs(x)));
  return (
    (x < 0 ? 0x8000 : 0) | ((exponent + 15) << 10) | Math.round((Math.abs(x) / 2 ** exponent - 1) * 1024)
  );
}
/** @param {number} h */
export function fromHalf(h) {
  const [exponent, fraction] = [(h >> 10) & 31, h & 1023];
  const size =
    exponent === 0
      ? fraction * 2 ** -24
      : exponent === 31
        ? Number.NaN
        : (1 + fraction / 1024) * 2 ** (exponent - 15);
  return h & 0x8000 ? -size : size;
}
const state = { at: 1 };
export const next = () => {
  state.at = (Math.imul(state.at, 1664525) + 1013904223) >>> 0;
  return state.at >>> 8;
};
/** Whole numbers, whose products and sums are exact in halves too. @param {number} length @param {number} most */
export const matrix = (length, most) => Float32Array.from({ length }, () => (next() % (2 * most + 1)) - most);
/** @param {Float32Array} of @param {number} columns @param {number} pitch */
export function padded(of, columns, pitch) {
  const out = new Float32Array((of.length / columns) * pitch).fill(Number.NaN);
  of.forEach((value, i) => {
    out[Math.floor(i / columns) * pitch + (i % columns)] = value;
  });
  return out;
}
