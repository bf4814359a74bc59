import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { identityLayout } from "../../src/runtime/layout/identity.js";
import { size } from "../../src/runtime/layout/shape.js";
import { coordinates, counting } from "../../src/runtime/tensor/accessor.js";
import type { AnyLayout } from "../../src/types/layout/layout.js";
import { between, loose, nesting, profiled, seed } from "../support/arbitrary.js";
import { type Leaf, leavesOf, offsetAt, type Pair, sizeOf } from "../support/brute.js";
import { plain, plainly } from "../support/plain.js";
import {
  copy,
  copyIf,
  fill,
  filled,
  get,
  localTile,
  over,
  tensor,
  transform,
  valuesOf,
} from "../support/plain-tensor.js";
import { junk, refusal } from "../support/refusal.js";

/** How long an array must be that holds a layout from 0 on. */
const spanOf = (leaves: readonly Leaf[]): number =>
  1 + leaves.reduce((so, [extent, stride]) => so + Math.max(0, (extent - 1) * stride), 0);

/** The destination after the loop of section 4.6.1, run on bare arrays. */
function byHand(src: ArrayLike<unknown>, from: Pair, dst: unknown[], into: Pair): unknown[] {
  const [a, b] = [leavesOf(from), leavesOf(into)];
  for (let i = 0; i < sizeOf(b); i++) dst[offsetAt(b, i)] = src[offsetAt(a, i)];
  return dst;
}

// Table 2 of the paper.
describe.each([
  ["1-D", "8:1", "8:1"],
  ["N-D", "(8,2,3):(1,16,32)", "(8,2,3):(1,16,32)"],
  ["gather", "(2,3,2):(42,1,128)", "12:1"],
  ["scatter", "12:1", "(2,3,2):(42,1,128)"],
  ["broadcast", "7:0", "7:1"],
  ["constant", "7:0", "7:0"],
  ["transpose", "(8,3):(1,8)", "(8,3):(3,1)"],
  ["tensor transpose", "(8,(3,5)):(1,(57,8))", "(8,15):(1,8)"],
])("table 2, %s", (_, from, into) => {
  const [a, b] = [plain(from), plain(into)] as [AnyLayout & Pair, AnyLayout & Pair];
  const [long, wide] = [spanOf(leavesOf(a)), spanOf(leavesOf(b))];

  test.each([
    ["typed", Float64Array, Int16Array],
    ["plain", Array, Array],
    ["typed into plain", Int32Array, Array],
    ["plain into typed", Array, Float32Array],
  ])("%s", (_name, Source, Target) => {
    const src = filled(Source as typeof Array, long, (i) => i + 1);
    const dst = filled(Target as typeof Array, wide, (i) => -i);
    const right = byHand(src, a, [...dst], b);
    const result = tensor(dst, b);
    expect(copy(tensor(src, a), result)).toBe(result);
    expect([...dst]).toEqual(right);
    expect(right).not.toEqual(Array.from(right, (_value, i) => -i));
  });

  test("bigint", () => {
    const src = filled(BigInt64Array, long, (i) => BigInt(i + 1));
    const dst = new BigUint64Array(wide);
    copy(tensor(src, a), tensor(dst, b));
    expect([...dst]).toEqual(byHand(src, a, [...new BigUint64Array(wide)], b));
  });

  test("the offsets themselves, by counting", () => {
    const dst = new Int32Array(wide);
    copy(tensor(counting(), a), tensor(dst, b));
    const offsets = Array.from({ length: long }, (_value, i) => i);
    expect([...dst]).toEqual(byHand(offsets, a, [...new Int32Array(wide)], b));
  });
});

test("copies between layouts of one size, whatever their profiles and strides", () => {
  const layouts = profiled(nesting({ rank: 4, size: 128 }));
  fc.assert(
    fc.property(layouts, fc.nat(), between(0, 9), between(0, 9), (of, how, i, j) => {
      const count = sizeOf(leavesOf(of));
      const divisor = [1, 2, 3, 4, 5, 7, 8, 12].filter((n) => count % n === 0).at(how % 3) ?? 1;
      const into = { shape: [divisor, count / divisor], stride: [-(count / divisor), 1] };
      const src = filled(Int32Array, i + spanOf(leavesOf(of)));
      const start = j + (divisor - 1) * (count / divisor);
      const dst = new Int32Array(start + count);
      copy(tensor(src, plain(of.shape, of.stride), i), tensor(dst, plain(into.shape, into.stride), start));
      for (let c = 0; c < count; c++)
        expect(dst[start + offsetAt(leavesOf(into), c)]).toBe(src[i + offsetAt(leavesOf(of), c)]);
      expect(dst.slice(0, j).every((value) => value === 0)).toBe(true);
    }),
    { seed, numRuns: 100 },
  );
});

describe("copy refuses", () => {
  const numbers = over(new Float32Array(24), "(8,3)");

  test.each([
    ["(8,3):(1,8)", "12:1", "sizes", "sizes 24 and 12 differ"],
    ["(8,3):(1,8)", "(8,3,2):(1,8,0)", "sizes", "sizes 24 and 48 differ"],
  ])("%s into %s", (from, into, code, sentence) => {
    const make = (text: string) => over(new Float32Array(24), text);
    expect(refusal(() => copy(make(from), make(into)))).toEqual([
      code,
      `✗ copy: ${from} → ${into}: ${sentence}`,
    ]);
    expect(refusal(() => transform(make(from), make(into), Number))).toEqual([
      code,
      `✗ transform: ${from} → ${into}: ${sentence}`,
    ]);
    expect(refusal(() => copyIf(() => true, make(from), make(into)))[0]).toBe(code);
  });

  test("elements of another kind", () => {
    const sentence = "number elements and bigint elements do not mix";
    const bigints = over(new BigInt64Array(24), "(8,3)");
    const named = "(8,3):(1,8) → (8,3):(1,8)";
    expect(refusal(() => copy(numbers, bigints))).toEqual(["elements", `✗ copy: ${named}: ${sentence}`]);
    expect(refusal(() => copyIf(() => true, numbers, bigints))).toEqual([
      "elements",
      `✗ copyIf: ${named}: ${sentence}`,
    ]);
    expect(refusal(() => transform(numbers, bigints, Number))[1]).toBe(`✗ transform: ${named}: ${sentence}`);
    expect(refusal(() => copy(over(filled(Array, 24, String), "24"), numbers))[0]).toBe("elements");
    // one wrong value among many is found before it becomes NaN
    const mixed = filled(Array, 24, (i) => (i === 20 ? "x" : i));
    expect(refusal(() => copy(over(mixed, "24"), numbers))[1]).toContain(
      "string elements and number elements",
    );
    expect(refusal(() => copy(over(new Array(24), "24"), numbers))[1]).toContain("undefined elements");
  });

  test("a destination that cannot be written to", () => {
    for (const fixed of [counting(), Object.freeze(filled(Array, 24))])
      for (const work of [
        () => copy(numbers, over(fixed, "24")),
        () => copyIf(() => true, numbers, over(fixed, "24")),
        () => transform(numbers, over(fixed, "24"), Number),
        () => fill(over(fixed, "24"), 1),
      ])
        expect(refusal(work)[1]).toMatch(/: the accessor is no place to write to$/);
  });

  test("what is no tensor, and no function", () => {
    for (const [value, shown] of junk) {
      expect(refusal(() => copy(value, numbers))[1]).toContain(`${shown} is no tensor`);
      expect(refusal(() => copy(numbers, value))[1]).toContain(`${shown} is no tensor`);
      expect(refusal(() => fill(value, 1))[1]).toContain(`${shown} is no tensor`);
      if (typeof value !== "function") {
        expect(refusal(() => copyIf(value, numbers, numbers))[1]).toContain(`${shown} is no tensor`);
        expect(refusal(() => transform(numbers, numbers, value))[1]).toContain(`${shown} is no function`);
      }
    }
  });
});

describe("copyIf", () => {
  test("by a function of the integer coordinate", () => {
    const dst = new Int32Array(12);
    copyIf((i: number) => i % 3 === 0, over(counting(100), "(3,4):(4,1)"), over(dst, "12"));
    expect([...dst]).toEqual([100, 0, 0, 101, 0, 0, 102, 0, 0, 103, 0, 0]);
  });

  test("by a tensor, whatever its layout", () => {
    for (const [mask, make] of [
      [Uint8Array, (i: number) => i % 2],
      [Array, (i: number) => i % 2 === 1],
    ] as const) {
      const dst = new Int32Array(6);
      const predicate = over(filled(mask as typeof Array, 6, make as never), "(2,3):(3,1)");
      copyIf(predicate, over(counting(10), "6"), over(dst, "(3,2)"));
      expect([...dst]).toEqual([0, 11, 12, 0, 0, 15]);
    }
    expect(refusal(() => copyIf(over([1, 0], "2"), over([1], "1"), over([1], "1")))[1]).toBe(
      "✗ copyIf: 2:1 → 1:1: sizes 2 and 1 differ",
    );
  });

  test("of the last tiles, which reach out of a 5x7 matrix", () => {
    const data = filled(Int32Array, 35, (i) => i + 1);
    const of = over(data, "(5,7):(7,1)");
    const where = tensor(coordinates(), identityOf(of.layout));
    const copied: unknown[] = [];
    for (let i = 0; i < 3; i++)
      for (let j = 0; j < 2; j++) {
        const tile = localTile(of, [2, 4], [i, j]);
        const buffer = over(new Int32Array(8), "(2,4)");
        const inside = (c: number) => 2 * i + (c % 2) < 5 && 4 * j + Math.floor(c / 2) < 7;
        copyIf(inside, tile, buffer);
        copied.push(...valuesOf(buffer).filter((value) => value !== 0));
      }
    expect(size(where.layout as never)).toBe(35);
    expect(copied.toSorted((x, y) => Number(x) - Number(y))).toEqual([...data]);
  });

  test("a predicate gives booleans, 0 or 1, and nothing else", () => {
    const src = over([1, 2, 3, 4], "4");
    const copied = (predicate: unknown): readonly unknown[] => {
      const dst = over([0, 0, 0, 0], "4");
      copyIf(predicate, src, dst);
      return dst.accessor as unknown[];
    };
    const right = [1, 0, 3, 0];
    expect(copied((i: number) => i % 2 === 0)).toEqual(right);
    expect(copied((i: number) => 1 - (i % 2))).toEqual(right);
    expect(copied(over([true, false, 1, 0], "4"))).toEqual(right);
    expect(copied(over(Uint8Array.of(1, 0), "(2,2):(1,0)"))).toEqual(right);
    const said = (predicate: unknown) => refusal(() => copied(predicate))[1];
    expect(said(tensor(coordinates(0, 0), plain("(2,2):(e0,e1)")))).toBe(
      "✗ copyIf: (2,2):(e0,e1) → 4:1: an object is no predicate",
    );
    expect(said(over(["x", "y", "z", ""], "4"))).toBe("✗ copyIf: 4:1 → 4:1: a string is no predicate");
    expect(said(over([1n, 0n, 0n, 0n], "4"))).toBe("✗ copyIf: 4:1 → 4:1: a bigint is no predicate");
    expect(said(over([1, 0, Number.NaN, 0], "4"))).toBe("✗ copyIf: 4:1 → 4:1: NaN is no predicate");
    expect(said(over(Uint8Array.of(1, 0, 255, 0), "4"))).toBe("✗ copyIf: 4:1 → 4:1: 255 is no predicate");
    expect(said(() => "yes")).toBe('✗ copyIf: a function → 4:1: "yes" is no predicate');
    expect(said(() => undefined)).toBe("✗ copyIf: a function → 4:1: undefined is no predicate");
    expect(said(() => [true])).toBe("✗ copyIf: a function → 4:1: (true) is no predicate");
    expect(said(plain("4"))).toBe("✗ copyIf: 4:1 → 4:1: 4:1 is no tensor");
  });

  test("what the predicate admits is checked", () => {
    const dst = over(new Int32Array(4), "4");
    const tile = localTile(over(new Int32Array(10), "10"), [4], [2]);
    expect(refusal(() => copyIf(() => true, tile, dst))[1]).toBe(
      "✗ copyIf: (4):(1) → 4:1: coordinate 2 is outside of the tensor that the tile was cut from",
    );
  });
});

const identityOf = (of: AnyLayout): AnyLayout =>
  plainly<(shape: unknown) => AnyLayout>(identityLayout)(of.shape);

describe("fill and transform", () => {
  test.each([
    ["(2,3):(4,-2)", 4],
    ["(3,(2,2)):(1,(3,0))", 0],
    ["1:0", 3],
  ])("fill of %s puts the value there and nowhere else", (text, from) => {
    const array = new Float64Array(12);
    const of = over(array, text, from);
    const leaves = leavesOf(of.layout as Pair);
    const touched = new Set(Array.from({ length: sizeOf(leaves) }, (_, i) => from + offsetAt(leaves, i)));
    expect(fill(of, 7)).toBe(of);
    expect([...array]).toEqual(Array.from({ length: 12 }, (_, i) => (touched.has(i) ? 7 : 0)));
  });

  test("fill refuses what set refuses", () => {
    expect(refusal(() => fill(over(new Float32Array(4), "4"), 4n))).toEqual([
      "elements",
      "✗ fill: 4:1: bigint elements and number elements do not mix",
    ]);
    expect(refusal(() => fill(over(new BigInt64Array(4), "4"), 4))[0]).toBe("elements");
    expect(refusal(() => fill(over(["a"], "1"), 4))[0]).toBe("elements");
    expect(refusal(() => fill(over(new Int8Array(4), "4"), undefined))[0]).toBe("elements");
    fill(over(new Array(4), "4"), "any");
  });

  test("transform", () => {
    const dst = new BigInt64Array(6);
    transform(over(counting(1), "(2,3):(3,1)"), over(dst, "(2,3)"), (x: number) => BigInt(x * x));
    expect([...dst]).toEqual([1n, 16n, 4n, 25n, 9n, 36n]);
    const of = over(
      filled(Float64Array, 6, (i) => i),
      "6",
    );
    transform(of, of, (x: number) => 2 * x);
    expect(get(of, 5)).toBe(10);
  });
});

test("overlapping strides: the last of those that go to one place stays", () => {
  fc.assert(
    fc.property(profiled(loose(between(0, 3), 3, 64)), (of) => {
      const count = sizeOf(leavesOf(of));
      const dst = new Int32Array(spanOf(leavesOf(of)));
      copy(over(counting(1), `${count}`), tensor(dst, plain(of.shape, of.stride)));
      expect([...dst]).toEqual(
        byHand(
          Array.from({ length: count }, (_, i) => i + 1),
          { shape: count, stride: 1 },
          [...new Int32Array(dst.length)],
          of,
        ),
      );
    }),
    { seed, numRuns: 100 },
  );
});

describe("tensors that share an array", () => {
  const arrays = [
    ["typed", Float64Array],
    ["plain", Array],
  ] as const;

  test.each(arrays)("a %s one is transposed in place", (_, Type) => {
    const array = filled(Type as typeof Array, 16, (i) => i);
    copy(over(array, "(4,4):(4,1)"), over(array, "(4,4):(1,4)"));
    expect([...array]).toEqual(Array.from({ length: 16 }, (_value, i) => 4 * (i % 4) + Math.floor(i / 4)));
  });

  test.each(arrays)("a %s one is moved up, reversed, and turned", (_, Type) => {
    const array = filled(Type as typeof Array, 8, (i) => i);
    copy(over(array, "6"), over(array, "6", 2));
    expect([...array]).toEqual([0, 1, 0, 1, 2, 3, 4, 5]);
    transform(over(array, "8:-1", 7), over(array, "8"), (x: number) => 10 * x);
    expect([...array]).toEqual([50, 40, 30, 20, 10, 0, 10, 0]);
  });
});
