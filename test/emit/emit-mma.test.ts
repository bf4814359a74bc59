import { describe, expect, test } from "vitest";
import * as E from "../../src/emit.js";
import { composedLayout, layout, swizzle } from "../../src/index.js";
import { copyAtom, fragmentC, mmaAtom, tiledCopyC, tiledMma } from "../../src/instruction.js";
import { refusal } from "../support/refusal.js";

const { registers, sharedMemory } = E;
// the types would refuse some of it, and are told elsewhere
const emit: (...args: any[]) => E.Emitted = E.emitMma as never;
const f32 = "f32";
const fma = tiledMma(mmaAtom("UniversalFMA"), { atoms: [4, 4, 1], permutation: [layout("(4,2):(2,1)")] });
const A = sharedMemory("A", { element: f32, layout: layout("(8,4):(1,8)"), vector: 2 });
const B = sharedMemory("B", { element: f32, layout: layout("(4,4):(5,1)") });
const C = registers("C", { element: f32, layout: fragmentC(fma, layout([8, 4])) });

test("what lies side by side is loaded at once, and K is a loop", () => {
  const a = sharedMemory("A", { element: f32, layout: layout("(8,16):(1,8)"), vector: 2 });
  const b = sharedMemory("B", { element: f32, layout: layout("(4,16):(17,1)") });
  const { parameters, text } = emit(fma, a, b, C, { language: "wgsl" });
  expect(parameters).toEqual(["C", "thread"]);
  const [head, ...lines] = text.split("\n");
  expect(head).toBe("fn multiply(C: ptr<function, array<f32, 2>>, thread: u32) {");
  expect(lines.slice(0, 12)).toEqual([
    "  let A_at = thread & 3u;",
    "  let B_at = (thread >> 2u) * 17u;",
    "  for (var k = 0u; k < 4u; k++) {",
    "    let A_k = A_at + k * 16u;",
    "    let A_v = A[A_k];",
    "    let A_v0 = A[A_k + 4u];",
    "    let A_v1 = A[A_k + 8u];",
    "    let A_v2 = A[A_k + 12u];",
    "    let B_k = B_at + k * 4u;",
    "    let B_v = B[B_k];",
    "    let B_v0 = B[B_k + 1u];",
    "    let B_v1 = B[B_k + 2u];",
  ]);
  expect(text).toContain(
    "    (*C)[0u] = fma(A_v.x, B_v, (*C)[0u]);\n    (*C)[1u] = fma(A_v.y, B_v, (*C)[1u]);\n",
  );
  expect(text.match(/fma\(/g)).toHaveLength(8);
});

test("CUDA loads what lies side by side whatever is declared", () => {
  const { parameters, text } = emit(fma, A, B, C, { language: "cuda", name: "gemm" });
  expect(parameters).toEqual(["A", "B", "C", "thread"]);
  expect(text).toContain("const float2 A_v = *reinterpret_cast<const float2*>(&A[A_k]);");
  expect(text).toContain("C[1] = fmaf(A_v.y, B_v, C[1]);");
});

describe("run as JavaScript, a thread after another", () => {
  /** The function of a thread over arrays: the text has the syntax of JavaScript but for types and suffixes. */
  const runnable = ({ parameters, text }: E.Emitted): ((...args: any[]) => void) => {
    const [, ...lines] = text.split("\n");
    const body = lines
      .slice(0, -1)
      .map((line) => line.replace(/\(\*(\w+)\)/g, "$1").replace(/\b(\d+)u\b/g, "$1"));
    return new Function("A", "B", "fma", ...parameters, body.join("\n")) as never;
  };

  test.each([
    ["plain", layout("(8,16):(16,1)"), layout("(4,16):(1,4)")],
    ["padded", layout("(8,16):(17,1)"), layout("(4,16):(17,1)")],
    ["binary", layout("(8,16):(f18,f1)"), layout("(4,16):(f16,f1)")],
    ["swizzled", composedLayout(swizzle(2, 0, 4), 0, layout("(8,16):(16,1)")), layout("(4,16):(1,4)")],
    ["nested", layout("((2,4),(4,4)):((64,16),(1,4))"), layout("(4,(2,8)):(1,(32,4))")],
  ] as const)("%s", (_, ofA, ofB) => {
    const at = (of: any, i: number, j: number): number => {
      const inner = "inner" in of ? of.inner(i, j) : of(i, j);
      return "inner" in of ? of.outer(inner) : inner;
    };
    const [left, right] = [37, 41].map((by) =>
      Array.from({ length: 512 }, (_, i) => ((i * by) % 11) - 5),
    ) as [number[], number[]];
    const run = runnable(
      emit(
        fma,
        sharedMemory("A", { element: f32, layout: ofA as never }),
        sharedMemory("B", { element: f32, layout: ofB as never }),
        C,
        { language: "wgsl" },
      ),
    );
    for (let thread = 0; thread < 16; thread++) {
      const sums = [0, 0];
      run(left, right, (x: number, y: number, z: number) => x * y + z, sums, thread);
      const [m, n] = [(thread % 4) * 2, Math.floor(thread / 4)];
      const wanted = [0, 1].map((i) => {
        let sum = 0;
        for (let k = 0; k < 16; k++)
          sum += (left[at(ofA, m + i, k)] as number) * (right[at(ofB, n, k)] as number);
        return sum;
      });
      expect(sums).toEqual(wanted);
    }
  });
});

test("registers go to memory as the instruction has them", () => {
  const c = E.globalMemory("c", { element: f32, layout: layout("(8,4):(4,1)") });
  const copy = tiledCopyC(copyAtom("UniversalCopy<u32>"), fma, { elementBits: 32 });
  const { parameters, text } = E.emitCopy(C, E.tileOf(c, [8, 4], ["m", "n"]), copy, { language: "wgsl" });
  expect(parameters).toEqual(["C", "thread", "m", "n"]);
  expect(text).toContain("  let v = (*C)[0u];\n  let v0 = (*C)[1u];\n  c[c_at] = v;\n  c[c_at + 4u] = v0;\n");
});

describe("what only the run time looks at", () => {
  const said = (...args: unknown[]) => refusal(() => emit(...args))[1];
  const wgsl = { language: "wgsl" };

  test("registers that are not those of the fragment, memory of another place, other instructions", () => {
    const few = registers("C", { element: f32, layout: layout("(1,1,1)") });
    expect(said(fma, A, B, few, wgsl)).toBe("✗ emitMma: A, B, C: sizes 2 and 1 differ");
    expect(said(fma, C, B, C, wgsl)).toBe("✗ emitMma: C, B, C: C is no shared memory");
    const other = tiledMma(mmaAtom("SM61_DP4A"), { atoms: [8, 4, 1] });
    expect(said(other, A, B, C, wgsl)).toBe(
      "✗ emitMma: A, B, C: SM61_DP4A is no instruction that is emitted",
    );
  });

  test("vectors of WGSL that do not lie side by side for a thread", () => {
    const apart = sharedMemory("A", { element: f32, layout: layout("(8,4):(1,9)"), vector: 4 });
    expect(said(fma, apart, B, C, wgsl)).toBe(
      "✗ emitMma: A, B, C: A is no memory that a thread reads 4 values of at once",
    );
  });
});
