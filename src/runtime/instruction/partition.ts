import type { Accepted, Answer } from "../../types/diagnostic.js";
import type { Operand } from "../../types/instruction/operand.js";
import type { PartitionA, PartitionB, PartitionC, PartitionRest } from "../../types/instruction/partition.js";
import type { RestOptions } from "../../types/instruction/rest.js";
import type { AnyTiledMma } from "../../types/instruction/tiled-mma.js";
import type { AnyMapping } from "../../types/layout/layout.js";
import type { AnyTensor } from "../../types/tensor/tensor.js";
import { failing } from "../diagnostic.js";
import { show } from "../layout/text.js";
import { pick, tilerOf } from "./operand.js";
import { cutPart, refuseCut } from "./part.js";
import { threadIn } from "./thread.js";
import { threadsIn } from "./threads.js";
import type { OpenTiledMma } from "./tiled.js";
import { mmaIn } from "./tiled.js";

/**
 * The part of A, over (M, K), that a thread has (CuTe's partition_A): values, then rests. Of a layout it comes with the offset
 * that it starts at, as from `slice`; of a tensor it is one, ragged where it reaches past the end; of a composed layout it is
 * one, with an offset of 0. Refused are an index that is no thread's,
 * and a layout that the tile does not divide, unless that is allowed.
 * @param tiled of `tiledMma`
 * @param of a layout or a tensor of A, over (M, K)
 * @param thread its index
 * @param options `ragged: true` where the tile need not divide a layout
 * @returns the part
 * @throws LayoutError: argument, integer, missing, rest; as {@link threadsA}
 * @law the parts of all threads are the operand, each element equally often (test/property/instruction.test.ts)
 * @see {@link fragmentA}
 * @example partitionA(tiledMma(mmaAtom("SM80_16x8x16_F32F16F16F32_TN")), layout("(16,16):(16,1)"), 5) // { layout: ((2,2,2),1,1):((1,128,8),0,0), offset: 18 }
 */
export function partitionA<
  T extends AnyTiledMma,
  L extends AnyTensor | AnyMapping,
  const I extends number,
  const O extends RestOptions = {},
>(
  tiled: T,
  of: Accepted<L, PartitionRest<"A", T, L, O>>,
  thread: Accepted<I, PartitionA<T, L, I, O>>,
  options?: O,
): Answer<PartitionA<T, L, I, O>>;

export function partitionA(tiled: any, of: any, thread: any, options?: any): unknown {
  return partOf("A", mmaIn(tiled, "partitionA"), of, thread, options);
}

/**
 * The part of B, over (N, K), that a thread has (CuTe's partition_B), as that of A.
 * @param tiled of `tiledMma`
 * @param of a layout or a tensor of B, over (N, K)
 * @param thread its index
 * @param options `ragged: true` where the tile need not divide a layout
 * @returns the part
 * @throws LayoutError: argument, integer, missing, rest; as {@link threadsB}
 * @law the parts of all threads are the operand, each element equally often (test/property/instruction.test.ts)
 * @see {@link fragmentB}
 * @example partitionB(tiledMma(mmaAtom("SM80_16x8x16_F32F16F16F32_TN")), layout("(8,16):(16,1)"), 5) // { layout: ((2,2),1,1):((1,8),0,0), offset: 18 }
 */
export function partitionB<
  T extends AnyTiledMma,
  L extends AnyTensor | AnyMapping,
  const I extends number,
  const O extends RestOptions = {},
>(
  tiled: T,
  of: Accepted<L, PartitionRest<"B", T, L, O>>,
  thread: Accepted<I, PartitionB<T, L, I, O>>,
  options?: O,
): Answer<PartitionB<T, L, I, O>>;

export function partitionB(tiled: any, of: any, thread: any, options?: any): unknown {
  return partOf("B", mmaIn(tiled, "partitionB"), of, thread, options);
}

/**
 * The part of C, over (M, N), that a thread has (CuTe's partition_C), as that of A.
 * @param tiled of `tiledMma`
 * @param of a layout or a tensor of C, over (M, N)
 * @param thread its index
 * @param options `ragged: true` where the tile need not divide a layout
 * @returns the part
 * @throws LayoutError: argument, integer, missing, rest; as {@link threadsC}
 * @law the parts of all threads are the operand, each element once (test/property/instruction.test.ts)
 * @see {@link fragmentC}
 * @example partitionC(tiledMma(mmaAtom("SM80_16x8x16_F32F16F16F32_TN")), layout("(16,8):(8,1)"), 5) // { layout: ((2,2),1,1):((1,64),0,0), offset: 10 }
 */
export function partitionC<
  T extends AnyTiledMma,
  L extends AnyTensor | AnyMapping,
  const I extends number,
  const O extends RestOptions = {},
>(
  tiled: T,
  of: Accepted<L, PartitionRest<"C", T, L, O>>,
  thread: Accepted<I, PartitionC<T, L, I, O>>,
  options?: O,
): Answer<PartitionC<T, L, I, O>>;

export function partitionC(tiled: any, of: any, thread: any, options?: any): unknown {
  return partOf("C", mmaIn(tiled, "partitionC"), of, thread, options);
}

function partOf(
  operand: Operand,
  tiled: OpenTiledMma,
  of: AnyTensor | AnyMapping,
  thread: unknown,
  options: unknown,
): unknown {
  const { threads } = tiled;
  const operation = `partition${operand}`;
  const cut = { of, operation, name: tiled.atom.name, tiler: tilerOf(operand, tiled), options };
  refuseCut(cut);
  const [v, ...copies] = threadIn(
    threads,
    thread,
    failing(operation, () => show(threads)),
  ) as number[];
  const at = [v as number, pick(operand, copies)];
  return cutPart(cut, (layout) => threadsIn(operand, tiled, layout), at);
}
