import { expect, test } from "vitest";
import * as admitting from "../../src/runtime/analysis/admits.js";
import * as injective from "../../src/runtime/analysis/injective.js";
import * as surjective from "../../src/runtime/analysis/surjective.js";
import * as composing from "../../src/runtime/layout/composed-layout.js";
import * as counting from "../../src/runtime/layout/coshape.js";
import * as measuring from "../../src/runtime/layout/cosize.js";
import { tensor } from "../../src/runtime/tensor/tensor.js";
import type { AnyLayout } from "../../src/types/layout/layout.js";
import { slowness } from "../support/pace.js";
import { at, plain, plainly } from "../support/plain.js";
import { random } from "../support/random.js";
import { refusal } from "../support/refusal.js";

type Question = (of: AnyLayout, ...rest: readonly unknown[]) => unknown;
const isInjective: Question = plainly(injective.isInjective);
const collision: Question = plainly(injective.collision);
const isSurjective: Question = plainly(surjective.isSurjective);
const missing: Question = plainly(surjective.missing);
const admits: Question = plainly(admitting.admits);

const next = random(20261130);
const below = (n: number): number => 1 + Math.floor(n * next());
const modes = (count: number, size: number, stride: (i: number) => number): AnyLayout =>
  plain(
    Array.from({ length: count }, () => size),
    Array.from({ length: count }, (_, i) => stride(i)),
  );

/** Whether no two coordinates go to one offset, by looking at all. */
function injectiveByAll(of: AnyLayout): boolean {
  let offsets = [0];
  const [shape, stride] = [of.shape as number[], of.stride as number[]];
  for (const [i, size] of shape.entries())
    offsets = Array.from({ length: size }, (_, k) =>
      offsets.map((so) => so + k * (stride[i] as number)),
    ).flat();
  return new Set(offsets).size === offsets.length;
}

test("a search that is met halfway finds what looking at all offsets does", () => {
  const found = new Set<boolean>();
  for (let n = 0; n < 12; n++) {
    const of = modes(15, 2, () => below(n < 6 ? 2 ** 21 : 2 ** 34));
    expect(isInjective(of)).toBe(injectiveByAll(of));
    found.add(isInjective(of) as boolean);
    const pair = collision(of) as readonly [number, number] | null;
    if (pair !== null) expect(at(of, pair[0])).toBe(at(of, pair[1]));
  }
  expect([...found].toSorted()).toEqual([false, true]);
});

test("what is missing, where strides of both signs leave gaps", () => {
  for (let n = 0; n < 60; n++) {
    const strides = [below(40), -below(40), below(90)].slice(0, 2 + (n % 2));
    const sizes = strides.map(() => 1 + below(9));
    let offsets = new Set([0]);
    for (const [i, size] of sizes.entries())
      offsets = new Set(
        [...offsets].flatMap((so) => Array.from({ length: size }, (_, k) => so + k * (strides[i] as number))),
      );
    let least = 0;
    while (offsets.has(least)) least++;
    const bound = 1 + below(60);
    expect([sizes, strides, bound, missing(plain(sizes, strides), bound)]).toEqual([
      sizes,
      strides,
      bound,
      least < bound ? least : null,
    ]);
  }
});

test("two and three large modes", () => {
  expect(missing(plain("(1000000,1000000):(7,-11)"), 5000000)).toBe(null);
  expect(missing(plain("(1000000,1000000):(7,-11)"))).toBe(6999934);
  expect(isSurjective(plain("(3000,3000,3000):(10007,-10009,10037)"), 30000)).toBe(true);
  expect(isInjective(plain("(100000,100000,100000):(1000003,1999993,2999999)"))).toBe(false);
  expect(isInjective(plain("(999983,1000003):(1000003,999983)"))).toBe(true);
});

test("a search past its budget is refused, and a larger one decides", () => {
  const of = modes(20, 2, (i) => 1 + Math.floor(2 ** 30 * Math.abs(Math.sin(i + 1))));
  const [code, message] = refusal(() => isInjective(of, { budget: 1000 }));
  expect([code, message.replace(/^.*…: /, "")]).toEqual([
    "undecided",
    "undecided within 1000 steps, and the option budget may allow more",
  ]);
  expect(isInjective(of)).toBe(injectiveByAll(of));
  expect(
    refusal(() => isInjective(modes(40, 2, (i) => 1 + Math.floor(2 ** 45 * Math.abs(Math.sin(i + 1))))))[0],
  ).toBe("undecided");
  expect(refusal(() => admits(of, of, { budget: 1000 }))[0]).toBe("undecided");
  expect(
    refusal(() => missing(plain("(3000,3000,3000):(10007,-10009,10037)"), 30000, { budget: 10 }))[0],
  ).toBe("undecided");
});

test("what is no budget", () => {
  const of = plain("(4,8):(1,3)");
  for (const [budget, sentence] of [
    [0, "0 is no budget of steps"],
    [-1, "-1 is no budget of steps"],
    [1.5, "1.5 is no integer"],
    ["9", '"9" is no integer'],
  ] as const)
    expect(refusal(() => isInjective(of, { budget }))[1]).toBe(`✗ isInjective: (4,8):(1,3): ${sentence}`);
  expect(refusal(() => isInjective(of, 7))[1]).toBe("✗ isInjective: (4,8):(1,3): 7 is no set of options");
});

test("a tensor over binary strides is refused without a walk over them", () => {
  const over: (array: unknown, layout: AnyLayout) => unknown = plainly(tensor);
  expect(refusal(() => over(new Float32Array(8), plain("(1073741824,2):(f1,f1073741824)")))[1]).toContain(
    "offsets 0 to 2147483647 are not all in an array of 8",
  );
  // 3:f3 comes to 0, 3 and 6, and 3:f8 to 0, 8 and 16
  expect(refusal(() => over(new Float32Array(8), plain("(3,3):(f3,f8)")))[1]).toContain(
    "offsets 0 to 22 are",
  );
});

test("offsets of composed layouts are looked at within a budget", () => {
  const cosize: Question = plainly(measuring.cosize);
  const composed: (outer: AnyLayout, offset: number, inner: AnyLayout) => AnyLayout = plainly(
    composing.composedLayout,
  );
  const of = composed(plain("(8,1):(1,8)"), 4, plain("(1048576,1048576)"));
  const sentence = "undecided within 1000000 steps, and the option budget may allow more";
  expect(refusal(() => cosize(of))[1]).toBe(
    `✗ cosize: (8,1):(1,8) ∘ (4 + (1048576,1048576):(1,…: ${sentence}`,
  );
  const less = composed(plain("(8,1):(1,8)"), 4, plain("(4,8)"));
  expect(cosize(less)).toBe(36);
  expect(refusal(() => cosize(less, { budget: 511 }))[0]).toBe("undecided");
  expect(cosize(less, { budget: 512 })).toBe(36);
  const over: (array: unknown, layout: AnyLayout) => unknown = plainly(tensor);
  expect(refusal(() => over(new Float32Array(8), of))[0]).toBe("budget");
});

test("the coordinates of deep paths are counted without a walk over all of them", () => {
  const coshape: Question = plainly(counting.coshape);
  const path = Array.from({ length: 900 }, () => 255).join(".");
  const started = process.cpuUsage();
  let at = coshape(plain(4, `3e${path}` as never)) as unknown;
  expect(process.cpuUsage(started).user / 1e6).toBeLessThan(slowness());
  while (Array.isArray(at)) at = at.at(-1);
  expect(at).toBe(10);
});
