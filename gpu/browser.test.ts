import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { compile } from "../scripts/compile.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const made = join(root, ".tmp", "browser");
const hasBrowser = spawnSync("chromium", ["--version"]).status === 0;

/** What the page does: it makes the kernels with the built package, runs them, and tells what is wrong. */
const page = `<!doctype html>
<script type="importmap">
{ "imports": { "cute-layout": "/dist/bundle/index.js", "cute-layout/emit": "/dist/bundle/emit.js", "cute-layout/instruction": "/dist/bundle/instruction.js" } }
</script>
<script type="module">
const tell = (what) => fetch("/told", { method: "POST", body: JSON.stringify(what) });
try {
  const adapter = await navigator.gpu.requestAdapter();
  const device = await adapter.requestDevice();
  const run = async (code, inputs, sizes, length, groups) => {
    const module = device.createShaderModule({ code });
    const pipeline = await device.createComputePipelineAsync({ layout: "auto", compute: { module, entryPoint: "main" } });
    const all = [...inputs, new Float32Array(length)].map((data) => {
      const usage = GPUBufferUsage.STORAGE | GPUBufferUsage.COPY_DST | GPUBufferUsage.COPY_SRC;
      const buffer = device.createBuffer({ size: data.byteLength, usage });
      device.queue.writeBuffer(buffer, 0, data);
      return buffer;
    });
    const uniform = device.createBuffer({ size: 16, usage: GPUBufferUsage.UNIFORM | GPUBufferUsage.COPY_DST });
    device.queue.writeBuffer(uniform, 0, Uint32Array.from(sizes));
    const entries = [...all, uniform].map((buffer, binding) => ({ binding, resource: { buffer } }));
    const back = device.createBuffer({ size: length * 4, usage: GPUBufferUsage.COPY_DST | GPUBufferUsage.MAP_READ });
    const encoder = device.createCommandEncoder();
    const pass = encoder.beginComputePass();
    pass.setPipeline(pipeline);
    pass.setBindGroup(0, device.createBindGroup({ layout: pipeline.getBindGroupLayout(0), entries }));
    pass.dispatchWorkgroups(...groups);
    pass.end();
    encoder.copyBufferToBuffer(all.at(-1), 0, back, 0, length * 4);
    device.queue.submit([encoder.finish()]);
    await back.mapAsync(GPUMapMode.READ);
    return new Float32Array(back.getMappedRange().slice(0));
  };
  const padded = (of, columns) => {
    const pitch = Math.ceil(columns / 4) * 4;
    const out = new Float32Array((of.length / columns) * pitch).fill(NaN);
    of.forEach((value, i) => { out[Math.floor(i / columns) * pitch + (i % columns)] = value; });
    return out;
  };
  const matrix = (length, by) => Float32Array.from({ length }, (_, i) => ((i * by) % 17) - 8);
  const [transpose, gemm] = [await import("/kernels/transpose.js"), await import("/kernels/gemm.js")];
  const wrong = [];
  let count = 0;
  for (const M of [1, 33, 130]) for (const N of [31, 64, 65]) {
    const a = matrix(M * N, 7);
    const b = await run(transpose.wgsl, [a], [M, N, 0, 0], M * N, [Math.ceil(M / 64), Math.ceil(N / 32)]);
    if (!b.every((value, i) => value === a[(i % M) * N + Math.floor(i / M)])) wrong.push(["transpose", M, N]);
    count++;
    for (const K of [17, 64]) {
      const [left, right] = [matrix(M * K, 7), matrix(K * N, 11)];
      const c = await run(gemm.wgsl, [padded(left, K), padded(right, N)], [M, N, K, 0], M * N, [Math.ceil(N / 64), Math.ceil(M / 64)]);
      const sum = (m, n) => { let so = 0; for (let k = 0; k < K; k++) so += left[m * K + k] * right[k * N + n]; return so; };
      if (!c.every((value, i) => value === sum(Math.floor(i / N), i % N))) wrong.push(["gemm", M, N, K]);
      count++;
    }
  }
  await tell({ count, wrong });
} catch (fault) {
  await tell({ count: 0, wrong: [String(fault)] });
}
</script>`;

let server: Server;
let browser: ChildProcess | undefined;
let told: Promise<unknown>;
const profile = mkdtempSync(join(tmpdir(), "cute-layout-browser-"));

describe.skipIf(!hasBrowser)(`Chromium${hasBrowser ? "" : ": SKIPPED, there is no chromium"}`, () => {
  beforeAll(async () => {
    await compile(made, { rootDir: join(root, "examples", "kernels"), declaration: false }, [
      join(root, "examples", "kernels"),
    ]);
    told = new Promise((resolve) => {
      server = createServer((request, response) => {
        const path = request.url ?? "";
        if (path === "/told") {
          let body = "";
          request.on("data", (text) => {
            body += text;
          });
          request.on("end", () => {
            response.end();
            resolve(JSON.parse(body));
          });
          return;
        }
        const [, folder = "", file = ""] = /^\/(dist\/bundle|kernels)\/([\w.-]+\.js)$/.exec(path) ?? [];
        response.setHeader("content-type", file === "" ? "text/html" : "text/javascript");
        response.end(
          file === ""
            ? page
            : readFileSync(join(folder === "kernels" ? join(made, "out") : join(root, folder), file)),
        );
      });
    });
    await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
    const flags = [
      "--headless",
      "--no-sandbox",
      "--enable-unsafe-webgpu",
      "--use-webgpu-adapter=swiftshader",
    ];
    const address = `http://localhost:${(server.address() as AddressInfo).port}/`;
    // the driver of the tests in Dawn is none of the browser's
    const { VK_ICD_FILENAMES: _, LD_LIBRARY_PATH: __, ...env } = process.env;
    browser = spawn("chromium", [...flags, `--user-data-dir=${profile}`, address], {
      env,
      stdio: "ignore",
      detached: true,
    });
  }, 120_000);

  afterAll(async () => {
    if (browser?.pid !== undefined) {
      // with the processes that it started, which write into the profile until they end
      process.kill(-browser.pid, "SIGKILL");
      if (browser.exitCode === null && browser.signalCode === null) await once(browser, "exit");
    }
    server?.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  });

  test("runs the transpose and the product, made there by the built package", async () => {
    expect(await told).toEqual({ count: 27, wrong: [] });
  }, 240_000);
});
