import { execFileSync } from "node:child_process";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { copyKernel } from "../../../src/runtime/algorithm/kernel/copy.js";
import { fillKernel } from "../../../src/runtime/algorithm/kernel/fill.js";
import { transformKernel } from "../../../src/runtime/algorithm/kernel/transform.js";
import type { NumericArray, View } from "../../../src/runtime/algorithm/kernel/view.js";
import type { AnyLayout } from "../../../src/types/layout/layout.js";
import { between, profiled, seed } from "../../support/arbitrary.js";
import { typed } from "../../support/arrays.js";
import { type Leaf, leavesOf, offsetAt, type Pair, sizeOf } from "../../support/brute.js";
import { plain } from "../../support/plain.js";

const numeric = [...typed, Array] as const;
const big = [BigInt64Array, BigUint64Array] as const;
type Kind = (typeof numeric)[number] | (typeof big)[number];

const kinds: fc.Arbitrary<readonly [Kind, Kind]> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...numeric).map((kind): [Kind, Kind] => [kind, kind]) },
  { weight: 4, arbitrary: fc.tuple(fc.constantFrom(...numeric), fc.constantFrom(...numeric)) },
  { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...big), fc.constantFrom(...big)) },
);

/** An array of `kind` whose elements differ; those of floating point have fractions. */
function filled(kind: Kind, length: number, first: number): NumericArray {
  const data = new (kind as new (length: number) => NumericArray)(length);
  const isBig = data instanceof BigInt64Array || data instanceof BigUint64Array;
  for (let i = 0; i < length; i++) data[i] = isBig ? BigInt(first + i) * 0x7ff0000000001n : first + i * 1.25;
  return data;
}

const span = (leaves: readonly Leaf[]) => {
  const reach = leaves.map(([extent, stride]) => (extent - 1) * stride);
  const total = (pick: (...of: number[]) => number) => reach.reduce((so, step) => so + pick(0, step), 0);
  return { least: total(Math.min), most: total(Math.max) };
};

/** Modes of one size twice: any order, any profile; extents are cut and joined, strides drawn or padded. */
const twoOfOneSize: fc.Arbitrary<readonly [Pair, Pair]> = fc
  .tuple(
    fc.array(fc.constantFrom(2, 3, 4, 5, 8, 16, 33), { minLength: 1, maxLength: 6 }),
    fc.array(fc.tuple(between(0, 9), between(0, 3), fc.boolean()), { minLength: 12, maxLength: 12 }),
    fc.tuple(fc.nat(), fc.nat()),
    fc.constantFrom("apart", "any", "still"),
  )
  .chain(([drawn, ways, [how, why], kind]) => {
    const extents: number[] = [];
    let size = 1;
    for (const extent of drawn) {
      if (size * extent > 6000) continue;
      extents.push(extent);
      size *= extent;
    }
    const side = (i: number): readonly Leaf[] => {
      // dense but for padding, in an order that is drawn, some of the modes backwards
      const own = ways.slice(6 * i, 6 * i + extents.length);
      const order = extents.map((_, k) => k).toSorted((a, b) => (own[a]?.[0] ?? 0) - (own[b]?.[0] ?? 0));
      const strides: number[] = [];
      let covered = 1;
      for (const k of order) {
        const [, pad, back] = own[k] as [number, number, boolean];
        const stride = covered + (pad === 3 ? 1 : 0);
        strides[k] = (back && pad === 0 ? -1 : 1) * stride;
        covered = stride * (extents[k] as number);
        if (kind === "still" && i === 0 && pad === 2) strides[k] = 0;
        if (kind === "any" && pad === 1) strides[k] = pad + (own[k]?.[0] ?? 0) - 3;
      }
      return extents.map((extent, k): Leaf => [extent, strides[k] as number]);
    };
    const some = (leaves: readonly Leaf[], bits: number) =>
      profiled(fc.constant(leaves)).map((pair) => (bits % 5 === 0 ? cut(pair) : pair));
    return fc.tuple(some(side(0), how), some(side(1), why));
  });

/** The first mode that is even, cut in two: a profile of its own. */
function cut(pair: Pair): Pair {
  const leaves = leavesOf(pair).flatMap(([extent, stride]): readonly Leaf[] =>
    extent % 2 === 0
      ? [
          [2, stride],
          [extent / 2, 2 * stride],
        ]
      : [[extent, stride]],
  );
  return { shape: leaves.map(([extent]) => extent), stride: leaves.map(([, stride]) => stride) };
}

/** Two layouts of one size with no common refinement, such as (4,6) and (6,4), inside of others. */
const unrefined: fc.Arbitrary<readonly [Pair, Pair]> = fc
  .tuple(
    fc.constantFrom([4, 6], [3, 10], [9, 6], [2, 3]),
    fc.array(between(-3, 40), { minLength: 4, maxLength: 4 }),
    between(1, 4),
  )
  .map(([[m = 1, n = 1], [a = 1, b = 1, c = 1, d = 1], outer]) => [
    { shape: [m, n, outer], stride: [a, b, 300] },
    { shape: [[n, m], outer], stride: [[c, d], 300] },
  ]);

const views = (make: fc.Arbitrary<readonly [Pair, Pair]>) => fc.tuple(make, kinds, fc.nat(7), fc.nat(7));

const viewOf = (kind: Kind, pair: Pair, shift: number, first: number): View => {
  const { least, most } = span(leavesOf(pair));
  const data = filled(kind, most - least + 1 + shift + 3, first);
  return { data, offset: shift - least, layout: plain(pair.shape, pair.stride) };
};

/** What the definition makes of the array of `dst`. */
function naive(
  src: View,
  dst: View,
  from: Pair,
  to: Pair,
  f: (x: never) => unknown = (x) => x,
): NumericArray {
  const [a, b] = [leavesOf(from), leavesOf(to)];
  const out = dst.data.slice() as unknown[];
  const read = src.data.slice();
  for (let i = 0; i < sizeOf(b); i++)
    out[dst.offset + offsetAt(b, i)] = f(read[src.offset + offsetAt(a, i)] as never);
  return out as NumericArray;
}

function expectSame(actual: NumericArray, expected: NumericArray): void {
  expect(actual.length).toBe(expected.length);
  for (let i = 0; i < expected.length; i++)
    if (!Object.is(actual[i], expected[i])) throw new Error(`at ${i}: ${actual[i]}, not ${expected[i]}`);
}

describe.each([
  ["layouts of one size", twoOfOneSize, 2000],
  ["layouts without a common refinement", unrefined, 300],
] as const)("%s", (_, make, numRuns) => {
  test("copyKernel is dst[at(dst,i)] = src[at(src,i)] in the order of i", () => {
    fc.assert(
      fc.property(views(make), ([[from, to], [a, b], i, j]) => {
        const src = viewOf(a, from, i, 1);
        const dst = viewOf(b, to, j, -50);
        const expected = naive(src, dst, from, to);
        const before = src.data.slice() as NumericArray;
        copyKernel(src, dst);
        expectSame(dst.data, expected);
        expectSame(src.data, before);
      }),
      { numRuns, seed },
    );
  });

  test("views of one buffer that overlap are copied as if read first", () => {
    fc.assert(
      fc.property(views(make), between(0, 40), ([[from, to], [a], i, j], apart) => {
        const [reads, writes] = [span(leavesOf(from)), span(leavesOf(to))];
        const data = filled(
          a,
          apart + 20 + Math.max(reads.most - reads.least, writes.most - writes.least),
          1,
        );
        const src: View = { data, offset: i - reads.least, layout: plain(from.shape, from.stride) };
        const dst: View = { data, offset: apart + j - writes.least, layout: plain(to.shape, to.stride) };
        const expected = naive(src, dst, from, to);
        copyKernel(src, dst);
        expectSame(data, expected);
      }),
      { numRuns, seed },
    );
  });

  test("transformKernel writes f of each element", () => {
    fc.assert(
      fc.property(views(make), ([[from, to], [a, b], i, j]) => {
        const src = viewOf(a, from, i, 1);
        const dst = viewOf(b, to, j, -50);
        const f = (x: number | bigint) => (typeof x === "bigint" ? 3n - x : x * 1.5 - 7);
        const expected = naive(src, dst, from, to, f);
        transformKernel(src, dst, f);
        expectSame(dst.data, expected);
      }),
      { numRuns: numRuns / 4, seed },
    );
  });

  test("fillKernel writes one value to every element and no other", () => {
    fc.assert(
      fc.property(views(make), ([[, to], [, b], , j]) => {
        const dst = viewOf(b, to, j, -50);
        const value = dst.data instanceof BigInt64Array || dst.data instanceof BigUint64Array ? -5n : 200.75;
        const expected = naive(dst, dst, to, to, () => value);
        fillKernel(dst, value);
        expectSame(dst.data, expected);
      }),
      { numRuns: numRuns / 4, seed },
    );
  });
});

const dense = (data: NumericArray, layout: AnyLayout, offset = 0): View => ({ data, offset, layout });

test("large planes and runs, where tiles and the array's own methods are used", () => {
  for (const [m, n] of [
    [131, 257],
    [64, 64],
    [5, 1000],
    [1000, 3],
  ] as const)
    for (const kind of [Uint8Array, Int16Array, Float32Array, Float64Array, BigInt64Array, Array])
      for (const other of kind === BigInt64Array ? [kind] : [kind, Int32Array])
        for (const [from, to] of [
          [
            [1, m],
            [n, 1],
          ],
          [
            [n, 1],
            [1, m + 3],
          ],
          [
            [1, m],
            [1, m],
          ],
          [
            [-1, -m],
            [n, 1],
          ],
          [
            [0, 1],
            [n, 1],
          ],
        ] as const) {
          const [a, b]: [Pair, Pair] = [
            { shape: [m, n], stride: from },
            { shape: [m, n], stride: to },
          ];
          const src = viewOf(kind, a, 3, 1);
          const dst = viewOf(other, b, 5, 7);
          const expected = naive(src, dst, a, b);
          copyKernel(src, dst);
          expectSame(dst.data, expected);
        }
});

test("views of one buffer at every distance, forwards and backwards", () => {
  const ways: readonly Pair[] = [
    [1, 3],
    [4, 1],
    [-1, -3],
    [-4, -1],
    [2, 6],
  ].map((stride) => ({ shape: [3, 4], stride }));
  for (const from of ways)
    for (const to of ways)
      for (let apart = -26; apart <= 26; apart++) {
        const data = Int16Array.from({ length: 90 }, (_, i) => i);
        const src = dense(data, plain(from.shape, from.stride), 45);
        const dst = dense(data, plain(to.shape, to.stride), 45 + apart);
        const expected = naive(src, dst, from, to);
        copyKernel(src, dst);
        expectSame(data, expected);
      }
});

test("arrays of different types over one buffer", () => {
  const buffer = new ArrayBuffer(256);
  const bytes = new Uint8Array(buffer).map((_, i) => 3 * i);
  new Uint8Array(buffer).set(bytes);
  const words = new Uint32Array(buffer);
  const src = dense(new Uint8Array(buffer), plain([4, 8], [8, 1]));
  copyKernel(src, dense(words, plain(32, 1), 8));
  for (let i = 0; i < 32; i++) expect(words[8 + i]).toBe(bytes[(i % 4) * 8 + (i >> 2)]);
});

test("bits are moved as they are: signalling NaN, negative zero, views into a buffer", () => {
  const bits = new Uint32Array([0x7fa00001, 0x80000000, 0xffc12345, 1]);
  const out = new Uint32Array(9);
  copyKernel(
    dense(new Float32Array(bits.buffer), plain([2, 2], [1, 2])),
    dense(new Float32Array(out.buffer, 4, 6), plain([2, 2], [2, 1]), 1),
  );
  expect([...out]).toEqual([0, 0, 0x7fa00001, 0xffc12345, 0x80000000, 1, 0, 0, 0]);
});

test("a view transformed in place is read once", () => {
  const data = Float32Array.from({ length: 5000 }, (_, i) => i);
  const of = plain([50, 99], [100, 1]);
  transformKernel(dense(data, of), dense(data, of), (x: number) => x + 1);
  for (let i = 0; i < 5000; i++) expect(data[i]).toBe(i % 100 === 99 ? i : i + 1);
});

test("a number does not go into an array of big integers, nor back", () => {
  const [a, b] = [
    dense(new BigInt64Array(6), plain([2, 3], [1, 2])),
    dense(new Float64Array(6), plain([2, 3], [3, 1])),
  ];
  expect(() => copyKernel(a, b)).toThrow(TypeError);
  expect(() => copyKernel(b, a)).toThrow(TypeError);
});

test("the loops for each width are what the script writes", () => {
  const script = new URL("../../../scripts/kernel-loops.mjs", import.meta.url).pathname;
  expect(() => execFileSync(process.execPath, [script, "--check"])).not.toThrow();
});

describe("F2 strides", () => {
  // not made of its text, which not every version reads
  const swizzled = Object.freeze(
    Object.assign(() => 0, plain([8, 8], [1, 8]), { stride: ["f1", "f9"] }),
  ) as unknown as AnyLayout;
  const offset = (i: number) => i ^ (i >> 3);

  test("a copy into a swizzled layout and back, also within one buffer and between types", () => {
    const data = Float32Array.from({ length: 64 }, (_, i) => i + 0.5);
    const mixed = new Float64Array(70);
    copyKernel(dense(data, plain([8, 8])), dense(mixed, swizzled, 3));
    for (let i = 0; i < 64; i++) expect(mixed[3 + offset(i)]).toBe(i + 0.5);
    copyKernel(dense(data, plain([8, 8])), dense(data, swizzled));
    for (let i = 0; i < 64; i++) expect(data[offset(i)]).toBe(i + 0.5);
    copyKernel(dense(data, swizzled), dense(data, plain(64, -1), 63));
    expect([...data]).toEqual(Array.from({ length: 64 }, (_, i) => 63.5 - i));
  });

  test("fills and transforms", () => {
    const data = new Int16Array(64);
    fillKernel(dense(data, swizzled), 7);
    expect([...data]).toEqual(Array(64).fill(7));
    transformKernel(
      dense(
        Int8Array.from({ length: 64 }, (_, i) => i),
        plain(64),
      ),
      dense(data, swizzled),
      (x: number) => 2 * x,
    );
    for (let i = 0; i < 64; i++) expect(data[offset(i)]).toBe(2 * i);
  });
});
