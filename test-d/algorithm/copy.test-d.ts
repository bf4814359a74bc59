import { expectType } from "tsd";
import type { AnyTensor, Copy, CopyIf, LayoutError, Tensor } from "../../dist/index.js";
import { copy, copyIf, counting, fill, layout, tensor, transform } from "../../dist/index.js";

declare const n: number;
declare const floats: Float32Array;
declare const bigs: BigInt64Array;
declare const anyTensor: AnyTensor;
declare const any: any;

const T = tensor(floats, layout("(8,3)"));
const B = tensor(bigs, layout("24"));

// Table 2 of the paper: the destination is given back.
expectType<Tensor<Float32Array, 8, 1>>(copy(tensor(floats, layout("8:1")), tensor(floats, layout("8:1"))));
copy(tensor(floats, layout("(8,2,3):(1,16,32)")), tensor(floats, layout("(8,2,3):(1,16,32)")));
copy(tensor(floats, layout("(2,3,2):(42,1,128)")), tensor(floats, layout("12:1")));
copy(tensor(floats, layout("12:1")), tensor(floats, layout("(2,3,2):(42,1,128)")));
copy(tensor(floats, layout("7:0")), tensor(floats, layout("7:1")));
copy(tensor(floats, layout("7:0")), tensor(floats, layout("7:0")));
copy(tensor(floats, layout("(8,3):(1,8)")), tensor(floats, layout("(8,3):(3,1)")));
expectType<Tensor<Float32Array, [8, 15], [1, 8]>>(
  copy(tensor(floats, layout("(8,(3,5)):(1,(57,8))")), tensor(floats, layout("(8,15):(1,8)"))),
);

// Elements that go together.
copy(T, tensor(new Int8Array(24), layout(24)));
copy(tensor(counting(), layout(24)), T);
copy(T, tensor([0], layout("24:0")));
copy(tensor(["a"], layout(1)), tensor(["b"], layout(1)));
copy(B, tensor(new BigUint64Array(24), layout(24)));
copy(anyTensor, T);
copy(T, anyTensor);
copy(any, T);
// A size that only the run time knows.
copy(tensor(floats, layout([n, 3])), T);
copy(T, tensor(floats, layout(n)));

// Refused.
// @ts-expect-error sizes
copy(T, tensor(floats, layout(12)));
// @ts-expect-error sizes
copy(tensor(floats, layout("(8,3,2)")), T);
// @ts-expect-error elements
copy(T, B);
// @ts-expect-error elements
copy(B, T);
// @ts-expect-error elements
copy(tensor(["a"], layout("24:0")), T);
// @ts-expect-error argument
copy(T, tensor(counting(), layout(24)));
// @ts-expect-error argument
copy(T, tensor([1, 2] as const, layout("24:0")));
// @ts-expect-error TS2345
copy(T, 4);
// @ts-expect-error sizes
copyIf(tensor([true], layout("12:0")), T, T);
// @ts-expect-error TS2345
copyIf((i: string) => i === "", T, T);
// @ts-expect-error TS2345
copyIf(() => "yes", T, T);
// @ts-expect-error argument
copyIf(tensor(["yes"], layout("24:0")), T, T);
// @ts-expect-error argument
copyIf(tensor([1n], layout("24:0")), T, T);
// @ts-expect-error TS2345
copyIf(layout(24), T, T);
copyIf((i) => i & 1, T, T);
copyIf(tensor(new Uint8Array(24), layout(24)), T, T);
// @ts-expect-error elements
copyIf(() => true, T, B);
// @ts-expect-error elements
fill(T, 4n);
// @ts-expect-error elements
fill(B, 4);
// @ts-expect-error argument
fill(tensor(counting(), layout(4)), 4);
// @ts-expect-error elements
transform(T, B, (x) => x);
// @ts-expect-error sizes
transform(T, tensor(floats, layout(12)), (x) => x);
// @ts-expect-error elements
transform(B, B, (x) => Math.abs(x));

expectType<typeof T>(copyIf(tensor([true], layout("24:0")), T, T));
expectType<typeof T>(copyIf((i) => i % 2 === 0, T, T));
expectType<typeof T>(fill(T, 4));
expectType<typeof B>(fill(B, 4n));
fill(anyTensor, 4);
expectType<typeof B>(transform(T, B, (x) => BigInt(x)));
expectType<typeof T>(transform(T, T, (x) => x * x));

declare const sizes: Copy<Tensor<Float32Array, [8, 3], [1, 8]>, Tensor<Float32Array, 12, 1>>;
expectType<LayoutError<"✗ copy: (8,3):(1,8) → 12:1: sizes 24 and 12 differ">>(sizes);
declare const kinds: Copy<Tensor<Float32Array, 4, 1>, Tensor<BigInt64Array, 4, 1>>;
expectType<LayoutError<"✗ copy: 4:1 → 4:1: number elements and bigint elements do not mix">>(kinds);
declare const fixed: Copy<Tensor<Float32Array, 4, 1>, Tensor<readonly number[], 4, 1>>;
expectType<LayoutError<"✗ copy: 4:1 → 4:1: the accessor is no place to write to">>(fixed);
declare const masked: CopyIf<
  Tensor<Uint8Array, 2, 1>,
  Tensor<Float32Array, 4, 1>,
  Tensor<Float32Array, 4, 1>
>;
expectType<LayoutError<"✗ copyIf: 2:1 → 4:1: sizes 2 and 4 differ">>(masked);
declare const worded: CopyIf<Tensor<string[], 4, 0>, Tensor<Float32Array, 4, 1>, Tensor<Float32Array, 4, 1>>;
expectType<LayoutError<"✗ copyIf: 4:0 → 4:1: a string is no predicate">>(worded);
