import { exec } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

// What the page shows of the command line is what the built command writes.

const root = fileURLToPath(new URL("../../", import.meta.url));
const page = readFileSync(`${root}docs/command-line.md`, "utf8");
const transcripts = [...page.matchAll(/```sh\n(.*)\n```\n\n```text\n([\s\S]*?)\n```/g)].map(
  ([, command = "", text = ""]) => [command, text] as const,
);

/** What a shell shows of a command. */
function shown(command: string): Promise<string> {
  const { NO_COLOR, FORCE_COLOR, ...env } = process.env;
  const line = command.replace(/\bcute-layout (?=[a-z])/, `node ${root}dist/cli/main.js `);
  return new Promise((resolve) => exec(line, { env }, (_, out, err) => resolve(`${out}${err}`.trimEnd())));
}

test("every command of the page writes what stands below it", async () => {
  const made = await Promise.all(transcripts.map(([command]) => shown(command)));
  expect(transcripts.map(([command], i) => [command, made[i]])).toEqual(transcripts);
  expect(transcripts.length).toBeGreaterThan(5);
});
