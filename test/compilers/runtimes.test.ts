import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { program as typed } from "./programs.js";
import { folder, runtimes } from "./tried.js";

const program = `import { composition, layout, LayoutError } from "cute-layout";
import * as plain from "cute-layout/plain";
import { mmaAtom } from "cute-layout/instruction";
const made = composition(layout("(4,6,8,10):(2,3,5,7)"), layout("6:12"));
const refused = () => {
  try { plain.composition(plain.layout("(4,6,8):(2,3,5)"), plain.layout("6:3")); } catch (fault) { return fault.code; }
};
console.log(String(made), made(3), refused(), mmaAtom("SM80_16x8x16_F32F16F16F32_TN").name);
`;
const printed = "(2,3):(9,5) 14 stride-divisibility SM80_16x8x16_F32F16F16F32_TN\n";
const at = join(folder, "programs", "runtimes");
mkdirSync(at, { recursive: true });
for (const [name, text] of Object.entries({
  "program.mjs": program,
  "program.ts": typed,
  "require.cjs": program.replace(/import (?:\* as )?(.*) from (.*);/g, "const $1 = require($2);"),
}))
  writeFileSync(join(at, name), text);

const run = (command: string, ...args: string[]) => {
  const { stdout, stderr, status } = spawnSync(command, args, { cwd: at, encoding: "utf8" });
  return status === 0 ? stdout : stderr;
};

describe("Node", () => {
  test("imports it", () => expect(run(process.execPath, "program.mjs")).toBe(printed));
  test("requires it", () => expect(run(process.execPath, "require.cjs")).toBe(printed));
});

describe.each([
  ["deno", ["run", "--allow-read"], ["check"]],
  ["bun", ["run"], null],
] as const)("%s", (name, start, check) => {
  const found = runtimes[name];
  if (found === undefined || "missing" in found) {
    console.error(`SKIPPED: ${name}: ${found?.missing}`);
    test.skip(`${name} is not installed`, () => {});
    return;
  }
  test("imports it", () => expect(run(found.path, ...start, "program.mjs")).toBe(printed));
  test("requires it", () => expect(run(found.path, ...start, "require.cjs")).toBe(printed));
  if (check === null) return;
  test("checks a program", () => {
    const { status, stderr } = spawnSync(found.path, [...check, "program.ts"], { cwd: at, encoding: "utf8" });
    expect([status, status === 0 ? "" : stderr]).toEqual([0, ""]);
  });
});
