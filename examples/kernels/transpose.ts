// B = Aᵀ for a row-major A of any M by N, by tiles of 32 by 32 through shared memory, whose rows are padded by one element: the
// proof that neither reading nor writing has bank conflicts is part of the build. A wrong tile is an error here.
import { layout } from "cute-layout";
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

/** The same shared memory, as it is written and as it is read. */
const rows = sharedMemory("tile", { element, layout: layout([32, 32], [33, 1]) });
const columns = sharedMemory("tile", { element, layout: layout([32, 32], [1, 33]) });

/** 256 threads copy eight rows of 32 at once, an element each. */
export const copy = tiledCopy(copyAtom("UniversalCopy<u32>"), layout([8, 32], [32, 1]), layout([1, 1]), {
  elementBits: 32,
});

const from = tileOf(a, [32, 32], ["m", "n"]);
const to = tileOf(b, [32, 32], ["n", "m"]);

const [load, store] = [
  { name: "load", conflicts: "refuse" },
  { name: "store", conflicts: "refuse" },
] as const;
const wgslLoad = emitCopy(from, rows, copy, { language: "wgsl", ...load });
const wgslStore = emitCopy(columns, to, copy, { language: "wgsl", ...store });

export const wgsl = `
${declaration(a, { language: "wgsl", binding: 0 })}
${declaration(b, { language: "wgsl", binding: 1, access: "read_write" })}
@group(0) @binding(2) var<uniform> sizes: vec2u;
${declaration(rows, { language: "wgsl" })}

${wgslLoad.text}

${wgslStore.text}

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) block: vec3u, @builtin(local_invocation_index) thread: u32) {
  ${call(wgslLoad, { m: "block.y", n: "block.x", M: "sizes.x", N: "sizes.y" })}
  workgroupBarrier();
  ${call(wgslStore, { m: "block.y", n: "block.x", M: "sizes.x", N: "sizes.y" })}
}
`;

const cudaLoad = emitCopy(from, rows, copy, { language: "cuda", ...load });
const cudaStore = emitCopy(columns, to, copy, { language: "cuda", ...store });

export const cuda = `
${cudaLoad.text}

${cudaStore.text}

extern "C" __global__ __launch_bounds__(256) void transpose(const float* a, float* b, int M, int N) {
  ${declaration(rows, { language: "cuda" })}
  const int thread = threadIdx.x, m = blockIdx.y, n = blockIdx.x;
  ${call(cudaLoad)}
  __syncthreads();
  ${call(cudaStore)}
}
`;
