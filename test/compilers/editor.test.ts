import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { reported, shown, written } from "../editor/shown.js";
import { languageServer } from "../support/editor/language-server.mjs";
import { tsserver } from "../support/editor/tsserver.mjs";
import type { Editor } from "../support/editor.js";
import { compilerOf, folder } from "./tried.js";

const pages = fileURLToPath(new URL("../editor/", import.meta.url));

// The programs lie in the scratch project, and see the package as it is installed.
describe.each(["5.9", "6.0", "7.0"])("the language server of TypeScript %s", (version) => {
  let editor: Editor;
  const files = written(join(folder, `editor-${version}`));

  beforeAll(async () => {
    const { folder: at } = compilerOf(version);
    editor = await (version === "7.0"
      ? languageServer(join(at, "bin/tsc"), files)
      : tsserver(join(at, "lib/tsserver.js"), files));
  });

  afterAll(() => editor.close());

  test("shows hovers, signatures and completions", async () => {
    await expect(await shown(editor, files)).toMatchFileSnapshot(`${pages}${version}.txt`);
  });

  test("reports refusals", async () => {
    await expect(await reported(editor, files)).toMatchFileSnapshot(`${pages}${version}.refusals.txt`);
  });
});
