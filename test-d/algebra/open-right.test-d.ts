import { expectType } from "tsd";
import {
  composition,
  type IntTuple,
  type Layout,
  layout,
  type StepTuple,
  sliceTensor,
  type Tensor,
} from "../../dist/index.js";
import { fragmentLike } from "../../dist/instruction.js";

// A layout whose shape is known and whose strides are not, by annotation.
declare const column: Layout<[4, 1], IntTuple>;
declare const list: Layout<[4, 1], number[]>;
declare const nested: Layout<[[2, 2], 4], IntTuple>;
declare const anyTensor: Tensor<unknown, unknown, unknown, unknown>;
expectType<Layout<[4, 1], [number, number]>>(composition(layout(8), column));
expectType<Layout<[4, 1], [number, number]>>(composition(layout(8), list));
expectType<Layout<[[2, 2], IntTuple], [[number, number], IntTuple]>>(
  composition(layout([8, 3], [3, 1]), nested),
);
expectType<Layout<[[2, 2], 4], [IntTuple, number]>>(fragmentLike(nested));

// Of any tensor a slice is any tensor.
expectType<IntTuple>(sliceTensor(anyTensor, null).layout.shape);
expectType<StepTuple>(sliceTensor(anyTensor, null).layout.stride);
