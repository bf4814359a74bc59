import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { commonJs, faults, program, reported, requiring, script } from "./programs.js";
import { compilerOf, compilers, folder, tried } from "./tried.js";

const resolutions = [
  { module: "nodenext", moduleResolution: "nodenext" },
  { module: "esnext", moduleResolution: "bundler" },
];

describe.each(compilers)("TypeScript $version", (compiler) => {
  test.each(resolutions)(
    "$moduleResolution: what is right compiles, what is refused is one sentence",
    async (modules) => {
      const said = await tried(
        compiler,
        modules.moduleResolution,
        { "program.ts": program, "script.js": script, "faults.ts": faults, "wrong.js": wrongScript },
        { ...modules, allowJs: true, declaration: true, emitDeclarationOnly: true },
      );
      expect(said.toSorted()).toEqual([...reported("faults.ts"), ...wrongly].toSorted());
    },
  );

  test("CommonJS takes its types by name, and the package by import()", async () => {
    const modules = { module: "node16", moduleResolution: "node16", noEmit: true };
    expect(await tried(compiler, "commonjs", { "program.cts": commonJs }, modules)).toEqual([]);
  });
});

/** The same two faults in JavaScript. */
const wrongScript = `// @ts-check
import { composition, layout } from "cute-layout";
export const refused = composition(layout("(4,6,8):(2,3,5)"), layout("6:3"));
/** @type {"(4,8):(1,4)"} */ export const lie = layout("(4,8):(1,5)");
`;
const wrongly = reported("wrong.js").map((text) => text.replace("(4,14)", "(4,43)"));

describe("CommonJS that requires the package", () => {
  const requires = { "program.cts": requiring };
  const asModules = ["node16", "node18"].flatMap((module) =>
    ["5.9", "6.0", "7.0"].map((version) => [module, version] as const),
  );

  test.each(asModules)(
    "module %s, TypeScript %s: the compiler says that it is an ES module",
    async (module, version) => {
      const said = await tried(compilerOf(version), `requires-${module}`, requires, { module, noEmit: true });
      const places = said.map((text) => text.replace(/: .*/s, ""));
      expect(places).toEqual(["program.cts(1,24)", "program.cts(2,24)"]);
    },
  );

  test.each(["5.9", "6.0", "7.0"])("module nodenext, TypeScript %s: it compiles", async (version) => {
    const said = await tried(compilerOf(version), "requires-nodenext", requires, {
      module: "nodenext",
      noEmit: true,
    });
    expect(said).toEqual([]);
  });
});

test("the declarations are whole without the mark that keeps consumers from checking them", async () => {
  const at = join(folder, "node_modules/cute-layout/dist/bundle");
  const texts = readdirSync(at)
    .filter((name) => name.endsWith(".d.ts"))
    .map((name) => [name, readFileSync(join(at, name), "utf8")] as const);
  expect(texts.length).toBeGreaterThan(1);
  for (const [, text] of texts) expect(text.startsWith("// @ts-nocheck\n")).toBe(true);
  const files = Object.fromEntries(texts.map(([name, text]) => [name, text.replace("// @ts-nocheck\n", "")]));
  const modules = { module: "nodenext", noEmit: true };
  expect(await tried(compilerOf("7.0"), "unmarked", files, modules)).toEqual([]);
  const broken = Object.fromEntries(
    Object.entries(files).map(([name, text]) => [name, `${text}\ntype Broken = Missing${name.length};`]),
  );
  expect((await tried(compilerOf("7.0"), "broken", broken, modules)).length).toBe(texts.length);
});

test("public types have the names that they are known by, and no suffix of the bundler's", () => {
  const at = join(folder, "node_modules/cute-layout/dist/bundle");
  for (const entry of ["index.d.ts", "instruction.d.ts"]) {
    const text = readFileSync(join(at, entry), "utf8");
    const exported = [...text.matchAll(/^export (?:type )?\{(.*)\};$/gm)].flatMap(([, names = ""]) =>
      names.split(", "),
    );
    expect(exported.length).toBeGreaterThan(20);
    expect(exported.filter((name) => name.includes(" as "))).toEqual([]);
    // what a signature shows where an operation is imported
    expect(
      text.match(/\b(?:Accepted|AcceptedEach|Answer|Resolved|ResultShape|ResultStride)\$\d/g),
    ).toBeNull();
  }
});
