import fc from "fast-check";
import { expect, test } from "vitest";
import { crd2crd, crd2idx, idx2crd, plain as layout } from "../support/plain.js";
import { junk, largest, nested, refusal } from "../support/refusal.js";

test("idx2crd: the last mode is unbounded (paper, equation 1)", () => {
  expect(idx2crd(30, [4, 6])).toEqual([2, 7]);
  expect(idx2crd(16, [3, [2, 3]])).toEqual([1, [1, 2]]);
  expect(idx2crd([2, 7], [4, [3, 2]])).toEqual([2, [1, 2]]);
  expect(idx2crd([2, [1, 5]], [4, [3, 2]])).toEqual([2, [1, 5]]);
  expect(idx2crd(99, 4)).toBe(99);
  expect(idx2crd(99, [[4]])).toEqual([[99]]);
});

test("idx2crd: an inner last mode is bounded by the modes after its tuple", () => {
  expect(idx2crd(30, [[2, 2], 3])).toEqual([[0, 1], 7]);
});

test("idx2crd: negative integers are floored", () => {
  expect(idx2crd(-1, [4, 6])).toEqual([3, -1]);
  expect(idx2crd(-25, [4, 6])).toEqual([3, -7]);
  expect(idx2crd([-1, -1], [[2, 2], 6])).toEqual([[1, -1], -1]);
});

test("idx2crd with a stride gives the digits of an offset, every mode bounded", () => {
  expect(idx2crd(7, [1, [2, 2]], [0, [1, 2]])).toEqual([0, [1, 1]]);
  expect(idx2crd(13, [4, 8], [8, 1])).toEqual([1, 5]);
  expect(idx2crd(13, [4, 8], [0, 1])).toEqual([0, 5]);
});

test("idx2crd and crd2idx of a layout evaluate it", () => {
  expect(idx2crd(22, layout("((2,2),(4,2)):((1,8),(2,16))"))).toBe(26);
  expect(crd2idx([2, 5], layout("((2,2),(4,2)):((1,8),(2,16))"))).toBe(26);
});

test("crd2idx (paper, equations 2 and 3)", () => {
  expect(crd2idx([2, 7], [4, 6])).toBe(30);
  expect(crd2idx([2, [1, 2]], [4, [3, 2]])).toBe(30);
  expect(crd2idx(-7, [4, 6])).toBe(-7);
  expect(crd2idx([-1, 2], [4, 6])).toBe(7);
  expect(crd2idx(16, [3, [2, 3]], [3, [12, 1]])).toBe(17);
  expect(crd2idx([5, 5], [4, 6], [0, -3])).toBe(-15);
});

test("crd2crd", () => {
  expect(crd2crd([2, 5], [4, 8], [4, [4, 2]])).toEqual([2, [1, 1]]);
  expect(crd2crd([2, [1, 1]], [4, [4, 2]], [4, 8])).toEqual([2, 5]);
  expect(crd2crd([2, 5], [4, 8], [8, 4])).toEqual([2, 5]);
  expect(crd2crd([2, 5], [4, 8], [2, 2, 8])).toEqual([0, 1, 5]);
  expect(crd2crd([2, 5], [4, 8], 32)).toBe(22);
  expect(crd2crd(22, layout(32), layout([4, 8]))).toEqual([2, 5]);
});

test.each([
  [[1, 2], 4],
  [
    [1, 2],
    [4, 6, 2],
  ],
  [
    [1, [2, 3]],
    [4, 6],
  ],
  [
    [[1], 2],
    [4, 6],
  ],
])("%j is no coordinate of %j", (c, shape) => {
  const text = JSON.stringify(c).replaceAll("[", "(").replaceAll("]", ")");
  for (const operation of [idx2crd, crd2idx, (a: never, b: never) => crd2crd(a, b, 4)]) {
    const [code, message] = refusal(() => operation(c as never, shape as never));
    expect([code, message.includes(`: coordinate ${text} does not fit the shape `)]).toEqual([
      "coordinate",
      true,
    ]);
  }
});

test("a coordinate, shape or stride that is none is named", () => {
  for (const [value, shown] of [...junk, [layout(4), "4:1"] as never]) {
    expect(refusal(() => idx2crd(value, [4, 6]))).toEqual([
      "integer",
      `✗ idx2crd: (4,6): ${shown} is no integer`,
    ]);
    expect(refusal(() => crd2idx(value, [4, 6]))).toEqual([
      "integer",
      `✗ crd2idx: (4,6): ${shown} is no integer`,
    ]);
  }
  expect(refusal(() => crd2idx(layout([4, 6]) as never, [1, 2]))[0]).toBe("integer");
  expect(refusal(() => idx2crd(4, [4, 0]))[0]).toBe("extent");
  expect(refusal(() => idx2crd(4, undefined as never))[0]).toBe("extent");
  expect(refusal(() => crd2idx(4, [4, 6], [1, [2, 3]]))).toEqual([
    "congruence",
    "✗ crd2idx: (4,6): shape (4,6) and stride (1,(2,3)) have different profiles",
  ]);
  expect(refusal(() => idx2crd(nested(10_000), [4]))[0]).toBe("depth");
  expect(refusal(() => crd2idx(4, nested(10_000)))[0]).toBe("depth");
  expect(refusal(() => crd2idx([1, 1], [2 ** 30, 2 ** 30], [largest, 1]))[0]).toBe("overflow");
  expect(refusal(() => crd2idx([0, largest], [4, 2]))[0]).toBe("overflow");
  expect(crd2idx(largest, [4, 6])).toBe(largest);
});

test("exact up to 2^53-1, against BigInt", () => {
  const extents = fc.array(fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 2 ** 17 })), {
    minLength: 1,
    maxLength: 3,
  });
  fc.assert(
    fc.property(fc.integer({ min: -(2 ** 52), max: largest }), extents, (c, shape) => {
      let rest = BigInt(c);
      const right = shape.map((extent, i) => {
        if (i === shape.length - 1) return Number(rest);
        const digit = ((rest % BigInt(extent)) + BigInt(extent)) % BigInt(extent);
        rest = (rest - digit) / BigInt(extent);
        return Number(digit);
      });
      expect(idx2crd(c, shape)).toEqual(right);
      expect(crd2idx(right, shape)).toBe(c);
    }),
    { numRuns: 2000, seed: 7 },
  );
});
