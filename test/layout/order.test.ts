import fc from "fast-check";
import { expect, test } from "vitest";
import { isBijective } from "../../src/runtime/analysis/bijective.js";
import { print } from "../../src/runtime/layout/mapping.js";
import { compactStride } from "../../src/runtime/layout/stride.js";
import type { IntTuple } from "../../src/types/layout/htuple.js";
import { between, seed } from "../support/arbitrary.js";
import { compactOrder, orderedLayout, plain } from "../support/plain.js";
import { junk, refusal } from "../support/refusal.js";

test.each<[IntTuple, IntTuple, IntTuple]>([
  [
    [2, 3, 4, 5],
    [0, 2, 3, 1],
    [1, 10, 30, 2],
  ],
  [
    [2, [3, 4], 5],
    [2, 1, 3],
    [12, [1, 3], 24],
  ],
  [
    [4, [2, 8]],
    [1, [0, 2]],
    [2, [1, 8]],
  ],
  [
    [4, 8],
    [2, 1],
    [8, 1],
  ],
  [[4, 8], 0, [1, 4]],
  [12, 3, 1],
  [
    [3, 1, 4],
    [2, 1, 0],
    [4, 4, 1],
  ],
])("compactOrder(%j, %j) = %j", (shape, order, stride) => {
  expect(compactOrder(shape, order)).toEqual(stride);
  const made = orderedLayout(shape, order);
  expect([made.shape, made.stride]).toEqual([shape, stride]);
});

test.each<[IntTuple, IntTuple]>([
  [
    [4, 8],
    [0, 0],
  ],
  [
    [4, 8],
    [0, 2],
  ],
  [[4, 8], [0]],
  [
    [4, 8],
    [0, 1, 2],
  ],
  [
    [4, 8],
    [0, [1, 2]],
  ],
  [4, [0]],
  [
    [4, [2, 8]],
    [0, [1, 1]],
  ],
])("the order of %j is not %j", (shape, order) => {
  const text = (tuple: IntTuple) => JSON.stringify(tuple).replaceAll("[", "(").replaceAll("]", ")");
  const words = `${text(shape)}, ${text(order)}: order ${text(order)} is no permutation of the modes of ${text(shape)}`;
  expect(refusal(() => compactOrder(shape, order))).toEqual(["order", `✗ compactOrder: ${words}`]);
  expect(refusal(() => orderedLayout(shape, order))).toEqual(["order", `✗ orderedLayout: ${words}`]);
});

test("a shape or an order that is none is refused, and sizes past 2^53-1", () => {
  for (const [value] of junk) {
    expect(refusal(() => orderedLayout(value, [0, 1]))[0]).toBe("extent");
    expect(refusal(() => orderedLayout([4, 8], value))[0]).toBe("integer");
  }
  expect(refusal(() => orderedLayout(plain(4) as never, 0))[0]).toBe("extent");
  expect(refusal(() => compactOrder([2 ** 30, 2 ** 30], [1, 0]))[0]).toBe("overflow");
  expect(refusal(() => compactOrder([4, 0], [1, 0]))[0]).toBe("extent");
});

test("an ordered layout is a bijection whose modes follow the order: 2,000 shapes", () => {
  const shapes = fc.array(between(1, 9), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(shapes, fc.infiniteStream(fc.nat()), between(-2, 2), (shape, numbers, base) => {
      const order = shape
        .map((_, i) => [numbers.next().value as number, i] as const)
        .toSorted(([a], [b]) => a - b);
      const places = shape.map((_, i) => base + order.findIndex(([, j]) => j === i));
      const made = orderedLayout(shape, places);
      expect(isBijective(made)).toBe(true);
      const strides = order.map(([, i]) => (made.stride as number[])[i]);
      expect(strides).toEqual(compactStride(order.map(([, i]) => shape[i] as number)));
      expect(
        print(
          orderedLayout(
            shape,
            shape.map((_, i) => i),
          ),
        ),
      ).toBe(print(plain(shape)));
    }),
    { numRuns: 2000, seed },
  );
});
