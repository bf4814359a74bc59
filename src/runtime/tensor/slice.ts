import type { AcceptedEach } from "../../types/diagnostic.js";
import type { IntTuple } from "../../types/layout/htuple.js";
import type { AnyLayout, ResultShape, ResultStride } from "../../types/layout/layout.js";
import type { SliceCoordinate } from "../../types/layout/slice.js";
import type { RaggedIn } from "../../types/tensor/ragged.js";
import type { SliceTensor } from "../../types/tensor/slice.js";
import type { AccessorIn, AnyTensor, LayoutIn, Tensor } from "../../types/tensor/tensor.js";
import { type Fail, failing } from "../diagnostic.js";
import { offsetOf } from "../layout/evaluation.js";
import { laid } from "../layout/layout.js";
import { fixed, gapsIn, type Kept, keep, sideBySide } from "../layout/slice.js";
import { refuseBeyond, whole } from "./access.js";
import { viewed } from "./edge.js";
import { shown, tensorIn } from "./tensor.js";

/**
 * What is left of a tensor where a coordinate is fixed but for its `null` modes: the fixed part moves the accessor, the
 * kept modes are the layout (paper, section 4.5.1 and figure 5). Refused is a coordinate that does not fit, or that is
 * out of bounds.
 * @param of a tensor
 * @param coordinate an integer or `null` for each mode, nested as the shape is
 * @returns a view of it
 * @throws LayoutError: argument, coordinate, integer, overflow, range
 * @law T'(c*) = T(c' + c*) (test/tensor/tensor.test.ts)
 * @see {@link slice}
 * @example String(sliceTensor(tensor(counting(), layout("(6,12):(1,6)")), 2, null)) // "{2} ∘ (12):(6)"
 */
export function sliceTensor<T extends AnyTensor, const C extends readonly SliceCoordinate[]>(
  of: T,
  ...coordinate: AcceptedEach<C, SliceTensor<T, C>, T, number | null>
): Tensor<
  AccessorIn<T>,
  ResultShape<LayoutIn<SliceTensor<T, C>>>,
  ResultStride<LayoutIn<SliceTensor<T, C>>>,
  RaggedIn<SliceTensor<T, C>>
>;

export function sliceTensor(of: unknown, ...coordinate: any): AnyTensor {
  const fail = failing("sliceTensor", () => shown(of));
  const from = tensorIn(of, fail);
  const at = whole(coordinate, fail) as SliceCoordinate;
  slicedBy(at, from.layout, fail);
  if (at === null) return from;
  return viewed(from, null, (layout) => {
    const { kept, offset } = slicedBy(at, layout, fail);
    return { layout: kept.length === 0 ? laid(1, 0) : sideBySide(kept), offset };
  });
}

/** The modes that a coordinate leaves open, and the offset of the rest. It fits and is within bounds, or is refused. */
export function slicedBy(
  given: SliceCoordinate,
  layout: AnyLayout,
  fail: Fail,
): { readonly kept: readonly Kept[]; readonly offset: IntTuple } {
  const shape = layout.shape;
  const at = gapsIn(given, shape, fail);
  refuseBeyond(at, shape, fail);
  return { kept: keep(at, shape, layout.stride as IntTuple), offset: offsetOf(fixed(at), layout, fail) };
}
