import { expect, test } from "vitest";
import { e, f, scale, sum } from "../../src/runtime/layout/stride.js";
import { plain, plainly } from "../support/plain.js";
import { junk, refusal } from "../support/refusal.js";

const loose: Record<string, (...args: unknown[]) => unknown> = {
  e: plainly(e),
  f: plainly(f),
  scale: plainly(scale),
  sum: plainly(sum),
};

test("basis vectors, multiples, sums", () => {
  expect([e(0), e(1, 0), e(255), scale(6, e(1)), scale(1, e(1)), scale(-1, e(1)), scale(0, e(1))]).toEqual([
    "e0",
    "e1.0",
    "e255",
    "6e1",
    "e1",
    "-e1",
    0,
  ]);
  expect(sum(scale(2, e(10)), e(9), e(1, 0), scale(-3, e(1, 1)), e(10))).toBe("e1.0-3e1.1+e9+3e10");
  expect([sum(), sum(e(0), scale(-1, e(0))), sum(3, 4), sum(0, e(2))]).toEqual([0, 0, 7, "e2"]);
});

test("binary elements, past 2^31 too", () => {
  expect([f(5), f(0), scale(3, f(3)), scale(4, f(5)), sum(f(5), f(3)), sum(f(5), f(5))]).toEqual([
    "f5",
    0,
    "f5",
    "f20",
    "f6",
    0,
  ]);
  expect(scale(2 ** 31 + 1, f(2 ** 20 + 1))).toBe(`f${2 ** 51 + 2 ** 31 + 2 ** 20 + 1}`);
  expect(sum(f(2 ** 52 + 2 ** 31), f(2 ** 52 + 1))).toBe(`f${2 ** 31 + 1}`);
  expect(refusal(() => scale(2 ** 30, f(2 ** 30)))[0]).toBe("overflow");
});

test("a path, an integer or a stride that is none is named", () => {
  for (const [value, shown] of junk) {
    if (value !== undefined)
      expect(refusal(() => loose.e?.(1, value))[1]).toContain(`: ${shown} is no integer`);
    expect(refusal(() => loose.f?.(value))[0]).toBe("integer");
    expect(["integer", "element"]).toContain(refusal(() => loose.scale?.(2, value))[0]);
    expect(["integer", "element"]).toContain(refusal(() => loose.sum?.("e0", value))[0]);
  }
  expect(refusal(() => loose.e?.())).toEqual(["argument", "✗ e: (): () is no path"]);
  expect(refusal(() => loose.e?.(1, 256))).toEqual([
    "argument",
    "✗ e: (1,256): 256 is no index from 0 to 255",
  ]);
  expect(refusal(() => loose.f?.(-1))[1]).toBe("✗ f: -1: -1 is no binary element");
  expect(refusal(() => loose.scale?.(-2, "f1"))[1]).toBe(
    "✗ scale: -2, f1: -2 is no multiple of a binary element",
  );
  for (const step of [
    "",
    "e",
    "e0+",
    "+e0",
    "e00",
    "1e1",
    "e1+e0",
    "e0+e0",
    "e1+e1.0",
    "e256",
    "f",
    "f01",
    "f-1",
    "e-1",
    "2.5e0",
    `f${2 ** 53}`,
    `${2 ** 53}e0`,
    "e0.",
    "--e0",
  ]) {
    expect([step, refusal(() => plain([4], [step] as never))[0]]).toEqual([step, "element"]);
    expect([step, refusal(() => plain(`(4):(${step})`))[0]]).toEqual([step, "syntax"]);
  }
});

test("in JavaScript a layout is a function too, and the types do not say so", () => {
  const called = (text: string, ...coordinate: unknown[]): unknown =>
    (plain(text) as unknown as (...coordinate: unknown[]) => unknown)(...coordinate);
  expect(called("(4,(3,2)):(2,(8,1))", 2, [1, 1])).toBe(13);
  expect(called("(4,(3,2)):(2,(8,1))", 22)).toBe(21);
  expect(called("(4,4):(f1,f5)", 3, 1)).toBe(6);
  expect(called("(4,8):(e0,e1)", 3, 1)).toEqual([3, 1]);
  expect(refusal(() => called("(4,8):(8,1)", 1, 2, 3))[0]).toBe("coordinate");
});
