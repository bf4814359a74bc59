import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { cuda as gemm } from "../examples/kernels/gemm.js";
import { cuda as tensorCores } from "../examples/kernels/gemm-sm80.js";
import { cuda as transpose } from "../examples/kernels/transpose.js";
import { cuda as vectors } from "../examples/kernels/transpose-vectors.js";
import { kernelOf, trials } from "./kernels.js";

const hasCompiler = spawnSync("nvcc", ["--version"]).status === 0;
const folder = mkdtempSync(join(tmpdir(), "cute-layout-cuda-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What nvcc says to a program; warnings are errors. */
function saidOf(program: string): string {
  const file = join(folder, "kernel.cu");
  writeFileSync(file, `#include <cstdint>\n#include <cuda_fp16.h>\n${program}\n`);
  const { stdout, stderr, status } = spawnSync(
    "nvcc",
    ["-arch=sm_80", "-Werror", "all-warnings", "-cubin", "-o", join(folder, "kernel.cubin"), file],
    { encoding: "utf8" },
  );
  return status === 0 ? "" : `${stdout}${stderr}\n${program}`;
}

describe.skipIf(!hasCompiler)(`CUDA by nvcc${hasCompiler ? "" : ": SKIPPED, there is no nvcc"}`, () => {
  test.each([
    ["the transpose", transpose],
    ["the transpose by vectors", vectors],
    ["the product of matrices", gemm],
    ["the product on tensor cores", tensorCores],
  ])("%s", (_, program) => expect(saidOf(program)).toBe(""));

  test("all copies, each in a namespace of its own", () => {
    const each = trials.map((of) => `namespace of_${of.name} {\n${kernelOf(of, "cuda")}\n}`);
    expect(saidOf(each.join("\n"))).toBe("");
  });

  test("a wrong one is found", () => {
    expect(saidOf("__global__ void wrong() { int a = b; }")).toContain("undefined");
  });
});
