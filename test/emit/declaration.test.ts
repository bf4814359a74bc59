import { expect, test } from "vitest";
import {
  declaration,
  globalMemory,
  isSymbolic,
  minBindingSize,
  registers,
  sharedMemory,
  symbol,
  symbolicLayout,
} from "../../src/emit.js";
import { cosize, layout } from "../../src/index.js";

const K = symbol("K", { most: 4096, multipleOf: 4 });

test.each([
  ["(8,8):(8,1)", 1],
  ["(8,8):(9,1)", 1],
  ["(8,8):(8,1)", 4],
  ["(4,(2,2)):(4,(1,2))", 2],
] as const)("memory of %s in vectors of %s holds what its layout spans", (text, vector) => {
  const of = layout(text);
  const element = "f32";
  const typeOf = vector === 1 ? element : `vec${vector}<${element}>`;
  const count = cosize(of) / vector;
  const memory = { element, layout: of, vector } as const;
  expect(declaration(sharedMemory("s", memory), { language: "wgsl" })).toBe(
    `var<workgroup> s: array<${typeOf}, ${count}>;`,
  );
  expect(declaration(sharedMemory("s", memory), { language: "cuda" })).toContain(` s[${cosize(of)}];`);
  expect(declaration(globalMemory("g", memory), { language: "wgsl", binding: 3 })).toBe(
    `@group(0) @binding(3) var<storage, read> g: array<${typeOf}, ${count}>;`,
  );
  expect(minBindingSize(globalMemory("g", memory))).toBe(4 * cosize(of));
});

test("of memory whose size the kernel is told, one element of the array must be there", () => {
  const memory = { element: "f16", layout: symbolicLayout([K, K], [K, 1]), vector: 4 } as const;
  expect(minBindingSize(globalMemory("g", memory))).toBe(8);
  expect(declaration(globalMemory("g", memory), { language: "wgsl" })).toContain("array<vec4<f16>>;");
});

test("registers are an array of a thread", () => {
  const memory = registers("r", { element: "f32", layout: layout("(2,2):(1,2)") });
  expect(declaration(memory, { language: "wgsl" })).toBe("var r: array<f32, 4>;");
});

test("a symbol is what symbol makes", () => {
  expect([K, symbolicLayout([K], [1]), 4, "K", null, { name: "K" }].map(isSymbolic)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});
