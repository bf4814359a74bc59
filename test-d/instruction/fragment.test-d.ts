import { expectType } from "tsd";
import type { Layout } from "../../dist/index.js";
import { composedLayout, layout, swizzle } from "../../dist/index.js";
import { fragmentA, fragmentB, fragmentC, fragmentLike, mmaAtom, tiledMma } from "../../dist/instruction.js";

const mma = tiledMma(mmaAtom("SM80_16x8x16_F32F16F16F32_TN"), {
  atoms: [2, 2, 1],
  permutation: [32, 32, 16],
});
const A = layout("(128,64):(64,1)");
const B = layout("(128,64):(64,1)");
const C = layout("(128,128):(128,1)");
const under = composedLayout(swizzle(3, 3, 3), 0, A);
expectType<Layout<[[2, 2, 2], 4, 4], [[1, 2, 4], 32, 8]>>(fragmentA(mma, A));
expectType<Layout<[[2, 2], 8, 4], [[1, 2], 16, 4]>>(fragmentB(mma, B));
expectType<Layout<[[2, 2], 4, 8], [[1, 2], 32, 4]>>(fragmentC(mma, C));
expectType<Layout<[[2, 2, 2], 4, 4], [[1, 2, 4], 8, 32]>>(fragmentA(mma, under));
expectType<Layout<[[2, 2], 2, 4], [[1, 2], 16, 4]>>(fragmentLike(layout("((2,2),2,4):((1,256),1024,8)")));

// What is repeated is had once, also where all of a part is.
const quads = tiledMma(mmaAtom("SM70_8x8x4_F32F16F16F32_TN"));
expectType<Layout<[4, 2], [0, 1]>>(fragmentLike(layout("(4,2):(0,0)")));
expectType<Layout<[4, 2], [0, 1]>>(fragmentLike(layout("(4,2):(f0,f0)")));
expectType<Layout<[4, 1, 4], [0, 0, 1]>>(fragmentA(quads, layout("(8,16):(1,0)")));
expectType<Layout<[4, 2], [1, 4]>>(fragmentLike(layout("(4,2):(0,e0)")));
