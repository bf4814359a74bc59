import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const bundle = fileURLToPath(new URL("../dist/bundle/", import.meta.url));

export default defineConfig({
  resolve: {
    alias: [
      { find: /^cute-layout$/, replacement: `${bundle}index.js` },
      { find: /^cute-layout\/(\w+)$/, replacement: `${bundle}$1.js` },
    ],
  },
  test: {
    root: fileURLToPath(new URL("..", import.meta.url)),
    include: ["site/test/**/*.test.ts"],
    pool: "forks",
    // figures are measured, so one browser at a time
    fileParallelism: false,
    globalSetup: ["test/support/figures.ts"],
    testTimeout: 300_000,
    // a page on a slow machine answers later than in the second that is the default
    expect: { poll: { timeout: 30_000 } },
  },
});
