import type { ComputedComposition } from "../algebra/composition.js";
import type {
  ComputedFlatDivide,
  ComputedTiledDivide,
  ComputedZippedDivide,
  DivideAs,
} from "../algebra/divide.js";
import type { MadeOf } from "../diagnostic/made-of.js";
import type { Renamed } from "../diagnostic.js";
import type { Layout } from "../layout/layout.js";
import type { RaggedOf, RaggedTile, RaggedView } from "./ragged.js";
import type { Carried, Tensor } from "./tensor.js";

/**
 * The tensor of a composed layout: e ∘ (L ∘ T).
 * @example TensorComposition<Tensor<Float32Array, [8, 8], [8, 1]>, Layout<4, 2>> // Tensor<Float32Array, 4, 16>
 */
export type TensorComposition<T, By> =
  NoInfer<ComputedTensorComposition<T, By>> extends infer Made | MadeOf<"tensorComposition", T, By>
    ? Made
    : never;

type ComputedTensorComposition<T, By> =
  T extends Tensor<infer A, infer S, infer D, infer R>
    ? Carried<A, Renamed<ComputedComposition<Layout<S, D>, By>, "tensorComposition">, ViewOf<R, S, By>>
    : Renamed<T, "tensorComposition">;

/**
 * The tensor of a divided layout: e ∘ (L ⊘ T).
 * @example TensorLogicalDivide<Tensor<Float32Array, 8, 1>, 2> // Tensor<Float32Array, [2, 4], [1, 2]>
 */
export type TensorLogicalDivide<T, By> =
  NoInfer<ComputedTensorLogicalDivide<T, By>> extends infer Made | MadeOf<"tensorLogicalDivide", T, By>
    ? Made
    : never;

type ComputedTensorLogicalDivide<T, By> =
  T extends Tensor<infer A, infer S, infer D, infer R>
    ? Carried<
        A,
        Renamed<DivideAs<"logicalDivide", Layout<S, D>, By>, "tensorLogicalDivide">,
        TilesOf<R, S, By>
      >
    : Renamed<T, "tensorLogicalDivide">;

/**
 * The same, with all tiles in mode 0 and all rests in mode 1.
 * @example TensorZippedDivide<Tensor<Float32Array, [4, 4], [1, 4]>, [2, 4]> // Tensor<Float32Array, [[2, 4], [2, 1]], [[1, 4], [2, 0]]>
 */
export type TensorZippedDivide<T, By> =
  NoInfer<ComputedTensorZippedDivide<T, By>> extends infer Made | MadeOf<"tensorZippedDivide", T, By>
    ? Made
    : never;

type ComputedTensorZippedDivide<T, By> =
  T extends Tensor<infer A, infer S, infer D, infer R>
    ? Carried<A, Renamed<ComputedZippedDivide<Layout<S, D>, By>, "tensorZippedDivide">, TilesOf<R, S, By>>
    : Renamed<T, "tensorZippedDivide">;

/**
 * The same, with all tiles in mode 0, then each rest.
 * @example TensorTiledDivide<Tensor<Float32Array, [4, 8], [1, 4]>, [2, 4]> // Tensor<Float32Array, [[2, 4], 2, 2], [[1, 4], 2, 16]>
 */
export type TensorTiledDivide<T, By> =
  NoInfer<ComputedTensorTiledDivide<T, By>> extends infer Made | MadeOf<"tensorTiledDivide", T, By>
    ? Made
    : never;

type ComputedTensorTiledDivide<T, By> =
  T extends Tensor<infer A, infer S, infer D, infer R>
    ? Carried<A, Renamed<ComputedTiledDivide<Layout<S, D>, By>, "tensorTiledDivide">, TilesOf<R, S, By>>
    : Renamed<T, "tensorTiledDivide">;

/**
 * The same, with each tile, then each rest.
 * @example TensorFlatDivide<Tensor<Float32Array, [4, 8], [1, 4]>, [2, 4]> // Tensor<Float32Array, [2, 4, 2, 2], [1, 4, 2, 16]>
 */
export type TensorFlatDivide<T, By> =
  NoInfer<ComputedTensorFlatDivide<T, By>> extends infer Made | MadeOf<"tensorFlatDivide", T, By>
    ? Made
    : never;

type ComputedTensorFlatDivide<T, By> =
  T extends Tensor<infer A, infer S, infer D, infer R>
    ? Carried<A, Renamed<ComputedFlatDivide<Layout<S, D>, By>, "tensorFlatDivide">, TilesOf<R, S, By>>
    : Renamed<T, "tensorFlatDivide">;

/** Whether the view of a tensor through a tiler is ragged. */
type ViewOf<R, S, By> = RaggedOf<R, RaggedView<S, By>>;

/** Whether the tiles of a tensor are, taken all together. */
type TilesOf<R, S, By> = RaggedOf<R, RaggedTile<S, By, null>>;
