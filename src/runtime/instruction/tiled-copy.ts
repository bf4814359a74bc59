import type { Accepted, Answer } from "../../types/diagnostic.js";
import type { AnyCopyAtom, CopyAtom } from "../../types/instruction/atom.js";
import type { CopyBits, TiledCopyOf } from "../../types/instruction/tiled-copy.js";
import type { IntTuple } from "../../types/layout/htuple.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import { modesIn } from "../algebra/concat.js";
import { rightInverse } from "../algebra/inverse.js";
import { rakedProduct } from "../algebra/product.js";
import { recast } from "../algebra/recast.js";
import { withShape } from "../algebra/with-shape.js";
import { collision } from "../analysis/injective.js";
import { missing } from "../analysis/surjective.js";
import { clip, type Fail, failing, renaming } from "../diagnostic.js";
import { layoutIn } from "../layout/layout.js";
import { at } from "../layout/mapping.js";
import { extent } from "../layout/shape.js";
import { show } from "../layout/text.js";
import { isCopyAtom } from "./copy-atom.js";
import type { OpenTiledCopy } from "./tiled.js";
import { elementBitsIn } from "./tiled.js";

/**
 * A copy tiled over threads and values (CuTe's make_tiled_copy): `threads` takes the places of a tile to threads, `values` those
 * within what one of them has to its values. Refused are layouts that are no bijection, and threads or values that are no
 * multiple of those of the instruction.
 * @param atom an instruction of `copyAtom`
 * @param threads from places of a tile to threads
 * @param values from places in what a thread has to values
 * @param options `elementBits`, how many bits an element has
 * @returns the tiled copy
 * @throws LayoutError: argument, collision, divisibility, extent, integer, missing, overlap, rank, threads
 * @law all threads together have every element of the tile once, on both sides (test/instruction/partition.test.ts)
 * @see {@link partitionSource}
 * @example tiledCopy(copyAtom("UniversalCopy<u128>"), layout("(32,8):(8,1)"), layout("(1,8)"), { elementBits: 16 }).tv // prints as ((8,32),8):((256,1),32)
 */
export function tiledCopy<
  A extends AnyCopyAtom,
  Threads extends AnyLayout,
  Values extends AnyLayout,
  const O extends CopyBits,
>(
  atom: A,
  threads: Threads,
  values: Accepted<Values, TiledCopyOf<A, Threads, Values, O>>,
  options: O,
): Answer<TiledCopyOf<A, Threads, Values, O>>;

export function tiledCopy(atom: any, threads: any, values: any, options: any): unknown {
  const operands = () => `${nameOf(atom)}, ${show(threads)}, ${show(values)}`;
  return renaming("tiledCopy", () => raked(atom, threads, values, options, operands), operands);
}

function raked(
  atom: CopyAtom,
  threads: AnyLayout,
  values: AnyLayout,
  options: CopyBits,
  operands: () => string,
): OpenTiledCopy {
  const fail = failing("tiledCopy", operands);
  const elementBits = elementBitsIn(options, fail);
  const by: AnyLayout = rakedProduct(layoutIn(threads, fail) as AnyLayout, layoutIn(values, fail) as never);
  refuseUneven(by, fail);
  const counts = [extent(threads.shape), extent(values.shape)];
  const tv: AnyLayout = withShape(rightInverse(by), counts as never);
  const tiler = modesIn(by).map((mode) => extent(mode.shape));
  const grid = tiler.map(() => 1);
  return copyOf(atom, tv, tiler, grid, elementBits, fail);
}

/** The copy, where its threads and values are multiples of those of the instruction. */
export function copyOf(
  atom: CopyAtom,
  tv: AnyLayout,
  tiler: OpenTiledCopy["tiler"],
  grid: readonly number[],
  elementBits: number,
  fail: Fail,
): OpenTiledCopy {
  const own = inElements(atom, "reference", elementBits, fail).shape as readonly IntTuple[];
  // an element that more than one thread has is none of any
  const [laidOut, threads] = [extent(own[0] as IntTuple), extent(atom.threads.shape)];
  if (laidOut !== threads) fail("threads", laidOut, threads);
  (tv.shape as readonly IntTuple[]).forEach((mode, i) => {
    const size = extent(own[i] as IntTuple);
    if (extent(mode) % size !== 0) fail("divisibility", extent(mode), size);
  });
  return Object.freeze({ atom, tv, tiler: Object.freeze(tiler), grid: Object.freeze(grid), elementBits });
}

/** A side of the instruction by elements instead of bits. */
export function inElements(
  atom: CopyAtom,
  side: "source" | "destination" | "reference",
  elementBits: number,
  fail: Fail,
): AnyLayout {
  if (!isCopyAtom(atom)) return fail("argument", show(atom), "copy instruction");
  return recast(atom[side] as AnyLayout, 1, elementBits);
}

/** Refuses a layout of places that does not go to each thread and value once. */
function refuseUneven(by: AnyLayout, fail: Fail): void {
  const found: readonly [number, number] | null = collision(by as AnyLayout);
  if (found !== null) fail("collision", found[0], found[1], at(by, found[0]));
  const lacking: number | null = missing(by as never);
  if (lacking !== null) fail("missing", lacking);
}

/** The instruction in the words of a refusal. */
export function nameOf(atom: unknown): string {
  return isCopyAtom(atom) ? clip(atom.name) : show(atom);
}
