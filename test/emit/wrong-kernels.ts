import type { Wrong } from "./wrong-tiles.js";

// Sizes in the other kernels of examples/kernels, by the names of these, each replaced by another.

const gemm: readonly Wrong[] = [
  ["layout([64, 16], [20, 1])", "layout([32, 16], [20, 1])", "✗ emitCopy: a, tileA: sizes 64 and 32 differ"],
  [
    "layout([64, 16], [20, 1])",
    "layout([64, 16], [18, 1])",
    "✗ assertDestination: UniversalCopy<u128>, (64,16):(18,1): an access of 4 values starts at 18, which is no multiple of that",
  ],
  ["layout([64, 16], [1, 64])", "layout([64, 8], [1, 64])", "✗ emitCopy: b, tileB: sizes 16 and 8 differ"],
  [
    "layout([8, 8], [1, 8])",
    "layout([8, 3], [1, 8])",
    "✗ emitMma: tileA, tileB, sums: 64 is no multiple of 24",
  ],
  [
    "fragmentC(mma, layout([64, 64]))",
    "fragmentC(mma, layout([64, 128]))",
    "✗ emitMma: tileA, tileB, sums: sizes 32 and 64 differ",
  ],
  ["tileOf(a, [64, 16]", "tileOf(a, [64, 8]", "✗ emitCopy: a, tileA: sizes 8 and 16 differ"],
  ["tileOf(b, [64, 16]", "tileOf(b, [32, 16]", "✗ emitCopy: b, tileB: sizes 32 and 64 differ"],
  ["tileOf(c, [64, 64]", "tileOf(c, [64, 32]", "✗ emitCopy: sums, c: 32 is no multiple of 64"],
  ["tileOf(c, [64, 64]", "tileOf(c, [64, 128]", "✗ emitCopy: sums, c: sizes 32 and 64 differ"],
  [
    "layout([32, 4], [4, 1]), layout([1, 4])",
    "layout([32, 4], [4, 1]), layout([4, 1])",
    "✗ emitCopy: a, tileA: 64 is no multiple of 128",
  ],
  [
    "layout([32, 4], [4, 1]), layout([1, 4])",
    "layout([32, 8], [8, 1]), layout([1, 4])",
    "✗ emitCopy: a, tileA: 16 is no multiple of 32",
  ],
];

const subgroup: readonly Wrong[] = [
  [
    "layout([128, 32], [40, 1])",
    "layout([64, 32], [40, 1])",
    "✗ emitCopy: a, tileA: sizes 128 and 64 differ",
  ],
  [
    "layout([128, 32], [40, 1])",
    "layout([128, 32], [36, 1])",
    "✗ emitMma: tileA, tileB, sums: an access of 8 values starts at 36, which is no multiple of that",
  ],
  [
    "fragmentC(mma, layout([128, 128]))",
    "fragmentC(mma, layout([128, 64]))",
    "✗ emitMma: tileA, tileB, sums: sizes 8 and 4 differ",
  ],
  [
    "subgroupMatrix([16, 16, 16]",
    "subgroupMatrix([16, 16, 12]",
    "✗ emitMma: tileA, tileB, sums: 32 is no multiple of 12",
  ],
  ["tileOf(c, [128, 128]", "tileOf(c, [64, 128]", "✗ emitStore: sums, c: sizes 4 and 8 differ"],
  [
    "layout([4, 2, 1], [2, 1, 0])",
    "layout([3, 2, 1], [2, 1, 0])",
    "✗ emitMma: tileA, tileB, sums: 128 is no multiple of 48",
  ],
];

const transpose: readonly Wrong[] = [
  [
    "swizzle(5, 0, 5)",
    "swizzle(4, 0, 5)",
    "✗ conflictFree: (32,16,1):(f1,f33,f512) ∘ (0 + (4,64):(1…, ((64,4),(1,1)):((4,1),(0,0)): threads 0 and 16 both use bank 0",
  ],
  [
    "swizzle(5, 0, 5)",
    "swizzle(5, 0, 3)",
    "✗ conflictFree: (8,32,1):(f1,f9,f256) ∘ (0 + (4,64):(1,3…, ((64,4),(1,1)):((4,1),(0,0)): threads 0 and 8 both use bank 0",
  ],
  ["layout([64, 32], [32, 1])", "layout([64, 16], [16, 1])", "✗ emitCopy: a, tile: sizes 32 and 16 differ"],
  [
    "layout([64, 32], [32, 1])",
    "layout([64, 32], [64, 1])",
    "✗ conflictFree: (32,32,1):(f1,f33,f1024) ∘ (0 + (4,64):(…, ((64,4),(1,1)):((4,1),(0,0)): threads 0 and 16 both use bank 0",
  ],
  ["layout([8, 32], [32, 1])", "layout([8, 64], [64, 1])", "✗ emitCopy: a, tile: 32 is no multiple of 64"],
  ["layout([4, 64], [64, 1])", "layout([4, 48], [48, 1])", "✗ emitCopy: tile, b: 64 is no multiple of 48"],
  ["tileOf(a, [64, 32]", "tileOf(a, [128, 32]", "✗ emitCopy: a, tile: sizes 128 and 64 differ"],
  ["tileOf(b, [32, 64]", "tileOf(b, [32, 32]", "✗ emitCopy: tile, b: sizes 64 and 32 differ"],
  [
    "swizzle(5, 0, 6)",
    "swizzle(4, 0, 6)",
    "✗ conflictFree: (64,16,1):(f1,f65,f1024) ∘ (0 + (8,64):(…, ((64,8),(1,1)):((8,1),(0,0)): threads 0 and 16 both use bank 0",
  ],
  [
    "swizzle(5, 0, 6)",
    "swizzle(5, 0, 5)",
    "✗ conflictFree: (32,32,1):(f1,f33,f1024) ∘ (0 + (8,64):(…, ((64,8),(1,1)):((8,1),(0,0)): threads 0 and 16 both use bank 0",
  ],
  ["layout([64, 64], [64, 1])", "layout([32, 64], [64, 1])", "✗ emitCopy: a, tile: sizes 64 and 32 differ"],
  ["layout([8, 64], [64, 1])", "layout([8, 128], [128, 1])", "✗ emitCopy: a, tile: 64 is no multiple of 128"],
  ["tileOf(b, [64, 64]", "tileOf(b, [64, 32]", "✗ emitCopy: tile, b: sizes 64 and 32 differ"],
  ["tileOf(a, [64, 64]", "tileOf(a, [128, 64]", "✗ emitCopy: a, tile: sizes 128 and 64 differ"],
];

const vectors: readonly Wrong[] = [
  ["layout([64, 64], [64, 1])", "layout([64, 32], [32, 1])", "✗ emitCopy: a, tile: sizes 64 and 32 differ"],
  [
    "swizzle(3, 2, 6)",
    "swizzle(3, 2, 3)",
    "✗ conflictFree: (32,8,1):(f1,f36,f256) ∘ (0 + (32,64):(1…, ((8,4,2,8),(1,4)):((128,1,1024,4),(0,32)…: threads 0 and 1 both use bank 0",
  ],
  ["layout([4, 2, 1])", "layout([4, 1, 1])", "✗ emitCopy: tile, part: sizes 4 and 8 differ"],
  ["tileOf(b, [64, 64]", "tileOf(b, [64, 32]", "✗ emitCopy: part, b: 32 is no multiple of 64"],
  ["layout([32, 16], [16, 1])", "layout([32, 32], [32, 1])", "✗ emitCopy: a, tile: 64 is no multiple of 128"],
  [
    'symbol("M", { most: 32768, multipleOf: 4 })',
    'symbol("M", { most: 32768, multipleOf: 2 })',
    "✗ assertDestination: UniversalCopy<u128>, (64,64):(2,1): an access of 4 values starts at 2, which is no multiple of that",
  ],
];

export const others: Readonly<Record<string, readonly Wrong[]>> = {
  gemm,
  "gemm-subgroup": subgroup,
  transpose,
  "transpose-vectors": vectors,
};
