import type { Kernel } from "./answer.js";

/** The GPU of the visitor, `null` where there is none that a page may use. */
export async function gpu(): Promise<GPUDevice | null> {
  const adapter = await navigator.gpu?.requestAdapter().catch(() => null);
  return (await adapter?.requestDevice()) ?? null;
}

/** Runs a kernel, and gives what it read. */
export async function run(device: GPUDevice, { code, data, expected }: Kernel): Promise<Int32Array> {
  const module = device.createShaderModule({ code });
  const pipeline = await device.createComputePipelineAsync({ layout: "auto", compute: { module } });
  const usage = GPUBufferUsage.STORAGE | GPUBufferUsage.COPY_DST | GPUBufferUsage.COPY_SRC;
  const input = device.createBuffer({ size: data.byteLength, usage });
  const output = device.createBuffer({ size: expected.byteLength, usage });
  const back = device.createBuffer({
    size: expected.byteLength,
    usage: GPUBufferUsage.COPY_DST | GPUBufferUsage.MAP_READ,
  });
  device.queue.writeBuffer(input, 0, data as Int32Array<ArrayBuffer>);
  const encoder = device.createCommandEncoder();
  const pass = encoder.beginComputePass();
  pass.setPipeline(pipeline);
  const entries = [input, output].map((buffer, binding) => ({ binding, resource: { buffer } }));
  pass.setBindGroup(0, device.createBindGroup({ layout: pipeline.getBindGroupLayout(0), entries }));
  pass.dispatchWorkgroups(Math.ceil(expected.length / 64));
  pass.end();
  encoder.copyBufferToBuffer(output, 0, back, 0, expected.byteLength);
  device.queue.submit([encoder.finish()]);
  await back.mapAsync(GPUMapMode.READ);
  const read = new Int32Array(back.getMappedRange().slice(0));
  for (const buffer of [input, output, back]) buffer.destroy();
  return read;
}
