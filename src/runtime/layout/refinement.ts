import type { Accepted, Answer } from "../../types/diagnostic.js";
import type { IntTuple } from "../../types/layout/htuple.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import type { Nesting } from "../../types/layout/levels.js";
import type { Coarsenings, CommonRefinement } from "../../types/layout/refinement.js";
import { exactly, type Fail, failing } from "../diagnostic.js";
import { elements, isTuple, shapeOf } from "./htuple.js";
import { oneOfEach } from "./one-of-each.js";
import { extent, extentsOf } from "./shape.js";
import { show } from "./text.js";

/** How many shapes are listed at most. */
const most = 4096;

/**
 * The shapes that coarsen a shape, the coarsest first: all those whose coordinates are coordinates of it (paper, section
 * 4.2). Refused are more than 4096 of them.
 * @param shape a shape, or a layout of it
 * @returns the shapes, as an array
 * @throws LayoutError: budget, extent, overflow
 * @law every one is compatible with the shape, and every compatible shape is there once
 *   (test/property/words.test.ts)
 * @see {@link commonRefinement}
 * @example coarsenings([2, [3, 5]]) // [30, [2, 15], [2, [3, 5]]]
 */
export function coarsenings<const X extends Nesting<number> | AnyLayout>(
  shape: Accepted<X, Coarsenings<X>>,
): Answer<Coarsenings<X>>;

export function coarsenings(shape: unknown): readonly IntTuple[] {
  const fail = failing("coarsenings", () => show(shapeOf(shape)));
  const extents = extentsOf(shapeOf(shape), fail);
  exactly(fail, () => extent(extents));
  if (howMany(extents) > most) fail("budget", most);
  return coarser(extents);
}

/** A tuple coarsens to its size, and to the tuples of what its modes coarsen to. */
function howMany(shape: IntTuple): number {
  return isTuple(shape) ? 1 + shape.reduce<number>((so, mode) => so * howMany(mode), 1) : 1;
}

/** What a shape coarsens to, the coarsest first. */
function coarser(shape: IntTuple): readonly IntTuple[] {
  return isTuple(shape) ? [extent(shape), ...oneOfEach(shape.map(coarser))] : [shape];
}

/**
 * The coarsest shape that refines two of one size: it has the coordinates of both where their profiles go together, else
 * it is flat, and its extents in order make up those of either. Refused are sizes that differ, and extents that interleave.
 * @param a a shape, or a layout of it
 * @param b another of its size
 * @returns the shape
 * @throws LayoutError: divisibility, extent, overflow, sizes
 * @law made up of pieces of both, and the coarsest such shape (test/property/words.test.ts)
 * @see {@link coarsenings}
 * @example commonRefinement([2, 15], [2, [3, 5]]) // [2, [3, 5]]
 * @example commonRefinement([4, 6], [2, 12]) // [2, 2, 6]
 */
export function commonRefinement<
  const A extends Nesting<number> | AnyLayout,
  const B extends Nesting<number> | AnyLayout,
>(a: A, b: Accepted<B, CommonRefinement<A, B>>): Answer<CommonRefinement<A, B>, IntTuple>;

export function commonRefinement(a: unknown, b: unknown): IntTuple {
  const [of, by] = [shapeOf(a), shapeOf(b)];
  const fail = failing("commonRefinement", () => `${show(of)}, ${show(by)}`);
  const shapes = [extentsOf(of, fail), extentsOf(by, fail)] as const;
  return exactly(fail, () => refined(...shapes, fail));
}

/** The common refinement of two shapes; `fail` is told why there is none. */
export function refined(a: IntTuple, b: IntTuple, fail: Fail): IntTuple {
  if (extent(a) !== extent(b)) fail("sizes", extent(a), extent(b));
  if (!isTuple(a)) return b;
  if (!isTuple(b)) return a;
  const paired = a.length === b.length && a.every((mode, i) => extent(mode) === extent(b[i] as IntTuple));
  if (paired) return a.map((mode, i) => refined(mode, b[i] as IntTuple, fail));
  return interleaved(elements(a), elements(b), fail);
}

/** Two sequences of extents: the lesser of the first two is cut off both. */
function interleaved(a: readonly number[], b: readonly number[], fail: Fail): IntTuple {
  const out: number[] = [];
  const [left, right] = [a, b].map((extents) => extents.filter((one) => one > 1)) as [number[], number[]];
  for (let i = 0, j = 0; i < left.length && j < right.length; ) {
    const [x, y] = [left[i] as number, right[j] as number];
    const least = Math.min(x, y);
    if (Math.max(x, y) % least !== 0) fail("divisibility", Math.max(x, y), least);
    out.push(least);
    left[i] = x / least;
    right[j] = y / least;
    if (left[i] === 1) i++;
    if (right[j] === 1) j++;
  }
  const [only = 1] = out;
  return out.length > 1 ? out : only;
}
