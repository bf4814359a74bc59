// @ts-check
import { cute, gemmKernel, peer } from "./library.mjs";
import { expectSame, rows, times } from "./measure.mjs";

const ndarray = peer("ndarray");
const gemm = peer("ndarray-gemm");
const sgemm = peer("@stdlib/blas-base-sgemm");

const TILE = 64;

/** @param {import("./measure.mjs").Options} options */
export function* products(options) {
  for (const n of options.quick ? [256] : [64, 512, 513]) {
    // small integers, so that every order of summing gives the same
    const a = new Float32Array(n * n).map((_, i) => (i * 7) % 5);
    const b = new Float32Array(n * n).map((_, i) => (i * 3) % 7);
    const [rowMajor, columnMajor] = [cute.layout?.([n, n], [n, 1]), cute.layout?.([n, n], [1, n])];

    /** @type {Record<string, (c: Float32Array) => () => unknown>} */
    const contenders = {
      gemmKernel: (c) => {
        // b is k rows of n, and the kernel takes (n,k): the same elements by a column-major layout
        const views = [view(a, rowMajor), view(b, columnMajor), view(c, rowMajor)];
        return () => gemmKernel(views[0], views[1], views[2], 1);
      },
      "a blocked loop": (c) => () => blocked(a, b, c, n),
      "a blocked loop, sums in registers": (c) => () => blockedSums(a, b, c, n),
    };
    if (ndarray !== null && gemm !== null)
      contenders["ndarray-gemm"] = (c) => {
        const [x, y, z] = [a, b, c].map((data) => ndarray(data, [n, n]));
        return () => gemm(z, x, y, 1, 1);
      };
    if (sgemm !== null)
      contenders["@stdlib/blas-base-sgemm"] = (c) => () =>
        sgemm("row-major", "no-transpose", "no-transpose", n, n, n, 1, a, n, b, n, 1, c, n);

    const expected = new Float32Array(n * n);
    naive(a, b, expected, n);
    for (const [contender, make] of Object.entries(contenders)) {
      const c = new Float32Array(n * n);
      make(c)();
      expectSame(`${n}^3, ${contender}`, c, expected);
    }
    const c = new Float32Array(n * n);
    const works = Object.fromEntries(Object.entries(contenders).map(([name, make]) => [name, make(c)]));
    const took = times(works, { ...options, rounds: options.quick ? 3 : 7 });
    const aims = Object.fromEntries(Object.keys(contenders).map((name) => [name, 1]));
    yield* rows(
      `product of float32, ${n} x ${n} x ${n}`,
      took,
      "GFLOP/s",
      (ms) => (2 * n ** 3) / 1e6 / ms,
      aims,
    );
  }
}

/** @param {Float32Array} data @param {unknown} layout */
const view = (data, layout) => ({ data, offset: 0, layout });

/** @typedef {(a: Float32Array, b: Float32Array, c: Float32Array, n: number) => void} Product */

/** @type {Product} */
function naive(a, b, c, n) {
  for (let i = 0; i < n; i++)
    for (let j = 0; j < n; j++) {
      let sum = 0;
      for (let k = 0; k < n; k++) sum += at(a, i * n + k) * at(b, k * n + j);
      c[i * n + j] = at(c, i * n + j) + sum;
    }
}

/** Along the rows of b and c. @type {Product} */
function blocked(a, b, c, n) {
  for (let ii = 0; ii < n; ii += TILE)
    for (let kk = 0; kk < n; kk += TILE)
      for (let jj = 0; jj < n; jj += TILE) {
        const [ie, ke, je] = [Math.min(n, ii + TILE), Math.min(n, kk + TILE), Math.min(n, jj + TILE)];
        for (let i = ii; i < ie; i++)
          for (let k = kk; k < ke; k++) {
            const x = at(a, i * n + k);
            for (let j = jj, y = k * n + jj, z = i * n + jj; j < je; j++, y++, z++)
              c[z] = at(c, z) + x * at(b, y);
          }
      }
}

/** Two by two sums over a block of k, where n allows. @type {Product} */
function blockedSums(a, b, c, n) {
  for (let jj = 0; jj < n; jj += TILE)
    for (let kk = 0; kk < n; kk += TILE) {
      const [ke, je] = [Math.min(n, kk + TILE), Math.min(n, jj + TILE)];
      for (let i = 0; i < n; i += 2)
        for (let j = jj; j < je; j += 2) {
          const [down, right] = [i + 1 < n, j + 1 < je];
          let [p, q, r, s] = [0, 0, 0, 0];
          for (let k = kk; k < ke; k++) {
            const [x, y] = [at(a, i * n + k), down ? at(a, i * n + n + k) : 0];
            const [u, v] = [at(b, k * n + j), right ? at(b, k * n + j + 1) : 0];
            p += x * u;
            q += x * v;
            r += y * u;
            s += y * v;
          }
          c[i * n + j] = at(c, i * n + j) + p;
          if (right) c[i * n + j + 1] = at(c, i * n + j + 1) + q;
          if (down) c[i * n + n + j] = at(c, i * n + n + j) + r;
          if (down && right) c[i * n + n + j + 1] = at(c, i * n + n + j + 1) + s;
        }
    }
}

/** @param {Float32Array} data @param {number} i @returns {number} */
function at(data, i) {
  return /** @type {number} */ (data[i]);
}
