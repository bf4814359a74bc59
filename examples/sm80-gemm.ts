// The layouts of a GEMM main loop on sm80: C (128 by 128) += A (128 by 64) · B (128 by 64) transposed, halves, by 128 threads,
// which copy from global to shared memory by cp.async, from there to registers by ldmatrix, and multiply by mma.sync. What a
// comment says is the value at run time, and the type that the compiler infers.
import { composition, layout, size, tileToShape } from "cute-layout";
import {
  assertDestination,
  assertSource,
  conflictFree,
  copyAtom,
  fragmentA,
  fragmentB,
  fragmentC,
  mmaAtom,
  partitionC,
  partitionDestination,
  partitionSource,
  retile,
  smemAtom,
  tiledCopy,
  tiledCopyA,
  tiledCopyB,
  tiledMma,
  tileShape,
  tvC,
  tvSource,
} from "cute-layout/instruction";

// Global memory, both operands K-major, and C row-major.
export const gA = layout([128, 64], [1024, 1]); // prints as (128,64):(1024,1)
export const gB = layout([128, 64], [1024, 1]); // prints as (128,64):(1024,1)
export const gC = layout([128, 128], [2048, 1]); // prints as (128,128):(2048,1)

// 2 by 2 warps of m16n8k16, each twice along N, so that ldmatrix fetches B of two instructions at once.
export const mma = tiledMma(mmaAtom("SM80_16x8x16_F32F16F16F32_TN"), {
  atoms: [2, 2, 1],
  permutation: [32, 32, 16],
});
mma.threads; // prints as (32,2,2,1):(1,32,64,0)
export const tile = tileShape(mma); // [32, 32, 16]
tvC(mma); // prints as ((4,8,2,2),((2,2),(1,2))):((64,1,16,256),((32,8),(0,512)))

// Shared memory: rows of 64 halves, their pieces of 16 bytes swizzled.
export const sA = tileToShape(smemAtom("K", "SW128", 16), [128, 64]); // prints as ((8,16),64):((f72,f512),f1)
export const sB = tileToShape(smemAtom("K", "SW128", 16), [128, 64]); // prints as ((8,16),64):((f72,f512),f1)

// A thread copies 8 halves at once, 8 threads a row of 64.
export const toShared = tiledCopy(
  copyAtom("SM80_CP_ASYNC_CACHEGLOBAL<u128>"),
  layout([16, 8], [8, 1]),
  layout([1, 8]),
  { elementBits: 16 },
);
toShared.tv; // prints as ((8,16),8):((128,1),16)
toShared.tiler; // [16, 64]
assertSource(toShared, gA);
assertDestination(toShared, sA);
export const readA = partitionSource(toShared, gA, 3);
readA.layout; // prints as ((8,1),8,1):((1,0),16384,0)
readA.offset; // 24
export const writeA = partitionDestination(toShared, sA, 3);
writeA.layout; // prints as ((8,1),8,1):((f1,0),f1024,0)
writeA.offset; // "f24"

// From shared memory to the registers of A and of B.
const ldmatrix = copyAtom("SM75_U32x4_LDSM_N");
export const toA = tiledCopyA(ldmatrix, mma, { elementBits: 16 });
toA.tv; // prints as ((4,8,2,2),((2,2,2),(1,1))):((64,1,16,0),((32,8,256),(0,0)))
tvSource(toA); // prints as ((16,2,2,2),(8,1)):((1,256,16,0),(32,0))
export const toB = tiledCopyB(ldmatrix, mma, { elementBits: 16 });
toB.tv; // prints as ((4,8,2,2),((2,2),(2,1))):((64,1,0,8),((32,256),(16,0)))
export const fromA = partitionSource(toA, sA, 3);
fromA.layout; // prints as ((8,1),4,4):((f1,0),f2048,f16)
fromA.offset; // "f216"
export const fromB = partitionSource(toB, sB, 3);
fromB.layout; // prints as ((8,1),4,4):((f1,0),f2048,f16)
export const registersA = fragmentA(mma, layout([128, 64])); // prints as ((2,2,2),4,4):((1,2,4),8,32)
export const registersB = fragmentB(mma, layout([128, 64])); // prints as ((2,2),8,4):((1,2),4,32)
export const copiedA = retile(toA, registersA); // prints as ((8,1),4,4):((1,0),8,32)
export const copiedB = retile(toB, registersB); // prints as ((8,1),4,4):((1,0),8,32)

// ldmatrix has no bank conflicts in the tile of 32 by 16 that it reads.
conflictFree(composition(sA, [32, 16]), tvSource(toA), ldmatrix);

// The accumulators of a thread, and where they go.
export const accumulators = fragmentC(mma, gC); // prints as ((2,2),4,8):((1,2),32,4)
export const result = partitionC(mma, gC, 3);
result.layout; // prints as ((2,2),4,8):((1,16384),65536,16)
result.offset; // 6
export const valuesOfThread = size(result.layout); // 128
