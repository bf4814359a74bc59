import type { Tiler } from "../../types/algebra/tiler.js";
import type { Accepted } from "../../types/diagnostic.js";
import type { IntTuple } from "../../types/layout/htuple.js";
import type { AnyLayout, ResultShape, ResultStride } from "../../types/layout/layout.js";
import type { SliceCoordinate } from "../../types/layout/slice.js";
import type { LocalPartition, LocalTile, ThreadDivide, TileDivide } from "../../types/tensor/partition.js";
import type { Projection } from "../../types/tensor/projection.js";
import type { RaggedIn } from "../../types/tensor/ragged.js";
import type { AccessorIn, AnyTensor, LayoutIn, Tensor } from "../../types/tensor/tensor.js";
import { concatOf, modesIn } from "../algebra/concat.js";
import { zippedDivide } from "../algebra/divide.js";
import { type Fail, failing, renaming } from "../diagnostic.js";
import { crd2idx, idx2crd } from "../layout/coordinate.js";
import { offsetOf } from "../layout/evaluation.js";
import { integersOf, isTuple, tupleOf } from "../layout/htuple.js";
import { laid, layoutIn } from "../layout/layout.js";
import { extent } from "../layout/shape.js";
import { show } from "../layout/text.js";
import { viewed } from "./edge.js";
import { projectionIn } from "./projection.js";
import { slicedBy } from "./slice.js";
import { shown, tensorIn } from "./tensor.js";

/**
 * One tile of a tensor: it is divided by the tiler, and of the rest a coordinate is fixed but for its `null` modes, which
 * follow the modes of the tile (paper, section 5.5.2). Refused is what the divide refuses, and a coordinate that is none
 * of the rest. A tile that reaches past the end of the tensor, where sizes do not divide, is ragged: see `inBounds`.
 * @param of a tensor
 * @param tiler the tile
 * @param coordinate which tile, `null` for all of a mode
 * @param projection where the tiler has modes that the tensor lacks: 1 for one of its own, else `null`
 * @returns a view of it
 * @throws LayoutError: argument, coordinate, integer, profile, range; as {@link zippedDivide}
 * @law the tiles of all coordinates are the tensor, each element once (test/tensor/tensor.test.ts)
 * @see {@link localPartition}
 * @example String(localTile(tensor(counting(), layout("(8,8)")), [2, 4], [1, null])) // "{2} ∘ (2,4,2):(1,8,32)"
 * @example String(localTile(tensor(counting(), layout("(8,8)")), [2, 4, 8], [1, 0, null], [1, null, 1])) // "{2} ∘ (2,8,1):(1,8,0)"
 */
export function localTile<
  T extends AnyTensor,
  const By extends Tiler,
  const C extends SliceCoordinate,
  const P extends Projection = null,
>(
  of: T,
  tiler: Accepted<By, TileDivide<T, By, P>>,
  coordinate: Accepted<C, LocalTile<T, By, C, P>>,
  projection?: P,
): Tensor<
  AccessorIn<T>,
  ResultShape<LayoutIn<LocalTile<T, By, C, P>>>,
  ResultStride<LayoutIn<LocalTile<T, By, C, P>>>,
  RaggedIn<LocalTile<T, By, C, P>>
>;

export function localTile(of: unknown, tiler: any, coordinate: any, projection: unknown = null): AnyTensor {
  const fail = failing("localTile", () => shown(of));
  const from = tensorIn(of, fail);
  const project = projectionIn(projection, fail);
  const by = project(tupleOf(tiler, fail)) as Tiler;
  const where = tupleOf(coordinate, fail) as SliceCoordinate;
  return viewed(from, by, (layout) => {
    const { tile, rest } = renaming("localTile", () => divided(layout, by));
    const { kept, offset } = slicedBy(project(where), rest, fail);
    const modes = [...modesIn(tile), ...kept.map(({ shape, stride }) => laid(shape, stride))];
    return { layout: concatOf(modes, fail), offset };
  });
}

/**
 * The part of a tensor that a thread works on: the tensor is divided by the extents of the thread layout, and of each tile
 * the thread takes the element at its own coordinate. Refused is what the divide refuses, and an index that is no thread's.
 * Where tiles reach past the end of the tensor a part may be ragged: see `inBounds`.
 * @param of a tensor
 * @param threads a layout from coordinates to threads
 * @param index of a thread
 * @param projection where the threads have modes that the tensor lacks: 1 for one of its own, else `null`
 * @returns a view of it
 * @throws LayoutError: argument, integer, missing, profile; as {@link zippedDivide}
 * @law the parts of all threads are the tensor, each element once (test/tensor/tensor.test.ts)
 * @see {@link localTile}
 * @example String(localPartition(tensor(counting(), layout("(8,8)")), layout("(2,4):(4,1)"), 5)) // "{9} ∘ (4,2):(2,32)"
 */
export function localPartition<
  T extends AnyTensor,
  Threads extends AnyLayout,
  const I extends number,
  const P extends Projection = null,
>(
  of: T,
  threads: Accepted<Threads, ThreadDivide<T, Threads, P>>,
  index: Accepted<I, LocalPartition<T, Threads, I, P>>,
  projection?: P,
): Tensor<
  AccessorIn<T>,
  ResultShape<LayoutIn<LocalPartition<T, Threads, I, P>>>,
  ResultStride<LayoutIn<LocalPartition<T, Threads, I, P>>>,
  RaggedIn<LocalPartition<T, Threads, I, P>>
>;

export function localPartition(of: unknown, threads: any, index: any, projection: unknown = null): AnyTensor {
  const fail = failing("localPartition", () => `${shown(of)}, ${show(threads)}`);
  const from = tensorIn(of, fail);
  const { shape } = layoutIn(threads, fail) as { readonly shape: IntTuple };
  const project = projectionIn(projection, fail);
  const tiler = project(isTuple(shape) ? shape.map(extent) : shape);
  return viewed(from, tiler, (layout) => {
    const { tile, rest } = renaming("localPartition", () => divided(layout, tiler));
    const at = project(threadIn(threads, index, fail));
    return { layout: concatOf(modesIn(rest), fail), offset: offsetOf(at, tile, fail) };
  });
}

/** The tile and the rest of a layout. */
function divided(layout: AnyLayout, tiler: Tiler): { readonly tile: AnyLayout; readonly rest: AnyLayout } {
  const [tile, rest] = modesIn(zippedDivide(layout as AnyLayout, tiler as never));
  return { tile: tile as AnyLayout, rest: rest as AnyLayout };
}

/** The coordinate of a thread, an integer to a mode. */
function threadIn(threads: AnyLayout, index: number, fail: Fail): IntTuple {
  integersOf(index, fail);
  const shape = threads.shape;
  const at: IntTuple = idx2crd(index as never, shape, threads.stride as IntTuple);
  if (offsetOf(at, threads, fail) !== index) fail("missing", show(index));
  if (!isTuple(shape)) return at;
  return shape.map((mode, i) => crd2idx((at as readonly IntTuple[])[i] as never, mode));
}
