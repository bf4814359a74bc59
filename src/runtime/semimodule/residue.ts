import { commonDivisor } from "./common-divisor.js";

/** What is congruent: `first`, and every `period` from there. */
export interface Residue {
  readonly first: number;
  readonly period: number;
}

/** The greatest modulus whose products are exact. */
const exact = 2 ** 26;

/**
 * The solver of `step`·x ≡ b modulo a positive `modulus`: the residue class of x, `null` where there is none.
 * @example congruence(6, 4)(2) // { first: 1, period: 2 }
 */
export function congruence(step: number, modulus: number): (b: number) => Residue | null {
  const divisor = commonDivisor(step, modulus);
  const period = modulus / divisor;
  const inverse = inverseOf(least(step / divisor, period), period);
  return (b) => {
    if (b % divisor !== 0) return null;
    return { first: times(least(b / divisor, period), inverse, period), period };
  };
}

/** The least number from 0 on that is congruent to `x`. */
function least(x: number, modulus: number): number {
  const left = x % modulus;
  return left < 0 ? left + modulus : left + 0;
}

/** The number whose product with `x` is congruent to 1, by Euclid's algorithm; they have no divisor in common. */
function inverseOf(x: number, modulus: number): number {
  let [large, small] = [modulus, x];
  let [before, so] = [0, 1];
  while (small > 1) {
    const quotient = Math.floor(large / small);
    [large, small] = [small, large - quotient * small];
    [before, so] = [so, before - quotient * so];
  }
  return modulus === 1 ? 0 : least(so, modulus);
}

function times(a: number, b: number, modulus: number): number {
  return modulus <= exact ? (a * b) % modulus : Number((BigInt(a) * BigInt(b)) % BigInt(modulus));
}
