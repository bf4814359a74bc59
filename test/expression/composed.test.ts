import { expect, test } from "vitest";
import * as library from "../../src/index.js";
import { plain } from "../support/plain.js";
import { refusal } from "../support/refusal.js";

const words = library as unknown as Record<string, (...args: unknown[]) => any>;
const word = (name: string) => words[name] as (...args: unknown[]) => any;
const swizzle = (...bits: readonly number[]): unknown => word("swizzle")(...bits);
const composed = (outer: unknown, offset: number, inner: string): any =>
  word("composedLayout")(outer, offset, plain(inner));

test.each([
  ["a swizzle over padding", swizzle(3, 3, 3), 4, "(8,64):(66,1)"],
  ["a swizzle that moves bits up", swizzle(2, 2, -3), 0, "(8,32):(33,1)"],
  ["nested modes", swizzle(2, 0, 5), 96, "((2,4),(3,5)):((1,40),(2,7))"],
  ["two layouts of integers", plain("(8,8):(8,1)"), 3, "(4,2):(1,16)"],
  ["extents that are no powers of two", plain("(4,6,8):(2,3,5)"), 1, "(4,9):(7,2)"],
  ["binary under binary", swizzle(3, 3, 3), 0, "(8,64):(f64,f1)"],
] as const)("the expression of %s is its value at every coordinate", (_, outer, offset, inner) => {
  const of = composed(outer, offset, inner);
  const [m] = [word("size")(word("mode")(of, 0)) as number];
  for (const names of ["i", ["m", "n"]]) {
    const text = word("toExpression")(of, names, { language: "js" });
    const run = new Function(...[names].flat(), `return ${text}`);
    const made = new Function(`return ${word("toFunction")(of, "f", { language: "js", names })}`)();
    for (let i = 0; i < word("size")(of); i++) {
      const at = names === "i" ? [i] : [i % m, Math.floor(i / m)];
      expect(run(...at)).toBe(word("at")(of, i));
      expect(made(...at)).toBe(word("at")(of, i));
    }
  }
});

test("its text in every language, and what is refused", () => {
  const of = composed(swizzle(3, 3, 3), 0, "(8,64):(66,1)");
  const text = (language: string) => word("toExpression")(of, ["m", "n"], { language });
  expect(text("c")).toBe("(m * 66 + n) ^ ((m * 66 + n) >> 3 & 56)");
  expect(text("js")).toBe(text("c"));
  expect(text("cuda")).toBe(text("c"));
  expect(text("wgsl")).toBe("(m * 66u + n) ^ (((m * 66u + n) >> 3u) & 56u)");
  expect(
    refusal(() => word("toExpression")(composed(swizzle(3, 3, 3), -5, "8"), "i", { language: "c" })),
  ).toEqual([
    "argument",
    "✗ toExpression: (64,8,1):(f1,f72,f512) ∘ (-5 + 8:1): -5 is no coordinate in bounds",
  ]);
  expect(refusal(() => word("toExpression")(of, ["m", "n", "k"], { language: "c" }))[0]).toBe("names");
});
