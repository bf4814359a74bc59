import { multiply } from "./integer.js";

/** Below this an integer is a machine word, and its bits may be shifted. */
export const word: number = 2 ** 31;

/** The sum of binary elements: XOR, past 2^31 too. */
export function xor(a: number, b: number): number {
  if (a < word && b < word) return a ^ b;
  return (Math.floor(a / word) ^ Math.floor(b / word)) * word + ((a % word) ^ (b % word));
}

/** The bits that two integers share. */
export function and(a: number, b: number): number {
  if (a < word || b < word) return (a % word) & (b % word);
  return (Math.floor(a / word) & Math.floor(b / word)) * word + ((a % word) & (b % word));
}

/** The bits that either has. */
export function or(a: number, b: number): number {
  return xor(xor(a, b), and(a, b));
}

/**
 * The multiple of a binary element: the product without carries. Refused past 2^53-1.
 * @example carryless(3, 3) // 5
 */
export function carryless(times: number, element: number): number {
  let product = 0;
  let shifted = element;
  for (let rest = times; ; ) {
    if (rest % 2 === 1) product = xor(product, shifted);
    rest = Math.floor(rest / 2);
    if (rest === 0 || element === 0) return product;
    shifted = multiply(shifted, 2);
  }
}

/** How many bits it takes to write `x`. @example bitLength(5) // 3 */
export function bitLength(x: number): number {
  let bits = 0;
  for (let rest = x; rest > 0; rest = Math.floor(rest / 2)) bits++;
  return bits;
}

/** @example isPowerOfTwo(8) // true */
export function isPowerOfTwo(x: number): boolean {
  return x === 2 ** (bitLength(x) - 1);
}

/**
 * How many multiples of `x` from 0 on add by XOR, each with each: up to the least distance of two bits.
 * @example uncarried(5) // 4
 */
export function uncarried(x: number): number {
  let gap = Number.POSITIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (let bit = 0, rest = x; rest > 0; bit++, rest = Math.floor(rest / 2)) {
    if (rest % 2 === 0) continue;
    gap = Math.min(gap, bit - last);
    last = bit;
  }
  return 2 ** gap;
}

/**
 * How many multiples of `x` from 0 on are the same without carries: one more, of which no others are the sum.
 * @example mostUncarried(5) // 5
 */
export function mostUncarried(x: number): number {
  return uncarried(x) + 1;
}

/**
 * The multiples of `element` by the powers of two below `count`: its other multiples are sums of these.
 * @example stepsOf(6, 3) // [3, 6, 12]
 */
export function stepsOf(count: number, element: number): readonly number[] {
  const steps: number[] = [];
  for (let power = 1; power < count; power *= 2) steps.push(multiply(power, element));
  return steps;
}

/** All bits of the multiples of `element` below `count`. @example bitsOf(3, 4) // 12 */
export function bitsOf(count: number, element: number): number {
  return stepsOf(count, element).reduce(or, 0);
}
