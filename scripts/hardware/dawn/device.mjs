// @ts-check
// A GPU by Dawn, whose module is the first argument: what is done with it here.
import { createRequire } from "node:module";

const [, , dawn = ""] = process.argv;
const { create, globals } = createRequire(import.meta.url)(dawn);
Object.assign(globalThis, globals);
// timestamps are rounded to 65 µs but for the last toggle, and NVIDIA's halves are off but for the second
const gpu = create([
  "backend=vulkan",
  "enable-dawn-features=allow_unsafe_apis,vulkan_enable_f16_on_nvidia",
  "disable-dawn-features=timestamp_quantization",
]);
const adapter = await gpu.requestAdapter({ powerPreference: "high-performance" });
export const { limits, info } = adapter;
export const device = await adapter.requestDevice({
  requiredFeatures: ["shader-f16", "subgroups", "timestamp-query", "chromium-experimental-subgroup-matrix"],
  requiredLimits: {
    maxStorageBufferBindingSize: limits.maxStorageBufferBindingSize,
    maxBufferSize: 2 ** 31,
    maxComputeWorkgroupStorageSize: 32768,
  },
});
// what is not held ends with what it was made by
Object.assign(globalThis, { held: [gpu, adapter, device] });
export const { GPUBufferUsage: usage, GPUMapMode: mode } = /** @type {any} */ (globalThis);
const storage = usage.STORAGE | usage.COPY_DST | usage.COPY_SRC;

/** @param {ArrayBufferView} data @param {number} [kind] */
export function bufferOf(data, kind = storage) {
  const buffer = device.createBuffer({ size: Math.max(16, (data.byteLength + 3) & ~3), usage: kind });
  const whole = new Uint8Array((data.byteLength + 3) & ~3);
  whole.set(new Uint8Array(data.buffer, data.byteOffset, data.byteLength));
  device.queue.writeBuffer(buffer, 0, whole);
  return buffer;
}

/** @type {Map<string, any>} */
const pipelines = new Map();
/** @param {string} code @param {string} entryPoint */
export async function pipelineOf(code, entryPoint) {
  const known = pipelines.get(code);
  if (known !== undefined) return known;
  const module = device.createShaderModule({ code });
  const made = await device.createComputePipelineAsync({ layout: "auto", compute: { module, entryPoint } });
  pipelines.set(code, made);
  return made;
}

/** Runs a shader so many times. @param {any} pipeline @param {any[]} buffers @param {number[]} groups @param {number} times @param {any} [stamps] */
export function submit(pipeline, buffers, groups, times, stamps, then = (/** @type {any} */ _) => {}) {
  const encoder = device.createCommandEncoder();
  const pass = encoder.beginComputePass(stamps === undefined ? {} : { timestampWrites: stamps });
  pass.setPipeline(pipeline);
  const entries = buffers.map((buffer, binding) => ({ binding, resource: { buffer } }));
  pass.setBindGroup(0, device.createBindGroup({ layout: pipeline.getBindGroupLayout(0), entries }));
  for (let i = 0; i < times; i++) pass.dispatchWorkgroups(...groups);
  pass.end();
  then(encoder);
  device.queue.submit([encoder.finish()]);
}

/** @param {any} buffer @param {number} size */
export async function read(buffer, size) {
  const back = device.createBuffer({ size, usage: usage.COPY_DST | usage.MAP_READ });
  const encoder = device.createCommandEncoder();
  encoder.copyBufferToBuffer(buffer, 0, back, 0, size);
  device.queue.submit([encoder.finish()]);
  await back.mapAsync(mode.READ);
  const out = back.getMappedRange().slice(0);
  back.destroy();
  return out;
}
