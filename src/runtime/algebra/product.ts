import type {
  BlockedProduct,
  FlatProduct,
  LogicalProduct,
  RakedProduct,
  TiledProduct,
  ZippedProduct,
} from "../../types/algebra/product.js";
import type { Tiler } from "../../types/algebra/tiler.js";
import type { Accepted } from "../../types/diagnostic.js";
import type { AnyLayout, AnyMapping, Resolved } from "../../types/layout/layout.js";
import { exactly, type Fail, noting } from "../diagnostic.js";
import { isTuple } from "../layout/htuple.js";
import { whole } from "../layout/layout.js";
import type { Sides } from "../layout/modes.js";
import { show } from "../layout/text.js";
import { complementOf } from "./complement.js";
import { composed } from "./composition.js";
import { concatenated, sidesIn } from "./concat.js";
import { inOneKind } from "./one-kind.js";
import { byMode, type Job } from "./tiler.js";
import { flat, tiled, zipped } from "./unzip.js";

/**
 * The layout repeated, once for every element of the tiler, at places of its own: A ⊗ B = (A, A* ∘ B) (paper, section
 * 5.5.1). An array of tilers multiplies by mode. Refused is a layout that has no complement, and whatever composition
 * refuses.
 * @param left the layout that is repeated
 * @param tiler how, as a layout, an integer, or an array of these by mode
 * @returns for each tiler the tile and its repetition
 * @throws LayoutError: negative-stride, overlap, basis; as {@link composition}
 * @law the layout once for every element of the tiler, at places that do not meet (test/property/algebra.test.ts)
 * @see {@link logicalDivide}
 * @example logicalProduct(layout("(3,4):(4,1)"), layout("(2,5):(1,2)")) // prints as ((3,4),(2,5)):((4,1),(12,24))
 */
export function logicalProduct<A extends AnyMapping, const T extends Tiler>(
  left: A,
  tiler: Accepted<T, LogicalProduct<A, T>>,
): Resolved<A, LogicalProduct<A, T>>;

export function logicalProduct(left: AnyMapping, tiler: unknown): AnyLayout {
  return byMode(multiplying("logicalProduct"), left, tiler as Tiler);
}

/**
 * The logical product with its parts gathered: one mode for the tile, one for its repetition.
 * @param left the layout that is repeated
 * @param tiler how, as a layout, an integer, or an array of these by mode
 * @returns the tile and its repetition, as two modes
 * @throws LayoutError: as {@link logicalProduct}
 * @law the modes of the logical product, by mode, rearranged (test/algebra/product.test.ts)
 * @see {@link zippedDivide}
 * @example zippedProduct(layout("(2,5):(5,1)"), [layout("3:5"), layout("4:6")]) // prints as ((2,5),(3,4)):((5,1),(10,30))
 */
export function zippedProduct<A extends AnyMapping, const T extends Tiler>(
  left: A,
  tiler: Accepted<T, ZippedProduct<A, T>>,
): Resolved<A, ZippedProduct<A, T>>;

export function zippedProduct(left: AnyMapping, tiler: unknown): AnyLayout {
  return zipped(multiplying("zippedProduct"), left, tiler as Tiler);
}

/**
 * The logical product with the tile as one mode, and each repetition as its own.
 * @param left the layout that is repeated
 * @param tiler how, as a layout, an integer, or an array of these by mode
 * @returns the tile, and each mode of its repetition
 * @throws LayoutError: as {@link logicalProduct}
 * @law the modes of the logical product, by mode, rearranged (test/algebra/product.test.ts)
 * @see {@link tiledDivide}
 * @example tiledProduct(layout("(2,5):(5,1)"), [layout("3:5"), layout("4:6")]) // prints as ((2,5),3,4):((5,1),10,30)
 */
export function tiledProduct<A extends AnyMapping, const T extends Tiler>(
  left: A,
  tiler: Accepted<T, TiledProduct<A, T>>,
): Resolved<A, TiledProduct<A, T>>;

export function tiledProduct(left: AnyMapping, tiler: unknown): AnyLayout {
  return tiled(multiplying("tiledProduct"), left, tiler as Tiler);
}

/**
 * The logical product with every part as its own mode, those of the tile first.
 * @param left the layout that is repeated
 * @param tiler how, as a layout, an integer, or an array of these by mode
 * @returns each mode of the tile, and each of its repetition
 * @throws LayoutError: as {@link logicalProduct}
 * @law the modes of the logical product, by mode, rearranged (test/algebra/product.test.ts)
 * @see {@link flatDivide}
 * @example flatProduct(layout("(2,5):(5,1)"), [layout("3:5"), layout("4:6")]) // prints as (2,5,3,4):(5,1,10,30)
 */
export function flatProduct<A extends AnyMapping, const T extends Tiler>(
  left: A,
  tiler: Accepted<T, FlatProduct<A, T>>,
): Resolved<A, FlatProduct<A, T>>;

export function flatProduct(left: AnyMapping, tiler: unknown): AnyLayout {
  return flat(multiplying("flatProduct"), left, tiler as Tiler);
}

/**
 * The logical product with the modes of both paired, those of the tile inside: blocks side by side (paper, figure 10).
 * Refused are operands of different rank.
 * @param left the layout that is repeated
 * @param tiler how, as a layout or an integer
 * @returns a mode for each pair, the tile's part first
 * @throws LayoutError: as {@link logicalProduct}
 * @law every element of the logical product, and along each mode a copy of the tile stays together
 *   (test/property/algebra.test.ts)
 * @see {@link rakedProduct}
 * @example blockedProduct(layout("(3,4):(4,1)"), layout("(2,5):(1,2)")) // prints as ((3,2),(4,5)):((4,12),(1,24))
 */
export function blockedProduct<A extends AnyMapping, const T extends Tiler>(
  left: A,
  tiler: Accepted<T, BlockedProduct<A, T>>,
): Resolved<A, BlockedProduct<A, T>>;

export function blockedProduct(left: AnyMapping, tiler: unknown): AnyLayout {
  return byMode(
    pairing("blockedProduct", (tile, repeat) => [tile, repeat]),
    left,
    tiler as Tiler,
  );
}

/**
 * The logical product with the modes of both paired, those of the tile outside: it is raked (paper, figure 11).
 * Refused are operands of different rank.
 * @param left the layout that is repeated
 * @param tiler how, as a layout or an integer
 * @returns a mode for each pair, the tile's part last
 * @throws LayoutError: as {@link logicalProduct}
 * @law every element of the logical product, and along each mode the copies take turns
 *   (test/property/algebra.test.ts)
 * @see {@link blockedProduct}
 * @example rakedProduct(layout("(3,4):(4,1)"), layout("(2,5):(1,2)")) // prints as ((2,3),(5,4)):((12,4),(24,1))
 */
export function rakedProduct<A extends AnyMapping, const T extends Tiler>(
  left: A,
  tiler: Accepted<T, RakedProduct<A, T>>,
): Resolved<A, RakedProduct<A, T>>;

export function rakedProduct(left: AnyMapping, tiler: unknown): AnyLayout {
  return byMode(
    pairing("rakedProduct", (tile, repeat) => [repeat, tile]),
    left,
    tiler as Tiler,
  );
}

/** A product in the name of an operation. */
function multiplying(operation: string): Job {
  return {
    operation,
    sign: "⊗",
    of: (left, tile, fail) => concatenated(inOneKind([left, repeated(left, tile, fail)]), fail),
  };
}

/** A mode of the tile and its repetition, in the order in which they are to stand. */
type Pair = readonly [Sides, Sides];

/** A product whose modes are paired, in the name of an operation. */
function pairing(operation: string, pair: (...modes: Pair) => Pair): Job {
  return {
    operation,
    sign: "⊗",
    of: (left, tile, fail) => {
      const pairs = paired(left, tile, fail).map((modes) => concatenated(pair(...modes), fail));
      return concatenated(pairs, fail);
    },
  };
}

/** Each mode of a layout with its repetition by the same mode of another. */
export function paired(left: Sides, by: Sides, fail: Fail): readonly Pair[] {
  const tiles = sidesIn(left);
  const count = sidesIn(by).length;
  if (count < tiles.length)
    fail("rank", count, `${tiles.length}: append(tiler, ${tiles.length}) fills it up`);
  if (count > tiles.length) fail("rank", count, `${tiles.length}: append(layout, ${count}) fills it up`);
  const [tile, repeat] = inOneKind([left, repeated(left, by, fail)]) as Pair;
  // an integer is one mode, into however many its repetition falls
  const repeats = isTuple(by.shape) ? sidesIn(repeat) : [repeat];
  return sidesIn(tile).map((mode, i) => [mode, repeats[i] as Sides]);
}

/**
 * A* ∘ B. The complement is not bounded: as a left operand it has no bound, and one cut at |A|·cosize(B) would lose its
 * last mode where A leaves gaps that no mode fills.
 */
function repeated(left: Sides, by: Sides, fail: Fail): Sides {
  const complement = exactly(fail, () => complementOf(left, fail));
  return noting(
    () => `in the gaps ${show(whole(complement))}`,
    () => composed(complement, by, fail),
  );
}
