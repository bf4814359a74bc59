import { expectType } from "tsd";
import {
  declaration,
  emitCopy,
  globalMemory,
  minBindingSize,
  registers,
  type Symbolic,
  sharedMemory,
  symbol,
  symbolicLayout,
  textureLayout,
  tileOf,
} from "../../dist/emit.js";
import { type Layout, layout } from "../../dist/index.js";
import { copyAtom, tiledCopy } from "../../dist/instruction.js";

const M = symbol("M", { most: 16384 });
const N = symbol("N", { most: 16384, multipleOf: 4 });
expectType<Symbolic<"N", 4, 16384>>(N);
// @ts-expect-error argument
symbol("while");
const memory = globalMemory("a", { element: "f32", layout: symbolicLayout([M, N], [N, 1]) });
const from = tileOf(memory, [64, 16], ["m", "n"]);
expectType<[true, true]>(from.guarded);
expectType<[true, false]>(tileOf(memory, [64, 4], ["m", "n"]).guarded);
// @ts-expect-error argument
tileOf(memory, [64, 16], ["m"]);

const to = sharedMemory("tile", { element: "f32", layout: layout([64, 16], [20, 1]) });
const copy = tiledCopy(copyAtom("UniversalCopy<u128>"), layout([32, 4], [4, 1]), layout([1, 4]), {
  elementBits: 32,
});
expectType<"load">(emitCopy(from, to, copy, { language: "wgsl", name: "load" }).name);
// @ts-expect-error sizes
emitCopy(from, sharedMemory("tile", { element: "f32", layout: layout([32, 16]) }), copy, {
  language: "wgsl",
});
// @ts-expect-error apart
emitCopy(from, sharedMemory("tile", { element: "f32", layout: layout([64, 16]) }), copy, {
  language: "wgsl",
});
// @ts-expect-error argument: a name
emitCopy(from, to, copy, { language: "wgsl", name: "loop" });
const half = sharedMemory("halves", { element: "f16", layout: layout([64, 16], [24, 1]) });
const two = tiledCopy(copyAtom("UniversalCopy<u32>"), layout([32, 8], [8, 1]), layout([1, 2]), {
  elementBits: 16,
});
// @ts-expect-error argument: halves without their feature
emitCopy(half, half, two, { language: "wgsl" });
expectType<"copy">(emitCopy(half, half, two, { language: "wgsl", features: ["shader-f16"] }).name);

expectType<string>(declaration(to, { language: "wgsl" }));
// @ts-expect-error capacity
declaration(sharedMemory("large", { element: "f32", layout: layout([128, 64]) }), { language: "wgsl" });
expectType<256>(minBindingSize(globalMemory("a", { element: "f32", layout: layout([8, 8]) })));
expectType<Layout<[100, 64], [1, 128]>>(textureLayout([100, 64], 4).layout);

const own = registers("own", { element: "f32", layout: layout([4, 2, 1]) });
expectType<"copy">(emitCopy(from, own, copy, { language: "wgsl" }).name);
declare const n: number;
emitCopy(from, registers("own", { element: "f32", layout: layout([4, n, 1]) }), copy, { language: "wgsl" });
// @ts-expect-error sizes: a thread has two vectors of the tile
emitCopy(from, registers("own", { element: "f32", layout: layout([4, 4, 1]) }), copy, { language: "wgsl" });
// @ts-expect-error argument: from registers to registers
emitCopy(own, own, copy, { language: "wgsl" });
const async = tiledCopy(
  copyAtom("SM80_CP_ASYNC_CACHEALWAYS<u128>"),
  layout([32, 4], [4, 1]),
  layout([1, 4]),
  { elementBits: 32 },
);
// @ts-expect-error argument: an instruction of CUDA
emitCopy(from, to, async, { language: "wgsl" });
// @ts-expect-error argument: an instruction that goes from global to shared memory
emitCopy(from, own, async, { language: "cuda" });
