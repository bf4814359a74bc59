import type { Accepted, Answer } from "../../types/diagnostic.js";
import type { IntTuple } from "../../types/layout/htuple.js";
import type { AnyLayout, Layout, ResultShape, ResultStride } from "../../types/layout/layout.js";
import type { Nesting } from "../../types/layout/levels.js";
import type { CompactOrder, OrderedLayout } from "../../types/layout/order.js";
import { exactly, type Fail, failing } from "../diagnostic.js";
import { elements, integersOf, isTuple, refines } from "./htuple.js";
import { laid } from "./layout.js";
import { extent, extentsOf } from "./shape.js";
import { show } from "./text.js";

/**
 * The compact stride of a shape whose modes are laid out in the given order: the mode of the least entry runs fastest. A
 * mode with one entry for several extents is column-major within. Refused is an order that does not fit the shape, or is
 * no permutation: its entries are consecutive integers.
 * @param shape extents, nested as wanted
 * @param order an integer for each mode, the least runs fastest
 * @returns the stride, in the profile of the shape
 * @throws LayoutError: extent, integer, order, overflow
 * @law every mode continues the one before it in the order (test/layout/order.test.ts)
 * @see {@link orderedLayout}
 * @example compactOrder([2, 3, 4, 5], [0, 2, 3, 1]) // [1, 10, 30, 2]
 */
export function compactOrder<const S extends Nesting<number>, const O extends Nesting<number>>(
  shape: S,
  order: Accepted<O, CompactOrder<S, O>>,
): Answer<CompactOrder<S, O>, IntTuple>;

export function compactOrder(shape: IntTuple, order: IntTuple): IntTuple {
  return ordered(shape, order, ordering("compactOrder", shape, order)).stride as IntTuple;
}

/**
 * The compact layout of a shape whose modes are laid out in the given order.
 * @param shape extents, nested as wanted
 * @param order an integer for each mode, the least runs fastest
 * @returns the layout
 * @throws LayoutError: extent, integer, order, overflow
 * @law compact, and the mode of the least entry runs fastest (test/layout/order.test.ts)
 * @see {@link compactOrder}
 * @example orderedLayout([4, [2, 8]], [1, [0, 2]]) // prints as (4,(2,8)):(2,(1,8))
 */
export function orderedLayout<const S extends Nesting<number>, const O extends Nesting<number>>(
  shape: S,
  order: Accepted<O, OrderedLayout<S, O>>,
): Layout<ResultShape<OrderedLayout<S, O>>, ResultStride<OrderedLayout<S, O>>>;

export function orderedLayout(shape: IntTuple, order: any): AnyLayout {
  return ordered(shape, order, ordering("orderedLayout", shape, order));
}

/** The same, refused by `fail`. */
export function ordered(shape: unknown, order: unknown, fail: Fail): AnyLayout {
  const extents = extentsOf(shape, fail);
  const ranks = integersOf(order, fail);
  const places = elements(ranks);
  const sorted = places.toSorted((a, b) => a - b);
  const least = sorted[0] as number;
  if (!refines(ranks, extents) || sorted.some((place, i) => place !== least + i))
    fail("order", show(ranks), show(extents));
  return exactly(fail, () => {
    extent(extents);
    return laid(extents, strideOf(extents, ranks));
  });
}

function ordering(operation: string, shape: IntTuple, order: IntTuple): Fail {
  return failing(operation, () => `${show(shape)}, ${show(order)}`);
}

/** The strides of all extents, each the product of those that come before it in the order. */
function strideOf(extents: IntTuple, ranks: IntTuple): IntTuple {
  const leaves: { readonly place: number; readonly size: number; readonly at: number }[] = [];
  const collect = (mode: IntTuple, rank: IntTuple): void => {
    if (!isTuple(mode)) leaves.push({ place: rank as number, size: mode, at: leaves.length });
    else for (const [i, part] of mode.entries()) collect(part, isTuple(rank) ? (rank[i] as IntTuple) : rank);
  };
  collect(extents, ranks);
  const strides: number[] = [];
  let covered = 1;
  for (const { at, size } of leaves.toSorted((a, b) => a.place - b.place)) {
    strides[at] = covered;
    covered *= size;
  }
  let next = 0;
  const rebuild = (mode: IntTuple): IntTuple =>
    isTuple(mode) ? mode.map(rebuild) : (strides[next++] as number);
  return rebuild(extents);
}
