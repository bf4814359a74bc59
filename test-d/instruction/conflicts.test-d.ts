import { expectType } from "tsd";
import { composition, layout, tileToShape } from "../../dist/index.js";
import {
  conflictFree,
  copyAtom,
  mmaAtom,
  smemAtom,
  tiledCopyA,
  tiledMma,
  tvSource,
} from "../../dist/instruction.js";

const mma = tiledMma(mmaAtom("SM80_16x8x16_F32F16F16F32_TN"), {
  atoms: [2, 2, 1],
  permutation: [32, 32, 16],
});
const load = tiledCopyA(copyAtom("SM75_U32x4_LDSM_N"), mma, { elementBits: 16 });
const A = layout("(128,64):(64,1)");
const sA = tileToShape(smemAtom("K", "SW128", 16), [128, 64]);
const ldmatrix = copyAtom("SM75_U32x4_LDSM_N");
expectType<void>(conflictFree(composition(sA, [32, 16]), tvSource(load), ldmatrix));
// @ts-expect-error bank
conflictFree(composition(A, [32, 16]), tvSource(load), ldmatrix);
