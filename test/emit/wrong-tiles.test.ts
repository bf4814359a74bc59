import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import { compile, type Fault, write } from "../../scripts/compile.mjs";
import { others } from "./wrong-kernels.js";
import { right, type Wrong, wrong } from "./wrong-tiles.js";

// Each size in the kernels made wrong, each alone: the compiler refuses it, and so does the run time, in the same words.

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const folder = at("../../.tmp/wrong-tiles");
const kernels = { "gemm-sm80": [...wrong, ...right], ...others };
const sources = new Map(
  Object.keys(kernels).map((name) => [name, readFileSync(at(`../../examples/kernels/${name}.ts`), "utf8")]),
);
const programOf = (kernel: string, i: number): string => `${kernel}-${i}`;

let faults: readonly Fault[];
beforeAll(async () => {
  const files = Object.entries(kernels).flatMap(([kernel, all]) => {
    const source = sources.get(kernel) as string;
    return all.map(([from, to], i) => {
      expect(source.split(from).length, `${kernel}: ${from}`).toBe(2);
      return [`${programOf(kernel, i)}.ts`, source.replace(from, to)];
    });
  });
  const unchanged = [...sources].map(([kernel, source]) => [`${kernel}.ts`, source]);
  write(folder, Object.fromEntries([...unchanged, ...files]));
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

test.each([...sources.keys()])("of %s as it is nothing is said", (kernel) =>
  expect(saidOf(kernel)).toBeUndefined(),
);

describe.each(Object.entries({ "gemm-sm80": wrong, ...others }))("%s, refused by both", (kernel, all) => {
  test.each(all.map((of, i): readonly [...Wrong, number] => [...of, i]))(
    "%s: %s",
    async (_from, _to, sentence, i) => {
      expect(saidOf(programOf(kernel, i))).toBe(sentence);
      await expect(made(programOf(kernel, i))).rejects.toThrow(sentence);
    },
    60_000,
  );
});

test.each(right.map((of, i): readonly [...Wrong, number] => [...of, wrong.length + i]))(
  "%s: %s is right, for %s",
  async (_from, _to, _reason, i) => {
    expect(saidOf(programOf("gemm-sm80", i))).toBeUndefined();
    expect(await made(programOf("gemm-sm80", i))).toContain("mma.sync");
  },
  60_000,
);
