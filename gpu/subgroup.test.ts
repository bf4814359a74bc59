import { afterAll, describe, expect, test } from "vitest";
import { wgsl } from "../examples/kernels/gemm-subgroup.js";
import * as E from "../src/emit.js";
import { layout } from "../src/index.js";
import { fragmentC, tiledMma } from "../src/instruction.js";
import { figure } from "../test/support/figures.js";
import { closed, faultsWithoutDevice, missing } from "./device.js";

// No software driver multiplies by subgroup matrices, but the compiler of WGSL in Dawn reads them, without a device. What is right
// of their results, the emulation in test/emit/subgroup.test.ts and scripts/hardware/dawn.mjs on a GPU tell.

afterAll(closed);

const element = "f16";
const options = { language: "wgsl", features: ["shader-f16", "subgroup-matrix"] } as const;
const [emitMma, emitStore] = [E.emitMma, E.emitStore] as unknown as ((...args: any[]) => E.Emitted)[];

/** A kernel of one tile, whose memory has this layout: how far rows are apart, and which lie side by side. */
function kernelOf(
  mnk: readonly [number, number, number],
  pads: readonly number[],
  isAcross: boolean,
): string {
  const [m, n, k] = mnk;
  const mma = tiledMma(E.subgroupMatrix(mnk, { component: element }), { atoms: [2, 2, 1] }) as any;
  const lying = (rows: number, columns: number, pad: number) =>
    (isAcross
      ? layout([rows, columns], [1, rows + pad])
      : layout([rows, columns], [columns + pad, 1])) as never;
  const shared = (name: string, rows: number, columns: number, pad: number) =>
    E.sharedMemory(name, { element, layout: lying(rows, columns, pad) });
  const a = shared("a", 4 * m, 2 * k, pads[0] as number);
  const b = shared("b", 2 * n, 2 * k, pads[1] as number);
  const to = shared("to", 4 * m, 2 * n, pads[2] as number);
  const c = E.matrices("c", { element, layout: fragmentC(mma, layout([4 * m, 2 * n]) as never) });
  const [multiply, store] = [
    emitMma?.(mma, a, b, c, options),
    emitStore?.(mma, c, to, options),
  ] as E.Emitted[];
  return `enable f16; enable chromium_experimental_subgroup_matrix; diagnostic(off, chromium.subgroup_matrix_uniformity);
${[a, b, to].map((each) => E.declaration(each as never, { language: "wgsl", sharedBytes: 1 << 20 })).join("\n")}
${multiply?.text}
${store?.text}
@compute @workgroup_size(128) fn main(@builtin(local_invocation_index) thread: u32) {
  let subgroup = thread >> 5u;
  ${E.declaration(c, { language: "wgsl" })}
  ${E.call(multiply as E.Emitted, { c: "&c" })}
  workgroupBarrier();
  ${E.call(store as E.Emitted, { c: "&c" })}
}`;
}

describe.skipIf(missing !== null)(
  `subgroup matrices before Dawn's compiler${missing === null ? "" : `: SKIPPED, ${missing}`}`,
  () => {
    test("the product in halves", async () => {
      expect(await faultsWithoutDevice(wgsl)).toEqual([]);
    });

    test("sizes, pads and majors, each legal, the last elements at the ends of their arrays", async () => {
      let count = 0;
      for (const mnk of [
        [8, 8, 8],
        [16, 16, 16],
        [16, 8, 16],
        [16, 8, 8],
      ] as const)
        for (const pads of [
          [0, 0, 0],
          [8, 16, 24],
        ])
          for (const isAcross of [false, true]) {
            expect(await faultsWithoutDevice(kernelOf(mnk, pads, isAcross))).toEqual([]);
            count++;
          }
      figure("kernels of subgroup matrices before the compiler of WGSL", { kernels: count });
      expect(count).toBe(16);
    });

    test("a stride below a row, and an array that ends too soon, are found", async () => {
      const code = kernelOf([16, 16, 16], [8, 8, 8], false);
      // subgroup 0 alone starts where the compiler sees it
      const constant = code.replaceAll(/let (\w+)_at = .*;/g, "const $1_at = 0u;");
      expect(await faultsWithoutDevice(constant)).toEqual([]);
      const [short] = await faultsWithoutDevice(constant.replace("&a, a_at, 40u", "&a, a_at, 15u"));
      expect(short).toContain("the stride argument (15, 30 bytes)");
      const [past] = await faultsWithoutDevice(constant.replace(/a: array<f16, \d+>/, "a: array<f16, 100>"));
      expect(past).toContain("is too small");
    });
  },
);
