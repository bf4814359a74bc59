import * as coalescing from "../../src/runtime/algebra/coalesce.js";
import * as composing from "../../src/runtime/algebra/composition.js";
import * as joining from "../../src/runtime/algebra/concat.js";
import * as dividing from "../../src/runtime/algebra/divide.js";
import * as multiplying from "../../src/runtime/algebra/product.js";
import * as recasting from "../../src/runtime/algebra/recast.js";
import * as tiling from "../../src/runtime/algebra/tile-to-shape.js";
import * as reshaping from "../../src/runtime/algebra/with-shape.js";
import * as vectors from "../../src/runtime/analysis/vector.js";
import * as widths from "../../src/runtime/analysis/vector.js";
import * as completing from "../../src/runtime/layout/completeness.js";
import * as coordinates from "../../src/runtime/layout/coordinate.js";
import * as measuring from "../../src/runtime/layout/cosize.js";
import * as layouts from "../../src/runtime/layout/layout.js";
import * as mappings from "../../src/runtime/layout/mapping.js";
import * as ordering from "../../src/runtime/layout/order.js";
import * as slicing from "../../src/runtime/layout/slice.js";
import type { Tiler } from "../../src/types/algebra/tiler.js";
import type { HTuple, IntTuple } from "../../src/types/layout/htuple.js";
import type { AnyLayout } from "../../src/types/layout/layout.js";
import type { SliceCoordinate } from "../../src/types/layout/slice.js";

/*
 * The operations as the run time has them, with signatures that check nothing: the compiler must not refuse here what
 * the run time is to refuse.
 */

/** A layout of which the compiler knows nothing. */
export const plain: (shape: IntTuple | string, stride?: IntTuple) => AnyLayout = plainly(layouts.layout);
export const at: (of: AnyLayout, ...coordinate: readonly IntTuple[]) => number = plainly(mappings.at);
export const concat: (...layouts: readonly AnyLayout[]) => AnyLayout = plainly(joining.concat);
export const mode: (of: AnyLayout, i: number) => AnyLayout = plainly(joining.mode);
export const cosize: (of: AnyLayout) => number = plainly(measuring.cosize);
export const equal: (a: AnyLayout, b: AnyLayout) => boolean = plainly(mappings.equal);

type Shaped = IntTuple | AnyLayout;
export const idx2crd: (c: IntTuple, shape: Shaped, stride?: IntTuple) => IntTuple = plainly(
  coordinates.idx2crd,
);
export const crd2idx: (c: IntTuple, shape: Shaped, stride?: IntTuple) => number = plainly(
  coordinates.crd2idx,
);
export const crd2crd: (c: IntTuple, from: Shaped, to: Shaped) => IntTuple = plainly(coordinates.crd2crd);
export const coalesce: (of: AnyLayout, profile?: HTuple<number | null>) => AnyLayout = plainly(
  coalescing.coalesce,
);

type Tiled = (left: AnyLayout, tiler: Tiler) => AnyLayout;
export const composition: Tiled = plainly(composing.composition);
export const logicalDivide: Tiled = plainly(dividing.logicalDivide);
export const zippedDivide: Tiled = plainly(dividing.zippedDivide);
export const tiledDivide: Tiled = plainly(dividing.tiledDivide);
export const flatDivide: Tiled = plainly(dividing.flatDivide);
export const logicalProduct: Tiled = plainly(multiplying.logicalProduct);
export const zippedProduct: Tiled = plainly(multiplying.zippedProduct);
export const tiledProduct: Tiled = plainly(multiplying.tiledProduct);
export const flatProduct: Tiled = plainly(multiplying.flatProduct);
export const blockedProduct: Tiled = plainly(multiplying.blockedProduct);
export const rakedProduct: Tiled = plainly(multiplying.rakedProduct);

interface Sliced {
  readonly layout: AnyLayout;
  readonly offset: number;
}
export const slice: (of: AnyLayout, ...at: readonly SliceCoordinate[]) => Sliced = plainly(slicing.slice);
export const domainOffset: (of: AnyLayout, ...at: readonly IntTuple[]) => Sliced = plainly(
  slicing.domainOffset,
);

export const compactOrder: (shape: IntTuple, order: IntTuple) => IntTuple = plainly(ordering.compactOrder);
export const orderedLayout: (shape: IntTuple, order: IntTuple) => AnyLayout = plainly(ordering.orderedLayout);
export const tileToShape: (tile: AnyLayout, shape: IntTuple, order?: IntTuple) => AnyLayout = plainly(
  tiling.tileToShape,
);
export const withShape: (of: AnyLayout, shape: IntTuple | AnyLayout) => AnyLayout = plainly(
  reshaping.withShape,
);
export const recast: (of: AnyLayout, from: number, to: number) => AnyLayout = plainly(recasting.recast);

export const maxCommonVector: (a: AnyLayout, b: AnyLayout) => number = plainly(vectors.maxCommonVector);
export const maxCommonLayout: (a: AnyLayout, b: AnyLayout) => AnyLayout = plainly(vectors.maxCommonLayout);
export const vectorWidth: (
  a: AnyLayout,
  b: AnyLayout,
  most?: number | null,
  ...offsets: readonly number[]
) => number = plainly(widths.vectorWidth);

export const asCompositions: (values: readonly number[]) => readonly AnyLayout[] = plainly(
  completing.asCompositions,
);

/** An operation with whatever signature is wanted: nothing is compared. */
export function plainly<Signature>(operation: unknown): Signature {
  return operation as Signature;
}
