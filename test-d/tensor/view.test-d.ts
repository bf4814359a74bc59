import { expectType } from "tsd";
import type { IntTuple, Layout, Range, StepTuple, Tensor } from "../../dist/index.js";
import {
  layout,
  localTile,
  tensor,
  tensorCoalesce,
  tensorDomainOffset,
  tensorGroup,
  view,
} from "../../dist/index.js";

declare const n: number;
declare const range: Range;
declare const floats: Float32Array;

const A = tensor(floats, layout("(4,8):(8,1)"));
expectType<Tensor<Float32Array, [2, 2], [8, 3]>>(view(A, [1, 3], [2, 8, 3]));
expectType<Tensor<Float32Array, [4, 8], [8, -1]>>(view(A, null, [null, null, -1]));
expectType<Tensor<Float32Array, [2, 8], [-16, 1]>>(view(A, [3, 0, -2]));
expectType<Tensor<Float32Array, [1, 8], [0, 1]>>(view(A, [3, 4]));
expectType<Tensor<Float32Array, 6, 3>>(view(tensor(floats, layout("8:3")), [2, null]));

// A mode that is a tuple.
const B = tensor(floats, layout("((2,3),4):((12,1),3)"));
expectType<Tensor<Float32Array, [[2, 2], 4], [[12, 1], 3]>>(view(B, [2, 6]));
expectType<Tensor<Float32Array, [3, 4], [1, 3]>>(view(B, [1, 6, 2]));

// What is not known.
expectType<Tensor<Float32Array, [number, 8], [number, 1]>>(view(A, [n, 3]));
expectType<Tensor<Float32Array, [number, 8], [number, 1]>>(view(A, range));
const turned: StepTuple = view(B, [null, null, -1]).layout.stride[0];

// The same elements by other coordinates.
expectType<Tensor<Float32Array, 32, 1>>(tensorCoalesce(tensor(floats, layout("(4,8)"))));
expectType<Tensor<Float32Array, [4, 8], [8, 1]>>(tensorCoalesce(A, [null, null]));
expectType<Tensor<Float32Array, [[4, 8]], [[8, 1]]>>(tensorGroup(A, 0, 2));
expectType<Tensor<Float32Array, [4, 8], [8, 1]>>(tensorDomainOffset(A, 0, 0));
expectType<Tensor<Float32Array, [4, 8], [8, 1], boolean>>(tensorDomainOffset(A, 1, 0));
expectType<boolean>(view(localTile(A, [3, 8], [1, 0]), [0, 1]).ragged);

// Refused.
// @ts-expect-error range
view(A, null, [0, 9]);
// @ts-expect-error extent
view(A, [2, 2]);
// @ts-expect-error argument
view(A, [0, 2, 0]);
// @ts-expect-error mode
view(A, null, null, null);
// @ts-expect-error argument
view(B, [1, 5]);
// @ts-expect-error mode
tensorGroup(A, 0, 3);
// @ts-expect-error coordinate
tensorDomainOffset(A, 1, 0, 0);

// A shape of several profiles, and an end that is `any`, are open.
declare const any: any;
declare const several: Layout<[4, 6, 2], [4, 2, 2]> | Layout<4, 1>;
expectType<Tensor<Float32Array, IntTuple, IntTuple>>(view(tensor(floats, several), [1, 4]));
expectType<Tensor<Float32Array, [number, 8], [number, 1]>>(view(A, [1, any]));
expectType<Tensor<Float32Array, [number, 8], [number, 1]>>(view(A, any));

export { turned };
