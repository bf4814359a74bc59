import { expect, test } from "vitest";
import { textureLayout } from "../../src/emit.js";
import { at } from "../../src/index.js";

test.each([
  [64, 4, 256],
  [65, 4, 512],
  [100, 8, 1024],
  [1, 1, 256],
  [16, 16, 256],
])("a row of %i texels of %i bytes takes %i", (width, bytes, row) => {
  const { layout, bytesPerRow } = textureLayout([width, 3], bytes);
  expect(bytesPerRow).toBe(row);
  expect((at as (...args: any[]) => number)(layout, 0, 2) * bytes).toBe(2 * row);
});
