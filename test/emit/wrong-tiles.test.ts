import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import { compile, type Fault, write } from "../../scripts/compile.mjs";
import { byCompiler, byRunTime, right, type Wrong } from "./wrong-tiles.js";

// Each size in the kernel on tensor cores made wrong, each alone: who refuses it, and in which words.

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const source = readFileSync(at("../../examples/kernels/gemm-sm80.ts"), "utf8");
const folder = at("../../.tmp/wrong-tiles");
const all = [...byCompiler, ...byRunTime, ...right];
const nameOf = (of: Wrong): string => `kernel${all.indexOf(of)}`;

let faults: readonly Fault[];
beforeAll(async () => {
  const files = all.map((of) => {
    const [from, to] = of;
    expect(source.split(from).length, from).toBe(2);
    return [`${nameOf(of)}.ts`, source.replace(from, to)];
  });
  write(folder, { "unchanged.ts": source, ...Object.fromEntries(files) });
  const report = await compile(folder, {});
  expect(report.elsewhere).toEqual([]);
  faults = report.faults;
}, 300_000);

/** What the compiler says first of a program, in the last words of it. */
function saidOf(name: string): string | undefined {
  const found = faults.find(({ file }) => file.endsWith(`/${name}.ts`));
  return found && (/✗ [^"]*/.exec(found.message)?.[0] ?? found.message);
}

const made = async (name: string): Promise<string> =>
  (await import(/* @vite-ignore */ at(`../../.tmp/wrong-tiles/out/${name}.js`))).cuda;

test("as it is, nothing is said", () => expect(saidOf("unchanged")).toBeUndefined());

describe("refused by the compiler", () => {
  test.each(byCompiler.map((of) => [of[0], of[1], of[2], of] as const))(
    "%s: %s",
    (_from, _to, sentence, of) => {
      expect(saidOf(nameOf(of))).toBe(sentence);
    },
  );
});

describe("refused as it is emitted", () => {
  test.each(byRunTime.map((of) => [of[0], of[1], of[2], of] as const))(
    "%s: %s",
    async (_from, _to, sentence, of) => {
      expect(saidOf(nameOf(of))).toBeUndefined();
      await expect(made(nameOf(of))).rejects.toThrow(sentence);
    },
    60_000,
  );
});

test.each(right.map((of) => [of[0], of[1], of[2], of] as const))(
  "%s: %s is right, for %s",
  async (_from, _to, _reason, of) => {
    expect(saidOf(nameOf(of))).toBeUndefined();
    expect(await made(nameOf(of))).toContain("mma.sync");
  },
  60_000,
);
