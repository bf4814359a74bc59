import type { Modulo } from "./integer.js";

/**
 * The greatest common divisor of two numerals that are not negative; of 0 and a number it is the number, of one not known it is not known.
 * @example CommonDivisor<"12", "18"> // "6"
 */
export type CommonDivisor<A, B> = B extends "0" ? A : B extends "?" ? B : CommonDivisor<B, Modulo<A, B>>;
