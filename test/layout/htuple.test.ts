import { describe, expect, test } from "vitest";
import { flatten } from "../../src/runtime/layout/flatten.js";
import { congruent, depth, isTuple, rank, weaklyCongruent } from "../../src/runtime/layout/htuple.js";
import { layout } from "../../src/runtime/layout/layout.js";
import { show, textOf } from "../../src/runtime/layout/text.js";
import { junk, nested, refusal } from "../support/refusal.js";

describe("hierarchical tuples (paper, section 4.1)", () => {
  test("isTuple", () => {
    expect([isTuple(4), isTuple([4]), isTuple([])]).toEqual([false, true, true]);
  });

  test.each([
    [31, 1, 0],
    [[16, 32], 2, 1],
    [[3, -8, 7], 3, 1],
    [[2, [4, 1], -1], 3, 2],
    [
      [
        [4, 6],
        [3, [2, 2], 8],
      ],
      2,
      3,
    ],
    [[[[4]]], 1, 3],
  ])("rank and depth of %j", (tuple, modes, levels) => {
    expect([rank(tuple), depth(tuple)]).toEqual([modes, levels]);
  });

  test("rank and depth of a layout are those of its shape", () => {
    expect([rank(layout([4, [3, 2]])), depth(layout([4, [3, 2]])), rank(layout(8))]).toEqual([2, 2, 1]);
  });

  test.each([
    [[4, 8], [5, 7], true],
    [[4, [2, 4]], [7, [3, 2]], true],
    [[4, 8], [4, [2, 4]], false],
    [[4, [2, 4]], [0, [[0, 0]]], false],
    [3, [3], false],
    [3, 5, true],
  ])("congruent: %j and %j", (p, s, truth) => {
    expect(congruent(p, s)).toBe(truth);
    expect(congruent(s, p)).toBe(truth);
  });

  test.each([
    [30, [1, 2], true],
    [[1, 2], [7, [0, 3]], true],
    [30, [[0, 0], 0, 0], true],
    [[1, 2, 3], [[0, 0], 0, 0], true],
    [[1, 2], [1, 2, 3], false],
    [[7, [0, 3]], [[0, 0], 0], false],
    [[2, 3], 6, false],
  ])("weakly congruent: %j and %j", (p, s, truth) => {
    expect(weaklyCongruent(p, s)).toBe(truth);
  });

  test("layouts are compared by their shapes", () => {
    expect(congruent(layout([4, 8]), [1, 2])).toBe(true);
    expect(weaklyCongruent(layout(32), layout([4, 8]))).toBe(true);
  });

  test("textOf and show", () => {
    expect(textOf([4, [3, 2]])).toBe("(4,(3,2))");
    expect(show([4, null, Number.NaN, [], layout([4, 8])])).toBe("(4,_,NaN,(),(4,8):(1,4))");
    for (const [value, shown] of junk) expect(show(value)).toBe(shown);
  });

  test("show stops after 40 characters, however deep, wide or endless the value", () => {
    const endless: unknown[] = [];
    endless.push(endless, endless);
    expect(show(endless)).toBe(`${"(".repeat(40)}…`);
    expect(show(nested(10_000))).toBe(`${"(".repeat(40)}…`);
    expect(show(new Array(10_000_000).fill(7))).toBe(`(${"7,".repeat(19)}7…`);
  });
});

describe("tuples of anything: only the profile counts", () => {
  const operations = [
    rank,
    depth,
    flatten,
    (x: never) => congruent(4, x),
    (x: never) => weaklyCongruent([4], x),
  ];

  test.each(junk)("%s", (value) => {
    expect(rank([4, [value]])).toBe(2);
    expect(rank(value)).toBe(1);
    expect(depth([4, [value]])).toBe(2);
    expect(flatten([4, [value]])).toEqual([4, value]);
    expect(congruent([4, [value]], [value, [0]])).toBe(true);
    expect(congruent([4, [value]], [value, value])).toBe(false);
    expect(weaklyCongruent([value, value], [4, [value]])).toBe(true);
    expect(weaklyCongruent([4, [value]], [value, value])).toBe(false);
  });

  test("a layout within a tuple is an element, and a tuple may be empty", () => {
    expect(congruent([layout([4, 8])], [0])).toBe(true);
    expect(congruent([layout([4, 8])], [[0, 0]])).toBe(false);
    expect([rank([]), depth([]), depth([[]]), flatten([[]])]).toEqual([0, 1, 2, []]);
    expect([congruent([], []), congruent([], [4]), congruent([], 4), weaklyCongruent(4, [])]).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  test("tuples that nest too deep", () => {
    expect(depth(nested(1000))).toBe(1000);
    for (const operation of operations)
      for (const levels of [1001, 10_000]) expect(refusal(() => operation(nested(levels)))[0]).toBe("depth");
    expect(refusal(() => depth(nested(1001)))[1]).toBe(
      `✗ depth: ${"(".repeat(40)}…: tuples nest deeper than 1000`,
    );
  });
});
