import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { compile, write } from "../scripts/compile.mjs";
import { globalMemory, storageBinding, symbol, symbolicLayout } from "../src/emit.js";
import { layout } from "../src/index.js";

// What storageBinding says, given to the real package: the WGSL that it resolves, and the types of its schemas.

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const installed = (path: string): string => at(`node_modules/typegpu/${path}`);
/** It needs no driver. */
const missing = existsSync(installed("index.js")) ? null : "run by npm run test:gpu";

const M = symbol("M", { most: 4096, multipleOf: 4 });
const memories = [
  [globalMemory("a", { element: "f32", layout: layout("(64,64):(68,1)"), vector: 4 }), "array<vec4f, 1087>"],
  [globalMemory("a", { element: "f16", layout: layout("(8,8):(9,1)"), vector: 2 }), "array<vec2h, 36>"],
  [globalMemory("a", { element: "u32", layout: layout("(8,8):(9,1)") }), "array<u32, 71>"],
  [globalMemory("a", { element: "i32", layout: symbolicLayout([M, M], [M, 1]), vector: 4 }), "array<vec4i>"],
] as const;

describe.skipIf(missing !== null)(`TypeGPU${missing === null ? "" : `: SKIPPED, ${missing}`}`, () => {
  test.each(memories)("the array of %s resolves to %s", async (memory, array) => {
    const { default: tgpu, d } = await import(installed("index.js"));
    for (const access of ["read", "read_write"] as const) {
      const { element, count, access: called, buffer } = storageBinding(memory, { access });
      const storage = count === undefined ? d.arrayOf(d[element]) : d.arrayOf(d[element], count);
      const own = tgpu.bindGroupLayout({ a: { storage, access: called } });
      const text = tgpu.resolve({ template: "fn first() { _ = own.$.a[0]; }", externals: { own } });
      expect(text).toContain(`@group(0) @binding(0) var<storage, ${access}> a: ${array};`);
      const least = count === undefined ? storage(1) : storage;
      expect(d.sizeOf(least)).toBe(Math.ceil(buffer.minBindingSize / 4) * 4);
    }
  });

  test("its schemas keep their types", async () => {
    const folder = at("../.tmp/typegpu");
    const program = (wanted: string) => `
import { layout } from "cute-layout";
import { globalMemory, storageBinding } from "cute-layout/emit";
import tgpu, { d } from "typegpu";
const a = globalMemory("a", { element: "f32", layout: layout("(64,64):(68,1)"), vector: 4 });
const { element, count, access } = storageBinding(a, { access: "read_write" });
export const storage: d.WgslArray<d.${wanted}> = d.arrayOf(d[element], count);
export const own = tgpu.bindGroupLayout({ a: { storage: d.arrayOf(d[element], count), access } });
export const mutable: "mutable" = own.entries.a.access;
`;
    write(folder, { "right.ts": program("Vec4f"), "wrong.ts": program("Vec2f") });
    const { faults, elsewhere } = await compile(folder, { paths: { typegpu: [installed("index.d.ts")] } });
    expect(elsewhere).toEqual([]);
    expect(faults.map(({ file, line, code }) => [file.replace(/^.*\//, ""), line, code])).toEqual([
      ["wrong.ts", 7, "TS2322"],
    ]);
  });
});
