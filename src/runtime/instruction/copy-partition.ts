import type { Accepted, Answer } from "../../types/diagnostic.js";
import type {
  PartitionDestination,
  PartitionSideRest,
  PartitionSource,
} from "../../types/instruction/copy-partition.js";
import type { RestOptions } from "../../types/instruction/rest.js";
import type { AnyTiledCopy } from "../../types/instruction/tiled-copy.js";
import type { IntTuple } from "../../types/layout/htuple.js";
import type { AnyMapping } from "../../types/layout/layout.js";
import type { AnyTensor } from "../../types/tensor/tensor.js";
import { failing } from "../diagnostic.js";
import { integersOf } from "../layout/htuple.js";
import { extent } from "../layout/shape.js";
import { show } from "../layout/text.js";
import { threadsOf } from "./copy-tv.js";
import { cutPart, refuseCut } from "./part.js";
import type { OpenTiledCopy } from "./tiled.js";
import { copyIn } from "./tiled.js";

/**
 * What a thread reads in a tiled copy (CuTe's partition_S): (values of the instruction, its repetitions), then rests. Of a
 * layout it comes with the offset that it starts at, of a tensor it is one, as `partitionA`. Refused are an index that is no
 * thread's, and a layout that the tile does not divide, unless that is allowed.
 * @param tiled of `tiledCopy`
 * @param of a layout or a tensor of what is read
 * @param thread its index
 * @param options `ragged: true` where the tile need not divide a layout
 * @returns the part
 * @throws LayoutError: argument, integer, rest, thread; as {@link threadsSource}
 * @law the parts of all threads are the memory, each element once (test/property/instruction.test.ts)
 * @see {@link partitionDestination}
 * @example partitionSource(tiledCopy(copyAtom("UniversalCopy<u128>"), layout("(4,4):(4,1)"), layout("(1,4)"), { elementBits: 32 }), layout("(8,16):(16,1)"), 5) // { layout: ((4,1),2,1):((1,0),64,0), offset: 20 }
 */
export function partitionSource<
  T extends AnyTiledCopy,
  L extends AnyTensor | AnyMapping,
  const I extends number,
  const O extends RestOptions = {},
>(
  tiled: T,
  of: Accepted<L, PartitionSideRest<T, "source", L, O>>,
  thread: Accepted<I, PartitionSource<T, L, I, O>>,
  options?: O,
): Answer<PartitionSource<T, L, I, O>>;

export function partitionSource(tiled: any, of: any, thread: any, options?: any): unknown {
  return partOf(copyIn(tiled, "partitionSource"), "source", of, thread, options);
}

/**
 * What a thread writes in a tiled copy (CuTe's partition_D), as `partitionSource`.
 * @param tiled of `tiledCopy`
 * @param of a layout or a tensor of what is written
 * @param thread its index
 * @param options `ragged: true` where the tile need not divide a layout
 * @returns the part
 * @throws LayoutError: argument, integer, rest, thread; as {@link threadsDestination}
 * @law the parts of all threads are the memory, each element once (test/property/instruction.test.ts)
 * @see {@link partitionSource}
 * @example partitionDestination(tiledCopy(copyAtom("UniversalCopy<u128>"), layout("(4,4):(4,1)"), layout("(1,4)"), { elementBits: 32 }), layout("(8,16):(16,1)"), 5) // { layout: ((4,1),2,1):((1,0),64,0), offset: 20 }
 */
export function partitionDestination<
  T extends AnyTiledCopy,
  L extends AnyTensor | AnyMapping,
  const I extends number,
  const O extends RestOptions = {},
>(
  tiled: T,
  of: Accepted<L, PartitionSideRest<T, "destination", L, O>>,
  thread: Accepted<I, PartitionDestination<T, L, I, O>>,
  options?: O,
): Answer<PartitionDestination<T, L, I, O>>;

export function partitionDestination(tiled: any, of: any, thread: any, options?: any): unknown {
  return partOf(copyIn(tiled, "partitionDestination"), "destination", of, thread, options);
}

function partOf(
  tiled: OpenTiledCopy,
  side: "source" | "destination",
  of: AnyTensor | AnyMapping,
  thread: unknown,
  options: unknown,
): unknown {
  const { name } = tiled.atom;
  const operation = side === "source" ? "partitionSource" : "partitionDestination";
  const cut = { of, operation, name, tiler: tiled.tiler, options };
  refuseCut(cut);
  const fail = failing(operation, () => name);
  const index = integersOf(thread, fail);
  const many = extent((tiled.tv.shape as readonly IntTuple[])[0] as IntTuple);
  if (typeof index !== "number") return fail("integer", show(thread));
  if (index < 0 || index >= many) fail("thread", index, many);
  return cutPart(cut, (layout) => threadsOf(tiled, side, layout), index);
}
