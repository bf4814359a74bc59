// The layouts of a GEMM main loop on sm80: C (128 by 128) += A (128 by 64) · B (128 by 64) transposed, halves, by 128 threads,
// which copy from global to shared memory by cp.async, from there to registers by ldmatrix, and multiply by mma.sync.
import { composition, layout, size, tileToShape } from "cute-layout";
import {
  conflictFree,
  copyAtom,
  fragmentA,
  mmaAtom,
  partitionC,
  partitionDestination,
  partitionSource,
  retile,
  smemAtom,
  tiledCopy,
  tiledCopyA,
  tiledMma,
  tileShape,
  tvSource,
} from "cute-layout/instruction";

/** Global memory, both operands K-major, and C row-major. */
const gA = layout([128, 64], [1024, 1]);
const gC = layout([128, 128], [2048, 1]);

/** 2 by 2 warps of m16n8k16, each twice along N, so that ldmatrix fetches B of two instructions at once. */
export const mma = tiledMma(mmaAtom("SM80_16x8x16_F32F16F16F32_TN"), {
  atoms: [2, 2, 1],
  permutation: [32, 32, 16],
});
export const tile = tileShape(mma);

/** Shared memory: rows of 64 halves, their pieces of 16 bytes swizzled. */
export const sA = tileToShape(smemAtom("K", "SW128", 16), [128, 64]);

/** A thread copies 8 halves at once, 8 threads a row of 64. */
export const toShared = tiledCopy(
  copyAtom("SM80_CP_ASYNC_CACHEGLOBAL<u128>"),
  layout([16, 8], [8, 1]),
  layout([1, 8]),
  { elementBits: 16 },
);
export const readA = partitionSource(toShared, gA, 3);
export const writeA = partitionDestination(toShared, sA, 3);

/** From shared memory to the registers of A. */
const ldmatrix = copyAtom("SM75_U32x4_LDSM_N");
export const toRegisters = tiledCopyA(ldmatrix, mma, { elementBits: 16 });
export const fromShared = partitionSource(toRegisters, sA, 3);
export const registers = fragmentA(mma, layout([128, 64]));
export const copied = retile(toRegisters, registers);

/** ldmatrix has no bank conflicts in the tile of 32 by 16 that it reads. */
conflictFree(composition(sA, [32, 16]), tvSource(toRegisters), ldmatrix);

/** The accumulators of a thread, and where they go. */
export const accumulators = partitionC(mma, gC, 3);
export const valuesOfThread = size(accumulators.layout);
