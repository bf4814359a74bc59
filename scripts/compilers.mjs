// @ts-check
// Tries the package as those have it who install it: packed, in scratch projects, under the compilers, resolutions, language
// servers and runtimes that docs/compilers.md names. It needs the registry, so `npm test` does not run it.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { close, findTools, runTests } from "./vitest.mjs";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
findTools();
const isBuilt = spawnSync("npm run --silent build", { shell: true, stdio: "inherit" }).status === 0;
/** @type {import("./vitest.mjs").Counts} */
const unbuilt = { passed: 0, failed: 1, skipped: 0, faults: ["build"] };
close(isBuilt ? runTests("--config vitest.compilers.config.ts") : unbuilt);
