import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    root: fileURLToPath(new URL("..", import.meta.url)),
    include: ["gpu/**/*.test.ts"],
    pool: "forks",
    // there is one device, and SwiftShader takes all cores by itself
    fileParallelism: false,
    globalSetup: ["test/support/figures.ts"],
    testTimeout: 600_000,
  },
});
