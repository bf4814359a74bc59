import { expectType } from "tsd";
import type { Layout } from "../../dist/index.js";
import { layout } from "../../dist/index.js";
import type { MmaAtom } from "../../dist/instruction.js";
import { mmaAtom } from "../../dist/instruction.js";

expectType<[16, 8, 16]>(mmaAtom("SM80_16x8x16_F32F16F16F32_TN").mnk);
expectType<Layout<[[4, 8], [2, 2, 2]], [[32, 1], [16, 8, 128]]>>(mmaAtom("SM80_16x8x16_F32F16F16F32_TN").a);
expectType<Layout<[[4, 8, 4], [2, 2, 12]], [[128, 1, 16], [64, 8, 512]]>>(
  mmaAtom("SM90_64x96x16_F32F16F16_SS").c,
);
expectType<Layout<[[2, 2, 8, 4], [32]], [[8, 2048, 1, 16], [64]]>>(
  mmaAtom("SM90_SPARSE_64x24x64_S32S8U8_RS_TN_SATURATE").e,
);
expectType<Layout<[2, [32, 8]], [32, [1, 64]]>>(mmaAtom("SM100_MMA_TF32_2x1SM_SS<tf32,tf32,f32,256,64>").b);
expectType<[4, 4, 32]>(mmaAtom("SM100_MMA_MXF4_SS<e2m1,e2m1,f32,ue8m0,128,64,32>").bits);
expectType<"1x1x2">(
  mmaAtom({
    mnk: [1, 1, 2],
    threads: layout("1"),
    a: layout("(1,2):(0,1)"),
    b: layout("(1,2):(0,1)"),
    c: layout("(1,1)"),
  }).name,
);
declare const name: string;
declare const two: "SM61_DP4A" | "SM61_DP2A";
expectType<MmaAtom>(mmaAtom(name));
expectType<[1, 1, 4] | [1, 1, 2]>(mmaAtom(two).mnk);
// @ts-expect-error argument
mmaAtom("SM90_64x12x16_F32F16F16_SS");
// @ts-expect-error argument
mmaAtom("SM90_64x40x32_S32S8S8_SS_TN");
// @ts-expect-error argument
mmaAtom("SM100_MMA_F16BF16_TS<f16,f16,f32,128,8>");
