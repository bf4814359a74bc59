import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { languageServer } from "../support/editor/language-server.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const golden = (file: string): readonly string[] =>
  JSON.parse(readFileSync(`${root}test/golden/instructions/${file}.json`, "utf8")).map(
    ({ name }: { name: string }) => name,
  );

test("an editor completes the names of instructions", async () => {
  const folder = `${root}.tmp/names`;
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "names.ts");
  const lines = [
    'import { copyAtom, mmaAtom } from "cute-layout/instruction";',
    'mmaAtom("")',
    'copyAtom("")',
  ];
  writeFileSync(file, lines.join("\n"));
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({ compilerOptions: { strict: true, module: "nodenext", types: [], noEmit: true } }),
  );
  const editor = await languageServer(`${root}node_modules/.bin/tsc`, [file]);
  const offered = async (line: number): Promise<ReadonlySet<string>> =>
    new Set(await editor.completions(file, { line, character: (lines[line] ?? "").length - 2 }));
  try {
    const [mma, copy] = [await offered(1), await offered(2)];
    expect(golden("mma-atoms").filter((name) => !mma.has(name))).toEqual([]);
    expect(golden("copy-atoms").filter((name) => !copy.has(name))).toEqual([]);
    // what has been written is offered as well
    expect([mma.size, copy.size]).toEqual([19_585 + 1, 213 + 1]);
  } finally {
    editor.close();
  }
}, 60_000);
