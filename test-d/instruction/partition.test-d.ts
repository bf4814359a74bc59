import { expectAssignable, expectType } from "tsd";
import type { AnyLayout, Layout } from "../../dist/index.js";
import { composedLayout, layout, swizzle, tensor, tileToShape } from "../../dist/index.js";
import { mmaAtom, partitionA, partitionB, partitionC, smemAtom, tiledMma } from "../../dist/instruction.js";

const mma = tiledMma(mmaAtom("SM80_16x8x16_F32F16F16F32_TN"), {
  atoms: [2, 2, 1],
  permutation: [32, 32, 16],
});
const A = layout("(128,64):(64,1)");
const B = layout("(128,64):(64,1)");
const C = layout("(128,128):(128,1)");
const sA = tileToShape(smemAtom("K", "SW128", 16), [128, 64]);
const under = composedLayout(swizzle(3, 3, 3), 0, A);
expectType<Layout<[[2, 2, 2], 4, 4], [[1, 512, 8], 2048, 16]>>(partitionA(mma, A, 3).layout);
expectType<6>(partitionA(mma, A, 3).offset);
expectType<Layout<[[2, 2], 8, 4], [[1, 8], 1024, 16]>>(partitionB(mma, B, 127).layout);
expectType<966>(partitionB(mma, B, 127).offset);
expectType<Layout<[[2, 2], 4, 8], [[1, 1024], 4096, 16]>>(partitionC(mma, C, 37).layout);
expectType<2178>(partitionC(mma, C, 37).offset);
expectType<Layout<[[2, 2, 2], 4, 4], [["f1", "f512", "f8"], "f2048", "f16"]>>(partitionA(mma, sA, 3).layout);
expectType<"f6">(partitionA(mma, sA, 3).offset);
expectType<Layout<[[2, 2, 2], 4, 4], [[1, 512, 8], 2048, 16]>>(partitionA(mma, under, 3).layout.inner);
expectType<6>(partitionA(mma, under, 3).layout.offset);
declare const n: number;
expectType<number>(partitionC(mma, C, n).offset);
expectType<false>(partitionC(mma, tensor(new Float32Array(16384), C), n).ragged);
expectType<boolean>(partitionC(mma, tensor(new Float32Array(16384), layout("(100,128):(128,1)")), n).ragged);
expectAssignable<AnyLayout>(partitionC(mma, layout([128, 128], [n, 1]), 3).layout);
// @ts-expect-error missing
partitionC(mma, C, 128);
// @ts-expect-error integer
partitionC(mma, C, 1.5);
// a layout that the tile does not divide, and how the rest is treated
const ragged = layout("(100,64):(64,1)");
// @ts-expect-error rest
partitionA(mma, ragged, 3);
// @ts-expect-error rest
partitionA(mma, ragged, 3, { ragged: false });
expectType<Layout<[[2, 2, 2], 4, 4], [[1, 512, 8], 2048, 16]>>(
  partitionA(mma, ragged, 3, { ragged: true }).layout,
);
declare const either: boolean;
expectType<Layout<[[2, 2, 2], 4, 4], [[1, 512, 8], 2048, 16]>>(
  partitionA(mma, ragged, 3, { ragged: either }).layout,
);
expectAssignable<AnyLayout>(partitionA(mma, layout([n, 64], [64, 1]), 3).layout);
