import type { Accepted, Answer } from "../../types/diagnostic.js";
import type { CeilDivide, RoundUp, ShapeDivide } from "../../types/layout/division.js";
import type { IntTuple } from "../../types/layout/htuple.js";
import type { Nesting } from "../../types/layout/levels.js";
import { exactly, type Fail, failing } from "../diagnostic.js";
import * as integer from "../semimodule/integer.js";
import { isTuple } from "./htuple.js";
import { extent, extentsOf } from "./shape.js";
import { show } from "./text.js";

/**
 * `a` / `b` rounded up. Of shapes it goes mode by mode, and modes past those of `b` stay; a tuple by an integer divides the
 * first mode by it, the next by what is left of it; an integer by a tuple is divided by its size. Refused are a division
 * by zero, and a `b` of another profile.
 * @param a an integer or a shape
 * @param b what it is divided by
 * @returns the quotient, in the profile of `a`
 * @throws LayoutError: division, extent, integer, overflow, profile
 * @law the least q with q·b ≥ a (test/semimodule/integer.test.ts)
 * @see {@link roundUp}
 * @example ceilDivide(-7, 2) // -3
 * @example ceilDivide([7, [9, 4]], [2, 18]) // [4, [1, 2]]
 */
export function ceilDivide<const A extends Nesting<number>, const B extends Nesting<number>>(
  a: A,
  b: Accepted<B, CeilDivide<A, B>>,
): Answer<CeilDivide<A, B>, IntTuple>;

export function ceilDivide(a: any, b: any): IntTuple {
  if (typeof a === "number" && typeof b === "number") return integer.ceilDivide(a, b);
  return divided({ operation: "ceilDivide", byInteger: true, of: integer.ceilDivide }, a, b);
}

/**
 * `a` rounded up to a multiple of `b`. Of shapes it goes mode by mode, and modes past those of `b` stay. Refused are a `b`
 * of zero, and one of another profile.
 * @param a an integer or a shape
 * @param b what the result is a multiple of
 * @returns the multiple, in the profile of `a`
 * @throws LayoutError: division, extent, integer, overflow, profile
 * @law the least multiple of b that is no less than a (test/semimodule/integer.test.ts)
 * @see {@link ceilDivide}
 * @example roundUp(-7, 4) // -4
 * @example roundUp([7, 9, 5], [4, 2]) // [8, 10, 5]
 */
export function roundUp<const A extends Nesting<number>, const B extends Nesting<number>>(
  a: A,
  b: Accepted<B, RoundUp<A, B>>,
): Answer<RoundUp<A, B>, IntTuple>;

export function roundUp(a: any, b: any): IntTuple {
  if (typeof a === "number" && typeof b === "number") return integer.roundUp(a, b);
  return divided({ operation: "roundUp", byInteger: false, of: integer.roundUp }, a, b);
}

/**
 * `a` / `b` as far as one divides the other: 1 where `b` is the greater. Of shapes it goes as `ceilDivide` does, but over
 * equal ranks. Refused are extents of which neither divides the other.
 * @param a an integer or a shape
 * @param b what it is divided by
 * @returns the quotient, in the profile of `a`
 * @throws LayoutError: divisibility, extent, overflow, profile
 * @law the size is that of a by that of b, where every extent of b divides (test/mirror/words.ts)
 * @see {@link ceilDivide}
 * @example shapeDivide([4, 6], 8) // [1, 3]
 */
export function shapeDivide<const A extends Nesting<number>, const B extends Nesting<number>>(
  a: A,
  b: Accepted<B, ShapeDivide<A, B>>,
): Answer<ShapeDivide<A, B>, IntTuple>;

export function shapeDivide(a: IntTuple, b: any): IntTuple {
  const of = (x: number, y: number, fail: Fail): number => {
    if (x % y !== 0 && y % x !== 0) fail("divisibility", Math.max(x, y), Math.min(x, y));
    return Math.max(1, x / y);
  };
  return divided({ operation: "shapeDivide", byInteger: true, equalRanks: true, of }, a, b);
}

/** How two extents are divided, and what profiles go together. */
interface Division {
  readonly operation: string;
  readonly byInteger: boolean;
  readonly equalRanks?: true;
  readonly of: (a: number, b: number, fail: Fail) => number;
}

function divided({ operation, byInteger, equalRanks, of }: Division, a: IntTuple, b: IntTuple): IntTuple {
  const fail = failing(operation, () => `${show(a)} / ${show(b)}`);
  const unfit = (): never => fail("profile", show(b), show(a));
  const over = (x: IntTuple, y: IntTuple): IntTuple => {
    if (!isTuple(x)) return isTuple(y) && !byInteger ? unfit() : of(x, extent(y), fail);
    if (!isTuple(y)) return byInteger ? each(x, y) : unfit();
    if (x.length < y.length || (equalRanks === true && x.length > y.length)) unfit();
    return x.map((mode, i) => (i < y.length ? over(mode, y[i] as IntTuple) : mode));
  };
  const each = (x: readonly IntTuple[], y: number): IntTuple => {
    let left = y;
    return x.map((mode, i) => {
      if (i > 0) left = of(left, extent(x[i - 1] as IntTuple), fail);
      return over(mode, left);
    });
  };
  return exactly(fail, () => {
    const [of, by] = [extentsOf(a, fail), extentsOf(b, fail)];
    for (const shape of [of, by]) extent(shape);
    return over(of, by);
  });
}
