// @ts-check
// tsd is silently green when it looks at the wrong files. This runs it on a file full of type errors
// and exits 1 unless exactly the lines marked MUST FAIL are reported, each for its stated reason.
import { readFileSync } from "node:fs";
import tsd from "tsd";

const file = "test-d-canary/must-fail.test-d.ts";

/** @type {Map<number, string>} */
const expected = new Map();
readFileSync(file, "utf8")
  .split("\n")
  .forEach((text, index) => {
    const reason = /\/\/ MUST FAIL: (.+)$/.exec(text)?.[1];
    if (reason !== undefined) expected.set(index + 1, reason);
  });

const problems = [];
if (expected.size === 0) problems.push(`${file} marks no line MUST FAIL`);

for (const { fileName, line = 0, message } of await tsd.default({ cwd: process.cwd(), testFiles: [file] })) {
  const reason = fileName.endsWith(file) ? expected.get(line) : undefined;
  if (reason !== undefined && message.includes(reason)) expected.delete(line);
  else problems.push(`unexpected: ${fileName}:${line}: ${message}`);
}
for (const [line, reason] of expected) problems.push(`not reported: ${file}:${line}: ${reason}`);

if (problems.length > 0) {
  console.error(`canary: tsd does not check what it should\n${problems.join("\n")}`);
  process.exitCode = 1;
} else {
  console.log("canary: tsd reported every planted error");
}
