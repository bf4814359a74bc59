// @ts-check
// The pairs that every peer composes: random layouts of positive extents and strides from 0 up, for not all of them take
// others. The right one stays within the left one, so that nothing depends on what lies past the end of it.

/** A layout as two tuples. @typedef {number | readonly Tuple[]} Tuple */
/** @typedef {{ shape: Tuple, stride: Tuple }} Layout */
/** @typedef {{ left: Layout, right: Layout }} Pair */

const extents = [1, 2, 2, 3, 4, 4, 5, 6, 8];
const offsets = [0, 1, 1, 2, 3, 4, 5, 6, 8, 12, 16, 24, 32, 48];
const steps = [0, 1, 1, 2, 2, 3, 4, 5, 6, 8, 9, 12, 16, 24, 32];

/** A generator of numbers below a bound, by a seed (mulberry32). @param {number} seed */
function drawing(seed) {
  let state = seed;
  return (/** @type {number} */ bound) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * bound);
  };
}

/** @param {number} seed @param {number} count @returns {Pair[]} */
export function pairsOf(seed, count) {
  const below = drawing(seed);
  /** @param {readonly number[]} list */
  const one = (list) => list[below(list.length)] ?? 1;
  /** @param {number} depth @param {number} most @param {readonly number[]} strides @returns {Layout} */
  const layout = (depth, most, strides) => {
    if (depth === 0 || below(5) === 0) return { shape: one(extents), stride: one(strides) };
    const modes = Array.from({ length: 1 + below(most) }, () =>
      layout(below(4) === 0 ? depth - 1 : 0, 2, strides),
    );
    return { shape: modes.map(({ shape }) => shape), stride: modes.map(({ stride }) => stride) };
  };
  /** @type {Pair[]} */
  const pairs = [];
  while (pairs.length < count) {
    const pair = { left: layout(2, 4, offsets), right: layout(2, 3, steps) };
    if (span(pair.right) <= size(pair.left)) pairs.push(pair);
  }
  return pairs;
}

/** @param {Layout} of @returns {(readonly [extent: number, stride: number])[]} */
export function leavesOf({ shape, stride }) {
  if (typeof shape === "number") return [[shape, /** @type {number} */ (stride)]];
  const strides = /** @type {readonly Tuple[]} */ (stride);
  return shape.flatMap((mode, i) => leavesOf({ shape: mode, stride: strides[i] ?? 0 }));
}

/** @param {Layout} of */
export const size = (of) => leavesOf(of).reduce((so, [extent]) => so * extent, 1);

/** @param {Layout} of */
const span = (of) => leavesOf(of).reduce((so, [extent, stride]) => so + (extent - 1) * stride, 1);

/** A tuple in the notation. @param {Tuple} tuple @returns {string} */
export const text = (tuple) => (typeof tuple === "number" ? `${tuple}` : `(${tuple.map(text).join(",")})`);

/** A layout in the notation, read; `null` of what is none. @param {string} written @returns {Layout | null} */
export function read(written) {
  const [shape, stride] = written.split(":").map((side) => side.replaceAll("(", "[").replace(/,?\)/g, "]"));
  try {
    return { shape: JSON.parse(shape ?? ""), stride: JSON.parse(stride ?? "") };
  } catch {
    return null;
  }
}
