import { expect, test } from "vitest";
import {
  declaration,
  globalMemory,
  minBindingSize,
  storageBinding,
  symbol,
  symbolicLayout,
} from "../../src/emit.js";
import { composedLayout, layout, swizzle } from "../../src/index.js";

const K = symbol("K", { most: 4096, multipleOf: 4 });
const layouts = [
  layout("(8,8):(8,1)"),
  layout("(8,8):(9,1)"),
  layout("(3,(2,2)):(4,(1,2))"),
  composedLayout(swizzle(2, 0, 3), 0, layout("(8,8):(8,1)")),
  symbolicLayout([K, K], [K, 1]),
];
const elements = ["f32", "f16", "u32", "i32"] as const;

test("the array is the one that the kernel declares, and the buffer holds as many bytes", () => {
  let count = 0;
  for (const layout of layouts)
    for (const element of elements)
      for (const vector of [1, 2, 4] as const)
        for (const access of ["read", "read_write"] as const) {
          const memory = globalMemory("a", { element, layout, vector });
          const made = storageBinding(memory, { access });
          // vec4f is WGSL's own short name of vec4<f32>
          const long = made.element.replace(
            /^(vec\d)(\w)$/,
            (_, of, letter) => `${of}<${letter === "h" ? "f16" : `${letter}32`}>`,
          );
          const extent = made.count === undefined ? "" : `, ${made.count}`;
          expect(declaration(memory, { language: "wgsl", access, features: ["shader-f16"] } as never)).toBe(
            `@group(0) @binding(0) var<storage, ${access}> a: array<${long}${extent}>;`,
          );
          expect(made.buffer).toEqual({
            type: access === "read" ? "read-only-storage" : "storage",
            minBindingSize: minBindingSize(memory),
          });
          expect(made.access).toBe(access === "read" ? "readonly" : "mutable");
          count++;
        }
  expect(count).toBe(120);
});

test("what is no memory of the kernel, and what is no access, is refused", () => {
  expect(() => storageBinding({ space: "global" } as never)).toThrow("storageBinding");
  const memory = globalMemory("a", { element: "f32", layout: layout("(8,8)") });
  expect(() => storageBinding(memory, { access: "write" as never })).toThrow(
    '✗ storageBinding: a: "write" is no access: read or read_write',
  );
});
