import type { Refusals } from "./refusals.js";

const shared = [
  'const M = symbol("M", { most: 16384 });',
  'const N = symbol("N", { most: 16384, multipleOf: 4 });',
  'const pitch = symbol("pitch", { most: 16384 });',
  'const unbounded = symbol("K", { multipleOf: 4 });',
  'const memory = globalMemory("a", { element: "f32", layout: symbolicLayout([M, N], [N, 1]) });',
  'const padded = globalMemory("b", { element: "f32", layout: symbolicLayout([M, N], [pitch, 1]) });',
  'const endless = globalMemory("c", { element: "f32", layout: symbolicLayout([M, unbounded], [unbounded, 1]) });',
  'const from = tileOf(memory, [64, 16], ["m", "n"]);',
  'const to = sharedMemory("tile", { element: "f32", layout: layout("(64,16):(20,1)") });',
  'const bare = sharedMemory("tile", { element: "f32", layout: layout("(64,16):(16,1)") });',
  'const wide = sharedMemory("tile", { element: "f32", layout: layout("(64,32):(36,1)") });',
  'const half = sharedMemory("tile", { element: "f16", layout: layout("(64,16):(20,1)") });',
  'const odd = sharedMemory("tile", { element: "f32", layout: layout("(48,16):(20,1)") });',
  'const vectors = tiledCopy(copyAtom("UniversalCopy<u128>"), layout("(32,4):(4,1)"), layout("(1,4)"), { elementBits: 32 });',
  'const column = tiledCopy(copyAtom("UniversalCopy<u32>"), layout("(64,4):(1,64)"), layout("(1,1)"), { elementBits: 32 });',
  'const fma = tiledMma(mmaAtom("UniversalFMA"), { atoms: [8, 8, 1] });',
  'const A = sharedMemory("A", { element: "f32", layout: layout("(16,8):(9,1)") });',
  'const B = sharedMemory("B", { element: "f32", layout: layout("(24,8):(1,24)") });',
  'const deep = sharedMemory("B", { element: "f32", layout: layout("(24,16):(1,24)") });',
  'const slim = sharedMemory("B", { element: "f32", layout: layout("(20,8):(1,20)") });',
  'const C = registers("C", { element: "f32", layout: layout("(1,2,3)") });',
];
const wgsl = '{ language: "wgsl" }';

const calls: Refusals["calls"] = [
  [
    "argument",
    'symbol("row pitch")',
    'symbol("while")',
    'symbol("__device")',
    'symbol("1st")',
    'symbol("")',
    'globalMemory("template", { element: "f32", layout: layout("8") })',
    'sharedMemory("read", { element: "f32", layout: layout("8") })',
    'registers("größe", { element: "f32", layout: layout("8") })',
    "textureLayout([64, 64], 3)",
    'tileOf(memory, [64, 16], ["m"])',
    'tileOf(memory, [64], ["m", "n", "k"])',
    `emitCopy(from, to, vectors, { language: "wgsl", name: "loop" })`,
    `emitMma(fma, A, B, C, { language: "wgsl", name: "fn" })`,
  ],
  [
    "extent",
    'symbol("M", { multipleOf: 0 })',
    'symbol("M", { most: -4 })',
    'symbol("M", { multipleOf: 1.5 })',
  ],
  ["congruence", "symbolicLayout([M, N], [1])", "symbolicLayout([M], [pitch, 64])"],
  [
    "sizes",
    `emitCopy(from, wide, vectors, ${wgsl})`,
    `emitCopy(to, odd, vectors, ${wgsl})`,
    `emitMma(fma, A, deep, C, ${wgsl})`,
  ],
  ["divisibility", `emitCopy(odd, odd, vectors, ${wgsl})`, `emitMma(fma, A, slim, C, ${wgsl})`],
  ["elements", `emitCopy(from, half, vectors, ${wgsl})`, `emitCopy(half, to, vectors, ${wgsl})`],
  ["alignment", `emitCopy(tileOf(padded, [64, 16], ["m", "n"]), to, vectors, ${wgsl})`],
  ["unbounded", `emitCopy(tileOf(endless, [64, 16], ["m", "n"]), to, vectors, ${wgsl})`],
  ["bank", 'emitCopy(from, bare, column, { language: "cuda", conflicts: "refuse" })'],
  [
    "capacity",
    `declaration(sharedMemory("tile", { element: "f32", layout: layout("(64,65)") }), ${wgsl})`,
    'declaration(sharedMemory("tile", { element: "f16", layout: layout("(256,128)") }), { language: "cuda" })',
    'declaration(to, { language: "wgsl", sharedBytes: 4096 })',
  ],
];

export const emit: Refusals = { calls, run: shared, typed: shared };
