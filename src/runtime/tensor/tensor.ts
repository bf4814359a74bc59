import type { Accepted } from "../../types/diagnostic.js";
import type { IntTuple } from "../../types/layout/htuple.js";
import type { AnyLayout, AnyMapping, ResultShape, ResultStride } from "../../types/layout/layout.js";
import type { Accessor, AnyAccessor } from "../../types/tensor/accessor.js";
import type { AccessorOver, AnyTensor, Fitting, OpenTensor, Tensor } from "../../types/tensor/tensor.js";
import { type Fail, failing } from "../diagnostic.js";
import { isComposedLayout } from "../layout/composed-layout.js";
import { offsetOf } from "../layout/evaluation.js";
import { integerIn, isTuple } from "../layout/htuple.js";
import { layoutIn } from "../layout/layout.js";
import { show } from "../layout/text.js";
import { and, xor } from "../semimodule/binary.js";
import { add } from "../semimodule/integer.js";
import { accessorIn, countedBy, isArray } from "./accessor.js";
import { Bound, type Edge, refuseOutside, startOf } from "./bound.js";
import { bitsIn, composedReach, refuseReach } from "./reach.js";
import { through } from "./through.js";

/**
 * A tensor T = e ∘ L: an accessor behind a layout (paper, section 4.5). Accessors are arrays, typed or not, `counting`,
 * `coordinates`, and any object with `offset(d)` and `dereference()`. `offset` is where the layout starts. Refused is a
 * layout that reaches out of the array: by the compiler too where the array is a tuple.
 * @param accessor an array, or what has `offset` and `dereference`
 * @param layout from coordinates to places in it
 * @param offset where the layout starts
 * @returns the tensor
 * @throws LayoutError: argument, bounds, integer, overflow
 * @law T(c) = *(e + L(c)), and no coordinate leaves the array (test/tensor/tensor.test.ts)
 * @see {@link get}
 * @example String(tensor(new Float32Array(32), layout("(4,8):(8,1)"))) // "Float32Array(32) ∘ (4,8):(8,1)"
 * Over a composed layout the accessor is seen through the outer one, and the layout is the inner one.
 * @example String(get(tensor([1, 2, 3, 4, 5, 6], layout("(2,2):(1,-2)"), 3), 1, 1)) // "3"
 * @example String(get(tensor(counting(), composedLayout(swizzle(3, 3, 3), 0, layout("(8,64):(66,1)"))), 1, 1)) // "75"
 */
export function tensor<A extends AnyAccessor, L extends AnyMapping, const Start extends number = 0>(
  accessor: A,
  layout: Accepted<L, Fitting<A, L, Start>>,
  offset?: Start,
): Tensor<AccessorOver<A, L>, ResultShape<Fitting<A, L, Start>>, ResultStride<Fitting<A, L, Start>>>;

export function tensor(accessor: unknown, layout: any, offset: number = 0): AnyTensor {
  const fail = failing("tensor", () => show(layout));
  const data = accessorIn(accessor, fail);
  if (!isComposedLayout(layout)) layoutIn(layout, fail);
  integerIn(offset, fail, "integer", Number.isInteger(offset));
  if (isComposedLayout(layout)) {
    if (isArray(data)) refuseReach(composedReach(layout, fail), data.length, offset, fail);
    return new Bound(through(data, layout.outer, layout.offset, offset), layout.inner, 0);
  }
  const made = isArray(data)
    ? new Bound(data, layout, offset + 0)
    : new Bound(offset === 0 ? atOrigin(data, layout, fail) : data.offset(offset), layout, 0);
  refuseOutside(made, fail);
  return made;
}

/** An accessor of coordinates takes the profile of those of the layout, and keeps it whatever is cut; one of integers takes none. */
function atOrigin(accessor: Accessor, layout: AnyLayout, fail: Fail): Accessor {
  const counts = countedBy(accessor);
  const origin = counts === undefined ? 0 : offsetOf(0, layout, fail);
  if (!isTuple(origin)) return accessor;
  return counts === "coordinates"
    ? accessor.offset(origin)
    : fail("argument", "counting()", "accessor of coordinates: coordinates() is");
}

/** The tensor of an accessor and a layout that are known to go together. */
export function whole(accessor: AnyAccessor, layout: AnyLayout, offset = 0, start = 0): OpenTensor {
  return new Bound(accessor, layout, offset, start);
}

/**
 * Whether a value is a tensor that this library made.
 * @param value anything
 * @returns a boolean
 * @law true of what this library makes, false of all else (test/tensor/tensor.test.ts)
 * @see {@link tensor}
 * @example isTensor(layout(4)) // false
 */
export function isTensor(value: unknown): value is OpenTensor {
  return value instanceof Bound;
}

/** `x` where it is a tensor; anything else is refused. */
export function tensorIn(x: unknown, fail: Fail): OpenTensor {
  return isTensor(x) ? x : fail("argument", show(x), "tensor");
}

/**
 * The tensor with another layout, `by` further on; that it stays within the array is not looked at. F2 strides add to that
 * without carries: where they have bits in common with it, it is kept apart, for an accessor adds as integers do.
 */
export function moved(
  of: OpenTensor,
  layout: AnyLayout,
  by: IntTuple,
  edges: readonly Edge[] = [],
): OpenTensor {
  const { accessor, offset } = of;
  const bits = bitsIn(layout);
  const all = startOf(of) === 0 ? by : xor(startOf(of), by as number);
  if (bits !== 0 && and(all as number, bits) !== 0)
    return new Bound(accessor, layout, offset, all as number, edges);
  if (isArray(accessor)) return new Bound(accessor, layout, add(offset, all as number), 0, edges);
  return new Bound(all === 0 ? accessor : accessor.offset(all), layout, 0, 0, edges);
}

/** The operands of a refusal: a tensor shows its layout. */
export function shown(of: unknown): string {
  return show(isTensor(of) ? of.layout : of);
}
