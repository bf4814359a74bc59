import { expectAssignable, expectType } from "tsd";
import type { AnyLayout, Layout } from "../../dist/index.js";
import { mmaAtom, tiledMma, tvA, tvB, tvC } from "../../dist/instruction.js";

const mma = tiledMma(mmaAtom("SM80_16x8x16_F32F16F16F32_TN"), {
  atoms: [2, 2, 1],
  permutation: [32, 32, 16],
});
expectType<Layout<[[4, 8, 2, 2], [[2, 2, 2], [1, 1]]], [[64, 1, 16, 0], [[32, 8, 256], [0, 0]]]>>(tvA(mma));
expectType<Layout<[[4, 8, 2, 2], [[2, 2], [2, 1]]], [[64, 1, 0, 8], [[32, 256], [16, 0]]]>>(tvB(mma));
expectType<Layout<[[4, 8, 2, 2], [[2, 2], [1, 2]]], [[64, 1, 16, 256], [[32, 8], [0, 512]]]>>(tvC(mma));
declare const n: number;
const open = tiledMma(mma.atom, { atoms: [n, 2, 1] });
expectAssignable<AnyLayout>(tvC(open));
