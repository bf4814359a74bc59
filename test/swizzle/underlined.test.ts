import { beforeAll, expect, test } from "vitest";
import { type Compiled, compileFiles, limit } from "../support/compiled.js";

// The number that is wrong is underlined.

const calls = [
  "swizzle(<-3, 4, 3)",
  "swizzle(3, <-4, 3)",
  "swizzle(3, 4, <0)",
  "swizzle(3, 4, <0.5)",
  "swizzle(-3, 4, <0.5)",
  "swizzle(<1.5, 0.5, 0)",
  "swizzle(<40, 20, 0)",
];
let compiled: Compiled;

beforeAll(async () => {
  const lines = calls.map((call) => `${call.replace("<", "")};`);
  const text = ['import { swizzle } from "cute-layout";', ...lines, ""].join("\n");
  compiled = await compileFiles("underlined", { "underlined.ts": text }, false);
}, limit + 10_000);

test.each(calls.map((call, i) => [call, i] as const))("%s", (call, i) => {
  const errors = compiled.errors.filter(({ line }) => line === i + 2);
  expect(errors.map(({ column }) => column)).toEqual([call.indexOf("<") + 1]);
});
