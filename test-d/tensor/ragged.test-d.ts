import { expectType } from "tsd";
import type {
  Copy,
  CountingAccessor,
  IntTuple,
  LayoutError,
  Projection,
  StepTuple,
  Tensor,
} from "../../dist/index.js";
import {
  copy,
  copyIf,
  counting,
  fill,
  gemm,
  inBounds,
  layout,
  localPartition,
  localTile,
  sliceTensor,
  tensor,
  tensorComposition,
  tensorFlatDivide,
  tensorZippedDivide,
  transform,
} from "../../dist/index.js";

declare const n: number;
declare const floats: Float32Array;
declare const step: Projection;

// Whether a tile reaches past the end is known where its sizes and its coordinate are.
const T = tensor(floats, layout("(100,50)"));
expectType<false>(T.ragged);
expectType<Tensor<Float32Array, [32, 16], [1, 100]>>(localTile(T, [32, 16], [0, 0]));
const last = localTile(T, [32, 16], [3, 3]);
expectType<Tensor<Float32Array, [32, 16], [1, 100], true>>(last);
expectType<true>(localTile(T, [32, 16], [null, 0]).ragged);
expectType<false>(localTile(T, [25, 16], [null, 0]).ragged);
expectType<boolean>(localTile(T, [32, 16], [n, 0]).ragged);
expectType<true>(localTile(T, [32, 16], [n, 3]).ragged);
expectType<false>(localTile(T, [25, 10], [n, n]).ragged);
expectType<boolean>(localTile(T, [n, 10], [0, 0]).ragged);
expectType<true>(localTile(T, [layout("(4,2):(1,8)"), 10], [12, 0]).ragged);
expectType<false>(localTile(T, [layout("(4,2):(1,8)"), 10], [0, 0]).ragged);
expectType<false>(localTile(T, [null, 10], [0, 4]).ragged);
expectType<true>(tensorZippedDivide(T, [30, 10]).ragged);
expectType<false>(tensorZippedDivide(T, [25, 10]).ragged);
expectType<boolean>(tensorFlatDivide(T, [n, 10]).ragged);
expectType<true>(localPartition(T, layout("(8,4)"), 31).ragged);
expectType<false>(localPartition(T, layout("(8,4)"), 0).ragged);
expectType<false>(localPartition(T, layout("(10,5)"), n).ragged);
expectType<boolean>(localPartition(T, layout("(8,4)"), n).ragged);
expectType<true>(localPartition(tensor(floats, layout("(4,8)")), layout([3, 4]), 2).ragged);
expectType<true>(tensorComposition(tensor(floats, layout("(4,8)")), [6, 4]).ragged);
expectType<false>(tensorComposition(tensor(floats, layout("(4,8)")), [4, layout("2:4")]).ragged);
expectType<true>(tensorComposition(tensor(floats, layout("8")), layout("4:-1")).ragged);
expectType<boolean>(sliceTensor(last, null, 0).ragged);
expectType<false>(sliceTensor(localTile(T, [32, 16], [0, 0]), null, 0).ragged);
expectType<boolean>(localTile(last, [8, 8], [0, 0]).ragged);

// It is not read or written as a whole, but through what is in bounds.
const whole = tensor(floats, layout("(32,16)"));
expectType<(coordinate: number) => boolean>(inBounds(last) as (coordinate: number) => boolean);
expectType<boolean>(inBounds(last, 0, 1));
expectType<true>(inBounds(whole, 31, 15));
expectType<false>(inBounds(whole, 32, 0));
copyIf(inBounds(last), last, whole);
copyIf(inBounds(last), whole, last);
// @ts-expect-error ragged
copy(last, whole);
// @ts-expect-error ragged
copy(whole, last);
// @ts-expect-error ragged
fill(last, 0);
// @ts-expect-error ragged
transform(last, whole, (x) => x);
// @ts-expect-error ragged
gemm(last, last, tensor(floats, layout("(32,32)")));
// @ts-expect-error coordinate
inBounds(last, 1, 2, 3);
copy(localTile(T, [32, 16], [n, 0]), whole);
declare const refused: Copy<typeof last, typeof whole>;
expectType<
  LayoutError<"✗ copy: (32,16):(1,100) → (32,16):(1,32): the tile reaches past the end of its tensor: copyIf(inBounds(tile), …) leaves that out">
>(refused);

// What an implicit accessor yields past the end is computed, not read.
const I = localTile(tensor(counting(), layout("(100,50)")), [32, 16], [3, 3]);
expectType<Tensor<CountingAccessor, [32, 16], [1, 100], true>>(I);
copy(I, whole);

// A projection leaves out the modes that a tensor lacks.
const A = tensor(floats, layout("(100,60):(60,1)"));
const inA = localTile(A, [32, 24, 16], [3, null, null], [1, null, 1]);
expectType<Tensor<Float32Array, [32, 16, 4], [60, 1, 16], true>>(inA);
expectType<Tensor<Float32Array, [32, 16], [60, 1]>>(localTile(A, [32, 24, 16], [0, 7, 0], [1, null, 1]));
expectType<Tensor<Float32Array, [3, 3], [24, 1], true>>(
  localPartition(tensor(floats, layout("(20,3):(3,1)")), layout("(8,4,1):(4,1,0)"), 17, [1, null, 1]),
);
expectType<Tensor<Float32Array, IntTuple, StepTuple, boolean>>(
  localTile(A, [32, 24, 16], [3, null, null], step),
);
// @ts-expect-error profile
localTile(A, [32, 24, 16], [3, null, null], [1, null]);
// @ts-expect-error profile
localTile(A, [32, 24, 16], [3, null], [1, null, 1]);
// @ts-expect-error profile
localPartition(A, layout("(8,4)"), 13, [1, null, 1]);
// @ts-expect-error missing
localPartition(A, layout("(8,4,1):(4,1,0)"), 99, [1, null, 1]);
// @ts-expect-error TS2322
localTile(A, [32, 24, 16], [3, null, null], [1, 2, 1]);
