// @ts-check
// What the families of instructions are written in: texts with the parameters {M} and {N}, and {M/2}, {N/2}, {N/8}.

/**
 * Layouts are (thread, value) -> index in the column-major tile of the operand.
 * @typedef {{ name: string, m?: readonly number[], n?: readonly number[], mnk: string, threads: string, a: string, b: string,
 *   c: string, bits: readonly number[], e?: string, sfa?: string, sfb?: string, sfvec?: number }} Family
 */

/** @param {readonly string[]} modes modes `extent:stride`; one of them stands alone */
export const joined = (modes) => {
  const pairs = modes.map((mode) => mode.split(":"));
  if (pairs.length === 1) return /** @type {[string, string]} */ (pairs[0]);
  return [`(${pairs.map(([s]) => s).join(",")})`, `(${pairs.map(([, d]) => d).join(",")})`];
};
/** @param {string} threads @param {readonly string[]} values modes of extent 1 are left out, and 1:0 is what is left then */
export const tv = (threads, values) => {
  const kept = values.filter((mode) => !mode.startsWith("1:"));
  const [s, d] = joined(kept.length === 0 ? ["1:0"] : kept);
  const [ts, td] = threads.split(":");
  return `(${ts},${s}):(${td},${d})`;
};
/** @param {number} step @param {number} to */
export const upTo = (step, to = 256) => Array.from({ length: to / step }, (_, i) => (i + 1) * step);

/** A text for an M and an N. @param {string} text @param {number} m @param {number} n */
export const filled = (text, m, n) =>
  text.replace(
    /\{(\w)\/?(\d?)\}/g,
    (_, size, by) => `${(size === "M" ? m : n) / (by === "" ? 1 : Number(by))}`,
  );
/** @param {Family} family */
export const kOf = ({ mnk }) => Number(mnk.split(/[,)]/)[2]);

/** @param {string} name @param {string} mnk @param {readonly number[]} sizes of A, B and C @param {readonly number[]} bits */
export const single = (name, mnk, sizes, bits) => {
  const [a, b, c] = sizes.map((size) => `(1,${size}):(0,${size === 1 ? 0 : 1})`);
  return /** @type {Family} */ ({ name, mnk, threads: "1:0", a, b, c, bits });
};

export const INTEGERS = ["S8", "U8"].flatMap((a) => ["S8", "U8"].map((b) => [a, b]));
export const NIBBLES = ["S4", "U4"].flatMap((a) => ["S4", "U4"].map((b) => [a, b]));
export const BYTES = ["E4M3", "E5M2"].flatMap((a) => ["E4M3", "E5M2"].map((b) => [a, b]));

/** The types of eight bits and less, and pairs of these. */
export const SMALL = ["e2m1", "e2m3", "e3m2", "e4m3", "e5m2"];
export const pairs = SMALL.flatMap((a) => SMALL.map((b) => `${a},${b}`));
/** The scales of the narrowest type, and for how many values one is. */
export const NARROW = /** @type {const} */ ([
  ["ue8m0", 32],
  ["ue8m0", 16],
  ["ue4m3", 32],
  ["ue4m3", 16],
]);
