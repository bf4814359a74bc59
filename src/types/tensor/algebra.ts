import type { ComputedComposition } from "../algebra/composition.js";
import type {
  ComputedFlatDivide,
  ComputedTiledDivide,
  ComputedZippedDivide,
  DivideAs,
} from "../algebra/divide.js";
import type { MadeOf } from "../diagnostic/made-of.js";
import type { Renamed } from "../diagnostic.js";
import type { RaggedIn, RaggedOf, RaggedTile, RaggedView } from "./ragged.js";
import type { AccessorIn, Carried, LayoutIn, ShapeIn } from "./tensor.js";

/**
 * The tensor of a composed layout: e ∘ (L ∘ T).
 * @example TensorComposition<Tensor<Float32Array, [8, 8], [8, 1]>, Layout<4, 2>> // Tensor<Float32Array, 4, 16>
 */
export type TensorComposition<T, By> =
  NoInfer<ComputedTensorComposition<T, By>> extends infer Made | MadeOf<"tensorComposition", T, By>
    ? Made
    : never;

type ComputedTensorComposition<T, By> = Carried<
  AccessorIn<T>,
  Renamed<ComputedComposition<LayoutIn<T>, By>, "tensorComposition">,
  ViewOf<T, By>
>;

/**
 * The tensor of a divided layout: e ∘ (L ⊘ T).
 * @example TensorLogicalDivide<Tensor<Float32Array, 8, 1>, 2> // Tensor<Float32Array, [2, 4], [1, 2]>
 */
export type TensorLogicalDivide<T, By> =
  NoInfer<ComputedTensorLogicalDivide<T, By>> extends infer Made | MadeOf<"tensorLogicalDivide", T, By>
    ? Made
    : never;

type ComputedTensorLogicalDivide<T, By> = Carried<
  AccessorIn<T>,
  Renamed<DivideAs<"logicalDivide", LayoutIn<T>, By>, "tensorLogicalDivide">,
  TilesOf<T, By>
>;

/**
 * The same, with all tiles in mode 0 and all rests in mode 1.
 * @example TensorZippedDivide<Tensor<Float32Array, [4, 4], [1, 4]>, [2, 4]> // Tensor<Float32Array, [[2, 4], [2, 1]], [[1, 4], [2, 0]]>
 */
export type TensorZippedDivide<T, By> =
  NoInfer<ComputedTensorZippedDivide<T, By>> extends infer Made | MadeOf<"tensorZippedDivide", T, By>
    ? Made
    : never;

type ComputedTensorZippedDivide<T, By> = Carried<
  AccessorIn<T>,
  Renamed<ComputedZippedDivide<LayoutIn<T>, By>, "tensorZippedDivide">,
  TilesOf<T, By>
>;

/**
 * The same, with all tiles in mode 0, then each rest.
 * @example TensorTiledDivide<Tensor<Float32Array, [4, 8], [1, 4]>, [2, 4]> // Tensor<Float32Array, [[2, 4], 2, 2], [[1, 4], 2, 16]>
 */
export type TensorTiledDivide<T, By> =
  NoInfer<ComputedTensorTiledDivide<T, By>> extends infer Made | MadeOf<"tensorTiledDivide", T, By>
    ? Made
    : never;

type ComputedTensorTiledDivide<T, By> = Carried<
  AccessorIn<T>,
  Renamed<ComputedTiledDivide<LayoutIn<T>, By>, "tensorTiledDivide">,
  TilesOf<T, By>
>;

/**
 * The same, with each tile, then each rest.
 * @example TensorFlatDivide<Tensor<Float32Array, [4, 8], [1, 4]>, [2, 4]> // Tensor<Float32Array, [2, 4, 2, 2], [1, 4, 2, 16]>
 */
export type TensorFlatDivide<T, By> =
  NoInfer<ComputedTensorFlatDivide<T, By>> extends infer Made | MadeOf<"tensorFlatDivide", T, By>
    ? Made
    : never;

type ComputedTensorFlatDivide<T, By> = Carried<
  AccessorIn<T>,
  Renamed<ComputedFlatDivide<LayoutIn<T>, By>, "tensorFlatDivide">,
  TilesOf<T, By>
>;

/** Whether the view of a tensor through a tiler is ragged. */
export type ViewOf<T, By> = RaggedOf<RaggedIn<T>, RaggedView<ShapeIn<T>, By>>;

/** Whether the tiles of a tensor are, taken all together. */
export type TilesOf<T, By> = RaggedOf<RaggedIn<T>, RaggedTile<ShapeIn<T>, By, null>>;
