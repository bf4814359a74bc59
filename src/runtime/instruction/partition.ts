import type { Accepted, Answer } from "../../types/diagnostic.js";
import type { PartitionA, PartitionB, PartitionC } from "../../types/instruction/partition.js";
import type { Operand } from "../../types/instruction/threads.js";
import type { AnyTiledMma } from "../../types/instruction/tiled-mma.js";
import type { IntTuple } from "../../types/layout/htuple.js";
import type { AnyLayout, AnyMapping } from "../../types/layout/layout.js";
import type { SliceCoordinate } from "../../types/layout/slice.js";
import type { AnyTensor } from "../../types/tensor/tensor.js";
import { modesIn } from "../algebra/concat.js";
import { type Fail, failing } from "../diagnostic.js";
import { composedLayout, isComposedLayout } from "../layout/composed-layout.js";
import { offsetOf } from "../layout/evaluation.js";
import { integersOf, show } from "../layout/htuple.js";
import { layoutIn } from "../layout/layout.js";
import { modesOf } from "../layout/modes.js";
import { slice } from "../layout/slice.js";
import { viewed } from "../tensor/edge.js";
import { isTensor } from "../tensor/tensor.js";
import { pick, threadsIn } from "./threads.js";
import type { OpenTiledMma } from "./tiled.js";
import { mmaIn } from "./tiled.js";
import { sizesOf } from "./tiled-mma.js";

/**
 * The part of A, over (M, K), that a thread has (CuTe's partition_A): values, then rests. Of a layout it comes with the offset
 * that it starts at, as from `slice`; of a tensor it is one, ragged where it reaches past the end; of a composed layout it is
 * one, with an offset of 0. Refused is an index that is no thread's.
 * @param tiled of `tiledMma`
 * @param of a layout or a tensor of A, over (M, K)
 * @param thread its index
 * @returns the part
 * @throws LayoutError: integer, missing; as {@link threadsA}
 * @law the parts of all threads are the operand, each element equally often (test/property/instruction.test.ts)
 * @see {@link fragmentA}
 * @example partitionA(tiledMma(mmaAtom("SM80_16x8x16_F32F16F16F32_TN")), layout("(16,16):(16,1)"), 5) // { layout: ((2,2,2),1,1):((1,128,8),0,0), offset: 18 }
 */
export function partitionA<T extends AnyTiledMma, L extends AnyTensor | AnyMapping, const I extends number>(
  tiled: T,
  of: L,
  thread: Accepted<I, PartitionA<T, L, I>>,
): Answer<PartitionA<T, L, I>>;

export function partitionA(tiled: any, of: any, thread: any): unknown {
  return partOf("A", mmaIn(tiled, "partitionA"), of, thread);
}

/**
 * The part of B, over (N, K), that a thread has (CuTe's partition_B), as that of A.
 * @param tiled of `tiledMma`
 * @param of a layout or a tensor of B, over (N, K)
 * @param thread its index
 * @returns the part
 * @throws LayoutError: integer, missing; as {@link threadsB}
 * @law the parts of all threads are the operand, each element equally often (test/property/instruction.test.ts)
 * @see {@link fragmentB}
 * @example partitionB(tiledMma(mmaAtom("SM80_16x8x16_F32F16F16F32_TN")), layout("(8,16):(16,1)"), 5) // { layout: ((2,2),1,1):((1,8),0,0), offset: 18 }
 */
export function partitionB<T extends AnyTiledMma, L extends AnyTensor | AnyMapping, const I extends number>(
  tiled: T,
  of: L,
  thread: Accepted<I, PartitionB<T, L, I>>,
): Answer<PartitionB<T, L, I>>;

export function partitionB(tiled: any, of: any, thread: any): unknown {
  return partOf("B", mmaIn(tiled, "partitionB"), of, thread);
}

/**
 * The part of C, over (M, N), that a thread has (CuTe's partition_C), as that of A.
 * @param tiled of `tiledMma`
 * @param of a layout or a tensor of C, over (M, N)
 * @param thread its index
 * @returns the part
 * @throws LayoutError: integer, missing; as {@link threadsC}
 * @law the parts of all threads are the operand, each element once (test/property/instruction.test.ts)
 * @see {@link fragmentC}
 * @example partitionC(tiledMma(mmaAtom("SM80_16x8x16_F32F16F16F32_TN")), layout("(16,8):(8,1)"), 5) // { layout: ((2,2),1,1):((1,64),0,0), offset: 10 }
 */
export function partitionC<T extends AnyTiledMma, L extends AnyTensor | AnyMapping, const I extends number>(
  tiled: T,
  of: L,
  thread: Accepted<I, PartitionC<T, L, I>>,
): Answer<PartitionC<T, L, I>>;

export function partitionC(tiled: any, of: any, thread: any): unknown {
  return partOf("C", mmaIn(tiled, "partitionC"), of, thread);
}

function partOf(operand: Operand, tiled: OpenTiledMma, of: AnyTensor | AnyMapping, thread: unknown): unknown {
  const { threads } = tiled;
  const [v, ...copies] = threadIn(
    threads,
    thread,
    failing(`partition${operand}`, () => show(threads)),
  ) as number[];
  const at = [v as number, pick(operand, copies)];
  const tile = pick(operand, sizesOf(tiled));
  return cutPart(of, `partition${operand}`, tile, (layout) => threadsIn(operand, tiled, layout), at);
}

/**
 * The part at a coordinate of a layout ((who), (values, (rests))) that is made of an operand: of a tensor a tensor, whose edges
 * are those of the tile, of a layout a layout and where it starts.
 */
export function cutPart(
  of: AnyTensor | AnyMapping,
  operation: string,
  tile: readonly [number, number] | readonly AnyLayout[],
  by: (layout: AnyLayout) => AnyLayout,
  at: SliceCoordinate,
): unknown {
  if (isTensor(of))
    return viewed(of, tile as never, (layout) => {
      const whole = by(layout);
      return { layout: partAt(whole, at).layout, offset: startOf(whole, at) };
    });
  if (!isComposedLayout(of))
    return Object.freeze(
      partAt(
        by(
          layoutIn(
            of,
            failing(operation, () => show(of)),
          ),
        ),
        at,
      ),
    );
  const inner = by(of.inner as AnyLayout);
  const whole = composedLayout(of.outer, of.offset as never, inner);
  return Object.freeze(slice(whole as never, ...([at, kept(inner)] as never[])));
}

function partAt(whole: AnyLayout, at: SliceCoordinate): { readonly layout: AnyLayout; readonly offset: any } {
  return (slice as (of: AnyLayout, ...at: readonly SliceCoordinate[]) => any)(whole, at, kept(whole));
}

/** The place that a coordinate of the threads goes to: an integer, also of binary strides, or a coordinate. */
function startOf(whole: AnyLayout, at: SliceCoordinate): IntTuple {
  const [threads] = modesIn(whole) as [AnyLayout];
  return offsetOf(
    at,
    threads,
    failing("at", () => show(threads)),
  );
}

/** The values, and each rest as its own mode. */
function kept(whole: AnyLayout): SliceCoordinate {
  const [, values] = whole.shape as readonly [IntTuple, readonly [IntTuple, IntTuple]];
  const rests = values[1];
  return [null, Array.isArray(rests) ? rests.map(() => null) : null];
}

/** The thread of an index: its integer coordinate in each mode of the layout of threads, which counts on with every stride. */
export function threadIn(threads: AnyLayout, index: unknown, fail: Fail): readonly number[] {
  integersOf(index, fail);
  if (typeof index !== "number") return fail("integer", show(index));
  const modes = modesIn(threads);
  const leaves = modes.flatMap((mode, m) => {
    let weight = 1;
    return modesOf(mode).map(([size, stride]) => {
      const leaf = { m, size, stride: stride as number, weight };
      weight *= size;
      return leaf;
    });
  });
  const at = modes.map(() => 0);
  let left = index;
  for (const { m, size, stride, weight } of leaves.sort((a, b) => b.stride - a.stride)) {
    if (size === 1 || stride <= 0) continue;
    const digit = Math.max(0, Math.min(size - 1, Math.floor(left / stride)));
    at[m] = (at[m] as number) + digit * weight;
    left -= digit * stride;
  }
  if (left !== 0) fail("missing", show(index));
  return at;
}
