import * as contracting from "../../src/runtime/algorithm/contract.js";
import * as copying from "../../src/runtime/algorithm/copy.js";
import * as multiplying from "../../src/runtime/algorithm/gemm.js";
import * as elements from "../../src/runtime/tensor/access.js";
import * as algebra from "../../src/runtime/tensor/algebra.js";
import * as partitioning from "../../src/runtime/tensor/partition.js";
import * as recasting from "../../src/runtime/tensor/recast.js";
import * as reshaping from "../../src/runtime/tensor/reshaped.js";
import * as slicing from "../../src/runtime/tensor/slice.js";
import * as tensors from "../../src/runtime/tensor/tensor.js";
import * as viewing from "../../src/runtime/tensor/view.js";
import type { Tiler } from "../../src/types/algebra/tiler.js";
import type { IntTuple } from "../../src/types/layout/htuple.js";
import type { AnyLayout } from "../../src/types/layout/layout.js";
import type { SliceCoordinate } from "../../src/types/layout/slice.js";
import type { OpenTensor as Tensor } from "../../src/types/tensor/tensor.js";
import { leavesOf, offsetAt, type Pair, sizeOf } from "./brute.js";
import { plain, plainly } from "./plain.js";

/*
 * The operations on tensors as the run time has them, with signatures that check nothing (see plain.ts).
 */

/** A tensor of an accessor and the text of a layout. */
export const over = (accessor: unknown, layout: string, offset?: number): Tensor =>
  tensor(accessor, plain(layout), offset);

export const tensor: (accessor: unknown, layout: AnyLayout, offset?: number) => Tensor = plainly(
  tensors.tensor,
);
export const get: (of: Tensor, ...at: readonly IntTuple[]) => unknown = plainly(elements.get);
export const set: (of: Tensor, value: unknown, ...at: readonly IntTuple[]) => unknown = plainly(elements.set);
export const sliceTensor: (of: Tensor, ...at: readonly SliceCoordinate[]) => Tensor = plainly(
  slicing.sliceTensor,
);

export const tensorCoalesce: (of: Tensor, profile?: unknown) => Tensor = plainly(reshaping.tensorCoalesce);
export const tensorGroup: (of: Tensor, begin: number, end: number) => Tensor = plainly(reshaping.tensorGroup);
export const tensorDomainOffset: (of: Tensor, ...at: readonly IntTuple[]) => Tensor = plainly(
  reshaping.tensorDomainOffset,
);
export const tensorRecast: (of: Tensor, kind: unknown) => Tensor = plainly(recasting.tensorRecast);
export const view: (of: Tensor, ...ranges: readonly unknown[]) => Tensor = plainly(viewing.view);

type Tiled = (of: Tensor, tiler: Tiler) => Tensor;
export const tensorComposition: Tiled = plainly(algebra.tensorComposition);
export const tensorLogicalDivide: Tiled = plainly(algebra.tensorLogicalDivide);
export const tensorZippedDivide: Tiled = plainly(algebra.tensorZippedDivide);
export const tensorTiledDivide: Tiled = plainly(algebra.tensorTiledDivide);
export const tensorFlatDivide: Tiled = plainly(algebra.tensorFlatDivide);
export const localTile: (
  of: Tensor,
  tiler: Tiler,
  at: SliceCoordinate,
  projection?: SliceCoordinate,
) => Tensor = plainly(partitioning.localTile);
export const localPartition: (
  of: Tensor,
  threads: AnyLayout,
  index: number,
  projection?: SliceCoordinate,
) => Tensor = plainly(partitioning.localPartition);

export const copy: (src: Tensor, dst: Tensor) => Tensor = plainly(copying.copy);
export const copyIf: (predicate: unknown, src: Tensor, dst: Tensor) => Tensor = plainly(copying.copyIf);
export const fill: (dst: Tensor, value: unknown) => Tensor = plainly(copying.fill);
export const transform: (src: Tensor, dst: Tensor, f: unknown) => Tensor = plainly(copying.transform);
export const gemm: (a: Tensor, b: Tensor, c: Tensor, alpha?: number | bigint) => Tensor = plainly(
  multiplying.gemm,
);
export const contract: (spec: string, ...of: readonly (Tensor | number | bigint)[]) => Tensor = plainly(
  contracting.contract,
);

/** All values of a tensor over an array in colexicographic order, by the brute force. */
export function valuesOf({ accessor, layout, offset }: Tensor): readonly unknown[] {
  const leaves = leavesOf(layout as Pair);
  const array = accessor as ArrayLike<unknown>;
  return Array.from({ length: sizeOf(leaves) }, (_, i) => array[offset + offsetAt(leaves, i)]);
}

/** An array of as many numbers, none equal to its neighbours; `Type` makes it from a length. */
export function filled<A extends { [i: number]: unknown; readonly length: number }>(
  Type: new (length: number) => A,
  length: number,
  value: (i: number) => A[number] = (i) => ((i * 7) % 23) - 11,
): A {
  const array = new Type(length);
  for (let i = 0; i < length; i++) array[i] = value(i);
  return array;
}
