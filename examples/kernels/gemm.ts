// C = A·B of any M, N, K, in 32-bit floats: a block of 128 threads makes a tile of 64 by 64, of which each has 8 by 4 in
// registers, through tiles of A and B in shared memory. Rows of A and B take whole vectors of four, as a texture's take 256 bytes;
// an edge may cut one. Every tile is checked by the compiler; a wrong one is an error here.
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

const M = symbol("M", { most: 16384 });
const N = symbol("N", { most: 16384 });
const K = symbol("K", { most: 16384 });
/** How far apart the rows of A and of B are. */
const pitchK = symbol("pitchK", { most: 16384, multipleOf: 4 });
const pitchN = symbol("pitchN", { most: 16384, multipleOf: 4 });
const element = "f32";
const elementBits = 32;

/** Row-major; B is over (N, K), as the instructions have it. */
const a = globalMemory("a", { element, layout: symbolicLayout([M, K], [pitchK, 1]), vector: 4 });
const b = globalMemory("b", { element, layout: symbolicLayout([N, K], [1, pitchN]), vector: 4 });
const c = globalMemory("c", { element, layout: symbolicLayout([M, N], [N, 1]) });

/** Tiles in shared memory; the rows of A are padded by a vector, that its threads do not meet in a bank. */
const tileA = sharedMemory("tileA", { element, layout: layout([64, 16], [20, 1]), vector: 4 });
const tileB = sharedMemory("tileB", { element, layout: layout([64, 16], [1, 64]), vector: 4 });

/** 8 by 16 threads, every eighth row and four neighbours along N each. */
export const mma = tiledMma(mmaAtom("UniversalFMA"), {
  atoms: layout([8, 16, 1], [16, 1, 0]),
  permutation: [layout([8, 8], [1, 8]), layout([16, 4], [4, 1]), null],
});
const sums = registers("sums", { element, layout: fragmentC(mma, layout([64, 64])) });

const vectors = copyAtom("UniversalCopy<u128>");
export const copyA = tiledCopy(vectors, layout([32, 4], [4, 1]), layout([1, 4]), { elementBits });
export const copyB = tiledCopy(vectors, layout([16, 8], [1, 16]), layout([4, 1]), { elementBits });
const copyC = tiledCopyC(copyAtom("UniversalCopy<u32>"), mma, { elementBits });

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
@compute @workgroup_size(128)
fn main(@builtin(workgroup_id) block: vec3u, @builtin(local_invocation_index) thread: u32) {
  let m = block.y; let n = block.x;
  let M = sizes.x; let N = sizes.y; let K = sizes.z;
  let pitchK = (K + 3u) / 4u * 4u; let pitchN = (N + 3u) / 4u * 4u;
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
extern "C" __global__ __launch_bounds__(128) void gemm(const float* a, const float* b, float* c, int M, int N, int K) {
  ${declaration(tileA, { language: "cuda" })}
  ${declaration(tileB, { language: "cuda" })}
  const int thread = threadIdx.x, m = blockIdx.y, n = blockIdx.x, pitchK = (K + 3) / 4 * 4, pitchN = (N + 3) / 4 * 4;
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
