// C = A·Bᵀ in halves on tensor cores (sm80 and later), A and B row-major along K: cp.async brings tiles of 128 by 32 into three
// swizzled stages of shared memory, ldmatrix takes them to registers without bank conflicts, and mma.sync multiplies.
import { composition, layout, tileToShape } from "cute-layout";
import {
  call,
  declaration,
  emitCopy,
  emitMma,
  globalMemory,
  registers,
  sharedMemory,
  symbol,
  symbolicLayout,
  tileOf,
} from "cute-layout/emit";
import {
  conflictFree,
  copyAtom,
  fragmentA,
  fragmentB,
  fragmentC,
  mmaAtom,
  smemAtom,
  tiledCopy,
  tiledCopyA,
  tiledCopyB,
  tiledCopyC,
  tiledMma,
  tvSource,
} from "cute-layout/instruction";

const M = symbol("M", { most: 16384 });
const N = symbol("N", { most: 16384, multipleOf: 8 });
const K = symbol("K", { most: 16384, multipleOf: 8 });
const element = "f16";
const elementBits = 16;

const a = globalMemory("a", { element, layout: symbolicLayout([M, K], [K, 1]) });
const b = globalMemory("b", { element, layout: symbolicLayout([N, K], [K, 1]) });
const c = globalMemory("c", { element, layout: symbolicLayout([M, N], [N, 1]) });

/** A stage of shared memory: rows of 32 halves, their pieces of 16 bytes swizzled. */
const stage = tileToShape(smemAtom("K", "SW64", 16), [128, 32]);
const tileA = sharedMemory("tileA", { element, layout: stage });
const tileB = sharedMemory("tileB", { element, layout: stage });

/** 2 by 2 warps, each twice along N, so that ldmatrix fetches B of two instructions at once. */
export const mma = tiledMma(mmaAtom("SM80_16x8x16_F16F16F16F16_TN"), {
  atoms: [2, 2, 1],
  permutation: [32, 32, 16],
});
const partA = registers("partA", { element, layout: fragmentA(mma, layout([128, 32])) });
const partB = registers("partB", { element, layout: fragmentB(mma, layout([128, 32])) });
const sums = registers("sums", { element, layout: fragmentC(mma, layout([128, 128])) });

/** 128 threads copy 32 rows of four pieces at once. */
const async = copyAtom("SM80_CP_ASYNC_CACHEGLOBAL<u128>");
export const toShared = tiledCopy(async, layout([32, 4], [4, 1]), layout([1, 8]), { elementBits });
const ldmatrix = copyAtom("SM75_U32x4_LDSM_N");
export const toA = tiledCopyA(ldmatrix, mma, { elementBits });
export const toB = tiledCopyB(ldmatrix, mma, { elementBits });
conflictFree(composition(stage, [32, 16]), tvSource(toA), ldmatrix);
conflictFree(composition(stage, [32, 16]), tvSource(toB), ldmatrix);
const fromSums = tiledCopyC(copyAtom("UniversalCopy<u32>"), mma, { elementBits });

const language = "cuda";
const zero = { language, outside: "zero" } as const;
const loadA = emitCopy(tileOf(a, [128, 32], ["m", "k"]), tileA, toShared, { ...zero, name: "loadA" });
const loadB = emitCopy(tileOf(b, [128, 32], ["n", "k"]), tileB, toShared, { ...zero, name: "loadB" });
const takeA = emitCopy(tileA, partA, toA, { language, name: "takeA" });
const takeB = emitCopy(tileB, partB, toB, { language, name: "takeB" });
const multiply = emitMma(mma, partA, partB, sums, { language });
const store = emitCopy(sums, tileOf(c, [128, 128], ["m", "n"]), fromSums, { language, name: "store" });

const staged = (k: string) => ({ tileA: `tileA[${k} % 3]`, tileB: `tileB[${k} % 3]` });
const at = ({ tileA }: Record<"tileA" | "tileB", string>) => ({ tileA });
const bt = ({ tileB }: Record<"tileA" | "tileB", string>) => ({ tileB });

export const cuda = `
${[loadA, loadB, takeA, takeB, multiply, store].map(({ text }) => text).join("\n\n")}

extern "C" __global__ __launch_bounds__(128) void gemm(const __half* a, const __half* b, __half* c, int M, int N, int K) {
  __shared__ alignas(128) __half tileA[3][4096], tileB[3][4096];
  const int thread = threadIdx.x, m = blockIdx.y, n = blockIdx.x, count = (K + 31) / 32;
  ${declaration(partA, { language })}
  ${declaration(partB, { language })}
  ${declaration(sums, { language })}
  for (__half& sum : sums) sum = __half(0);
  for (int k = 0; k < 2; k++) {
    if (k < count) {
      ${call(loadA, at(staged("k")))}
      ${call(loadB, bt(staged("k")))}
    }
    asm volatile("cp.async.commit_group;");
  }
  for (int k = 0; k < count; k++) {
    asm volatile("cp.async.wait_group 1;");
    __syncthreads();
    if (k + 2 < count) {
      ${call(loadA, { ...at(staged("(k + 2)")), k: "k + 2" })}
      ${call(loadB, { ...bt(staged("(k + 2)")), k: "k + 2" })}
    }
    asm volatile("cp.async.commit_group;");
    ${call(takeA, at(staged("k")))}
    ${call(takeB, bt(staged("k")))}
    ${call(multiply)}
  }
  ${call(store)}
}
`;
