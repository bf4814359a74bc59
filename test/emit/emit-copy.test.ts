import { describe, expect, test } from "vitest";
import * as E from "../../src/emit.js";
import { composedLayout, layout, swizzle } from "../../src/index.js";
import { copyAtom, tiledCopy } from "../../src/instruction.js";
import { refusal } from "../support/refusal.js";

const { globalMemory, sharedMemory, symbol, symbolicLayout, tileOf } = E;
const M = symbol("M", { most: 16384 });
const N = symbol("N", { most: 16384, multipleOf: 4 });
const a = globalMemory("a", { element: "f32", layout: symbolicLayout([M, N], [N, 1]), vector: 4 });
const tile = sharedMemory("tile", { element: "f32", layout: layout("(64,16):(20,1)"), vector: 4 });
const vectors = tiledCopy(copyAtom("UniversalCopy<u128>"), layout("(32,4):(4,1)"), layout("(1,4)"), {
  elementBits: 32,
});
// the types would refuse some of it, and are told elsewhere
const emit: (...args: any[]) => E.Emitted = E.emitCopy as never;
const from = tileOf(a, [64, 16], ["m", "n"]);

describe("a ragged tile in vectors, through padded memory", () => {
  test("WGSL", () => {
    const { parameters, text } = emit(from, tile, vectors, { language: "wgsl", outside: "zero" });
    expect(parameters).toEqual(["thread", "m", "n", "M", "N"]);
    expect(text).toBe(`fn copy(thread: u32, m: u32, n: u32, M: u32, N: u32) {
  let a_0 = m * 64u + (thread >> 2u);
  let a_1 = n * 16u + (thread & 3u) * 4u;
  let a_at = a_0 * (N >> 2u) + (a_1 >> 2u);
  let tile_at = (thread & 3u) + (thread >> 2u) * 5u;
  let inside = a_0 < M && a_1 < N;
  let inside0 = a_0 + 32u < M && a_1 < N;
  var v: vec4<f32>;
  if (inside) { v = a[a_at]; }
  var v0: vec4<f32>;
  if (inside0) { v0 = a[a_at + N * 8u]; }
  tile[tile_at] = v;
  tile[tile_at + 160u] = v0;
}`);
  });

  test("CUDA, with cp.async where the instruction is one", () => {
    const atom = copyAtom("SM80_CP_ASYNC_CACHEGLOBAL<u128>");
    const async = tiledCopy(atom, layout("(32,4):(4,1)"), layout("(1,4)"), { elementBits: 32 });
    const { parameters, text } = emit(from, tile, async, {
      language: "cuda",
      name: "fetch",
      outside: "zero",
    });
    expect(parameters).toEqual(["a", "tile", "thread", "m", "n", "M", "N"]);
    expect(text.split("\n")[0]).toBe(
      "__device__ __forceinline__ void fetch(const float* __restrict__ a, float* tile, int thread, int m, int n, int M, int N) {",
    );
    expect(text.match(/cp\.async\.cg\.shared\.global \[%0\], \[%1\], 16, %2;/g)).toHaveLength(2);
    expect(text).toContain('"l"(&a[a_at + N * 32]), "r"(inside0 ? 16 : 0)');
  });
});

describe("guards are where a tile may be ragged, and nowhere else", () => {
  const whole = symbol("W", { most: 16384, multipleOf: 64 });
  test.each([
    [[whole, whole], 0],
    [[M, whole], 2],
    [[whole, N], 1],
    [[M, N], 2],
    [[128, 64], 0],
    [[100, 64], 2],
  ] as const)("%s: %i comparisons", (shape, count) => {
    const layout = symbolicLayout(shape as never, [N, 1] as never);
    const memory = globalMemory("a", { element: "f32", layout, vector: 4 });
    const { text } = emit(tileOf(memory as never, [64, 16], ["m", "n"] as never), tile, vectors, {
      language: "wgsl",
    });
    expect(text.match(/let inside\d* =/g)?.length ?? 0).toBe(count);
  });
});

test("what is known to divide divides exactly, as in every index of vectors", () => {
  const pitch = symbol("pitch", { most: 4096, multipleOf: 16 });
  const memory = globalMemory("a", {
    element: "f32",
    layout: symbolicLayout([64, 64], [pitch, 1]),
    vector: 4,
  });
  const { text } = emit(tileOf(memory, [64, 16], ["m", "n"]), tile, vectors, { language: "wgsl" });
  expect(text).toContain("let a_at = a_0 * (pitch >> 2u) + (a_1 >> 2u);");
  expect(text).not.toContain("inside");
});

describe("an access that an edge cuts", () => {
  const cut = (vector: 1 | 4, language: "wgsl" | "cuda") => {
    const layout = symbolicLayout([M, M], [N, 1]);
    const of = tileOf(globalMemory("a", { element: "f32", layout, vector }), [64, 16], ["m", "n"]);
    const to = sharedMemory("tile", {
      element: "f32",
      layout: tile.layout,
      vector: language === "wgsl" ? vector : 1,
    });
    return [
      emit(of, to, vectors, { language, outside: "zero" }).text,
      emit(to, of, vectors, { language }).text,
    ] as const;
  };

  test("WGSL loads a whole unit and takes what is inside, and stores element by element", () => {
    const [load, store] = cut(4, "wgsl");
    expect(load).toContain("  let inside0 = a_0 < M && a_1 + 1u < M;\n");
    expect(load).toContain(
      "  if (inside) { v = select(vec4<f32>(), a[a_at], vec4<bool>(inside, inside0, inside1, inside2)); }\n  var v0",
    );
    expect(store).toContain("  if (inside1) { a[a_at].z = v.z; }\n");
    const [apart] = cut(1, "wgsl");
    expect(apart).toContain("  if (inside1) { v.z = a[a_at + 2u]; }\n");
  });

  test("CUDA loads a vector where memory is of vectors, else element by element", () => {
    const [load, store] = cut(4, "cuda");
    expect(load).toContain(
      "  if (inside) v = *reinterpret_cast<const float4*>(&a[a_at]);\n  if (!inside0) reinterpret_cast<float*>(&v)[1] = 0;\n",
    );
    expect(store).toContain("  if (inside1) a[a_at + 2] = reinterpret_cast<const float*>(&v)[2];\n");
    const [apart] = cut(1, "cuda");
    expect(apart).toContain("  if (inside1) reinterpret_cast<float*>(&v)[2] = a[a_at + 2];\n");
  });
});

test("a name of one's own is never met by one of the text", () => {
  const memory = globalMemory("thread", { element: "f32", layout: symbolicLayout([M, N], [N, 1]) });
  const { parameters } = emit(tileOf(memory, [64, 16], ["v", "inside"]), tile, vectors, { language: "wgsl" });
  expect(parameters).toEqual(["thread0", "v", "inside", "M", "N"]);
});

describe("what only the run time looks at", () => {
  const said = (...args: unknown[]) => refusal(() => emit(...args))[1];
  const wgsl = { language: "wgsl" };

  test("an access that an edge cuts, which has no registers between", () => {
    const odd = globalMemory("a", { element: "f32", layout: symbolicLayout([M, M], [N, 1]) });
    const async = tiledCopy(
      copyAtom("SM80_CP_ASYNC_CACHEGLOBAL<u128>"),
      layout("(32,4):(4,1)"),
      layout("(1,4)"),
      { elementBits: 32 },
    );
    const call = () => emit(tileOf(odd, [64, 16], ["m", "n"]), tile, async, { language: "cuda" });
    expect(refusal(call)).toEqual([
      "straddle",
      "✗ emitCopy: a, tile: the 4 values of an access may lie on both sides of the edge M, which is no multiple of that",
    ]);
  });

  test("offsets past the integers of a language", () => {
    const large = symbol("L", { most: 2 ** 17, multipleOf: 4 });
    const memory = globalMemory("a", { element: "f32", layout: symbolicLayout([large, large], [large, 1]) });
    const of = tileOf(memory, [64, 16], ["m", "n"]);
    expect(said(of, tile, vectors, wgsl)).toBe("✗ emitCopy: a, tile: 17179869183 is no u32 of wgsl");
    expect(emit(of, tile, vectors, { language: "cuda" }).text).toContain(
      "const int64_t a_at = a_0 * L + a_1;",
    );
  });

  test("halves without their feature, cp.async in WGSL, instructions that are not emitted", () => {
    const half = sharedMemory("tile", { element: "f16", layout: layout("(64,16):(24,1)") });
    const copies = tiledCopy(copyAtom("UniversalCopy<u128>"), layout("(32,2):(2,1)"), layout("(1,8)"), {
      elementBits: 16,
    });
    expect(said(half, half, copies, wgsl)).toBe(
      "✗ emitCopy: tile, tile: f16 is no element of wgsl without the feature shader-f16",
    );
    const text = emit(half, half, copies, { ...wgsl, features: ["shader-f16"] }).text;
    expect(text).toContain("let v = vec4<f16>(tile[tile_at], tile[tile_at + 1u], ");
    const atom = copyAtom("SM80_CP_ASYNC_CACHEGLOBAL<u128>");
    const async = tiledCopy(atom, layout("(32,4):(4,1)"), layout("(1,4)"), { elementBits: 32 });
    expect(said(from, tile, async, wgsl)).toContain("is no copy of wgsl");
    const matrix = tiledCopy(copyAtom("SM75_U32x1_LDSM_N"), layout("(8,4):(4,1)"), layout("(1,2)"), {
      elementBits: 16,
    });
    const rows = sharedMemory("rows", { element: "f16", layout: layout("(8,8):(8,1)") });
    expect(said(rows, rows, matrix, { language: "cuda" })).toContain(
      "SM75_U32x1_LDSM_N is no copy but from shared memory to registers",
    );
  });

  test("a composed layout whose pieces are smaller than an access", () => {
    const of = composedLayout(swizzle(2, 1, 2), 0, layout("(64,16):(16,1)"));
    const small = sharedMemory("tile", { element: "f32", layout: of });
    expect(said(from, small, vectors, wgsl)).toMatch(/an access of 4 values|values 0 and 1 of thread 0/);
  });

  test("one symbol that is two", () => {
    const other = symbol("N", { most: 64, multipleOf: 4 });
    const b = globalMemory("b", {
      element: "f32",
      layout: symbolicLayout([M, other], [other, 1]),
      vector: 4,
    });
    expect(said(from, tileOf(b, [64, 16], ["m", "n"]), vectors, wgsl)).toBe(
      "✗ emitCopy: a, b: N is no one symbol: it is another in b",
    );
  });
});
