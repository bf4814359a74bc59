import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { exportedTypes } from "../generic/wrappers.js";
import { languageServer } from "../support/editor/language-server.mjs";
import { entries } from "../support/entries.js";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The imports of all that an entry exports, a line each. */
const importsOf = (entry: string): readonly string[] => {
  const from = entry === "index" ? "cute-layout" : `cute-layout/${entry}`;
  const types = exportedTypes(readFileSync(`${root}dist/bundle/${entry}.d.ts`, "utf8"));
  const names = [...Object.keys(entries[entry] ?? {}), ...types];
  return [...new Set(names)].map((name) => `import { ${name} } from "${from}";`);
};

/** The line, and two before it: type parameters have lines of their own, and a map may lead to the first of them. */
const shownAt = ({ file, line }: { readonly file: string; readonly line: number }): string =>
  readFileSync(file, "utf8")
    .split("\n")
    .slice(Math.max(0, line - 2), line + 1)
    .join("\n");

// The bundle is what the package ships, and its maps lead to what lies beside it: `npm run build` makes it.
test("go to definition lands in the source, at the line that declares the name", async () => {
  const folder = `${root}.tmp/definition`;
  mkdirSync(folder, { recursive: true });
  const options = { strict: true, module: "nodenext", target: "es2022", types: [], noEmit: true };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions: options }));
  const programs = Object.keys(entries).map((entry) => ({
    file: join(folder, `${entry}.ts`),
    lines: importsOf(entry),
  }));
  for (const { file, lines } of programs) writeFileSync(file, lines.join("\n"));
  const editor = await languageServer(
    `${root}node_modules/.bin/tsc`,
    programs.map(({ file }) => file),
  );
  const astray: string[] = [];
  let asked = 0;
  try {
    for (const { file, lines } of programs)
      for (const [line, text] of lines.entries()) {
        const name = /\{ (\w+) \}/.exec(text)?.[1] ?? "";
        const found = await editor.definition(file, { line, character: 9 });
        asked++;
        const declares = new RegExp(`\\b(?:function|const|type|interface|class) ${name}\\b`);
        const at = found.map((place) => ({
          path: relative(root, place.file),
          text: shownAt(place),
        }));
        if (at.length === 0 || !at.every(({ path, text }) => path.startsWith("src/") && declares.test(text)))
          astray.push(`${name}: ${at.map(({ path, text }) => `${path}: ${text}`).join(" | ")}`);
      }
  } finally {
    editor.close();
  }
  expect(asked).toBeGreaterThan(400);
  expect(astray).toEqual([]);
}, 120_000);
