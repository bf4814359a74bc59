import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { rollup } from "rollup";
import { describe, expect, test } from "vitest";
import type * as library from "../src/index.js";
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

describe("two copies in one program", () => {
  const copies = () =>
    Promise.all(
      ["cute-layout.js", "draw.js", "index.js"].map((name) => import(pathToFileURL(at + name).href)),
    );

  test("take each other's layouts, composed ones and refusals", async () => {
    const [alone, pictures, entry] = await copies();
    expect(alone.layout).not.toBe(entry.layout);
    const rows = alone.layout("(4,8):(8,1)");
    expect([entry.isLayout(rows), `${entry.composition(rows, entry.layout("4:2"))}`]).toEqual([
      true,
      "(2,2):(16,1)",
    ]);
    expect(pictures.draw(rows)).toBe(pictures.draw(entry.layout("(4,8):(8,1)")));
    const kept = alone.composedLayout(alone.swizzle(1, 0, 1), 1, rows);
    expect([entry.isComposedLayout(kept), entry.at(kept, 0)]).toEqual([true, alone.at(kept, 0)]);
    expect(() => alone.composition(alone.layout("(4,6,8):(2,3,5)"), alone.layout("6:3"))).toThrow(
      entry.LayoutError,
    );
  });

  test("what only inherits from a layout is none to either", async () => {
    for (const { isLayout, layout } of await copies().then(([alone, , entry]) => [alone, entry])) {
      const made = layout(4);
      expect([Object.create(made), Object.setPrototypeOf(() => 1, made)].map(isLayout)).toEqual([
        false,
        false,
      ]);
    }
  });

  test("a class that extends the refusal is told from it", async () => {
    const [{ LayoutError }, , entry] = await copies();
    const Base: typeof library.LayoutError = LayoutError;
    class Own extends Base {}
    const own = new Own("at", "mode", "✗ at");
    const other = new LayoutError("at", "mode", "✗ at");
    expect([own instanceof Own, own instanceof entry.LayoutError, other instanceof Own]).toEqual([
      true,
      true,
      false,
    ]);
    expect([null, "at", {}, new RangeError("✗ at")].some((value) => value instanceof LayoutError)).toBe(
      false,
    );
  });
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
