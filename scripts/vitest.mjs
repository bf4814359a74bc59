// @ts-check
// Runs vitest and counts: each test, and each file that fails without a failed test.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join, relative } from "node:path";

/** What failed is named, so that a long log says it where it ends. @typedef {{ passed: number, failed: number, skipped: number, faults: string[] }} Counts */

/** The tools are found in node_modules/.bin, also when this is not started by npm. */
export function findTools() {
  process.env.PATH = join(process.cwd(), "node_modules", ".bin") + delimiter + process.env.PATH;
}

/** @param {string | undefined} text */
const firstLine = (text) => (text ?? "").trim().split("\n", 1)[0];

/**
 * A file of tests, as vitest reports it.
 * @typedef {{ name: string, status: string, message: string, assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }} File
 */

/** @param {string} options of vitest @returns {Counts} */
export function runTests(options) {
  const directory = mkdtempSync(join(tmpdir(), "cute-layout-"));
  const file = join(directory, "vitest.json");
  const command = `vitest run ${options} --reporter=default --reporter=json --outputFile.json="${file}"`;
  console.log(`\n> ${command}`);
  const ok = spawnSync(command, { shell: true, stdio: "inherit" }).status === 0;
  /** @type {Counts} */
  const counts = { passed: 0, failed: 0, skipped: 0, faults: [] };
  try {
    const report = JSON.parse(readFileSync(file, "utf8"));
    for (const one of /** @type {File[]} */ (report.testResults)) {
      const failed = one.assertionResults.filter(({ status }) => status === "failed");
      const name = relative(process.cwd(), one.name);
      for (const { fullName, failureMessages } of failed)
        counts.faults.push(`${name}: ${fullName}: ${firstLine(failureMessages[0])}`);
      if (one.status === "failed" && failed.length === 0)
        counts.faults.push(`${name}: ${firstLine(one.message)}`);
    }
    counts.passed = report.numPassedTests;
    counts.failed = counts.faults.length;
    counts.skipped = report.numPendingTests + report.numTodoTests;
  } catch (error) {
    console.error(`vitest: no report (${error})`);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
  if (!ok && counts.failed === 0) {
    counts.failed = 1;
    counts.faults.push(command);
  }
  console.log(`vitest: ${counts.passed} passed, ${counts.failed} failed`);
  return counts;
}

/** The last lines of a run: what failed, and the counts. @param {Counts} counts */
export function close({ passed, failed, skipped, faults }) {
  for (const fault of faults) console.log(`failed: ${fault}`);
  console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
  process.exitCode = failed === 0 ? 0 : 1;
}
