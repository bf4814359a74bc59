// B = Aᵀ for a row-major A whose sizes are multiples of four, as fast as the memory of an H200 is read and written: by tiles of 64
// by 64, 16 bytes at once on both sides. Four rows of a column are put together in registers, out of swizzled shared memory, and
// that no bank is met twice on either way is proved as it is built. Blocks next to each other write next to each other.
import { composedLayout, layout, swizzle } from "cute-layout";
import {
  call,
  declaration,
  emitCopy,
  globalMemory,
  registers,
  sharedMemory,
  symbol,
  symbolicLayout,
  tileOf,
} from "cute-layout/emit";
import { copyAtom, tiledCopy } from "cute-layout/instruction";

const M = symbol("M", { most: 32768, multipleOf: 4 });
const N = symbol("N", { most: 32768, multipleOf: 4 });
const element = "f32";
const elementBits = 32;

const a = globalMemory("a", { element, layout: symbolicLayout([M, N], [N, 1]) });
const b = globalMemory("b", { element, layout: symbolicLayout([N, M], [M, 1]) });

/** The same shared memory, as it is written and as it is read: a row's vectors are XORed with a number of its group of four rows. */
const bits = swizzle(3, 2, 6);
const rows = sharedMemory("tile", { element, layout: composedLayout(bits, 0, layout([64, 64], [64, 1])) });
const columns = sharedMemory("tile", { element, layout: composedLayout(bits, 0, layout([64, 64], [1, 64])) });
const part = registers("part", { element, layout: layout([4, 2, 1]) });

/** 512 threads: 16 to a row of A; of B a warp has four rows by eight vectors, 128 bytes of each. */
const [singles, vectors] = [copyAtom("UniversalCopy<u32>"), copyAtom("UniversalCopy<u128>")];
export const toShared = tiledCopy(vectors, layout([32, 16], [16, 1]), layout([1, 4]), { elementBits });
const warps = layout("((4,8),(8,2)):((8,64),(1,32))");
export const toRegisters = tiledCopy(singles, warps, layout([1, 4]), { elementBits });
export const toB = tiledCopy(vectors, warps, layout([1, 4]), { elementBits });

const language = "cuda";
const proved = { language, conflicts: "refuse" } as const;
const load = emitCopy(tileOf(a, [64, 64], ["m", "n"]), rows, toShared, { ...proved, name: "load" });
const take = emitCopy(columns, part, toRegisters, { ...proved, name: "take" });
const store = emitCopy(part, tileOf(b, [64, 64], ["n", "m"]), toB, { language, name: "store" });

export const cuda = `
${[load, take, store].map(({ text }) => text).join("\n\n")}

extern "C" __global__ __launch_bounds__(512) void transpose(const float* a, float* b, int M, int N) {
  ${declaration(rows, { language })}
  ${declaration(part, { language })}
  const int thread = threadIdx.x, m = blockIdx.x, n = blockIdx.y;
  ${call(load)}
  __syncthreads();
  ${call(take)}
  ${call(store)}
}
`;
