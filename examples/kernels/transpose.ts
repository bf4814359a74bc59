// B = Aᵀ for a row-major A of any M by N, by tiles through swizzled shared memory: the proof that neither reading nor writing has
// bank conflicts is part of the build, and a wrong tile is an error here. Blocks next to each other write next to each other.
import { composedLayout, layout, swizzle, transpose } from "cute-layout";
import {
  call,
  declaration,
  emitCopy,
  globalMemory,
  sharedMemory,
  symbol,
  symbolicLayout,
  tileOf,
} from "cute-layout/emit";
import { copyAtom, tiledCopy } from "cute-layout/instruction";

const M = symbol("M", { most: 16384 });
const N = symbol("N", { most: 16384 });
const element = "f32";

const a = globalMemory("a", { element, layout: symbolicLayout([M, N], [N, 1]) });
const b = globalMemory("b", { element, layout: symbolicLayout([N, M], [M, 1]) });

const word = copyAtom("UniversalCopy<u32>");
const of = { elementBits: 32 } as const;
const [load, store] = [
  { name: "load", conflicts: "refuse" },
  { name: "store", conflicts: "refuse" },
] as const;

// WGSL: 256 threads, which are granted unasked, take 64 by 32 as rows of 32 and leave it as rows of 64.
const tile32 = composedLayout(swizzle(5, 0, 5), 0, layout([64, 32], [32, 1]));
const rows32 = sharedMemory("tile", { element, layout: tile32 });
const columns32 = sharedMemory("tile", { element, layout: transpose(tile32) });
export const by32 = tiledCopy(word, layout([8, 32], [32, 1]), layout([1, 1]), of);
export const by64 = tiledCopy(word, layout([4, 64], [64, 1]), layout([1, 1]), of);

const wgslLoad = emitCopy(tileOf(a, [64, 32], ["m", "n"]), rows32, by32, { language: "wgsl", ...load });
const wgslStore = emitCopy(columns32, tileOf(b, [32, 64], ["n", "m"]), by64, { language: "wgsl", ...store });

export const wgsl = `
${declaration(a, { language: "wgsl", binding: 0 })}
${declaration(b, { language: "wgsl", binding: 1, access: "read_write" })}
@group(0) @binding(2) var<uniform> sizes: vec2u;
${declaration(rows32, { language: "wgsl" })}

${wgslLoad.text}

${wgslStore.text}

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) block: vec3u, @builtin(local_invocation_index) thread: u32) {
  ${call(wgslLoad, { m: "block.x", n: "block.y", M: "sizes.x", N: "sizes.y" })}
  workgroupBarrier();
  ${call(wgslStore, { m: "block.x", n: "block.y", M: "sizes.x", N: "sizes.y" })}
}
`;

// CUDA: 512 threads take 64 by 64 and leave it, as rows of 64.
const tile64 = composedLayout(swizzle(5, 0, 6), 0, layout([64, 64], [64, 1]));
const rows64 = sharedMemory("tile", { element, layout: tile64 });
const columns64 = sharedMemory("tile", { element, layout: transpose(tile64) });
export const wide = tiledCopy(word, layout([8, 64], [64, 1]), layout([1, 1]), of);

const cudaLoad = emitCopy(tileOf(a, [64, 64], ["m", "n"]), rows64, wide, { language: "cuda", ...load });
const cudaStore = emitCopy(columns64, tileOf(b, [64, 64], ["n", "m"]), wide, { language: "cuda", ...store });

export const cuda = `
${cudaLoad.text}

${cudaStore.text}

extern "C" __global__ __launch_bounds__(512) void transpose(const float* a, float* b, int M, int N) {
  ${declaration(rows64, { language: "cuda" })}
  const int thread = threadIdx.x, m = blockIdx.x, n = blockIdx.y;
  ${call(cudaLoad)}
  __syncthreads();
  ${call(cudaStore)}
}
`;
