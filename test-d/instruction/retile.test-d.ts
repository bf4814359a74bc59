import { expectType } from "tsd";
import type { Layout } from "../../dist/index.js";
import { layout } from "../../dist/index.js";
import { copyAtom, mmaAtom, retile, tiledCopyA, tiledMma } from "../../dist/instruction.js";

const mma = tiledMma(mmaAtom("SM80_16x8x16_F32F16F16F32_TN"), {
  atoms: [2, 2, 1],
  permutation: [32, 32, 16],
});
const load = tiledCopyA(copyAtom("SM75_U32x4_LDSM_N"), mma, { elementBits: 16 });
expectType<Layout<[[8, 1], 4, 4], [[1, 0], 8, 32]>>(retile(load, layout("((2,2,2),4,4):((1,2,4),8,32)")));
// @ts-expect-error sizes
retile(load, layout("((2,2),4,4)"));
// @ts-expect-error rank
retile(load, layout("((2,2,2),4)"));
