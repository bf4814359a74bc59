// Sizes in examples/kernels/gemm-sm80.ts, each replaced by another.

/** What is replaced, by what, and the first that is said. */
export type Wrong = readonly [from: string, to: string, sentence: string];

export const wrong: readonly Wrong[] = [
  [
    'const K = symbol("K", { most: 16384, multipleOf: 8 })',
    'const K = symbol("K", { most: 16384, multipleOf: 4 })',
    "✗ assertSource: SM80_CP_ASYNC_CACHEGLOBAL<u128>, (128,32):(4,1): an access of 8 values starts at 4, which is no multiple of that",
  ],
  ['"SW64", 16), [128, 32])', '"SW64", 16), [64, 32])', "✗ emitCopy: a, tileA: sizes 128 and 64 differ"],
  ['"SW64", 16), [128, 32])', '"SW64", 16), [128, 64])', "✗ emitCopy: a, tileA: sizes 32 and 64 differ"],
  [
    '"SW64", 16), [128, 32])',
    '"SW64", 16), [128, 48])',
    "✗ tileToShape: ((2,4),32):((f32,f72),f1), (128,48): extent 48 is no multiple of 32",
  ],
  [
    'smemAtom("K", "SW64", 16)',
    'smemAtom("K", "SW64", 32)',
    "✗ conflictFree: ((2,4,4),16):((f16,f36,f128),f1), ((16,2,2,2),(8,1)):((1,256,16,0),(32,0)): only 4 of the 8 elements of a unit lie side by side",
  ],
  [
    'smemAtom("K", "SW64", 16)',
    'smemAtom("MN", "SW64", 16)',
    "✗ conflictFree: (32,(2,4,2)):(f1,(f32,f72,f1024)), ((16,2,2,2),(8,1)):((1,256,16,0),(32,0)): only 1 of the 8 elements of a unit lie side by side",
  ],
  [
    "atoms: [2, 2, 1]",
    "atoms: [4, 2, 1]",
    "✗ tiledMma: SM80_16x8x16_F16F16F16F16_TN, (4,2,1):(1,4,8), <32,32,16>: 32 is no multiple of 64",
  ],
  [
    "atoms: [2, 2, 1]",
    "atoms: [2, 4, 1]",
    "✗ tiledCopyB: SM75_U32x4_LDSM_N, SM80_16x8x16_F16F16F16F16_TN: 4 is no multiple of 8",
  ],
  [
    "atoms: [2, 2, 1]",
    "atoms: [3, 2, 1]",
    "✗ tiledMma: SM80_16x8x16_F16F16F16F16_TN, (3,2,1):(1,3,6), <32,32,16>: 32 is no multiple of 48",
  ],
  [
    "permutation: [32, 32, 16]",
    "permutation: [32, 16, 16]",
    "✗ tiledCopyB: SM75_U32x4_LDSM_N, SM80_16x8x16_F16F16F16F16_TN: 4 is no multiple of 8",
  ],
  [
    "permutation: [32, 32, 16]",
    "permutation: [16, 32, 16]",
    "✗ tiledMma: SM80_16x8x16_F16F16F16F16_TN, (2,2,1):(1,2,4), <16,32,16>: 16 is no multiple of 32",
  ],
  [
    "permutation: [32, 32, 16]",
    "permutation: [32, 32, 8]",
    "✗ tiledMma: SM80_16x8x16_F16F16F16F16_TN, (2,2,1):(1,2,4), <32,32,8>: 8 is no multiple of 16",
  ],
  [
    "permutation: [32, 32, 16]",
    "permutation: [48, 32, 16]",
    "✗ tiledMma: SM80_16x8x16_F16F16F16F16_TN, (2,2,1):(1,2,4), <48,32,16>: 48 is no multiple of 32",
  ],
  [
    "layout([32, 4], [4, 1]), layout([1, 8])",
    "layout([32, 8], [8, 1]), layout([1, 8])",
    "✗ emitCopy: a, tileA: 32 is no multiple of 64",
  ],
  [
    "layout([32, 4], [4, 1]), layout([1, 8])",
    "layout([24, 4], [4, 1]), layout([1, 8])",
    "✗ emitCopy: a, tileA: 128 is no multiple of 24",
  ],
  [
    "layout([32, 4], [4, 1]), layout([1, 8])",
    "layout([32, 4], [4, 1]), layout([1, 4])",
    "✗ tiledCopy: SM80_CP_ASYNC_CACHEGLOBAL<u128>, (32,4):(4,1), (1,4):(1,1): 4 is no multiple of 8",
  ],
  [
    "layout([32, 4], [4, 1]), layout([1, 8])",
    "layout([32, 4], [4, 1]), layout([8, 1])",
    "✗ emitCopy: a, tileA: 128 is no multiple of 256",
  ],
  [
    "const elementBits = 16",
    "const elementBits = 32",
    "✗ conflictFree: ((2,4,4),16):((f32,f72,f256),f1), ((8,2,4,2),(4,2)):((1,32,8,0),(64,256)): only 1 of the 4 elements of a unit lie side by side",
  ],
  [
    'tileOf(a, [128, 32], ["m", "k"])',
    'tileOf(a, [64, 32], ["m", "k"])',
    "✗ emitCopy: a, tileA: sizes 64 and 128 differ",
  ],
  [
    'tileOf(a, [128, 32], ["m", "k"])',
    'tileOf(a, [128, 16], ["m", "k"])',
    "✗ emitCopy: a, tileA: sizes 16 and 32 differ",
  ],
  [
    'tileOf(b, [128, 32], ["n", "k"])',
    'tileOf(b, [64, 32], ["n", "k"])',
    "✗ emitCopy: b, tileB: sizes 64 and 128 differ",
  ],
  [
    'tileOf(b, [128, 32], ["n", "k"])',
    'tileOf(b, [128, 64], ["n", "k"])',
    "✗ emitCopy: b, tileB: sizes 64 and 32 differ",
  ],
  [
    "fragmentA(mma, layout([128, 32]))",
    "fragmentA(mma, layout([64, 32]))",
    "✗ emitCopy: tileA, partA: sizes 32 and 64 differ",
  ],
  [
    "fragmentA(mma, layout([128, 32]))",
    "fragmentA(mma, layout([128, 16]))",
    "✗ emitCopy: tileA, partA: sizes 32 and 64 differ",
  ],
  [
    "fragmentB(mma, layout([128, 32]))",
    "fragmentB(mma, layout([64, 32]))",
    "✗ emitCopy: tileB, partB: sizes 32 and 64 differ",
  ],
  [
    "fragmentB(mma, layout([128, 32]))",
    "fragmentB(mma, layout([128, 64]))",
    "✗ emitCopy: tileB, partB: sizes 128 and 64 differ",
  ],
  [
    "fragmentC(mma, layout([128, 128]))",
    "fragmentC(mma, layout([128, 64]))",
    "✗ emitMma: partA, partB, sums: sizes 8 and 4 differ",
  ],
  [
    "fragmentC(mma, layout([128, 128]))",
    "fragmentC(mma, layout([64, 128]))",
    "✗ emitMma: partA, partB, sums: sizes 4 and 2 differ",
  ],
  [
    "composition(stage, [32, 16]), tvSource(toA)",
    "composition(stage, [16, 16]), tvSource(toA)",
    "✗ conflictFree: ((2,4,2),16):((f32,f72,f256),f1), ((16,2,2,2),(8,1)):((1,256,16,0),(32,0)): only 1 of the 8 elements of a unit lie side by side",
  ],
  [
    'tileOf(c, [128, 128], ["m", "n"])',
    'tileOf(c, [64, 128], ["m", "n"])',
    "✗ emitCopy: sums, c: sizes 128 and 64 differ",
  ],
  [
    'tileOf(c, [128, 128], ["m", "n"])',
    'tileOf(c, [128, 64], ["m", "n"])',
    "✗ emitCopy: sums, c: sizes 128 and 64 differ",
  ],
];

/** Other sizes that make kernels too, and why. */
export const right: readonly Wrong[] = [
  [
    'symbol("N", { most: 16384, multipleOf: 8 })',
    'symbol("N", { most: 16384, multipleOf: 4 })',
    "C is stored by pairs",
  ],
  [
    'smemAtom("K", "SW64", 16)',
    'smemAtom("K", "INTER", 16)',
    "ldmatrix finds its rows in banks of their own there too",
  ],
  [
    "fragmentA(mma, layout([128, 32]))",
    "fragmentA(mma, layout([100, 32]))",
    "a fragment is of whole instructions, so of 128",
  ],
];
