import type { Accepted, Answer } from "../../types/diagnostic.js";
import type { FromNdarray, Ndarray, Ndarrayed, NdarrayFields } from "../../types/tensor/interop.js";
import type { AnyTensor } from "../../types/tensor/tensor.js";
import { failing } from "../diagnostic.js";
import { layout } from "../layout/layout.js";
import { integerModes } from "../layout/modes.js";
import { show } from "../layout/text.js";
import { isArray } from "./accessor.js";
import { shown, tensor, tensorIn } from "./tensor.js";

/**
 * The tensor of a scijs `ndarray` or a `@stdlib/ndarray`, over the same data: both are an array, a shape, strides and the
 * offset of the first element. One of rank 0 is 1:0. Refused are empty ones, what makes no layout, data that is too short, and
 * data that is no array.
 * @param array with `data`, `shape`, `offset`, and `stride` or `strides`
 * @returns the tensor
 * @throws LayoutError: argument, bounds, congruence, extent, integer, overflow
 * @law `get` gives what the ndarray's own `get` gives (test/tensor/interop.test.ts)
 * @see {@link toNdarray}
 * @example String(fromNdarray({ data: new Float32Array(6), shape: [2, 3], stride: [-3, 1], offset: 3 })) // "Float32Array(6)+3 ∘ (2,3):(-3,1)"
 */
export function fromNdarray<
  A extends object,
  const S extends ArrayLike<number>,
  const D extends ArrayLike<number>,
  const Start extends number,
>(
  array: NdarrayFields<A, S, D, Start, Accepted<S, FromNdarray<A, S, D, Start>>>,
): Answer<FromNdarray<A, S, D, Start>, AnyTensor>;

export function fromNdarray(array: any): AnyTensor {
  const fail = failing("fromNdarray", () => show(array));
  const fields = Object(array);
  const { data, shape, offset } = fields;
  const stride = "strides" in fields ? fields.strides : fields.stride;
  if (!isArray(data) || !isTupleLike(shape) || !isTupleLike(stride)) fail("argument", show(array), "ndarray");
  if (shape.length === 0) return tensor(data, layout(1, 0), offset);
  return tensor(data, layout([...shape] as never, [...stride] as never), offset);
}

/**
 * The data, shape, strides and offset of a tensor over an array, for `ndarray(data, shape, stride, offset)`: a mode to
 * each element of the shape, however deep it lies. Refused is a tensor over anything but an array, strides that are no
 * integers, and a tile that reaches past the end of its tensor: an ndarray has no predicate.
 * @param of a tensor over an array
 * @returns the fields of an ndarray
 * @throws LayoutError: argument, integer, ragged
 * @law fromNdarray of it is the tensor, with its modes spread (test/tensor/interop.test.ts)
 * @see {@link fromNdarray}
 * @example toNdarray(tensor([1, 2, 3, 4], layout("(2,2):(2,-1)"), 1)) // { data: [1, 2, 3, 4], shape: [2, 2], stride: [2, -1], offset: 1 }
 */
export function toNdarray<T extends AnyTensor>(of: Accepted<T, Ndarrayed<T>>): Ndarray<T>;

export function toNdarray(of: unknown): Ndarray<AnyTensor> {
  const fail = failing("toNdarray", () => shown(of));
  const { accessor, layout, offset, ragged } = tensorIn(of, fail);
  if (!isArray(accessor)) return fail("argument", "the accessor", "array");
  const modes = integerModes(layout, fail);
  if (ragged) fail("ragged");
  return {
    data: accessor as never,
    shape: modes.map(([extent]) => extent),
    stride: modes.map(([, stride]) => stride),
    offset,
  };
}

/** Shapes may be typed arrays too. */
function isTupleLike(x: unknown): x is ArrayLike<number> & Iterable<number> {
  return isArray(x);
}
