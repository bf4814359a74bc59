import { expectType } from "tsd";
import { layout } from "../../dist/index.js";
import { assertAtom, copyAtom, mmaAtom, tiledMma } from "../../dist/instruction.js";

const mma = tiledMma(mmaAtom("SM80_16x8x16_F32F16F16F32_TN"), {
  atoms: [2, 2, 1],
  permutation: [32, 32, 16],
});
expectType<void>(assertAtom(mma.atom));
expectType<void>(assertAtom(copyAtom("SM75_U32x4_LDSM_N")));
const threads = layout("32");
const [b, c] = [layout("((4,8),(2,2)):((16,1),(8,64))"), layout("((4,8),(2,2)):((32,1),(16,8))")] as const;
const slip = mmaAtom({ mnk: [16, 8, 16], threads, a: layout("((4,8),(2,2,2)):((32,1),(16,8,64))"), b, c });
// @ts-expect-error held
assertAtom(slip);
