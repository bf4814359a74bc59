import { expect, test } from "vitest";
import { layout } from "../../src/runtime/layout/layout.js";
import { compatible, size } from "../../src/runtime/layout/shape.js";
import { junk, largest, nested, refusal } from "../support/refusal.js";

test("size", () => {
  expect([size(30), size([4, [3, 2]]), size([[1]]), size(layout([4, 8], [0, 0]))]).toEqual([30, 24, 1, 32]);
  expect(size([6361, 69431, 20394401])).toBe(largest);
  expect(refusal(() => size([2 ** 26, [2 ** 27]]))).toEqual([
    "overflow",
    "✗ size: (67108864,(134217728)): a number is past 2^53-1",
  ]);
});

test("compatible (paper, section 4.2)", () => {
  const chains = [
    [30, [2, 15], [2, [3, 5]]],
    [30, [6, 5], [[3, 2], 5]],
  ];
  for (const chain of chains)
    for (const [i, p] of chain.entries())
      for (const [j, s] of chain.entries()) expect(compatible(p, s)).toBe(i <= j);
  expect(compatible([2, [3, 5]], [[3, 2], 5])).toBe(false);
  expect([compatible(24, [24]), compatible([24], 24), compatible([24], [4, 6])]).toEqual([
    true,
    false,
    false,
  ]);
  expect(compatible(layout(8), layout([2, 4], [4, 1]))).toBe(true);
  expect(compatible(largest, [2 ** 30, 2 ** 30])).toBe(false);
});

test.each([...junk, [0, "0"], [-3, "-3"], [[], "()"]] as typeof junk)("an extent %s", (value, shown) => {
  for (const operation of [size, (x: never) => compatible(x, [4]), (x: never) => compatible(4, x)]) {
    const [code, message] = refusal(() => operation([4, [value]] as never));
    expect([code, message.endsWith(`: extent ${shown} is no positive integer`)]).toEqual(["extent", true]);
  }
});

test("shapes that nest too deep", () => {
  expect(size(nested(1000, 4))).toBe(4);
  for (const levels of [1001, 10_000]) expect(refusal(() => size(nested(levels)))[0]).toBe("depth");
});
