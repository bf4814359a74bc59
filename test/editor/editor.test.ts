import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { languageServer } from "../support/editor/language-server.mjs";
import { shown, written } from "./shown.js";

const root = fileURLToPath(new URL("../..", import.meta.url));

// What is shown is the bundle, which is what the package ships: `npm run build` makes it.
test("what an editor shows, by the language server of TypeScript 7.0", async () => {
  expect(existsSync(`${root}dist/bundle/index.d.ts`)).toBe(true);
  const files = written(`${root}.tmp/editor`);
  const editor = await languageServer(`${root}node_modules/.bin/tsc`, files);
  try {
    await expect(await shown(editor, files)).toMatchFileSnapshot("7.0.txt");
  } finally {
    editor.close();
  }
});
