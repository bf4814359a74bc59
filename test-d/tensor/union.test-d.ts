import { expectType } from "tsd";
import type { AnyLayout, IntTuple, Step, StepTuple, Tensor } from "../../dist/index.js";
import { get, layout, localPartition, localTile, set, sliceTensor, tensor } from "../../dist/index.js";

declare const floats: Float32Array;
declare const inOrOut: [1, 2] | [9, 9];
declare const keptInOrOut: [null, 2] | [null, 9];
declare const anyLayout: AnyLayout;

// Of a union of coordinates one may be within bounds: that is left to run time.
const T = tensor(floats, layout([4, 8]));
expectType<number>(get(T, inOrOut));
expectType<1>(set(T, 1, inOrOut));
expectType<Tensor<Float32Array, [4], [1], false>>(sliceTensor(T, keptInOrOut));

// A part of a tensor of any layout has strides of any kind.
const any = tensor(floats, anyLayout);
expectType<Tensor<Float32Array, [2], [Step], boolean>>(localTile(any, 2, 0));
expectType<Tensor<Float32Array, IntTuple[], StepTuple[], boolean>>(localPartition(any, layout(2), 1));
