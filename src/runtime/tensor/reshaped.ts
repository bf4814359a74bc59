import type { Accepted, AcceptedEach } from "../../types/diagnostic.js";
import type { AnyLayout, ResultShape, ResultStride } from "../../types/layout/layout.js";
import type { Nesting } from "../../types/layout/levels.js";
import type { RaggedIn } from "../../types/tensor/ragged.js";
import type { TensorCoalesce, TensorDomainOffset, TensorGroup } from "../../types/tensor/reshaped.js";
import type { AccessorIn, AnyTensor, LayoutIn, Tensor } from "../../types/tensor/tensor.js";
import { coalesce } from "../algebra/coalesce.js";
import { composition } from "../algebra/composition.js";
import { group } from "../algebra/group.js";
import { failing, renaming } from "../diagnostic.js";
import { offsetOf } from "../layout/evaluation.js";
import { laid } from "../layout/layout.js";
import { compact } from "../layout/stride.js";
import { whole } from "./access.js";
import { viewed } from "./edge.js";
import { shown, tensorIn } from "./tensor.js";

// The same elements by other coordinates; what was past the end is so still.

/**
 * The tensor of the coalesced layout: the same elements in the same order, in the fewest modes (paper, section 5.2). Its
 * refusals are those of `coalesce`.
 * @param of a tensor
 * @param profile a tuple with an entry for each mode that is to stay one
 * @returns a view of it
 * @throws LayoutError: argument, rank
 * @law the same value at every integer coordinate (test/tensor/view.test.ts)
 * @see {@link coalesce}
 * @example String(tensorCoalesce(tensor(counting(), layout("(2,(1,6)):(1,(6,2))")))) // "{0} ∘ 12:1"
 */
export function tensorCoalesce<T extends AnyTensor>(
  of: T,
): Tensor<
  AccessorIn<T>,
  ResultShape<LayoutIn<TensorCoalesce<T>>>,
  ResultStride<LayoutIn<TensorCoalesce<T>>>,
  RaggedIn<TensorCoalesce<T>>
>;
export function tensorCoalesce<T extends AnyTensor, const P extends Nesting<number | null> | undefined>(
  of: T,
  profile: Accepted<P, TensorCoalesce<T, P>>,
): Tensor<
  AccessorIn<T>,
  ResultShape<LayoutIn<TensorCoalesce<T, P>>>,
  ResultStride<LayoutIn<TensorCoalesce<T, P>>>,
  RaggedIn<TensorCoalesce<T, P>>
>;

export function tensorCoalesce(of: unknown, profile: any = null): AnyTensor {
  const from = tensorIn(
    of,
    failing("tensorCoalesce", () => shown(of)),
  );
  const least = renaming("tensorCoalesce", () =>
    coalesce(from.layout as AnyLayout, profile as never),
  ) as AnyLayout;
  const shape = least.shape;
  const seen = laid(shape, compact(shape));
  // an edge steps by other strides, of which the same modes may continue each other or not
  return viewed(from, null, (layout) => ({
    layout: layout === from.layout ? least : (composition as OnLayout)(layout, seen),
    offset: 0,
  }));
}

/**
 * The tensor with its modes from `begin` up to but not including `end` grouped into one. Its refusals are those of `group`.
 * @param of a tensor
 * @param begin the first mode of the group
 * @param end the mode after its last
 * @returns a view of it
 * @throws LayoutError: argument, mode
 * @law the same value at every integer coordinate (test/tensor/view.test.ts)
 * @see {@link group}
 * @example String(tensorGroup(tensor(counting(), layout("(2,3,5):(1,2,6)")), 1, 3)) // "{0} ∘ (2,(3,5)):(1,(2,6))"
 */
export function tensorGroup<T extends AnyTensor, const B extends number, const E extends number>(
  of: T,
  begin: B,
  end: Accepted<E, TensorGroup<T, B, E>>,
): Tensor<
  AccessorIn<T>,
  ResultShape<LayoutIn<TensorGroup<T, B, E>>>,
  ResultStride<LayoutIn<TensorGroup<T, B, E>>>,
  RaggedIn<TensorGroup<T, B, E>>
>;

export function tensorGroup(of: unknown, begin: number, end: any): AnyTensor {
  const from = tensorIn(
    of,
    failing("tensorGroup", () => shown(of)),
  );
  const grouped = group as (of: AnyLayout, begin: number, end: number) => AnyLayout;
  return renaming("tensorGroup", () =>
    viewed(from, null, (layout) => ({ layout: grouped(layout, begin, end), offset: 0 })),
  );
}

/**
 * The tensor moved by a coordinate: its coordinate 0 is that one, in the same layout. What steps past an end by it is ragged:
 * see `inBounds`. Refused is a coordinate that does not fit.
 * @param of a tensor
 * @param coordinate whole, or mode by mode; negative too
 * @returns a view of it
 * @throws LayoutError: argument, coordinate, integer, overflow
 * @law T'(c) = T(c + the coordinate) (test/tensor/view.test.ts)
 * @see {@link domainOffset}
 * @example String(tensorDomainOffset(tensor(counting(), layout("(4,8)")), 2, 5)) // "{22} ∘ (4,8):(1,4)"
 */
export function tensorDomainOffset<T extends AnyTensor, const C extends readonly Nesting<number>[]>(
  of: T,
  ...coordinate: AcceptedEach<C, TensorDomainOffset<T, C>, T>
): Tensor<
  AccessorIn<T>,
  ResultShape<LayoutIn<TensorDomainOffset<T, C>>>,
  ResultStride<LayoutIn<TensorDomainOffset<T, C>>>,
  RaggedIn<TensorDomainOffset<T, C>>
>;

export function tensorDomainOffset(of: unknown, ...coordinate: any): AnyTensor {
  const fail = failing("tensorDomainOffset", () => shown(of));
  const from = tensorIn(of, fail);
  const at = whole(coordinate, fail);
  // every mode may be left, so all of them are edges
  return viewed(from, from.layout.shape, (layout) => ({ layout, offset: offsetOf(at, layout, fail) }));
}

type OnLayout = (layout: AnyLayout, tiler: AnyLayout) => AnyLayout;
