import { expectType } from "tsd";
import type { AnyAccessor, Layout, StepTuple, Tensor, Through } from "../../dist/index.js";
import { composedLayout, layout, localTile, swizzle, tensor, tensorRecast } from "../../dist/index.js";

declare const floats: Float32Array;
declare const any: Tensor<AnyAccessor, 8, 1>;
declare const kind: typeof Uint8Array | typeof Uint16Array;

const A = tensor(floats, layout("(4,8):(8,1)"));
expectType<Tensor<Uint16Array, [4, 16], [16, 1]>>(tensorRecast(A, Uint16Array));
expectType<Tensor<Uint32Array, [4, 8], [8, 1]>>(tensorRecast(A, Uint32Array));
expectType<Tensor<Float64Array, [4, 4], [4, 1]>>(tensorRecast(A, Float64Array));
expectType<Tensor<BigUint64Array, [4, 4], [4, 1]>>(tensorRecast(A, BigUint64Array));

// Through a composed layout, whose outer one is recast too.
const rows = tensor(new Uint16Array(512), composedLayout(swizzle(3, 3, 3), 0, layout("(8,64):(64,1)")));
expectType<Layout<[8, 128], [128, 1]>>(tensorRecast(rows, Uint8Array).layout);
expectType<Through<Uint8Array, Layout<[128, 8, 1], ["f1", "f144", "f1024"]>>>(
  tensorRecast(rows, Uint8Array).accessor,
);

// What is not known.
const open: StepTuple = tensorRecast(any, Uint8Array).layout.stride;
const either: Uint8Array | Uint16Array = tensorRecast(A, kind).accessor;

// Refused.
// @ts-expect-error argument
tensorRecast(A, 4);
// @ts-expect-error argument
tensorRecast(tensor([1, 2, 3, 4], layout(4)), Uint8Array);
// @ts-expect-error argument
tensorRecast(localTile(A, [3, 8], [1, 0]), Uint8Array);
// @ts-expect-error divisibility
tensorRecast(tensor(floats, layout("(4,8):(9,1)")), Float64Array);
// @ts-expect-error unit
tensorRecast(tensor(floats, layout("(4,8):(16,2)")), Float64Array);

export { either, open };
