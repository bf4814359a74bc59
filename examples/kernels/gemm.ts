// C = A·B of any M, N, K, in 32-bit floats: a block of 256 threads makes a tile of 64 by 64, of which each has 4 by 4 in
// registers, through tiles of A and B in shared memory. Every tile is checked by the compiler; a wrong one is an error here.
import { layout } from "cute-layout";
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
import { copyAtom, fragmentC, mmaAtom, tiledCopy, tiledCopyC, tiledMma } from "cute-layout/instruction";

const [M, N, K] = [
  symbol("M", { most: 16384 }),
  symbol("N", { most: 16384 }),
  symbol("K", { most: 16384 }),
] as const;
const element = "f32";
const elementBits = 32;

/** Row-major; B is over (N, K), as the instructions have it. */
const a = globalMemory("a", { element, layout: symbolicLayout([M, K], [K, 1]) });
const b = globalMemory("b", { element, layout: symbolicLayout([N, K], [1, N]) });
const c = globalMemory("c", { element, layout: symbolicLayout([M, N], [N, 1]) });

/** Tiles in shared memory; the rows of A are padded, that its threads do not meet in a bank. */
const tileA = sharedMemory("tileA", { element, layout: layout([64, 16], [17, 1]) });
const tileB = sharedMemory("tileB", { element, layout: layout([64, 16], [1, 64]) });

/** 16 by 16 threads, four neighbours along M and along N each. */
export const mma = tiledMma(mmaAtom("UniversalFMA"), {
  atoms: layout([16, 16, 1], [16, 1, 0]),
  permutation: [layout([16, 4], [4, 1]), layout([16, 4], [4, 1]), null],
});
const sums = registers("sums", { element, layout: fragmentC(mma, layout([64, 64])) });

const atom = copyAtom("UniversalCopy<u32>");
export const copyA = tiledCopy(atom, layout([16, 16], [16, 1]), layout([1, 1]), { elementBits });
export const copyB = tiledCopy(atom, layout([64, 4], [1, 64]), layout([1, 1]), { elementBits });
const copyC = tiledCopyC(atom, mma, { elementBits });

const [blockA, blockB] = [tileOf(a, [64, 16], ["m", "k"]), tileOf(b, [64, 16], ["n", "k"])] as const;
const blockC = tileOf(c, [64, 64], ["m", "n"]);

function functions<const L extends "wgsl" | "cuda">(language: L) {
  return {
    loadA: emitCopy(blockA, tileA, copyA, { language, name: "loadA", outside: "zero" }),
    loadB: emitCopy(blockB, tileB, copyB, { language, name: "loadB", outside: "zero" }),
    multiply: emitMma(mma, tileA, tileB, sums, { language, name: "multiply" }),
    store: emitCopy(sums, blockC, copyC, { language, name: "store" }),
  };
}

const inWgsl = functions("wgsl");
export const wgsl = `
${declaration(a, { language: "wgsl", binding: 0 })}
${declaration(b, { language: "wgsl", binding: 1 })}
${declaration(c, { language: "wgsl", binding: 2, access: "read_write" })}
@group(0) @binding(3) var<uniform> sizes: vec3u;
${declaration(tileA, { language: "wgsl" })}
${declaration(tileB, { language: "wgsl" })}
${Object.values(inWgsl)
  .map(({ text }) => `\n${text}\n`)
  .join("")}
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) block: vec3u, @builtin(local_invocation_index) thread: u32) {
  let m = block.y; let n = block.x;
  let M = sizes.x; let N = sizes.y; let K = sizes.z;
  ${declaration(sums, { language: "wgsl" })}
  for (var k = 0u; k * 16u < K; k++) {
    ${call(inWgsl.loadA)}
    ${call(inWgsl.loadB)}
    workgroupBarrier();
    ${call(inWgsl.multiply, { sums: "&sums" })}
    workgroupBarrier();
  }
  ${call(inWgsl.store, { sums: "&sums" })}
}
`;

const inCuda = functions("cuda");
export const cuda = `
${Object.values(inCuda)
  .map(({ text }) => `${text}\n`)
  .join("\n")}
extern "C" __global__ __launch_bounds__(256) void gemm(const float* a, const float* b, float* c, int M, int N, int K) {
  ${declaration(tileA, { language: "cuda" })}
  ${declaration(tileB, { language: "cuda" })}
  const int thread = threadIdx.x, m = blockIdx.y, n = blockIdx.x;
  ${declaration(sums, { language: "cuda" })}
  for (float& sum : sums) sum = 0;
  for (int k = 0; k * 16 < K; k++) {
    ${call(inCuda.loadA)}
    ${call(inCuda.loadB)}
    __syncthreads();
    ${call(inCuda.multiply)}
    __syncthreads();
  }
  ${call(inCuda.store)}
}
`;
