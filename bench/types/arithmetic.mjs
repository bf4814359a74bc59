// @ts-check
// Each operation on literal integers, over 100 pairs a size: what extents and strides look like (smooth: no prime factor
// past 5), any number, and the longest. The pairs are drawn from a fixed seed, so they are always the same.
import { random } from "./random.mjs";

/** @typedef {readonly [least: number, most: number]} Range */
/** @typedef {{ readonly name: string, readonly smooth: boolean, readonly operand: Range, readonly factor: Range }} Size */
/** @typedef {(range: Range) => number} Draw */
/** @typedef {readonly [a: number, b: number]} Pair */

const PAIRS = 100;
const SEED = 1;

/** `factor` is what a product is made of, and what is divided by. @type {Size[]} */
const SIZES = [
  { name: "1-2 digits, smooth", smooth: true, operand: [1, 99], factor: [1, 99] },
  { name: "3-5 digits, smooth", smooth: true, operand: [100, 99_999], factor: [100, 99_999] },
  { name: "3-5 digits", smooth: false, operand: [100, 99_999], factor: [100, 99_999] },
  { name: "15-16 digits", smooth: false, operand: [1e14, 2 ** 52 - 1], factor: [1e7, 2 ** 26 - 1] },
];

/** @type {[name: string, pair: (draw: Draw, size: Size) => Pair, result: (a: number, b: number) => number][]} */
const OPERATIONS = [
  ["Add", operands, (a, b) => a + b],
  ["Subtract", operands, (a, b) => a - b],
  ["Multiply", factors, (a, b) => a * b],
  ["FloorDivide", division, (a, b) => (a - (a % b)) / b],
  ["Remainder", division, (a, b) => a % b],
  ["ExactQuotient", multiple, (a, b) => a / b],
  ["CeilDivide", division, (a, b) => (a - (a % b)) / b + Math.sign(a % b)],
  ["Compare", operands, (a, b) => Math.sign(a - b)],
];

/** @param {Draw} draw @param {Size} size @returns {Pair} */
function operands(draw, { operand }) {
  return [draw(operand), draw(operand)];
}

/** @param {Draw} draw @param {Size} size @returns {Pair} */
function factors(draw, { factor }) {
  return [draw(factor), draw(factor)];
}

/** @param {Draw} draw @param {Size} size @returns {Pair} */
function division(draw, { operand, factor }) {
  const [a, b] = [draw(operand), draw(factor)];
  return a < b ? [b, a] : [a, b];
}

/** @param {Draw} draw @param {Size} size @returns {Pair} */
function multiple(draw, { operand: [, most], factor: [least, widest] }) {
  const b = draw([least, Math.min(widest, Math.floor(most / 2))]);
  return [b * draw([2, Math.floor(most / b)]), b];
}

const SMOOTH = Array.from({ length: 100_000 }, (_, n) => n).filter((n) => {
  for (const prime of [2, 3, 5]) while (n > 0 && n % prime === 0) n /= prime;
  return n === 1;
});

/** Draws from a range, all numbers of digits alike. @param {boolean} smooth @returns {Draw} */
function drawing(smooth) {
  const below = random(SEED);
  return ([least, most]) => {
    if (smooth) {
      const found = SMOOTH.filter((n) => least <= n && n <= most);
      return /** @type {number} */ (found[below(found.length)]);
    }
    const [short, long] = [`${least}`.length, `${most}`.length];
    const width = short + below(long - short + 1);
    const [from, to] = [Math.max(least, 10 ** (width - 1)), Math.min(most, 10 ** width - 1)];
    return from + below(to - from + 1);
  };
}

/** @type {import("./case.mjs").Case[]} */
export const arithmetic = OPERATIONS.flatMap(([name, pair, result]) =>
  SIZES.map((size) => {
    const draw = drawing(size.smooth);
    /** @type {Map<string, string>} */
    const uses = new Map();
    while (uses.size < PAIRS) {
      const [a, b] = pair(draw, size);
      uses.set(`integer.${name}<${a}, ${b}>`, `${result(a, b)}`);
    }
    return { name: `${name}, ${size.name}`, uses: [...uses] };
  }),
);
