import type { FlatDivide, LogicalDivide, TiledDivide, ZippedDivide } from "../../types/algebra/divide.js";
import type { Tiler } from "../../types/algebra/tiler.js";
import type { Accepted } from "../../types/diagnostic.js";
import type { AnyLayout, AnyMapping, Resolved } from "../../types/layout/layout.js";
import { exactly, type Fail, noting } from "../diagnostic.js";
import { whole } from "../layout/layout.js";
import type { Sides } from "../layout/modes.js";
import { show } from "../layout/text.js";
import { complementUpTo } from "./complement.js";
import { composed } from "./composition.js";
import { concatenated } from "./concat.js";
import { byMode, type Job } from "./tiler.js";
import { flat, tiled, zipped } from "./unzip.js";

/**
 * The layout split into the elements that the tiler points at and the rest: A ⊘ B = A ∘ (B, B*) with the complement
 * bounded by the size of A (paper, section 5.5.2). An array of tilers divides by mode. Where sizes do not divide, the
 * rest rounds up. Refused is a tiler that with its complement would miss elements, and whatever composition refuses.
 * @param left the layout
 * @param tiler the tile, as a layout, an integer, or an array of these by mode
 * @returns for each tiler the tile and the rest
 * @throws LayoutError: negative-stride, overlap, not-completing, basis; as {@link composition}
 * @law every element of A is in it, and its first mode is A ∘ B (test/property/algebra.test.ts)
 * @see {@link logicalProduct}
 * @example logicalDivide(layout("(6,2,2):(2,1,20)"), layout("8:3")) // prints as ((2,2,2),3):((6,1,20),2)
 * @example logicalDivide(layout("(8,16):(20,1)"), [4, layout("8:2")]) // prints as ((4,2),(8,2)):((20,80),(2,1))
 */
export function logicalDivide<A extends AnyMapping, const T extends Tiler>(
  left: A,
  tiler: Accepted<T, LogicalDivide<A, T>>,
): Resolved<A, LogicalDivide<A, T>>;

export function logicalDivide(left: AnyMapping, tiler: unknown): AnyLayout {
  return byMode(dividing("logicalDivide"), left, tiler as Tiler);
}

/**
 * The logical divide with its parts gathered: one mode for the tile, one for the rest (paper, section 5.5.2).
 * @param left the layout
 * @param tiler the tile, as a layout, an integer, or an array of these by mode
 * @returns the tile and the rest, as two modes
 * @throws LayoutError: as {@link logicalDivide}
 * @law the modes of the logical divide, by mode, rearranged (test/property/algebra.test.ts)
 * @see {@link zippedProduct}
 * @example zippedDivide(layout("(8,16):(20,1)"), [4, layout("8:2")]) // prints as ((4,8),(2,2)):((20,2),(80,1))
 */
export function zippedDivide<A extends AnyMapping, const T extends Tiler>(
  left: A,
  tiler: Accepted<T, ZippedDivide<A, T>>,
): Resolved<A, ZippedDivide<A, T>>;

export function zippedDivide(left: AnyMapping, tiler: unknown): AnyLayout {
  return zipped(dividing("zippedDivide"), left, tiler as Tiler);
}

/**
 * The logical divide with the tile as one mode, and each rest as its own.
 * @param left the layout
 * @param tiler the tile, as a layout, an integer, or an array of these by mode
 * @returns the tile, and each mode of the rest
 * @throws LayoutError: as {@link logicalDivide}
 * @law the modes of the logical divide, by mode, rearranged (test/property/algebra.test.ts)
 * @see {@link tiledProduct}
 * @example tiledDivide(layout("(8,16):(20,1)"), [4, layout("8:2")]) // prints as ((4,8),2,2):((20,2),80,1)
 */
export function tiledDivide<A extends AnyMapping, const T extends Tiler>(
  left: A,
  tiler: Accepted<T, TiledDivide<A, T>>,
): Resolved<A, TiledDivide<A, T>>;

export function tiledDivide(left: AnyMapping, tiler: unknown): AnyLayout {
  return tiled(dividing("tiledDivide"), left, tiler as Tiler);
}

/**
 * The logical divide with every part as its own mode, those of the tile first.
 * @param left the layout
 * @param tiler the tile, as a layout, an integer, or an array of these by mode
 * @returns each mode of the tile, and each of the rest
 * @throws LayoutError: as {@link logicalDivide}
 * @law the modes of the logical divide, by mode, rearranged (test/property/algebra.test.ts)
 * @see {@link flatProduct}
 * @example flatDivide(layout("(8,16):(20,1)"), [4, layout("8:2")]) // prints as (4,8,2,2):(20,2,80,1)
 */
export function flatDivide<A extends AnyMapping, const T extends Tiler>(
  left: A,
  tiler: Accepted<T, FlatDivide<A, T>>,
): Resolved<A, FlatDivide<A, T>>;

export function flatDivide(left: AnyMapping, tiler: unknown): AnyLayout {
  return flat(dividing("flatDivide"), left, tiler as Tiler);
}

/** A divide in the name of an operation. */
function dividing(operation: string): Job {
  return { operation, sign: "⊘", of: divided };
}

/** One layout divided by another, refused by `fail`. */
export function divided(left: Sides, tile: Sides, fail: Fail): Sides {
  const rest = exactly(fail, () => complementUpTo(tile, left.shape, true, fail));
  const all = concatenated([tile, rest], fail);
  return noting(
    () => `with ${show(whole(rest))} to complete the tile`,
    () => composed(left, all, fail),
  );
}
