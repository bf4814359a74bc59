import { expectType } from "tsd";
import type { Layout } from "../../dist/index.js";
import { layout } from "../../dist/index.js";
import { mmaAtom, threadsA, threadsB, threadsC, tiledMma } from "../../dist/instruction.js";

const mma = tiledMma(mmaAtom("SM80_16x8x16_F32F16F16F32_TN"), {
  atoms: [2, 2, 1],
  permutation: [32, 32, 16],
});
const A = layout("(128,64):(64,1)");
const B = layout("(128,64):(64,1)");
const C = layout("(128,128):(128,1)");
expectType<
  Layout<[[[4, 8], [2, 1]], [[2, 2, 2], [4, 4]]], [[[2, 64], [1024, 0]], [[1, 512, 8], [2048, 16]]]>
>(threadsA(mma, A));
expectType<Layout<[[[4, 8], [2, 1]], [[2, 2], [8, 4]]], [[[2, 64], [512, 0]], [[1, 8], [1024, 16]]]>>(
  threadsB(mma, B),
);
expectType<Layout<[[[4, 8], [2, 2]], [[2, 2], [4, 8]]], [[[2, 128], [2048, 8]], [[1, 1024], [4096, 16]]]>>(
  threadsC(mma, C),
);
// @ts-expect-error rank
threadsA(mma, layout("512"));
