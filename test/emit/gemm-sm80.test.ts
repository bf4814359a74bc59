import { expect, test } from "vitest";
import { cuda } from "../../examples/kernels/gemm-sm80.js";
import { random } from "../support/random.js";
import { type Block, runs } from "./warp.js";

/** A function of the kernel. */
const functionOf = (name: string): string =>
  new RegExp(`^__device__ __forceinline__ void ${name}\\([^]*?^\\}`, "m").exec(cuda)?.[0] ?? "";

test.each([
  [128, 128, 32],
  [100, 120, 40],
  [33, 72, 72],
  [130, 8, 8],
])("the product of %i by %i by %i is right, a warp after another", (M, N, K) => {
  const next = random(M);
  const matrix = (size: number) => Array.from({ length: size }, () => Math.floor(next() * 5) - 2);
  const [a, b] = [matrix(M * K), matrix(N * K)];
  const c = new Array<number>(M * N).fill(Number.NaN);
  for (let m = 0; m * 128 < M; m++)
    for (let n = 0; n * 128 < N; n++) {
      const block: Block = {
        memories: { a, b, c, tileA: [], tileB: [] },
        registers: Array.from({ length: 128 }, () => ({
          partA: [],
          partB: [],
          sums: new Array(128).fill(0),
        })),
      };
      for (let k = 0; k * 32 < K; k++)
        for (const name of ["loadA", "loadB", "takeA", "takeB", "multiply"])
          runs(functionOf(name), block, { m, n, k, M, N, K });
      runs(functionOf("store"), block, { m, n, M, N });
    }
  const wrong = c.findIndex((value, i) => {
    let sum = 0;
    for (let k = 0; k < K; k++)
      sum += (a[Math.floor(i / N) * K + k] as number) * (b[(i % N) * K + k] as number);
    return value !== sum;
  });
  expect({ wrong, size: c.length }).toEqual({ wrong: -1, size: M * N });
});
