import { expect, test } from "vitest";
import { consumed } from "./consumer.js";

// In generic code a result is an operand like any other, whatever is asked of it, and whoever exports it can name it.

const header = `import { at, coalesce, complement, composition, concat, isBijective, layout, LayoutError, logicalProduct, mode, print, rightInverse, size, zippedDivide } from "cute-layout";
import type { AnyLayout, Layout, ZippedDivide } from "cute-layout";`;

/** Functions of a layout, and what each makes of (8,16):(1,8). */
const chains: readonly (readonly [name: string, body: string, type: string])[] = [
  ["operands", "coalesce(zippedDivide(of, [4, 4]))", "Layout<[4, 4, 2, 4], [1, 8, 4, 32]>"],
  ["thrice", "composition(coalesce(zippedDivide(of, [4, 4])), 2)", "Layout<2, 1>"],
  ["right", "composition(layout(128), coalesce(of))", "Layout<128, 1>"],
  ["inverted", "rightInverse(coalesce(of))", "Layout<128, 1>"],
  ["rest", "complement(mode(of, 0), 64)", "Layout<8, 8>"],
  ["tiled", "logicalProduct(mode(of, 0), mode(of, 0))", "Layout<[8, 8], [1, 8]>"],
  ["sized", "size(mode(zippedDivide(of, [4, 4]), 1))", "8"],
  ["offset", "at(zippedDivide(of, [4, 4]), 1, 2)", "33"],
  ["printed", "print(zippedDivide(of, [4, 4]))", '"((4,4),(2,4)):((1,8),(4,32))"'],
  ["answer", "isBijective(coalesce(of))", "true"],
  ["joined", "concat(composition(of, 2), of)", "Layout<[2, [8, 16]], [1, [1, 8]]>"],
  ["shape", "zippedDivide(of, [4, 4]).shape", "[[4, 4], [2, 4]]"],
  ["open", "((made: AnyLayout) => made)(zippedDivide(of, [4, 4]))", "AnyLayout"],
];

test("one call after another, whatever the layout is", async () => {
  const lines = chains.flatMap(([name, body]) => [
    `export const ${name} = <L extends AnyLayout>(of: L) => ${body};`,
    `export const ${name}Made = ${name}(layout([8, 16]));`,
  ]);
  const { faults, declarations, instantiations } = await consumed("chains", {
    "chains.ts": [header, ...lines].join("\n"),
  });
  expect(faults.map(({ line, message }) => `${line}: ${message}`)).toEqual([]);
  const text = String(declarations["chains.d.ts"]).replaceAll('import("cute-layout").', "");
  for (const [name, , type] of chains) expect(text).toContain(`const ${name}Made: ${type};`);
  expect(instantiations).toBeLessThan(60_000);
});

test("a code of a refusal has its name in a declaration", async () => {
  const { faults, declarations } = await consumed("codes", {
    "codes.ts": `${header}
export const codeOf = (fault: unknown) => fault instanceof LayoutError && fault.code;
export const counts = (faults: readonly LayoutError[]) => new Map(faults.map(({ code }) => [code, 1] as const));`,
  });
  expect(faults).toEqual([]);
  const text = declarations["codes.d.ts"];
  expect(text).toContain('(fault: unknown) => false | import("cute-layout").Code;');
  expect(text).toContain('Map<import("cute-layout").Code, 1>');
});
