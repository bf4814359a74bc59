import { expectType } from "tsd";
import type { Copy, Layout, LayoutError } from "../../dist/index.js";
import { composedLayout, copy, layout, swizzle, tensor, tileToShape } from "../../dist/index.js";
import {
  copyAtom,
  mmaAtom,
  partitionDestination,
  partitionSource,
  smemAtom,
  tiledCopy,
  tiledCopyA,
  tiledMma,
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
const under = composedLayout(swizzle(3, 3, 3), 0, A);
expectType<Layout<[[8, 1], 8, 1], [[1, 0], 1024, 0]>>(partitionSource(copies, A, 3).layout);
expectType<24>(partitionSource(copies, A, 3).offset);
expectType<Layout<[[8, 1], 8, 1], [["f1", 0], "f1024", 0]>>(partitionDestination(copies, sA, 3).layout);
expectType<"f24">(partitionDestination(copies, sA, 3).offset);
expectType<Layout<[[8, 1], 4, 4], [["f1", 0], "f2048", "f16"]>>(partitionSource(load, sA, 77).layout);
expectType<"f872">(partitionSource(load, sA, 77).offset);
expectType<Layout<[[8, 1], 4, 4], [[1, 0], 2048, 16]>>(partitionSource(load, under, 77).layout.inner);
declare const n: number;
expectType<Layout<[[8, 1], number, 1], [[1, 0], number, 0]>>(
  partitionSource(copies, layout([n, 64], [64, 1]), 3).layout,
);
expectType<boolean>(
  partitionSource(copies, tensor(new Float32Array(9999), layout([n, 64], [64, 1])), 3).ragged,
);
// @ts-expect-error thread
partitionSource(copies, A, 128);

// both sides of a copy have as many elements
const read = partitionSource(copies, tensor(new Float32Array(8192), A), 3);
const small = partitionDestination(copies, tensor(new Float32Array(4096), layout("(64,64):(64,1)")), 3);
expectType<
  LayoutError<"✗ copy: ((8,1),8,1):((1,0),1024,0) → ((8,1),4,1):((1,0),1024,0): sizes 64 and 32 differ">
>({} as Copy<typeof read, typeof small>);
// @ts-expect-error sizes
copy(read, small);
