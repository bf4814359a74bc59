import type { TileToShape } from "../../types/algebra/tile-to-shape.js";
import type { Accepted } from "../../types/diagnostic.js";
import type { IntTuple } from "../../types/layout/htuple.js";
import type { AnyLayout, AnyMapping, Resolved } from "../../types/layout/layout.js";
import type { Nesting } from "../../types/layout/levels.js";
import { exactly, failing, noting } from "../diagnostic.js";
import { isTuple } from "../layout/htuple.js";
import { laid, layoutIn, layoutOf } from "../layout/layout.js";
import { modesOf } from "../layout/modes.js";
import { ordered } from "../layout/order.js";
import { extent, extentsOf } from "../layout/shape.js";
import { show } from "../layout/text.js";
import { concatOf, modesIn } from "./concat.js";
import { onInner } from "./inner.js";
import { joined } from "./joined.js";
import { paired } from "./product.js";

/**
 * The tile repeated until it has the size of the shape in every mode, one tile after the other in the given order, which
 * is column-major when left out: the blocked product with the ordered layout of how often it fits, each mode coalesced.
 * A tile of fewer modes than
 * the shape has further ones of size 1. Refused are a shape of less rank than the tile, and one that the tile does not
 * divide.
 * @param tile a layout
 * @param shape the extents to reach, one for each mode
 * @param order of the modes, the least runs fastest
 * @returns the layout of that shape
 * @throws LayoutError: argument, divisibility, extent, overflow, rank
 * @law each copy of the tile is the tile, moved, and the copies fill the shape (test/algebra/tile-to-shape.test.ts)
 * @see {@link blockedProduct}
 * @example tileToShape(layout("(4,8):(8,1)"), [8, 16]) // prints as (8,(8,2)):(8,(1,64))
 * @example tileToShape(layout("(8,64):(64,1)"), [128, 64, 3]) // prints as (128,64,3):(64,1,8192)
 * @example tileToShape(layout("(4,8):(8,1)"), [8, 16], [1, 0]) // prints as ((4,2),(8,2)):((8,64),(1,32))
 */
export function tileToShape<
  T extends AnyMapping,
  const S extends Nesting<number>,
  const O extends Nesting<number> | null = null,
>(tile: T, shape: Accepted<S, TileToShape<T, S, O>>, order?: O): Resolved<T, TileToShape<T, S, O>>;

export function tileToShape(tile: AnyMapping, shape: unknown, order: IntTuple | null = null): AnyLayout {
  return onInner(tile, (layout) => tiledTo(layout, shape, order));
}

/** The tile is to divide the shape mode by mode; how often says what the order lays out. */
function tiledTo(tile: AnyLayout, shape: unknown, order: IntTuple | null): AnyLayout {
  const fail = failing("tileToShape", () => `${show(tile)}, ${show(shape)}`);
  const own = modesIn(layoutIn(tile, fail));
  const extents = extentsOf(shape, fail);
  const targets = isTuple(extents) ? extents : [extents];
  if (targets.length < own.length) fail("rank", own.length, targets.length);
  const modes = targets.map((_, i) => own[i] ?? laid(1, 0));
  return exactly(fail, () => {
    extent(extents);
    const counts = modes.map((mode, i) => {
      const target = extent(targets[i] as IntTuple);
      const size = extent(mode.shape);
      return target % size === 0 ? target / size : fail("divisibility", `extent ${target}`, size);
    });
    const by = ordered(counts, order ?? counts.map((_, i) => i), fail);
    const whole = concatOf(modes, fail);
    const pairs = noting(
      () => `as ${show(by)} repeats the tile`,
      () => paired(whole, by, fail),
    );
    return concatOf(
      pairs.map((pair) => layoutOf(joined(modesOf(concatOf(pair, fail))))),
      fail,
    );
  });
}
