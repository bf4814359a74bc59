import { expectType } from "tsd";
import type { Layout } from "../../dist/index.js";
import {
  copyAtom,
  mmaAtom,
  tiledCopyA,
  tiledCopyB,
  tiledCopyC,
  tiledCopyCAtom,
  tiledMma,
} from "../../dist/instruction.js";

const mma = tiledMma(mmaAtom("SM80_16x8x16_F32F16F16F32_TN"), {
  atoms: [2, 2, 1],
  permutation: [32, 32, 16],
});
const load = tiledCopyA(copyAtom("SM75_U32x4_LDSM_N"), mma, { elementBits: 16 });
expectType<Layout<[[4, 8, 2, 2], [[2, 2, 2], [1, 1]]], [[64, 1, 16, 0], [[32, 8, 256], [0, 0]]]>>(load.tv);
expectType<[32, 16]>(load.tiler);
expectType<[1, 1]>(load.grid);
expectType<Layout<[[4, 8, 2, 2], [[2, 2], [2, 1]]], [[64, 1, 0, 8], [[32, 256], [16, 0]]]>>(
  tiledCopyB(copyAtom("SM75_U32x4_LDSM_N"), mma, { elementBits: 16 }).tv,
);
expectType<[32, 32]>(tiledCopyC(copyAtom("UniversalCopy<u64>"), mma, { elementBits: 32 }).tiler);
expectType<Layout<[[4, 8, 4], [2, 2]], [[64, 1, 8], [256, 32]]>>(
  tiledCopyCAtom(copyAtom("SM90_U32x2_STSM_N"), tiledMma(mmaAtom("SM90_64x64x16_F32F16F16_SS")), {
    elementBits: 16,
  }).tv,
);
// @ts-expect-error threads
tiledCopyA(copyAtom("SM75_U16x8_LDSM_T"), mma, { elementBits: 32 });
