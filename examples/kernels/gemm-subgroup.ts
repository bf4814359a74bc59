// C = A·Bᵀ in halves by the subgroup matrices of WGSL, A and B row-major along K: eight subgroups of 32 threads make a tile of 128
// by 128, of which each has 32 by 64 in eight matrices. What the proposal asks for is checked by the compiler: rows that lie side
// by side, strides of at least a row, pieces of 16 bytes. M and N are multiples of 16, so no edge cuts a matrix of C.
import { layout } from "cute-layout";
import {
  call,
  declaration,
  emitCopy,
  emitMma,
  emitStore,
  globalMemory,
  matrices,
  sharedMemory,
  subgroupMatrix,
  symbol,
  symbolicLayout,
  tileOf,
} from "cute-layout/emit";
import { copyAtom, fragmentC, tiledCopy, tiledMma } from "cute-layout/instruction";

const M = symbol("M", { most: 16384, multipleOf: 16 });
const N = symbol("N", { most: 16384, multipleOf: 16 });
const K = symbol("K", { most: 16384, multipleOf: 4 });
const element = "f16";

/** A and B in vectors of four halves; matrices of C are stored to single ones. */
const a = globalMemory("a", { element, layout: symbolicLayout([M, K], [K, 1]), vector: 4 });
const b = globalMemory("b", { element, layout: symbolicLayout([N, K], [K, 1]), vector: 4 });
const c = globalMemory("c", { element, layout: symbolicLayout([M, N], [N, 1]) });

/** Rows of 32 halves, padded by 8, that those of a matrix start in different banks. */
const rows = layout([128, 32], [40, 1]);
const tileA = sharedMemory("tileA", { element, layout: rows });
const tileB = sharedMemory("tileB", { element, layout: rows });

export const mma = tiledMma(subgroupMatrix([16, 16, 16], { component: element }), {
  atoms: layout([4, 2, 1], [2, 1, 0]),
});
const sums = matrices("sums", { element, layout: fragmentC(mma, layout([128, 128])) });

/** 256 threads copy 32 rows of eight vectors at once. */
export const toShared = tiledCopy(copyAtom("UniversalCopy<u64>"), layout([32, 8], [8, 1]), layout([1, 4]), {
  elementBits: 16,
});

const options = {
  language: "wgsl",
  features: ["shader-f16", "chromium-experimental-subgroup-matrix"],
} as const;
const zero = { ...options, outside: "zero" } as const;
const loadA = emitCopy(tileOf(a, [128, 32], ["m", "k"]), tileA, toShared, { ...zero, name: "loadA" });
const loadB = emitCopy(tileOf(b, [128, 32], ["n", "k"]), tileB, toShared, { ...zero, name: "loadB" });
const multiply = emitMma(mma, tileA, tileB, sums, options);
const store = emitStore(mma, sums, tileOf(c, [128, 128], ["m", "n"]), options);

/** More shared memory than WebGPU warrants: the device is asked for `maxComputeWorkgroupStorageSize`. */
export const sharedBytes = 32768;
const shared = { language: "wgsl", features: options.features, sharedBytes } as const;

export const wgsl = `
enable f16;
enable chromium_experimental_subgroup_matrix;
// the index of a subgroup is the same in all of its threads, which the language does not see
diagnostic(off, chromium.subgroup_matrix_uniformity);

${declaration(a, { language: "wgsl", binding: 0 })}
${declaration(b, { language: "wgsl", binding: 1 })}
${declaration(c, { language: "wgsl", binding: 2, access: "read_write" })}
@group(0) @binding(3) var<uniform> sizes: vec3u;
${declaration(tileA, shared)}
${declaration(tileB, shared)}

${[loadA, loadB, multiply, store].map(({ text }) => text).join("\n\n")}

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) block: vec3u, @builtin(local_invocation_index) thread: u32) {
  let subgroup = thread >> 5u;
  let m = block.y; let n = block.x;
  let M = sizes.x; let N = sizes.y; let K = sizes.z;
  ${declaration(sums, { language: "wgsl" })}
  for (var k = 0u; k * 32u < K; k++) {
    ${call(loadA)}
    ${call(loadB)}
    workgroupBarrier();
    ${call(multiply, { sums: "&sums" })}
    workgroupBarrier();
  }
  ${call(store, { sums: "&sums" })}
}
`;
