// @ts-check
// What ../dawn.mjs wrote, on a GPU: ragged sizes, then speed, beside the shaders of a third file if there is one. This folder
// stands alone, for a machine that has but Node and Dawn's module.
import { readFileSync } from "node:fs";
import { bufferOf, device, info, pipelineOf, read, submit, usage } from "./device.mjs";
import { next } from "./number.mjs";
import { swept } from "./sweep.mjs";

const [, , , file = "", others] = process.argv;
const kernels = JSON.parse(readFileSync(file, "utf8"));

/** Nanoseconds of a kernel, warmed up for a third of a second. @param {any} job @param {number} n @param {any} io */
async function spent({ code, entry = "main", groups, uniform, roles }, n, io) {
  const pipeline = await pipelineOf(code, entry);
  const u = bufferOf(Int32Array.from(uniform), usage.UNIFORM | usage.COPY_DST);
  const buffers = [...roles].map((/** @type {string} */ role) => ({ ...io, u })[role]);
  const end = performance.now() + 300;
  while (performance.now() < end) {
    submit(pipeline, buffers, groups, Math.max(2, Math.round(2e10 / n ** 3)));
    await device.queue.onSubmittedWorkDone();
  }
  const times = n >= 4096 ? 8 : n >= 2048 ? 40 : 100;
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 5; i++) {
    const querySet = device.createQuerySet({ type: "timestamp", count: 2 });
    const stamps = device.createBuffer({ size: 16, usage: usage.QUERY_RESOLVE | usage.COPY_SRC });
    submit(
      pipeline,
      buffers,
      groups,
      times,
      { querySet, beginningOfPassWriteIndex: 0, endOfPassWriteIndex: 1 },
      (encoder) => encoder.resolveQuerySet(querySet, 0, 2, stamps, 0),
    );
    const [from, to] = new BigUint64Array(await read(stamps, 16));
    best = Math.min(best, Number(/** @type {bigint} */ (to) - /** @type {bigint} */ (from)) / times);
  }
  return best;
}

/** TFLOP/s of a product. @param {any} job @param {number} n @param {any} io */
const speed = async (job, n, io) => Number(((2 * n ** 3) / (await spent(job, n, io)) / 1e3).toFixed(2));

/** @type {Record<string, number>} */
const speeds = {};
const compared = others === undefined ? [] : JSON.parse(readFileSync(others, "utf8"));
for (const n of [1024, 2048, 4096]) {
  const random = () => next() / 2 ** 23 - 1;
  const halves = Uint16Array.from({ length: n * n }, () => 0x3000 | (next() & 0x8fff));
  const io32 = {
    a: bufferOf(Float32Array.from({ length: n * n }, random)),
    b: bufferOf(Float32Array.from({ length: n * n }, random)),
    c: bufferOf(new Float32Array(n * n)),
  };
  const io16 = {
    a: bufferOf(halves),
    b: bufferOf(halves.toReversed?.() ?? halves.slice().reverse()),
    c: bufferOf(new Uint16Array(n * n)),
  };
  const own = { roles: "abcu", uniform: [n, n, n, 0] };
  speeds[`kernel gemm f32 by Dawn ${n}, TFLOP/s`] = await speed(
    { ...own, code: kernels.gemm, groups: [n / 64, n / 64, 1] },
    n,
    io32,
  );
  speeds[`kernel gemm f16 by subgroup matrices ${n}, TFLOP/s`] = await speed(
    { ...own, code: kernels.subgroup, groups: [n / 128, n / 128, 1] },
    n,
    io16,
  );
  for (const job of compared)
    if (job.n === n) speeds[`${job.name} gemm f32 by Dawn ${n}, TFLOP/s`] = await speed(job, n, io32);
}
for (const [rows, columns] of [
  [16384, 16384],
  [16381, 16383],
]) {
  const [M, N] = [rows ?? 0, columns ?? 0];
  const matrices = { a: bufferOf(new Float32Array(M * N)), b: bufferOf(new Float32Array(M * N)) };
  const groups = [Math.ceil(M / 64), Math.ceil(N / 32), 1];
  const job = { code: kernels.transpose, roles: "abu", uniform: [M, N, 0, 0], groups };
  const name = `kernel transpose of ${M} by ${N} by Dawn, TB/s read and written`;
  speeds[name] = Number(((8 * M * N) / (await spent(job, 1024, matrices)) / 1e3).toFixed(3));
  for (const buffer of Object.values(matrices)) buffer.destroy();
}
const results = await swept(kernels);
console.log(
  JSON.stringify({ device: info.device, description: info.description, results, speed: speeds }, null, 2),
);
process.exit(Object.values(results).some(({ right, of }) => right < of) ? 1 : 0);
