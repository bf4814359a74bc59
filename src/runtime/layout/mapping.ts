import type { AcceptedEach, Answer } from "../../types/diagnostic.js";
import type { IntTuple } from "../../types/layout/htuple.js";
import type { AnyMapping } from "../../types/layout/layout.js";
import type { Nesting } from "../../types/layout/levels.js";
import type { At, Equal, Print } from "../../types/layout/mapping.js";
import type { SemimoduleElement } from "../../types/semimodule/element.js";
import { type Fail, failing } from "../diagnostic.js";
import { isComposedLayout, valueAt } from "./composed-layout.js";
import { offsetOf } from "./evaluation.js";
import { layoutIn } from "./layout.js";
import { show } from "./text.js";

// What layouts and composed layouts have in common: a text, and a value at every coordinate.

/**
 * A layout as it is written.
 * @param of a layout, or a composed one
 * @returns its text, which `layout` reads
 * @throws LayoutError: argument
 * @law layout(print(L)) equals L (test/layout/notation.test.ts)
 * @see {@link layout}
 * @example print(layout([4, 8])) // "(4,8):(1,4)"
 */
export function print<L extends AnyMapping>(of: L): Answer<Print<L>, string>;

export function print(of: AnyMapping): string {
  return `${mappingIn(
    of,
    failing("print", () => show(of)),
  )}`;
}

/**
 * The offset at a coordinate: an integer, a natural coordinate, or anything between, out of bounds too (paper, section
 * 4.4). Several arguments are the modes of one coordinate. Refused are other coordinates, and offsets past 2^53-1.
 * @param of a layout, or a composed one
 * @param coordinate whole, or mode by mode
 * @returns the offset, or the coordinate that it leads to
 * @throws LayoutError: argument, coordinate, integer, negative-multiple, overflow
 * @law the same at the integer, at the natural coordinate, and at all between (test/property/composition.test.ts)
 * @see {@link slice}
 * @example at(layout("((2,2),(4,2)):((1,8),(2,16))"), 22) // 26
 * @example at(layout("((2,2),(4,2)):((1,8),(2,16))"), 2, 5) // 26
 * @example at(layout("((2,2),(4,2)):((1,8),(2,16))"), [0, 1], [1, 1]) // 26
 */
export function at<L extends AnyMapping, const C extends readonly Nesting<number>[]>(
  of: L,
  ...coordinate: AcceptedEach<C, At<L, C>, L>
): Answer<At<L, C>, IntTuple | SemimoduleElement>;

export function at(of: AnyMapping, ...coordinate: any): unknown {
  if (isComposedLayout(of)) return valueAt(of, coordinate.length === 1 ? coordinate[0] : coordinate);
  const fail = failing("at", () => show(of));
  return offsetOf(coordinate.length === 1 ? coordinate[0] : coordinate, layoutIn(of, fail), fail);
}

/**
 * Whether two layouts have the same shape and the same stride; layouts that differ may still be the same function.
 * @param a a layout
 * @param b another
 * @returns a boolean
 * @throws LayoutError: argument
 * @law of equal layouts every offset is the same (test/layout/layout.test.ts)
 * @see {@link sameFunction}
 * @example equal(layout("4:1"), layout("(4):(1)")) // false
 */
export function equal<A extends AnyMapping, B extends AnyMapping>(a: A, b: B): Answer<Equal<A, B>, boolean>;

export function equal(a: AnyMapping, b: AnyMapping): boolean {
  const fail = failing("equal", () => `${show(a)}, ${show(b)}`);
  return `${mappingIn(a, fail)}` === `${mappingIn(b, fail)}`;
}

/** `x` where it is a layout or a composed one; anything else is refused. */
function mappingIn(x: unknown, fail: Fail): AnyMapping {
  return isComposedLayout(x) ? x : layoutIn(x, fail);
}
