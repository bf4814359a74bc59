import fc from "fast-check";
import { expect, test } from "vitest";
import { gemmKernel } from "../../../src/runtime/algorithm/kernel/gemm.js";
import type { NumericArray, View } from "../../../src/runtime/algorithm/kernel/view.js";
import type { IntTuple } from "../../../src/types/layout/htuple.js";
import { between, seed } from "../../support/arbitrary.js";
import { leavesOf, offsetAt, type Pair, sizeOf } from "../../support/brute.js";
import { plain } from "../../support/plain.js";

/** Extents that are no multiples of four, and some that are; cut in two where they can be. */
const extents = fc.oneof(between(1, 9), fc.constantFrom(1, 4, 8, 12, 16, 17, 30));
const arrays = fc.constantFrom(Float32Array, Float64Array, Int32Array, Int16Array, Uint8Array, Array);

/** A mode of an extent: one integer, or a tuple of two or three. */
const modeOf = (extent: number, ways: number): IntTuple => {
  for (const d of [2, 3, 5]) if (ways % d === 1 && extent % d === 0) return [d, extent / d];
  return ways % 7 === 3 ? [[1, extent]] : extent;
};

interface Drawn {
  readonly pair: Pair;
  readonly shift: number;
}

/** A matrix of any strides: dense in some order, padded, backwards, repeated where `still`. */
const matrixOf = (m: number, n: number, still: boolean): fc.Arbitrary<Drawn> =>
  fc
    .record({
      how: fc.tuple(fc.nat(30), fc.nat(30)),
      order: fc.array(fc.nat(), { minLength: 6, maxLength: 6 }),
      pads: fc.array(between(0, 5), { minLength: 6, maxLength: 6 }),
      shift: between(0, 3),
    })
    .map(({ how, order, pads, shift }) => {
      const shape: IntTuple = [modeOf(m, how[0]), modeOf(n, how[1])];
      const leaves = leavesOf({ shape, stride: shape });
      const strides: number[] = [];
      let covered = 1;
      for (const k of leaves.map((_, k) => k).toSorted((a, b) => (order[a] ?? 0) - (order[b] ?? 0))) {
        const pad = pads[k] as number;
        const stride = covered + (pad === 1 ? 1 : 0);
        strides[k] = still && pad === 5 ? 0 : pad === 2 ? -stride : stride;
        covered = stride * (leaves[k]?.[0] as number);
      }
      let next = 0;
      const fill = (of: IntTuple): IntTuple =>
        typeof of === "number" ? (strides[next++] as number) : of.map(fill);
      return { pair: { shape, stride: fill(shape) }, shift };
    });

function viewOf({ pair, shift }: Drawn, data: (length: number) => NumericArray): View {
  const reach = leavesOf(pair).map(([extent, stride]) => (extent - 1) * stride);
  const least = reach.reduce((so, step) => so + Math.min(0, step), 0);
  const most = reach.reduce((so, step) => so + Math.max(0, step), 0);
  return {
    data: data(most - least + 1 + shift),
    offset: shift - least,
    layout: plain(pair.shape, pair.stride),
  };
}

const cases = fc.tuple(extents, extents, extents).chain(([m, n, k]) =>
  fc.record({
    size: fc.constant([m, n, k] as const),
    a: matrixOf(m, k, true),
    b: matrixOf(n, k, true),
    c: matrixOf(m, n, true),
    kinds: fc.tuple(arrays, arrays, arrays),
    alpha: between(-2, 3),
    first: fc.nat(100),
  }),
);

/** Small integers, so that every sum is exact in every type. */
const integers = (kind: { new (length: number): NumericArray }, first: number) => (length: number) => {
  const data = new kind(length) as number[];
  for (let i = 0; i < length; i++) data[i] = (i * 7 + first) % 4;
  return data;
};

/** c(m,n) += alpha · Σ a(m,k)·b(n,k), of operands that are read first. */
function naive(
  a: View,
  b: View,
  c: View,
  pairs: readonly Pair[],
  [m, n, k]: readonly number[],
  alpha: number,
): NumericArray {
  const [la, lb, lc] = pairs.map(leavesOf) as [
    ReturnType<typeof leavesOf>,
    ReturnType<typeof leavesOf>,
    ReturnType<typeof leavesOf>,
  ];
  const [x, y] = [a.data.slice() as number[], b.data.slice() as number[]];
  const out = c.data.slice() as number[];
  for (let j = 0; j < (n as number); j++)
    for (let i = 0; i < (m as number); i++) {
      let sum = 0;
      for (let l = 0; l < (k as number); l++)
        sum +=
          (x[a.offset + offsetAt(la, i + l * (m as number))] as number) *
          (y[b.offset + offsetAt(lb, j + l * (n as number))] as number);
      const at = c.offset + offsetAt(lc, i + j * (m as number));
      out[at] = (out[at] as number) + alpha * sum;
    }
  return out as NumericArray;
}

test("gemmKernel is the triple loop: any strides, profiles, array types and sizes", () => {
  fc.assert(
    fc.property(cases, ({ size, a, b, c, kinds, alpha, first }) => {
      const [x, y, z] = [
        viewOf(a, integers(kinds[0] as never, first)),
        viewOf(b, integers(kinds[1] as never, first + 1)),
        viewOf(c, integers(kinds[2] as never, first + 2)),
      ];
      const expected = naive(x, y, z, [a.pair, b.pair, c.pair], size, alpha);
      gemmKernel(x, y, z, alpha);
      expect([...(z.data as number[])]).toEqual([...(expected as number[])]);
    }),
    { numRuns: 1000, seed },
  );
});

test("operands that share a buffer with the result are read first", () => {
  fc.assert(
    fc.property(cases, ({ size, a, b, c, first }) => {
      const data = integers(Float64Array, first)(2500);
      const [x, y, z] = [a, b, c].map((drawn) => ({ ...viewOf(drawn, () => data), data })) as [
        View,
        View,
        View,
      ];
      fc.pre([a, b, c].every(({ pair }) => sizeOf(leavesOf(pair)) < 900));
      const expected = naive(x, y, z, [a.pair, b.pair, c.pair], size, 1);
      gemmKernel(x, y, z, 1);
      expect(data).toEqual(expected);
    }),
    { numRuns: 200, seed },
  );
});

test("more rows than one panel holds, and K of 1", () => {
  for (const [m, n, k] of [
    [5, 67, 3000],
    [3, 4, 20001],
    [130, 131, 1],
    [37, 301, 233],
  ] as const) {
    const view = (rows: number, columns: number, kind: never, first: number) =>
      viewOf({ pair: { shape: [rows, columns], stride: [columns + 1, 1] }, shift: 1 }, integers(kind, first));
    const [a, b, c] = [
      view(m, k, Float32Array as never, 1),
      view(n, k, Float64Array as never, 2),
      view(m, n, Float32Array as never, 3),
    ];
    const pairs = [
      [m, k],
      [n, k],
      [m, n],
    ].map(([r = 1, s = 1]): Pair => ({ shape: [r, s], stride: [s + 1, 1] }));
    const expected = naive(a, b, c, pairs, [m, n, k], 2);
    gemmKernel(a, b, c, 2);
    for (let i = 0; i < c.data.length; i++)
      if (c.data[i] !== expected[i]) throw new Error(`${m},${n},${k} at ${i}`);
  }
});

test("big integers are exact, past 2^53 too", () => {
  const data = (length: number) => BigInt64Array.from({ length }, (_, i) => 2n ** 40n + BigInt(i) * 3n);
  const [a, b] = [data(6), data(12)];
  const c = new BigInt64Array(8).fill(5n);
  const of = (rows: number, columns: number) => plain([rows, columns], [columns, 1]);
  gemmKernel(
    { data: a, offset: 0, layout: of(2, 3) },
    { data: b, offset: 0, layout: of(4, 3) },
    { data: c, offset: 0, layout: of(2, 4) },
    3,
  );
  for (let m = 0; m < 2; m++)
    for (let n = 0; n < 4; n++) {
      let sum = 5n;
      for (let k = 0; k < 3; k++) sum += 3n * (a[m * 3 + k] as bigint) * (b[n * 3 + k] as bigint);
      expect(c[m * 4 + n]).toBe(BigInt.asIntN(64, sum));
    }
});

test("the sum is converted once: eighths into an array of bytes", () => {
  const [a, b] = [Float32Array.of(0.125, 0.25, 0.5, 0.125), Float32Array.of(1, 1, 1, 2)];
  const c = Uint8Array.of(7);
  const row = plain([1, 4], [4, 1]);
  gemmKernel(
    { data: a, offset: 0, layout: row },
    { data: b, offset: 0, layout: row },
    { data: c, offset: 0, layout: plain([1, 1]) },
    1,
  );
  expect(c[0]).toBe(8);
});
