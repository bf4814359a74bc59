import { describe, expect, test } from "vitest";
import * as E from "../../src/emit.js";
import { layout } from "../../src/index.js";
import { copyAtom, fragmentC, mmaAtom, tiledCopy, tiledMma } from "../../src/instruction.js";
import { refusal } from "../support/refusal.js";

// the types refuse some of it, and are told in test/sentences
const emit: (...args: any[]) => E.Emitted = E.emitMma as never;
const store: (...args: any[]) => E.Emitted = E.emitStore as never;
const element = "f16";
const options = { language: "wgsl", features: ["shader-f16", "subgroup-matrix"] } as const;
const sixteen = E.subgroupMatrix([16, 16, 16], { component: element });
const oblong = E.subgroupMatrix([16, 8, 32], { component: element, result: "f32" });

/** The functions of a subgroup as JavaScript, matrices as functions of (row, column). */
type Matrix = (row: number, column: number) => number;
const runnable = ({ parameters, text }: E.Emitted): ((memories: any, ...args: any[]) => void) => {
  const body = text
    .split("\n")
    .slice(1, -1)
    .map((line) =>
      line
        .replace(/\(\*(\w+)\)/g, "$1")
        .replace(/\b(\d+)u\b/g, "$1")
        .replace(
          /subgroupMatrixLoad<subgroup_matrix_\w+<\w+, (\d+), (\d+)>, (\w+)>\(&(\w+),/g,
          'load($2, $1, "$3", $4,',
        )
        .replace(/subgroupMatrixStore<(\w+)>\(&(\w+),/g, 'put("$1", $2,'),
    );
  const run = new Function(
    "memories",
    ...parameters,
    `const { load, put, subgroupMatrixMultiplyAccumulate, tileA, tileB, out } = memories; ${body.join("\n")}`,
  );
  return run as never;
};
const load = (
  rows: number,
  columns: number,
  major: string,
  from: number[],
  at: number,
  stride: number,
): Matrix => {
  const [down, right] = major === "col_major" ? [1, stride] : [stride, 1];
  const last = at + (rows - 1) * down + (columns - 1) * right;
  if (stride < (major === "col_major" ? rows : columns)) throw new Error(`stride ${stride}`);
  if (last >= from.length) throw new Error(`${last} is past ${from.length}`);
  const all = Array.from(
    { length: rows * columns },
    (_, i) => from[at + (i % rows) * down + Math.floor(i / rows) * right] as number,
  );
  return (row, column) => all[row + rows * column] as number;
};

describe.each([
  ["rows of K", sixteen, layout([64, 32], [40, 1]), layout([64, 32], [40, 1]), layout([64, 64], [72, 1])],
  ["columns of K", sixteen, layout([64, 32], [1, 64]), layout([64, 32], [1, 72]), layout([64, 64], [1, 64])],
  ["oblong", oblong, layout([64, 64], [64, 1]), layout([64, 64], [1, 64]), layout([64, 64], [68, 1])],
  [
    "nested",
    sixteen,
    layout("((16,4),(16,2)):((16,512),(1,256))"),
    layout([64, 32], [32, 1]),
    layout([64, 64], [64, 1]),
  ],
] as const)("%s", (_, atom, ofA, ofB, ofC) => {
  const mma = tiledMma(atom as any, { atoms: [2, 2, 1] }) as any;
  const [M, N, K] = atom.mnk;
  const result = (atom as any).name.endsWith("f32") ? "f32" : element;
  const a = E.sharedMemory("tileA", { element, layout: ofA as never });
  const b = E.sharedMemory("tileB", { element, layout: ofB as never });
  const c = E.matrices("c", { element: result, layout: fragmentC(mma, layout([64, 64])) as never });
  const out = E.sharedMemory("out", { element: result, layout: ofC as never });

  test("four subgroups make the product, inside of their arrays", () => {
    const depth = (ofA as any).shape[1] === 64 ? 64 : 32;
    const put = (major: string, to: number[], at: number, value: Matrix, stride: number) => {
      for (let i = 0; i < M; i++)
        for (let j = 0; j < N; j++)
          to[at + (major === "col_major" ? i + j * stride : i * stride + j)] = value(i, j);
    };
    const subgroupMatrixMultiplyAccumulate = (left: Matrix, right: Matrix, sum: Matrix): Matrix => {
      const all = Array.from({ length: M * N }, (_, i) => {
        let so = sum(i % M, Math.floor(i / M));
        for (let k = 0; k < K; k++) so += left(i % M, k) * right(k, Math.floor(i / M));
        return so;
      });
      return (row, column) => all[row + M * column] as number;
    };
    const sizeOf = (of: unknown) =>
      Number(/, (\d+)>;$/.exec(E.declaration(of as never, { language: "wgsl" }) as string)?.[1]);
    const made = (count: number, by: number) => Array.from({ length: count }, (_, i) => ((i * by) % 11) - 5);
    const memories = {
      load,
      put,
      subgroupMatrixMultiplyAccumulate,
      tileA: made(sizeOf(a), 37),
      tileB: made(sizeOf(b), 41),
      out: [] as number[],
    };
    const [multiply, finish] = [runnable(emit(mma, a, b, c, options)), runnable(store(mma, c, out, options))];
    for (let subgroup = 0; subgroup < 4; subgroup++) {
      const sums: Matrix[] = Array.from({ length: (64 / M / 2) * (64 / N / 2) }, () => () => 0);
      multiply(memories, sums, subgroup);
      finish(memories, sums, subgroup);
    }
    const wrong: unknown[] = [];
    for (let m = 0; m < 64; m++)
      for (let n = 0; n < 64; n++) {
        let so = 0;
        for (let k = 0; k < depth; k++)
          so +=
            (memories.tileA[(ofA as any)(m, k)] as number) * (memories.tileB[(ofB as any)(n, k)] as number);
        if (memories.out[(ofC as any)(m, n)] !== so) wrong.push([m, n]);
      }
    expect(wrong).toEqual([]);
  });
});

test("what is emitted names what a matrix is to the product, its major and its stride", () => {
  const mma = tiledMma(oblong, { atoms: [1, 1, 1] });
  const a = E.sharedMemory("tileA", { element, layout: layout([16, 32], [40, 1]) });
  const b = E.sharedMemory("tileB", { element, layout: layout([8, 32], [1, 8]) });
  const c = E.matrices("c", { element: "f32", layout: fragmentC(mma, layout([16, 8])) });
  expect(
    E.emitMma(mma, a, b, c, options).text,
  ).toBe(`fn multiply(c: ptr<function, array<subgroup_matrix_result<f32, 8, 16>, 1>>, subgroup: u32) {
  let tileA_v = subgroupMatrixLoad<subgroup_matrix_left<f16, 32, 16>, row_major>(&tileA, 0u, 40u);
  let tileB_v = subgroupMatrixLoad<subgroup_matrix_right<f16, 8, 32>, row_major>(&tileB, 0u, 8u);
  (*c)[0u] = subgroupMatrixMultiplyAccumulate(tileA_v, tileB_v, (*c)[0u]);
}`);
});

test("a tile of memory is taken where no edge cuts a matrix, and a matrix is guarded as a whole", () => {
  const mma = tiledMma(sixteen, { atoms: [2, 1, 1] });
  const [M, K] = [
    E.symbol("M", { most: 4096, multipleOf: 16 }),
    E.symbol("K", { most: 4096, multipleOf: 32 }),
  ];
  const a = E.globalMemory("a", { element, layout: E.symbolicLayout([M, K], [K, 1]) });
  const b = E.sharedMemory("tileB", { element, layout: layout([16, 32], [32, 1]) });
  const c = E.matrices("c", { element, layout: fragmentC(mma, layout([32, 16])) });
  const { parameters, text } = E.emitMma(mma, E.tileOf(a, [32, 32], ["m", "k"]), b, c, options);
  expect(parameters).toEqual(["c", "subgroup", "m", "k", "M", "K"]);
  expect(text).toContain("  let inside = a_0 < M;\n");
  expect(text).toContain(
    "  var a_v: subgroup_matrix_left<f16, 16, 16>;\n  if (inside) { a_v = subgroupMatrixLoad<subgroup_matrix_left<f16, 16, 16>, row_major>(&a, a_at, K); }\n",
  );
});

describe("what only the run time looks at", () => {
  const said = (run: () => unknown) => refusal(run)[1];
  const mma = tiledMma(sixteen, { atoms: [2, 2, 1] });
  const tile = E.sharedMemory("tile", { element, layout: layout([64, 32], [40, 1]) });
  const sums = E.matrices("sums", { element, layout: fragmentC(mma, layout([64, 64])) });
  const of = (c: unknown, to: unknown = tile) => said(() => emit(mma, tile, to, c, options));

  test("memory of another place, matrices of another number or size, other elements", () => {
    const registers = E.registers("sums", { element, layout: layout("(2,2,2)") });
    expect(of(registers)).toBe("✗ emitMma: tile, tile, sums: sums is no array of matrices");
    expect(of(E.matrices("sums", { element, layout: layout("((16,16),2,1)") }))).toBe(
      "✗ emitMma: tile, tile, sums: sizes 4 and 2 differ",
    );
    expect(of(E.matrices("sums", { element, layout: layout("((16,8),2,2)") }))).toBe(
      "✗ emitMma: tile, tile, sums: sums is no array of matrices of 16 by 16",
    );
    expect(of(E.matrices("sums", { element: "f32", layout: layout("((16,16),2,2)") }))).toBe(
      "✗ emitMma: tile, tile, sums: f32 is no element of sums for subgroup_matrix_16x16x16_f16_f16",
    );
    expect(of(sums, registers)).toBe("✗ emitMma: tile, sums, sums: sums is no shared memory");
    expect(said(() => E.matrices("sums", { element, layout: layout("(16,16)") }))).toBe(
      "✗ matrices: sums: (16,16):(1,16) is no layout of ((rows, columns), rests)".replace("sums", '"sums"'),
    );
  });

  test("rows that lie apart by a permutation, binary steps, a store of another instruction", () => {
    const scattered = tiledMma(sixteen, {
      atoms: [2, 2, 1],
      permutation: [layout([16, 2], [2, 1])] as never,
    });
    const columns = E.sharedMemory("tile", { element, layout: layout([64, 32], [1, 64]) });
    expect(said(() => emit(scattered, columns, tile, sums, options))).toBe(
      "✗ emitMma: tile, tile, sums: tile is no memory whose rows or columns lie side by side",
    );
    const binary = E.sharedMemory("tile", {
      element,
      layout: layout([64, 32], ["f32", "f1"] as never) as never,
    });
    expect(of(sums, binary)).toBe(
      "✗ emitMma: tile, tile, sums: tile is no memory whose rows or columns lie side by side",
    );
    const fma = tiledMma(mmaAtom("UniversalFMA"));
    expect(said(() => store(fma, sums, tile, options))).toBe(
      "✗ emitStore: sums, tile: UniversalFMA is no instruction of subgroup matrices",
    );
  });

  test("CUDA has no matrices of subgroups", () => {
    expect(said(() => E.declaration(sums, { language: "cuda" }))).toBe(
      "✗ declaration: sums: sums is no memory of cuda",
    );
    const copy = tiledCopy(copyAtom("UniversalCopy<u16>"), layout("(8,8)"), layout("(1,1)"), {
      elementBits: 16,
    });
    expect(said(() => E.emitCopy(sums as never, tile, copy as never, options))).toContain(
      "✗ emitCopy: sums, tile: ",
    );
  });
});
