import { afterAll, describe, expect, test } from "vitest";
import { wgsl } from "../examples/kernels/gemm.js";
import { figure } from "../test/support/figures.js";
import { random } from "../test/support/random.js";
import { closed, missing, ran } from "./device.js";

afterAll(closed);

describe.skipIf(missing !== null)(`C = A·B in Dawn${missing === null ? "" : `: SKIPPED, ${missing}`}`, () => {
  const next = random(3);
  const sizes = [1, 2, 15, 16, 17, 63, 64, 65, 130];
  let count = 0;

  // small integers, whose products and sums are exact
  const matrix = (length: number): Float32Array =>
    Float32Array.from({ length }, () => Math.floor(next() * 17) - 8);

  /** Rows of whole vectors; what is beyond a row is no number, and is to be left out. */
  const padded = (of: Float32Array, columns: number): Float32Array => {
    const pitch = Math.ceil(columns / 4) * 4;
    const out = new Float32Array((of.length / columns) * pitch).fill(Number.NaN);
    of.forEach((value, i) => {
      out[Math.floor(i / columns) * pitch + (i % columns)] = value;
    });
    return out;
  };

  test.each(sizes)("%i rows, ragged or not", async (m) => {
    for (const n of sizes)
      for (const k of [1, 3, 16, 40, 129]) {
        const [a, b, before] = [matrix(m * k), matrix(k * n), new Float32Array(m * n + 64).fill(-0.5)];
        const wanted = before.slice();
        for (let i = 0; i < m; i++)
          for (let j = 0; j < n; j++) {
            let sum = 0;
            for (let l = 0; l < k; l++) sum += (a[i * k + l] as number) * (b[l * n + j] as number);
            wanted[i * n + j] = sum;
          }
        const groups = [Math.ceil(n / 64), Math.ceil(m / 64)] as const;
        const buffers = [padded(a, k), padded(b, n), before, Uint32Array.from([m, n, k, 0])];
        const got = new Float32Array(await ran({ code: wgsl, groups, buffers, uniform: 3, result: 2 }));
        const wrong = got.findIndex((value, i) => value !== wanted[i]);
        expect({ m, n, k, wrong }).toEqual({ m, n, k, wrong: -1 });
        count++;
      }
  });

  test("there is enough of it", () => {
    figure("products in Dawn", { matrices: count });
    expect(count).toBe(sizes.length ** 2 * 5);
  });
});
