import type { Tiler } from "../../types/algebra/tiler.js";
import type { Accepted } from "../../types/diagnostic.js";
import type { AnyLayout, ResultShape, ResultStride } from "../../types/layout/layout.js";
import type {
  TensorComposition,
  TensorFlatDivide,
  TensorLogicalDivide,
  TensorTiledDivide,
  TensorZippedDivide,
} from "../../types/tensor/algebra.js";
import type { RaggedIn } from "../../types/tensor/ragged.js";
import type { AccessorIn, AnyTensor, LayoutIn, OpenTensor, Tensor } from "../../types/tensor/tensor.js";
import { composition } from "../algebra/composition.js";
import { flatDivide, logicalDivide, tiledDivide, zippedDivide } from "../algebra/divide.js";
import { failing, renaming } from "../diagnostic.js";
import { tupleOf } from "../layout/htuple.js";
import { refuseOutside } from "./bound.js";
import { viewed } from "./edge.js";
import { shown, tensorIn } from "./tensor.js";

// The algebra on tensors is that on their layouts, and refuses what that refuses: the accessor stays where it is. What steps past the end of
// a mode of the tensor makes the view ragged: see `inBounds`.

/**
 * The tensor seen through a layout of its coordinates: e ∘ (L ∘ T), permuted, reshaped or both (paper, section 5.3.4).
 * @param of a tensor
 * @param tiler for its layout
 * @returns a view of it
 * @throws LayoutError: bounds; as {@link composition}
 * @law T'(c) = T(B(c)) at every coordinate (test/tensor/tensor.test.ts)
 * @see {@link composition}
 * @example String(tensorComposition(tensor(counting(), layout("(8,8):(8,1)")), layout("((4,8),2):((16,1),8)"))) // "{0} ∘ ((4,8),2):((2,8),1)"
 */
export function tensorComposition<T extends AnyTensor, const By extends Tiler>(
  of: T,
  tiler: Accepted<By, TensorComposition<T, By>>,
): Tensor<
  AccessorIn<T>,
  ResultShape<LayoutIn<TensorComposition<T, By>>>,
  ResultStride<LayoutIn<TensorComposition<T, By>>>,
  RaggedIn<TensorComposition<T, By>>
>;

export function tensorComposition(of: unknown, tiler: any): AnyTensor {
  const view = divided("tensorComposition", composition as OnLayout, of, tiler) as OpenTensor;
  // of a tensor that is ragged itself the accessor may be left behind where the edges say so
  if (!(of as OpenTensor).ragged)
    refuseOutside(
      view,
      failing("tensorComposition", () => shown(view)),
    );
  return view;
}

/**
 * The tensor split into the elements that the tiler points at and the rest: e ∘ (L ⊘ T) (paper, section 5.5.2).
 * @param of a tensor
 * @param tiler the tile
 * @returns a view of it
 * @throws LayoutError: as {@link logicalDivide}
 * @law that of its layout, over the same start (test/tensor/tensor.test.ts)
 * @see {@link logicalDivide}
 * @example String(tensorLogicalDivide(tensor(counting(), layout("24:3")), layout("8:3"))) // "{0} ∘ (8,3):(9,3)"
 */
export function tensorLogicalDivide<T extends AnyTensor, const By extends Tiler>(
  of: T,
  tiler: Accepted<By, TensorLogicalDivide<T, By>>,
): Tensor<
  AccessorIn<T>,
  ResultShape<LayoutIn<TensorLogicalDivide<T, By>>>,
  ResultStride<LayoutIn<TensorLogicalDivide<T, By>>>,
  RaggedIn<TensorLogicalDivide<T, By>>
>;

export function tensorLogicalDivide(of: unknown, tiler: any): AnyTensor {
  return divided("tensorLogicalDivide", logicalDivide as OnLayout, of, tiler);
}

/**
 * The divided tensor with one mode for the tile and one for the rest.
 * @param of a tensor
 * @param tiler the tile
 * @returns a view of it
 * @throws LayoutError: as {@link zippedDivide}
 * @law that of its layout, over the same start (test/tensor/tensor.test.ts)
 * @see {@link zippedDivide}
 * @example String(tensorZippedDivide(tensor(counting(), layout("(4,8)")), [2, 4])) // "{0} ∘ ((2,4),(2,2)):((1,4),(2,16))"
 */
export function tensorZippedDivide<T extends AnyTensor, const By extends Tiler>(
  of: T,
  tiler: Accepted<By, TensorZippedDivide<T, By>>,
): Tensor<
  AccessorIn<T>,
  ResultShape<LayoutIn<TensorZippedDivide<T, By>>>,
  ResultStride<LayoutIn<TensorZippedDivide<T, By>>>,
  RaggedIn<TensorZippedDivide<T, By>>
>;

export function tensorZippedDivide(of: unknown, tiler: any): AnyTensor {
  return divided("tensorZippedDivide", zippedDivide as OnLayout, of, tiler);
}

/**
 * The divided tensor with the tile as one mode, and each rest as its own.
 * @param of a tensor
 * @param tiler the tile
 * @returns a view of it
 * @throws LayoutError: as {@link tiledDivide}
 * @law that of its layout, over the same start (test/tensor/tensor.test.ts)
 * @see {@link tiledDivide}
 * @example String(tensorTiledDivide(tensor(counting(), layout("(4,8)")), [2, 4])) // "{0} ∘ ((2,4),2,2):((1,4),2,16)"
 */
export function tensorTiledDivide<T extends AnyTensor, const By extends Tiler>(
  of: T,
  tiler: Accepted<By, TensorTiledDivide<T, By>>,
): Tensor<
  AccessorIn<T>,
  ResultShape<LayoutIn<TensorTiledDivide<T, By>>>,
  ResultStride<LayoutIn<TensorTiledDivide<T, By>>>,
  RaggedIn<TensorTiledDivide<T, By>>
>;

export function tensorTiledDivide(of: unknown, tiler: any): AnyTensor {
  return divided("tensorTiledDivide", tiledDivide as OnLayout, of, tiler);
}

/**
 * The divided tensor with every part as its own mode, those of the tile first.
 * @param of a tensor
 * @param tiler the tile
 * @returns a view of it
 * @throws LayoutError: as {@link flatDivide}
 * @law that of its layout, over the same start (test/tensor/tensor.test.ts)
 * @see {@link flatDivide}
 * @example String(tensorFlatDivide(tensor(counting(), layout("(4,8)")), [2, 4])) // "{0} ∘ (2,4,2,2):(1,4,2,16)"
 */
export function tensorFlatDivide<T extends AnyTensor, const By extends Tiler>(
  of: T,
  tiler: Accepted<By, TensorFlatDivide<T, By>>,
): Tensor<
  AccessorIn<T>,
  ResultShape<LayoutIn<TensorFlatDivide<T, By>>>,
  ResultStride<LayoutIn<TensorFlatDivide<T, By>>>,
  RaggedIn<TensorFlatDivide<T, By>>
>;

export function tensorFlatDivide(of: unknown, tiler: any): AnyTensor {
  return divided("tensorFlatDivide", flatDivide as OnLayout, of, tiler);
}

type OnLayout = (layout: AnyLayout, tiler: Tiler) => AnyLayout;

/** A layout's divide on the layout of a tensor. */
function divided(operation: string, on: OnLayout, of: unknown, tiler: Tiler): AnyTensor {
  const fail = failing(operation, () => shown(of));
  const from = tensorIn(of, fail);
  const by = tupleOf(tiler, fail) as Tiler;
  return renaming(operation, () => viewed(from, by, (layout) => ({ layout: on(layout, by), offset: 0 })));
}
