// @ts-check
// Runs what needs a GPU: installs Dawn in gpu/, looks for a Vulkan driver, and counts. Where either is missing, or nvcc, the
// tests that need it are skipped, and that is said loudly: they are never counted as passed.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { close, findTools, runTests } from "./vitest.mjs";

/** SwiftShader comes with Debian's Chromium, and the Vulkan loader beside it. */
function chromiumDriver() {
  const { stdout } = spawnSync("dpkg", ["-L", "chromium-common"], { encoding: "utf8" });
  return (stdout ?? "").split("\n").find((path) => path.endsWith("/vk_swiftshader_icd.json")) ?? null;
}

/** The environment of the tests: where the driver is, or why there is none. @param {string} scratch @returns {Record<string, string>} */
function environment(scratch) {
  const installed = spawnSync("npm", ["ci", "--prefix", "gpu", "--silent", "--no-audit", "--no-fund"], {
    stdio: "inherit",
  });
  if (installed.status !== 0) return { GPU_MISSING: "the package webgpu could not be installed" };
  if (process.env["VK_ICD_FILENAMES"] !== undefined) return {};
  const driver = chromiumDriver();
  if (driver === null)
    return { GPU_MISSING: "there is no chromium-common, and no VK_ICD_FILENAMES names a driver" };
  const libraries = [dirname(driver), process.env["LD_LIBRARY_PATH"]].filter((path) => path !== undefined);
  return { VK_ICD_FILENAMES: driver, LD_LIBRARY_PATH: libraries.join(":"), XDG_RUNTIME_DIR: scratch };
}

/** @returns {import("./vitest.mjs").Counts} */
export function runGpuTests() {
  const scratch = mkdtempSync(join(tmpdir(), "cute-layout-gpu-"));
  try {
    Object.assign(process.env, environment(scratch));
    const counts = runTests("--config gpu/vitest.config.ts");
    if (counts.skipped > 0)
      console.log(
        `\nSKIPPED: ${counts.skipped} tests that need a GPU or nvcc: ${process.env["GPU_MISSING"] ?? "see above"}`,
      );
    return counts;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.chdir(fileURLToPath(new URL("..", import.meta.url)));
  findTools();
  close(runGpuTests());
}
