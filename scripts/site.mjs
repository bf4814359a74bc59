// @ts-check
// The site: installs its package, makes it of the built project, and serves it, or with --test checks it and counts. Where
// there is no chromium what needs a browser is skipped, and that is said loudly.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { close, findTools, runTests } from "./vitest.mjs";

/** The steps that come before anything can be looked at. */
const steps = ["npm ci --prefix site --silent --no-audit --no-fund", "node site/build/main.mjs"];

/** True if the command succeeded. @param {string} command */
function run(command) {
  console.log(`\n> ${command}`);
  return spawnSync(command, { shell: true, stdio: "inherit" }).status === 0;
}

/** Each step is a check, and each test. @returns {import("./vitest.mjs").Counts} */
export function runSiteTests() {
  const checks = [...steps, "tsc -p site/tsconfig.json"];
  const passed = checks.findIndex((command) => !run(command));
  if (passed >= 0) return { passed, failed: 1, skipped: 0, faults: [/** @type {string} */ (checks[passed])] };
  const counts = runTests("--config site/vitest.config.ts");
  if (counts.skipped > 0) console.log(`\nSKIPPED: ${counts.skipped} tests of the site: there is no chromium`);
  return { ...counts, passed: counts.passed + checks.length };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.chdir(fileURLToPath(new URL("..", import.meta.url)));
  findTools();
  if (process.argv.includes("--test")) close(runSiteTests());
  else process.exitCode = steps.every(run) && run("node site/build/serve.mjs") ? 0 : 1;
}
