// @ts-check
// Runs vitest and counts: each test, and each file that fails without a failed test.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** The tools are found in node_modules/.bin, also when this is not started by npm. */
export function findTools() {
  process.env.PATH = join(process.cwd(), "node_modules", ".bin") + delimiter + process.env.PATH;
}

/** @param {string} options of vitest @returns {Counts} */
export function runTests(options) {
  const directory = mkdtempSync(join(tmpdir(), "cute-layout-"));
  const file = join(directory, "vitest.json");
  const command = `vitest run ${options} --reporter=default --reporter=json --outputFile.json="${file}"`;
  console.log(`\n> ${command}`);
  const ok = spawnSync(command, { shell: true, stdio: "inherit" }).status === 0;
  const counts = { passed: 0, failed: 0, skipped: 0 };
  try {
    const report = JSON.parse(readFileSync(file, "utf8"));
    const broken = report.testResults.filter(
      (/** @type {{ status: string, assertionResults: { status: string }[] }} */ one) =>
        one.status === "failed" && !one.assertionResults.some((test) => test.status === "failed"),
    ).length;
    counts.passed = report.numPassedTests;
    counts.failed = report.numFailedTests + broken;
    counts.skipped = report.numPendingTests + report.numTodoTests;
  } catch (error) {
    console.error(`vitest: no report (${error})`);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
  if (!ok && counts.failed === 0) counts.failed = 1;
  console.log(`vitest: ${counts.passed} passed, ${counts.failed} failed`);
  return counts;
}

/** The last line of a run. @param {Counts} counts */
export function close({ passed, failed, skipped }) {
  console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
  process.exitCode = failed === 0 ? 0 : 1;
}
