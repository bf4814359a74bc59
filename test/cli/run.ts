import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const main = fileURLToPath(new URL("../../dist/cli/main.js", import.meta.url));

/** What a command wrote, and its exit code. */
export interface Ran {
  readonly out: string;
  readonly err: string;
  readonly code: number | null;
}

/** Runs the built command in a shell's environment, without colours that a terminal would have. */
export function run(
  args: readonly string[],
  input = "",
  env: Readonly<Record<string, string>> = {},
): Promise<Ran> {
  const { NO_COLOR, FORCE_COLOR, GITHUB_ACTIONS, ...bare } = process.env;
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [main, ...args], { env: { ...bare, ...env } });
    let [out, err] = ["", ""];
    child.stdout.on("data", (text) => {
      out += text;
    });
    child.stderr.on("data", (text) => {
      err += text;
    });
    child.on("error", reject);
    child.on("close", (code) => resolve({ out, err, code }));
    child.stdin.end(input);
  });
}
