import type { Accepted, Answer } from "../../types/diagnostic.js";
import type { IntTuple, Shaped } from "../../types/layout/htuple.js";
import type { AnyMapping } from "../../types/layout/layout.js";
import type { Nesting } from "../../types/layout/levels.js";
import type { Compatible, Size } from "../../types/layout/shape.js";
import { exactly, type Fail, failing } from "../diagnostic.js";
import { multiply } from "../semimodule/integer.js";
import { copied, elements, integerIn, isTuple, shapeOf } from "./htuple.js";
import { show } from "./text.js";

/**
 * How many coordinates a shape, a layout or a tensor has (paper, section 4.2). Refused past 2^53-1.
 * @param x a shape, a layout, or a composed one
 * @returns an integer
 * @throws LayoutError: extent, overflow
 * @law the product of all extents (test/layout/shape.test.ts)
 * @see {@link cosize}
 * @example size([4, [3, 2]]) // 24
 */
export function size<const X extends Nesting<number> | Shaped>(
  x: Accepted<X, Size<X>>,
): Answer<Size<X>, number>;

export function size(x: IntTuple | Shaped): number {
  const fail = failing("size", () => show(shapeOf(x)));
  const shape = extentsOf(shapeOf(x), fail);
  return exactly(fail, () => extent(shape));
}

/**
 * Whether every coordinate of `p` is one of `s`: equal sizes, mode by mode as far as `p` is nested (paper, section 4.2).
 * @param p the coarser shape, or a layout of it
 * @param s the finer one
 * @returns a boolean
 * @throws LayoutError: extent, overflow
 * @law every coordinate of p is one of s (test/layout/shape.test.ts)
 * @see {@link weaklyCongruent}
 * @example compatible([2, 15], [2, [3, 5]]) // true
 */
export function compatible<
  const P extends Nesting<number> | AnyMapping,
  const S extends Nesting<number> | AnyMapping,
>(p: P, s: S): Answer<Compatible<P, S>, boolean>;

export function compatible(p: IntTuple | AnyMapping, s: IntTuple | AnyMapping): boolean {
  const fail = failing("compatible", () => `${show(p)}, ${show(s)}`);
  const coarsens = (coarse: IntTuple, fine: IntTuple): boolean => {
    // a product past 2^53-1 may be rounded, but not down to an integer that is not
    if (!isTuple(coarse)) return coarse === elements(fine).reduce((so, mode) => so * mode, 1);
    if (!isTuple(fine) || coarse.length !== fine.length) return false;
    return coarse.every((mode, i) => coarsens(mode, fine[i] as IntTuple));
  };
  return coarsens(extentsOf(shapeOf(p), fail), extentsOf(shapeOf(s), fail));
}

/** `x` as a shape: positive integers in tuples, none of them empty; anything else is refused. */
export function extentsOf(x: unknown, fail: Fail): IntTuple {
  return copied(x, fail, (element) => {
    integerIn(element, fail, "extent", Number.isInteger(element) && (element as number) > 0);
    return element as number;
  });
}

/** The product of a shape, nothing checked but that it is exact. */
export function extent(shape: IntTuple): number {
  if (!isTuple(shape)) return shape;
  let size = 1;
  for (let i = 0; i < shape.length; i++) size = multiply(size, extent(shape[i] as IntTuple));
  return size;
}
