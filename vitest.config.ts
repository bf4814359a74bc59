import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    exclude: ["test/compilers/**"],
    pool: "forks",
    // a worker to a core, where vitest leaves one free
    maxWorkers: "100%",
    globalSetup: ["test/support/library.ts", "test/support/figures.ts"],
    // against what never ends; on a slow machine the longest takes minutes
    testTimeout: 600_000,
  },
});
