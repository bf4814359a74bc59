// @ts-check
// Ragged sizes against the CPU.
import { bufferOf, pipelineOf, read, submit, usage } from "./device.mjs";
import { fromHalf, half, matrix, padded } from "./number.mjs";

/** @type {Record<string, { right: number, of: number, wrong: string[] }>} */
const results = {};
/** @param {string} name @param {string} what @param {boolean} isRight */
function count(name, what, isRight) {
  const so = results[name] ?? { right: 0, of: 0, wrong: [] };
  results[name] = so;
  so.of++;
  if (isRight) so.right++;
  else if (so.wrong.length < 20) so.wrong.push(what);
}

/** Whether a kernel makes what it is to, and leaves alone what is beyond. @param {string} code @param {ArrayBufferView[]} inputs @param {Float32Array} wanted @param {number[]} sizes @param {number[]} groups */
async function isRight(code, inputs, wanted, sizes, groups, isHalf = false) {
  const beyond = 64;
  const before = isHalf
    ? new Uint16Array(wanted.length + beyond).fill(half(-3))
    : new Float32Array(wanted.length + beyond).fill(-3);
  const buffers = [...inputs, before].map((data) => bufferOf(data));
  const uniform = bufferOf(Uint32Array.from(sizes), usage.UNIFORM | usage.COPY_DST);
  submit(await pipelineOf(code, "main"), [...buffers, uniform], groups, 1);
  const raw = await read(buffers.at(-1), (before.byteLength + 3) & ~3);
  const got = isHalf ? Float32Array.from(new Uint16Array(raw), fromHalf) : new Float32Array(raw);
  for (const buffer of [...buffers, uniform]) buffer.destroy();
  return before.every((_, i) => got[i] === (i < wanted.length ? wanted[i] : -3));
}

const ragged = [1, 2, 3, 7, 16, 31, 32, 33, 63, 64, 65, 100, 127, 128, 129, 130];
/** @param {Float32Array} a @param {Float32Array} b @param {number[]} sizes @param {boolean} isAcross */
function product(a, b, [M = 0, N = 0, K = 0], isAcross) {
  const out = new Float32Array(M * N);
  for (let m = 0; m < M; m++)
    for (let n = 0; n < N; n++) {
      let sum = 0;
      for (let k = 0; k < K; k++)
        sum +=
          /** @type {number} */ (a[m * K + k]) * /** @type {number} */ (b[isAcross ? n * K + k : k * N + n]);
      out[m * N + n] = sum;
    }
  return out;
}

/** Tries all kernels, by their names. @param {Record<"transpose" | "gemm" | "subgroup", string>} kernels */
export async function swept(kernels) {
  for (const M of ragged)
    for (const N of ragged) {
      const a = matrix(M * N, 1000);
      const wanted = Float32Array.from(
        { length: M * N },
        (_, i) => /** @type {number} */ (a[(i % M) * N + Math.floor(i / M)]),
      );
      const right = await isRight(
        kernels.transpose,
        [a],
        wanted,
        [M, N, 0, 0],
        [Math.ceil(M / 64), Math.ceil(N / 32)],
      );
      count("kernel transpose by Dawn, ragged sizes", `${M}x${N}`, right);
      for (const K of ragged) {
        const [left, by] = [matrix(M * K, 8), matrix(K * N, 8)];
        const [pitchK, pitchN] = [K, N].map((of) => Math.ceil(of / 4) * 4);
        const inputs = [padded(left, K, Number(pitchK)), padded(by, N, Number(pitchN))];
        const c = product(left, by, [M, N, K], false);
        const groups = [Math.ceil(N / 64), Math.ceil(M / 64)];
        count(
          "kernel gemm f32 by Dawn, ragged sizes",
          `${M}x${N}x${K}`,
          await isRight(kernels.gemm, inputs, c, [M, N, K, 0], groups),
        );
      }
    }
  for (let M = 16; M <= 272; M += 32)
    for (let N = 16; N <= 272; N += 32)
      for (const K of [4, 8, 16, 20, 32, 36, 60, 64, 68, 132]) {
        const [a, b] = [matrix(M * K, 2), matrix(N * K, 2)];
        const inputs = [a, b].map((of) => Uint16Array.from(of, half));
        const groups = [Math.ceil(N / 128), Math.ceil(M / 128)];
        const right = await isRight(
          kernels.subgroup,
          inputs,
          product(a, b, [M, N, K], true),
          [M, N, K, 0],
          groups,
          true,
        );
        count("kernel gemm f16 by subgroup matrices, ragged sizes", `${M}x${N}x${K}`, right);
      }
  return results;
}
