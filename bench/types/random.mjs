// @ts-check

/**
 * Draws integers from 0 to below `n`, always the same ones for a seed (mulberry32, 53 bits of two words).
 * @param {number} seed
 * @returns {(n: number) => number}
 */
export function random(seed) {
  function word() {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), seed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  }
  return (n) => (word() * 2 ** 21 + (word() >>> 11)) % n;
}
