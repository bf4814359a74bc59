import type { Accepted, Answer } from "../../types/diagnostic.js";
import type { AnyCopyAtom, CopyAtom } from "../../types/instruction/atom.js";
import type { CotiledCopy } from "../../types/instruction/cotiled-copy.js";
import type { CopyBits } from "../../types/instruction/tiled-copy.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import { composition } from "../algebra/composition.js";
import { modesIn } from "../algebra/concat.js";
import { filter } from "../algebra/filter.js";
import { leftInverse } from "../algebra/inverse.js";
import { type Fail, failing, renaming } from "../diagnostic.js";
import { isTuple } from "../layout/htuple.js";
import { laid, layout, layoutIn } from "../layout/layout.js";
import { extent } from "../layout/shape.js";
import { show } from "../layout/text.js";
import type { OpenTiledCopy } from "./tiled.js";
import { elementBitsIn } from "./tiled.js";
import { copyOf, nameOf } from "./tiled-copy.js";

/**
 * A copy by addresses (CuTe's make_cotiled_copy): `addresses` takes (thread, value) to addresses of the data, which `data` takes
 * its coordinates to.
 * @param atom an instruction of `copyAtom`
 * @param addresses from (thread, value) to addresses
 * @param data from coordinates to addresses
 * @param options `elementBits`, how many bits an element has
 * @returns the tiled copy
 * @throws LayoutError: as {@link tiledCopy} and {@link leftInverse} and {@link composition}
 * @law the tile and the layout of CUTLASS, case by case (test/instruction/tiled-copy.test.ts)
 * @see {@link tiledCopy}
 * @example cotiledCopy(copyAtom("UniversalCopy<u128>"), layout("(64,8):(8,1)"), layout("(16,64):(64,1)"), { elementBits: 16 }).tv // prints as ((8,8),8):((8,1),64)
 */
export function cotiledCopy<
  A extends AnyCopyAtom,
  Addresses extends AnyLayout,
  Data extends AnyLayout,
  const O extends CopyBits,
>(
  atom: A,
  addresses: Addresses,
  data: Accepted<Data, CotiledCopy<A, Addresses, Data, O>>,
  options: O,
): Answer<CotiledCopy<A, Addresses, Data, O>>;

export function cotiledCopy(atom: any, addresses: any, data: any, options: any): unknown {
  const operands = () => `${nameOf(atom)}, ${show(addresses)}, ${show(data)}`;
  return renaming("cotiledCopy", () => byAddresses(atom, addresses, data, options, operands), operands);
}

function byAddresses(
  atom: CopyAtom,
  addresses: AnyLayout,
  data: AnyLayout,
  options: CopyBits,
  operands: () => string,
): OpenTiledCopy {
  const fail = failing("cotiledCopy", operands);
  const { shape: pair } = layoutIn(addresses, fail);
  if (!isTuple(pair) || pair.length !== 2) fail("argument", show(addresses), "layout of threads and values");
  const elementBits = elementBitsIn(options, fail);
  const inverse = leftInverse(layoutIn(data, fail) as never) as AnyLayout;
  const of: AnyLayout = composition(inverse as AnyLayout, addresses as never);
  const shape = modesIn(data).map((mode) => extent(mode.shape));
  const grid = shape.map(() => 1);
  return cutOut(atom, of, shape, grid, elementBits, fail);
}

/** The copy whose tile is those of some coordinates that it touches, in the order of the modes. */
export function cutOut(
  atom: CopyAtom,
  tv: AnyLayout,
  shape: readonly number[],
  grid: readonly number[],
  elementBits: number,
  fail: Fail,
): OpenTiledCopy {
  const tiler = shape.map((_, i): AnyLayout => {
    const along = laid(
      shape,
      shape.map((_, j) => (i === j ? 1 : 0)),
    );
    return filter(composition(along as AnyLayout, tv as never) as AnyLayout);
  });
  const tile: AnyLayout = composition(layout(shape as never) as AnyLayout, tiler as never);
  const inverse = leftInverse(tile as never) as AnyLayout;
  return copyOf(atom, composition(inverse as AnyLayout, tv as never), tiler, grid, elementBits, fail);
}
