import { defineConfig } from "vitest/config";

// What needs the registry, and more compilers than the project's: `npm run test:compilers`.
export default defineConfig({
  test: {
    include: ["test/compilers/**/*.test.ts"],
    pool: "forks",
    // compilers take all cores by themselves, and much memory
    maxWorkers: 2,
    globalSetup: ["test/support/figures.ts", "test/compilers/installed.ts"],
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
