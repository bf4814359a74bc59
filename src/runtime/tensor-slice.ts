import type { AcceptedEach } from "../types/diagnostic.js";
import type { IntTuple } from "../types/htuple.js";
import type { ResultShape, ResultStride } from "../types/layout.js";
import type { SliceCoordinate } from "../types/slice.js";
import type { AccessorIn, AnyTensor, LayoutIn, Tensor } from "../types/tensor.js";
import type { SliceTensor } from "../types/tensor-slice.js";
import { failing } from "./diagnostic.js";
import { refuseBeyond, whole } from "./element.js";
import { slicedBy } from "./slice.js";
import { moved, shown, tensorIn } from "./tensor.js";

/**
 * What is left of a tensor where a coordinate is fixed but for its `null` modes: the fixed part moves the accessor, the
 * kept modes are the layout (paper, section 4.5.1 and figure 5). Refused is a coordinate that does not fit, or that is
 * out of bounds.
 * @example String(sliceTensor(tensor(counting(), layout("(6,12):(1,6)")), 2, null)) // "{2} ∘ (12):(6)"
 */
export function sliceTensor<T extends AnyTensor, const C extends readonly SliceCoordinate[]>(
  of: T,
  ...coordinate: AcceptedEach<C, NoInfer<SliceTensor<T, C>>, "sliceTensor">
): Tensor<
  AccessorIn<T>,
  ResultShape<NoInfer<LayoutIn<SliceTensor<T, C>>>>,
  ResultStride<NoInfer<LayoutIn<SliceTensor<T, C>>>>
>;
export function sliceTensor(of: unknown, ...coordinate: any): AnyTensor {
  const fail = failing("sliceTensor", () => shown(of));
  const { accessor, layout, offset } = tensorIn(of, fail);
  const at = whole(coordinate) as SliceCoordinate;
  const part = slicedBy(at, layout, fail);
  refuseBeyond(at, layout.shape as IntTuple, fail);
  return moved(accessor, part.layout, offset, part.offset);
}
