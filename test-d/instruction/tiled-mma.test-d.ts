import { expectType } from "tsd";
import type { Layout } from "../../dist/index.js";
import { layout } from "../../dist/index.js";
import { mmaAtom, tiledMma, tileShape } from "../../dist/instruction.js";

const mma = tiledMma(mmaAtom("SM80_16x8x16_F32F16F16F32_TN"), {
  atoms: [2, 2, 1],
  permutation: [32, 32, 16],
});
expectType<Layout<[32, 2, 2, 1], [1, 32, 64, 0]>>(mma.threads);
expectType<Layout<[2, 2, 1], [1, 2, 4]>>(mma.atoms);
expectType<[32, 32, 16]>(tileShape(mma));
expectType<[16, 16, 4]>(tileShape(tiledMma(mmaAtom("SM61_DP4A"), { atoms: [16, 16] })));
expectType<Layout<[[4, 2], 2, 2, 1], [[1, 16], 8, 4, 0]>>(
  tiledMma(mmaAtom("SM70_8x8x4_F32F16F16F32_TN"), { atoms: layout("(2,2):(2,1)") }).threads,
);
declare const n: number;
const open = tiledMma(mmaAtom("SM61_DP4A"), { atoms: [n, 2], permutation: [null, n] });
expectType<[number, number, 4]>(tileShape(open));
expectType<Layout<[1, number, 2, 1], [0, number, number, 0]>>(open.threads);
// @ts-expect-error divisibility
tiledMma(mma.atom, { atoms: [3, 2, 1], permutation: [32, 32, 16] });
// @ts-expect-error rank
tiledMma(mma.atom, { atoms: [1, 1, 1, 2] });

// Of one tiling of several the instructions are one of theirs.
declare const several: { atoms: [2, 2, 1] } | { atoms: [4, 1, 1] };
expectType<[32, 16, 16] | [64, 8, 16]>(tileShape(tiledMma(mmaAtom("SM80_16x8x16_F32F16F16F32_TN"), several)));
