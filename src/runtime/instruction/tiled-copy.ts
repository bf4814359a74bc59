import type { Accepted } from "../../types/diagnostic.js";
import type { AnyCopyAtom, CopyAtom } from "../../types/instruction/atom.js";
import type { Given } from "../../types/instruction/given.js";
import type { Operand } from "../../types/instruction/threads.js";
import type {
  CopyBits,
  CotiledCopy,
  TiledCopy,
  TiledCopyA,
  TiledCopyB,
  TiledCopyC,
  TiledCopyCAtom,
  TiledCopyOf,
} from "../../types/instruction/tiled-copy.js";
import type { TiledMma } from "../../types/instruction/tiled-mma.js";
import type { IntTuple } from "../../types/layout/htuple.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import { composition } from "../algebra/composition.js";
import { modesIn } from "../algebra/concat.js";
import { filter } from "../algebra/filter.js";
import { leftInverse, rightInverse } from "../algebra/inverse.js";
import { rakedProduct } from "../algebra/product.js";
import { recast } from "../algebra/recast.js";
import { withShape } from "../algebra/with-shape.js";
import { collision } from "../analysis/injective.js";
import { missing } from "../analysis/surjective.js";
import { clip, type Fail, failing } from "../diagnostic.js";
import { show } from "../layout/htuple.js";
import { laid, layout, layoutIn } from "../layout/layout.js";
import { extent } from "../layout/shape.js";
import { isCopyAtom } from "./copy-atom.js";
import { pick } from "./threads.js";
import { type OpenTiledMma, sizesOf } from "./tiled-mma.js";
import { tvIn } from "./tv.js";

/** A tiled copy, whatever the compiler knows of it. */
export type OpenTiledCopy = TiledCopy<
  CopyAtom,
  AnyLayout,
  readonly (number | AnyLayout)[],
  readonly number[],
  number
>;

/**
 * A copy tiled over threads and values (CuTe's make_tiled_copy): `threads` takes the places of a tile to threads, `values` those
 * within what one of them has to its values. Refused are layouts that are no bijection, and threads or values that are no
 * multiple of those of the instruction.
 * @param atom an instruction of `copyAtom`
 * @param threads from places of a tile to threads
 * @param values from places in what a thread has to values
 * @param options `elementBits`, how many bits an element has
 * @returns the tiled copy
 * @throws LayoutError: argument, collision, divisibility, integer, missing, threads
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
  values: Accepted<Values, NoInfer<TiledCopyOf<A, Threads, Values, O>>, "tiledCopy">,
  options: O,
): Given<NoInfer<TiledCopyOf<A, Threads, Values, O>>, "tiledCopy">;

export function tiledCopy(atom: any, threads: any, values: any, { elementBits }: any): OpenTiledCopy {
  const fail = failing("tiledCopy", () => `${nameOf(atom)}, ${show(threads)}, ${show(values)}`);
  const by: AnyLayout = rakedProduct(layoutIn(threads, fail) as AnyLayout, layoutIn(values, fail) as never);
  refuseUneven(by, fail);
  const counts = [extent(threads.shape), extent(values.shape)];
  const tv: AnyLayout = withShape(rightInverse(by), counts as never);
  const tiler = modesIn(by).map((mode) => extent(mode.shape as IntTuple));
  return copyOf(
    atom,
    tv,
    tiler,
    tiler.map(() => 1),
    elementBits,
    fail,
  );
}

/**
 * A copy of what each thread has of A in a tiled instruction (CuTe's make_tiled_copy_A).
 * @param atom an instruction of `copyAtom`
 * @param tiled of `tiledMma`
 * @param options `elementBits`, how many bits an element has
 * @returns the tiled copy
 * @throws LayoutError: as {@link tiledCopy}
 * @see {@link retile}
 * @example tiledCopyA(copyAtom("SM75_U32x4_LDSM_N"), tiledMma(mmaAtom("SM80_16x8x16_F32F16F16F32_TN")), { elementBits: 16 }).tiler // [16, 16]
 */
export function tiledCopyA<
  A extends AnyCopyAtom,
  T extends TiledMma<unknown, unknown>,
  const O extends CopyBits,
>(
  atom: A,
  tiled: Accepted<T, NoInfer<TiledCopyA<A, T, O>>, "tiledCopyA">,
  options: O,
): Given<NoInfer<TiledCopyA<A, T, O>>, "tiledCopyA">;

export function tiledCopyA(atom: any, tiled: any, options: any): unknown {
  return ofMma("A", atom, tiled, options, "tiledCopyA");
}

/**
 * A copy of what each thread has of B in a tiled instruction (CuTe's make_tiled_copy_B).
 * @param atom an instruction of `copyAtom`
 * @param tiled of `tiledMma`
 * @param options `elementBits`, how many bits an element has
 * @returns the tiled copy
 * @throws LayoutError: as {@link tiledCopy}
 * @see {@link retile}
 * @example tiledCopyB(copyAtom("SM75_U32x2_LDSM_N"), tiledMma(mmaAtom("SM80_16x8x16_F32F16F16F32_TN")), { elementBits: 16 }).tiler // [8, 16]
 */
export function tiledCopyB<
  A extends AnyCopyAtom,
  T extends TiledMma<unknown, unknown>,
  const O extends CopyBits,
>(
  atom: A,
  tiled: Accepted<T, NoInfer<TiledCopyB<A, T, O>>, "tiledCopyB">,
  options: O,
): Given<NoInfer<TiledCopyB<A, T, O>>, "tiledCopyB">;

export function tiledCopyB(atom: any, tiled: any, options: any): unknown {
  return ofMma("B", atom, tiled, options, "tiledCopyB");
}

/**
 * A copy of what each thread has of C in a tiled instruction (CuTe's make_tiled_copy_C).
 * @param atom an instruction of `copyAtom`
 * @param tiled of `tiledMma`
 * @param options `elementBits`, how many bits an element has
 * @returns the tiled copy
 * @throws LayoutError: as {@link tiledCopy}
 * @see {@link retile}
 * @example tiledCopyC(copyAtom("UniversalCopy<u64>"), tiledMma(mmaAtom("SM80_16x8x16_F32F16F16F32_TN")), { elementBits: 32 }).tiler // [16, 8]
 */
export function tiledCopyC<
  A extends AnyCopyAtom,
  T extends TiledMma<unknown, unknown>,
  const O extends CopyBits,
>(
  atom: A,
  tiled: Accepted<T, NoInfer<TiledCopyC<A, T, O>>, "tiledCopyC">,
  options: O,
): Given<NoInfer<TiledCopyC<A, T, O>>, "tiledCopyC">;

export function tiledCopyC(atom: any, tiled: any, options: any): unknown {
  return ofMma("C", atom, tiled, options, "tiledCopyC");
}

/**
 * The least copy of what each thread has of C: of one instruction's values, in their order (CuTe's make_tiled_copy_C_atom).
 * @param atom an instruction of `copyAtom`
 * @param tiled of `tiledMma`
 * @param options `elementBits`, how many bits an element has
 * @returns the tiled copy
 * @throws LayoutError: as {@link tiledCopy}
 * @see {@link tiledCopyC}
 * @example tiledCopyCAtom(copyAtom("SM90_U32x2_STSM_N"), tiledMma(mmaAtom("SM90_64x64x16_F32F16F16_SS")), { elementBits: 16 }).tv // prints as ((4,8,4),(2,2)):((64,1,8),(256,32))
 */
export function tiledCopyCAtom<
  A extends AnyCopyAtom,
  T extends TiledMma<unknown, unknown>,
  const O extends CopyBits,
>(
  atom: A,
  tiled: Accepted<T, NoInfer<TiledCopyCAtom<A, T, O>>, "tiledCopyCAtom">,
  options: O,
): Given<NoInfer<TiledCopyCAtom<A, T, O>>, "tiledCopyCAtom">;

export function tiledCopyCAtom(atom: any, tiled: any, { elementBits }: any): OpenTiledCopy {
  const fail = failing("tiledCopyCAtom", () => `${nameOf(atom)}, ${tiled.atom.name}`);
  const tv = tvIn("C", tiled);
  const [threads, values] = tv.shape as readonly [IntTuple, readonly [IntTuple, readonly IntTuple[]]];
  const many = extent(
    (inElements(atom, "source", elementBits, fail).shape as readonly IntTuple[])[1] as IntTuple,
  );
  const first: AnyLayout = composition(tv as AnyLayout, layout([extent(threads), many]) as never);
  const grid = gridOf(many / extent(values[0]), extent(values[1][0] as IntTuple));
  return cutOut(atom, first, pick("C", sizesOf(tiled)), grid, elementBits, fail);
}

/** So many parts of an instruction, those along M first; parts of a part are none. */
function gridOf(many: number, along: number): readonly number[] {
  if (!Number.isInteger(many)) return [1, 1];
  const first = Math.min(along, many);
  return Number.isInteger(many / first) ? [first, many / first] : [1, 1];
}

/**
 * A copy by addresses (CuTe's make_cotiled_copy): `addresses` takes (thread, value) to addresses of the data, which `data` takes
 * its coordinates to.
 * @param atom an instruction of `copyAtom`
 * @param addresses from (thread, value) to addresses
 * @param data from coordinates to addresses
 * @param options `elementBits`, how many bits an element has
 * @returns the tiled copy
 * @throws LayoutError: as {@link tiledCopy} and {@link leftInverse} and {@link composition}
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
  data: Accepted<Data, NoInfer<CotiledCopy<A, Addresses, Data, O>>, "cotiledCopy">,
  options: O,
): Given<NoInfer<CotiledCopy<A, Addresses, Data, O>>, "cotiledCopy">;

export function cotiledCopy(atom: any, addresses: any, data: any, { elementBits }: any): OpenTiledCopy {
  const fail = failing("cotiledCopy", () => `${nameOf(atom)}, ${show(addresses)}, ${show(data)}`);
  const inverse = leftInverse(layoutIn(data, fail) as never) as AnyLayout;
  const of: AnyLayout = composition(inverse as AnyLayout, layoutIn(addresses, fail) as never);
  const shape = modesIn(data).map((mode) => extent(mode.shape as IntTuple));
  return cutOut(
    atom,
    of,
    shape,
    shape.map(() => 1),
    elementBits,
    fail,
  );
}

/** The copy whose tile is those of some coordinates that it touches, in the order of the modes. */
function cutOut(
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

function ofMma(
  operand: Operand,
  atom: CopyAtom,
  tiled: OpenTiledMma,
  options: any,
  operation: string,
): OpenTiledCopy {
  const fail = failing(operation, () => `${nameOf(atom)}, ${clip(tiled.atom.name)}`);
  const tv = tvIn(operand, tiled);
  const [, values] = tv.shape as readonly [IntTuple, readonly [IntTuple, readonly IntTuple[]]];
  return copyOf(atom, tv, pick(operand, sizesOf(tiled)), values[1].map(extent), options.elementBits, fail);
}

function copyOf(
  atom: CopyAtom,
  tv: AnyLayout,
  tiler: OpenTiledCopy["tiler"],
  grid: readonly number[],
  elementBits: number,
  fail: Fail,
): OpenTiledCopy {
  const own = inElements(atom, "reference", elementBits, fail).shape as readonly IntTuple[];
  // an element that more than one thread has is none of any
  const [laidOut, threads] = [extent(own[0] as IntTuple), extent(atom.threads.shape as IntTuple)];
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
  if (found !== null) fail("collision", found[0], found[1], by(found[0]));
  const lacking: number | null = missing(by as never);
  if (lacking !== null) fail("missing", lacking);
}

function nameOf(atom: unknown): string {
  return isCopyAtom(atom) ? clip(atom.name) : show(atom);
}
