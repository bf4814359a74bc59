import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { compileFiles } from "./support/compiled.js";

const at = fileURLToPath(new URL("../dist/bundle/", import.meta.url));

// What consumers do not check, because it is marked so, is checked here as it was bundled: `npm run build` makes it.
test("the bundle's declarations are whole without their mark", async () => {
  const texts = readdirSync(at)
    .filter((name) => name.endsWith(".d.ts"))
    .map((name) => [name, readFileSync(at + name, "utf8")] as const);
  expect(texts.length).toBeGreaterThan(1);
  for (const [, text] of texts) expect(text.startsWith("// @ts-nocheck\n")).toBe(true);
  // a name that is none is found at the end of each
  const planted = texts.map(([name, text]) => [
    name,
    `${text.replace("// @ts-nocheck\n", "")}\ntype Planted = NoSuchName;`,
  ]);
  const more = { skipLibCheck: false };
  const { errors } = await compileFiles("bundle", Object.fromEntries(planted), false, undefined, more);
  expect(errors.map(({ message }) => message)).toEqual(texts.map(() => "Cannot find name 'NoSuchName'."));
});
