import { expectType } from "tsd";
import {
  emitMma,
  emitStore,
  globalMemory,
  type Memory,
  matrices,
  registers,
  sharedMemory,
  subgroupMatrix,
  symbol,
  symbolicLayout,
  tileOf,
} from "../../dist/emit.js";
import { type Layout, layout } from "../../dist/index.js";
import { fragmentC, mmaAtom, tiledMma } from "../../dist/instruction.js";

const features = ["shader-f16", "chromium-experimental-subgroup-matrix"] as const;
const halves = { language: "wgsl", features } as const;
const mma = tiledMma(subgroupMatrix([16, 16, 16], { component: "f16" }), { atoms: [2, 2, 1] });
expectType<"subgroup_matrix_16x16x16_f16_f16">(mma.atom.name);
const sums = matrices("sums", { element: "f16", layout: fragmentC(mma, layout([64, 64])) });
expectType<Memory<"matrices", "sums", "f16", Layout<[[16, 16], 2, 2], [[1, 16], 256, 512]>, 1>>(sums);
const tile = sharedMemory("tile", { element: "f16", layout: layout([64, 32], [40, 1]) });
expectType<"multiply">(emitMma(mma, tile, tile, sums, halves).name);
// what is not known is left to the run time
declare const open: readonly string[];
declare const n: number;
emitMma(mma, tile, tile, sums, { language: "wgsl", features: open });
emitMma(mma, sharedMemory("tile", { element: "f16", layout: layout([64, n], [n, 1]) }), tile, sums, halves);
emitMma(mma, tile, tile, sums, {
  ...halves,
  subgroupMatrixConfigs: [{ componentType: "f16", resultComponentType: "f16", M: 16, N: 16, K: 16 }],
});
// @ts-expect-error argument: there are no such matrices
emitMma(mma, tile, tile, sums, {
  ...halves,
  subgroupMatrixConfigs: [{ componentType: "f16", resultComponentType: "f32", M: 16, N: 16, K: 16 }],
});
// @ts-expect-error argument: without the feature
emitMma(mma, tile, tile, sums, { language: "wgsl", features: ["shader-f16"] });
// @ts-expect-error argument: halves without their feature
emitMma(mma, tile, tile, sums, { language: "wgsl" });
// @ts-expect-error minor
emitMma(mma, tile, sharedMemory("slim", { element: "f16", layout: layout([64, 32], [8, 1]) }), sums, halves);

const N = symbol("N", { most: 4096, multipleOf: 16 });
const odd = symbol("N", { most: 4096, multipleOf: 8 });
const out = globalMemory("c", { element: "f16", layout: symbolicLayout([N, N], [N, 1]) });
expectType<"store">(emitStore(mma, sums, tileOf(out, [64, 64], ["m", "n"]), halves).name);
const cut = globalMemory("c", { element: "f16", layout: symbolicLayout([odd, odd], [odd, 1]) });
// @ts-expect-error straddle
emitStore(mma, sums, tileOf(cut, [64, 64], ["m", "n"]), halves);

const fma = tiledMma(mmaAtom("UniversalFMA"), { atoms: [8, 8, 1] });
const [a, b] = [
  sharedMemory("a", { element: "f32", layout: layout([16, 8]) }),
  sharedMemory("b", { element: "f32", layout: layout([24, 8]) }),
] as const;
const c = registers("c", { element: "f32", layout: fragmentC(fma, layout([16, 24])) });
expectType<"gemm">(emitMma(fma, a, b, c, { language: "cuda", name: "gemm" }).name);
// @ts-expect-error sizes
emitMma(fma, a, sharedMemory("b", { element: "f32", layout: layout([24, 16]) }), c, { language: "cuda" });
// @ts-expect-error divisibility
emitMma(fma, a, sharedMemory("b", { element: "f32", layout: layout([20, 8]) }), c, { language: "cuda" });
// @ts-expect-error sizes: a C that is larger than what is made
emitMma(fma, a, b, registers("c", { element: "f32", layout: fragmentC(fma, layout([16, 32])) }), {
  language: "cuda",
});
emitMma(fma, a, b, registers("c", { element: "f32", layout: layout([2, n, 3]) }), { language: "cuda" });
const few = matrices("sums", { element: "f16", layout: fragmentC(mma, layout([64, 32])) });
// @ts-expect-error sizes: two matrices where four are made
emitMma(mma, tile, tile, few, halves);
// @ts-expect-error sizes: two matrices for a tile of four
emitStore(mma, few, tileOf(out, [64, 64], ["m", "n"]), halves);
// @ts-expect-error argument: matrices of other sizes
emitMma(mma, tile, tile, matrices("sums", { element: "f16", layout: layout([[8, 8], 4, 4]) }), halves);
