import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { rollup } from "rollup";
import { describe, expect, test } from "vitest";
import { compileFiles } from "./support/compiled.js";
import { figure } from "./support/figures.js";

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

test("the declarations of instructions, tables and all, are under 300 kB", () => {
  expect(readFileSync(`${at}instruction.d.ts`).length).toBeLessThan(300_000);
});

test("the file for browsers is the package in one", async () => {
  const file = `${at}cute-layout.js`;
  expect(readFileSync(file, "utf8")).not.toMatch(/^(import|export .* from) /m);
  const [alone, entry] = await Promise.all(
    [file, `${at}index.js`].map((path) => import(pathToFileURL(path).href)),
  );
  expect(Object.keys(alone).sort()).toEqual(Object.keys(entry).sort());
  expect(`${alone.composition(alone.layout("(4,6,8,10):(2,3,5,7)"), alone.layout("6:12"))}`).toBe(
    "(2,3):(9,5)",
  );
});

describe("a bundler takes what a program uses", () => {
  const whole = readFileSync(`${at}cute-layout.js`).length;

  /** The code of a program that calls the names. */
  async function bundled(names: string, entry = "index"): Promise<string> {
    const program = {
      name: "program",
      resolveId: (id: string) => (id === "program" ? id : null),
      load: (id: string) =>
        id === "program" ? `import { ${names} } from "${at}${entry}.js";\nconsole.log(${names});` : null,
    };
    const bundle = await rollup({ input: "program", plugins: [program] });
    const { output } = await bundle.generate({ format: "es" });
    await bundle.close();
    return output.map((part) => ("code" in part ? part.code : "")).join("");
  }

  test.each([
    ["at, layout", 0.12],
    ["composition, layout", 0.22],
    ["copy, layout, tensor", 0.36],
  ])("%s", async (names, share) => {
    const code = await bundled(names);
    figure(`a program of ${names}`, `${code.length} bytes of ${whole}`);
    expect(code.length / whole).toBeLessThan(share);
  });

  test("pictures of layouts come without the tables of instructions", async () => {
    for (const names of ["draw", "drawTiles"]) {
      const code = await bundled(names, "draw");
      figure(`a program of ${names}`, `${code.length} bytes`);
      expect(code).not.toContain("SM80_");
      expect(code.length).toBeLessThan(130_000);
    }
    expect(await bundled("evaluate", "draw")).toContain("SM80_");
  });
});
