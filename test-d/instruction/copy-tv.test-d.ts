import { expectType } from "tsd";
import type { Layout } from "../../dist/index.js";
import { layout, tileToShape } from "../../dist/index.js";
import {
  copyAtom,
  mmaAtom,
  smemAtom,
  threadsDestination,
  threadsSource,
  tiledCopy,
  tiledCopyA,
  tiledMma,
  tvDestination,
  tvSource,
} from "../../dist/instruction.js";

const mma = tiledMma(mmaAtom("SM80_16x8x16_F32F16F16F32_TN"), {
  atoms: [2, 2, 1],
  permutation: [32, 32, 16],
});
const copies = tiledCopy(copyAtom("UniversalCopy<u128>"), layout("(16,8):(8,1)"), layout("(1,8)"), {
  elementBits: 16,
});
const load = tiledCopyA(copyAtom("SM75_U32x4_LDSM_N"), mma, { elementBits: 16 });
const A = layout("(128,64):(64,1)");
const sA = tileToShape(smemAtom("K", "SW128", 16), [128, 64]);
expectType<Layout<[[8, 16], [8, 1]], [[128, 1], [16, 0]]>>(tvSource(copies));
expectType<Layout<[[8, 16], [8, 1]], [[128, 1], [16, 0]]>>(tvDestination(copies));
expectType<Layout<[[16, 2, 2, 2], [8, 1]], [[1, 256, 16, 0], [32, 0]]>>(tvSource(load));
expectType<Layout<[[4, 8, 2, 2], [[2, 2, 2], 1]], [[64, 1, 16, 0], [[32, 8, 256], 0]]>>(tvDestination(load));
expectType<Layout<[[8, 16], [[8, 1], [8, 1]]], [[8, 64], [[1, 0], [1024, 0]]]>>(threadsSource(copies, A));
expectType<Layout<[[8, [8, 2]], [[8, 1], [8, 1]]], [["f8", ["f72", "f512"]], [["f1", 0], ["f1024", 0]]]>>(
  threadsDestination(copies, sA),
);
expectType<
  Layout<
    [[[8, 2], 2, 2, 2], [[8, 1], [4, 4]]],
    [[["f72", "f512"], "f8", "f1024", 0], [["f1", 0], ["f2048", "f16"]]]
  >
>(threadsSource(load, sA));
