import {
  call,
  declaration,
  emitCopy,
  globalMemory,
  sharedMemory,
  symbol,
  symbolicLayout,
  tileOf,
} from "../src/emit.js";
import { composedLayout, layout, swizzle } from "../src/index.js";
import { copyAtom, tiledCopy } from "../src/instruction.js";

/** What a copy through shared memory is tried with: the types of what is drawn are open. */
export interface Trial {
  readonly name: string;
  /** The order of the modes: the last varies fastest, or the first. */
  readonly order: "row" | "column";
  readonly tile: readonly [number, number];
  readonly vector: 1 | 2 | 4;
  readonly threads: number;
  readonly shared: "padded" | "swizzled" | "binary";
  readonly isBatched: boolean;
  /** Whether an edge may cut a vector: only the pitch is a multiple of it. */
  readonly isCut: boolean;
}

const untyped = <F>(of: F): ((...args: any[]) => any) => of as never;
const [emit, tiled, memory, shared, tile, plain] = [
  emitCopy,
  tiledCopy,
  globalMemory,
  sharedMemory,
  tileOf,
  layout,
].map(untyped) as any[];

/** The shared memory of a trial: padded by one vector a row, or swizzled in one of two ways. */
function sharedLayout({ order, tile: [m, n], vector, shared: kind }: Trial): unknown {
  const [rows, row] = order === "row" ? [m, n] : [n, m];
  const strided = (step: unknown, unit: unknown) => (order === "row" ? [step, unit] : [unit, step]);
  if (kind === "padded") return plain([m, n], strided(row + vector, 1));
  if (kind === "swizzled")
    return untyped(composedLayout)(
      untyped(swizzle)(2, Math.log2(vector), Math.log2(row / vector)),
      0,
      plain([m, n], strided(row, 1)),
    );
  return plain([m, n], strided(`f${row | (rows > row / vector ? vector : 0)}`, "f1"));
}

/** The kernel of a trial in a language: a tile of `a` goes to shared memory, and from there to `b`. */
export function kernelOf(of: Trial, language: "wgsl" | "cuda"): string {
  const { order, tile: extents, vector, threads, isBatched, isCut } = of;
  const whole = isCut ? 1 : vector;
  const [M, N] = [
    symbol("M", { most: 4096, multipleOf: order === "column" ? whole : 1 }),
    symbol("N", { most: 4096, multipleOf: order === "row" ? whole : 1 }),
  ] as const;
  const [pitch, batch] = [
    symbol("pitch", { most: 4096, multipleOf: vector }),
    symbol("stride", { most: 2 ** 20, multipleOf: vector }),
  ] as const;
  const shape = [M, N, ...(isBatched ? [symbol("B", { most: 8 })] : [])];
  const stride = [...(order === "row" ? [pitch, 1] : [1, pitch]), ...(isBatched ? [batch] : [])];
  const of_ = (name: string) =>
    memory(name, { element: "f32", layout: untyped(symbolicLayout)(shape, stride), vector });
  const [a, b] = [of_("a"), of_("b")];
  const between = shared("between", {
    element: "f32",
    layout: sharedLayout(of),
    vector: of.shared === "binary" ? 1 : vector,
  });
  const along = Math.min(threads, (order === "row" ? extents[1] : extents[0]) / vector);
  const grid =
    order === "row"
      ? plain([threads / along, along], [along, 1])
      : plain([along, threads / along], [1, along]);
  const copy = tiled(
    copyAtom(`UniversalCopy<u${32 * vector}>` as "UniversalCopy<u32>"),
    grid,
    plain(order === "row" ? [1, vector] : [vector, 1]),
    { elementBits: 32 },
  );
  const at = ["m", "n", ...(isBatched ? ["batch"] : [])];
  const load = emit(tile(a, extents, at), between, copy, { language, name: "load", outside: "zero" });
  const store = emit(between, tile(b, extents, at), copy, { language, name: "store" });
  if (language === "cuda")
    return `${load.text}\n${store.text}
extern "C" __global__ void ${of.name}(const float* a, float* b, int M, int N, int pitch, int stride) {
  ${declaration(between, { language })}
  const int thread = threadIdx.x, m = blockIdx.y, n = blockIdx.x;
  [[maybe_unused]] const int batch = blockIdx.z, B = gridDim.z;
  ${call(load)}
  __syncthreads();
  ${call(store)}
}`;
  return `${declaration(a, { language, binding: 0 })}
${declaration(b, { language, binding: 1, access: "read_write" })}
@group(0) @binding(2) var<storage, read> sizes: array<u32>;
${declaration(between, { language })}
${load.text}
${store.text}
@compute @workgroup_size(${threads})
fn main(@builtin(workgroup_id) block: vec3u, @builtin(local_invocation_index) thread: u32) {
  let m = block.y; let n = block.x; let batch = block.z;
  let M = sizes[0]; let N = sizes[1]; let pitch = sizes[2]; let stride = sizes[3]; let B = sizes[4];
  ${call(load)}
  workgroupBarrier();
  ${call(store)}
}`;
}

/** All of them. */
export const trials: readonly Trial[] = (["row", "column"] as const).flatMap((order) =>
  (["padded", "swizzled", "binary"] as const).flatMap((kind) =>
    ([1, 2, 4, 2, 4] as const).map((vector, trial): Trial => {
      const [i, isCut] = [Math.log2(vector), trial > 2];
      const [m, n] = [
        [16, 16],
        [8, 32],
        [32, 16],
      ][i] as [number, number];
      return {
        name: `${order}_${kind}_${vector}${isCut ? "_cut" : ""}`,
        order,
        tile: order === "row" ? [m, n] : [n, m],
        vector,
        threads: 64,
        shared: kind,
        isBatched: i === 1,
        isCut,
      };
    }),
  ),
);
