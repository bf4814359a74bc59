import { fileURLToPath } from "node:url";

/** Why nothing can run here, or `null`. */
export const missing: string | null =
  process.env.GPU_MISSING ?? (process.env.VK_ICD_FILENAMES === undefined ? "run by npm run test:gpu" : null);

/** A buffer of a kernel: what it holds at first, in the order of the bindings. */
export type Buffers = readonly (Uint32Array | Float32Array)[];

export interface Job {
  readonly code: string;
  readonly groups: readonly [number, number?, number?];
  readonly buffers: Buffers;
  /** Which buffer is a uniform. */
  readonly uniform?: number;
  /** Which buffer is read back. */
  readonly result: number;
}

/** What Dawn was made by is kept, or its device ends with it. */
let kept: any;
let device: any;

/** What Dawn is made by. */
async function dawn(flags: readonly string[]): Promise<any> {
  // the package is installed apart, so its types are not here
  const path = fileURLToPath(new URL("node_modules/webgpu/index.js", import.meta.url));
  const { create, globals } = await import(path);
  Object.assign(globalThis, globals);
  return create(flags);
}

/** The device of Dawn, made once. */
async function opened(): Promise<any> {
  if (device !== undefined) return device;
  kept = await dawn([]);
  const adapter = await kept.requestAdapter();
  if (adapter === null) throw new Error("the driver that VK_ICD_FILENAMES names has no adapter");
  const { maxStorageBufferBindingSize, maxBufferSize } = adapter.limits;
  device = await adapter.requestDevice({ requiredLimits: { maxStorageBufferBindingSize, maxBufferSize } });
  return device;
}

/** No device: Dawn's own stand-in, which has all features, compiles, and runs nothing. */
let standIn: any;
let keptStandIn: any;

/** Gives the devices back. */
export function closed(): void {
  device?.destroy();
  standIn?.destroy();
  [device, standIn] = [undefined, undefined];
}

/** What the compiler of WGSL says against a shader with halves and subgroup matrices, on a machine that has neither. */
export async function faultsWithoutDevice(code: string): Promise<readonly string[]> {
  if (standIn === undefined) {
    keptStandIn = await dawn(["backend=null", "enable-dawn-features=allow_unsafe_apis"]);
    const requiredFeatures = ["shader-f16", "subgroups", "chromium-experimental-subgroup-matrix"];
    standIn = await (await keptStandIn.requestAdapter()).requestDevice({ requiredFeatures });
  }
  return faultsFrom(standIn, code);
}

/** What the compiler of the driver says against a shader. */
export async function faultsOf(code: string): Promise<readonly string[]> {
  return faultsFrom(await opened(), code);
}

async function faultsFrom(on: any, code: string): Promise<readonly string[]> {
  on.pushErrorScope("validation");
  const { messages } = await on.createShaderModule({ code }).getCompilationInfo();
  const error = await on.popErrorScope();
  const said = messages.map(({ lineNum, message }: any) => `${lineNum}: ${message}`);
  return error === null ? [] : said.length > 0 ? said : [error.message];
}

const pipelines = new Map<string, Promise<any>>();

/** The pipeline of the entry `main` of a shader, made once. */
function pipelineOf(code: string): Promise<any> {
  const known = pipelines.get(code);
  if (known !== undefined) return known;
  const made = (async () => {
    const on = await opened();
    const faults = await faultsOf(code);
    if (faults.length > 0) throw new Error(`${faults.join("\n")}\n${code}`);
    const module = on.createShaderModule({ code });
    return on.createComputePipelineAsync({ layout: "auto", compute: { module, entryPoint: "main" } });
  })();
  pipelines.set(code, made);
  return made;
}

/** Runs the entry `main` of a shader, and reads a buffer back. */
export async function ran(job: Job): Promise<ArrayBuffer> {
  const on = await opened();
  const { GPUBufferUsage: usage, GPUMapMode: mode } = globalThis as any;
  const pipeline = await pipelineOf(job.code);
  const buffers = job.buffers.map((data, i) => {
    const kind = i === job.uniform ? usage.UNIFORM : usage.STORAGE;
    const buffer = on.createBuffer({
      size: Math.max(16, data.byteLength),
      usage: kind | usage.COPY_SRC | usage.COPY_DST,
    });
    on.queue.writeBuffer(buffer, 0, data);
    return buffer;
  });
  const entries = buffers.map((buffer, binding) => ({ binding, resource: { buffer } }));
  const group = on.createBindGroup({ layout: pipeline.getBindGroupLayout(0), entries });
  const size = (job.buffers[job.result] as Uint32Array).byteLength;
  const back = on.createBuffer({ size, usage: usage.COPY_DST | usage.MAP_READ });
  const encoder = on.createCommandEncoder();
  const pass = encoder.beginComputePass();
  pass.setPipeline(pipeline);
  pass.setBindGroup(0, group);
  pass.dispatchWorkgroups(...job.groups);
  pass.end();
  encoder.copyBufferToBuffer(buffers[job.result], 0, back, 0, size);
  on.queue.submit([encoder.finish()]);
  await back.mapAsync(mode.READ);
  const result = back.getMappedRange().slice(0);
  for (const buffer of [...buffers, back]) buffer.destroy();
  return result;
}
