import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { counting } from "../../src/runtime/tensor/accessor.js";
import type { OpenTensor as Tensor } from "../../src/types/tensor/tensor.js";
import { between, nesting, profiled, seed } from "../support/arbitrary.js";
import { leavesOf, offsetAt, type Pair, sizeOf } from "../support/brute.js";
import { plain } from "../support/plain.js";
import { contract, filled, gemm, over, tensor } from "../support/plain-tensor.js";
import { junk, refusal } from "../support/refusal.js";

/** A reader of a tensor by one integer to a mode, that owes nothing to the library. */
function reader({ accessor, layout, offset }: Tensor): (...at: readonly number[]) => number {
  const { shape, stride } = layout as Pair as { shape: readonly never[]; stride: readonly never[] };
  const modes = shape.map((mode, i) => leavesOf({ shape: mode, stride: stride[i] as never }));
  const array = accessor as ArrayLike<number>;
  return (...at) => Number(array[at.reduce((so, c, i) => so + offsetAt(modes[i] ?? [], c), offset)]);
}

const sizesOf = ({ layout }: Tensor): readonly number[] =>
  (layout as { shape: readonly Pair["shape"][] }).shape.map((mode) =>
    sizeOf(leavesOf({ shape: mode, stride: mode })),
  );

/** C + alpha A·B by the quadruple loop of section 3.3, in the order of C's coordinates. */
function byHand(a: Tensor, b: Tensor, c: Tensor, alpha = 1): readonly number[] {
  const [M = 1, N = 1, L = 1] = sizesOf(c);
  const K = sizesOf(a)[1] ?? 1;
  const [A, B, C] = [reader(a), reader(b), reader(c)];
  const out: number[] = [];
  for (let l = 0; l < L; l++)
    for (let n = 0; n < N; n++)
      for (let m = 0; m < M; m++) {
        const batch = sizesOf(c).length === 3 ? [l] : [];
        let sum = 0;
        for (let k = 0; k < K; k++) sum += A(m, k, ...batch) * B(n, k, ...batch);
        out.push(C(m, n, ...batch) + alpha * sum);
      }
  return out;
}

/** C as it is, in the order of its coordinates. */
const present = (c: Tensor): readonly number[] => {
  const [M = 1, N = 1, L = 1] = sizesOf(c);
  const C = reader(c);
  return Array.from({ length: M * N * L }, (_, i) => {
    const [m, n, l] = [i % M, Math.floor(i / M) % N, Math.floor(i / M / N)];
    return sizesOf(c).length === 3 ? C(m, n, l) : C(m, n);
  });
};

const spanOf = (text: string): number =>
  leavesOf(plain(text) as unknown as Pair).reduce((so, [extent, stride]) => so + (extent - 1) * stride, 1);

// Table 3 of the paper, with M, N, K = 6, 4, 5 where they are plain; integers, so that every order gives the same sum.
describe.each([
  ["NT GEMM", "(6,5):(1,7)", "(4,5):(1,9)", "(6,4):(1,8)"],
  ["TN GEMM", "(6,5):(7,1)", "(4,5):(9,1)", "(6,4):(1,8)"],
  ["NTT GEMM", "(4,5):(1,9)", "(6,5):(1,7)", "(4,6):(1,8)"],
  ["BLIS GEMM", "(6,5):(3,20)", "(4,5):(2,11)", "(6,4):(5,31)"],
  ["GETT, M a group", "((2,3),5):((1,20),4)", "(4,5):(5,1)", "((2,3),4):((1,10),2)"],
  // the stride of A is printed ((W,X),1), which is none of that shape; it is (W,(X,1)), and so for B
  ["GETT, K a group", "(6,(2,3)):(8,(3,1))", "(4,(2,3)):(9,(4,1))", "(6,4):(1,6)"],
  ["a vector", "(1,5):(0,1)", "(4,5):(5,1)", "(1,4):(0,1)"],
  ["of one group over another profile", "(6,(2,3)):(6,(1,2))", "(4,6):(1,4)", "((2,3),(2,2)):((1,2),(6,12))"],
  ["batched", "(6,5,3):(1,6,30)", "(4,5,3):(1,4,20)", "(6,4,3):(1,6,24)"],
  ["batched, B shared", "(6,5,3):(1,6,30)", "(4,5,3):(1,4,0)", "(6,4,3):(12,3,1)"],
  ["batched over a group", "(6,5,(2,2)):(1,6,(30,60))", "(4,5,4):(1,4,20)", "(6,4,(2,2)):(1,6,(48,24))"],
])("table 3, %s", (_name, aLayout, bLayout, cLayout) => {
  test.each([
    ["typed", Float64Array],
    ["32 bits", Int32Array],
    ["plain", Array],
  ])("%s", (_, Type) => {
    const make = (text: string, by: number) =>
      over(
        filled(Type as typeof Array, spanOf(text), (i) => ((i * by) % 23) - 11),
        text,
      );
    const [a, b, c] = [make(aLayout, 7), make(bLayout, 5), make(cLayout, 3)];
    for (const alpha of [1, -3]) {
      const right = byHand(a, b, c, alpha);
      expect(gemm(a, b, c, alpha)).toBe(c);
      expect(present(c)).toEqual(right);
    }
  });

  test("bigint", () => {
    const make = (text: string, by: number) =>
      over(
        filled(BigInt64Array, spanOf(text), (i) => BigInt((i * by) % 23) - 11n),
        text,
      );
    const [a, b, c] = [make(aLayout, 7), make(bLayout, 5), make(cLayout, 3)];
    const right = byHand(a, b, c, 2);
    gemm(a, b, c, 2n);
    expect(present(c)).toEqual(right);
  });

  test("an accessor that is no array", () => {
    const a = over(counting(-3), aLayout);
    const same = over(
      filled(Float64Array, spanOf(aLayout), (i) => i - 3),
      aLayout,
    );
    const b = over(
      filled(Float64Array, spanOf(bLayout), (i) => i),
      bLayout,
    );
    const c = over(new Float64Array(spanOf(cLayout)), cLayout);
    const right = byHand(same, b, c);
    gemm(a, b, c);
    expect(present(c)).toEqual(right);
  });
});

test("the stride that table 3 prints for the second GETT row is no stride of that shape", () => {
  expect(refusal(() => plain([6, [2, 3]], [[4, 3], 1]))[0]).toBe("congruence");
});

// Table 3, CONV: the activation seen as a matrix ((N,Z,P,Q),(C,T,R,S)) of patches, against a direct convolution.
test.each([
  { N: 2, C: 3, K: 4, D: 1, H: 5, W: 6, T: 1, R: 3, S: 2, step: 1, dilation: 1 },
  { N: 1, C: 2, K: 3, D: 4, H: 7, W: 6, T: 2, R: 3, S: 3, step: 2, dilation: 1 },
  { N: 2, C: 1, K: 2, D: 3, H: 9, W: 8, T: 1, R: 2, S: 3, step: 1, dilation: 2 },
])("table 3, CONV through an im2col layout: %j", ({ N, C, K, D, H, W, T, R, S, step, dilation }) => {
  const out = (extent: number, window: number): number =>
    Math.floor((extent - dilation * (window - 1) - 1) / step) + 1;
  const [Z, P, Q] = [out(D, T), out(H, R), out(W, S)];
  const image = filled(Float64Array, N * C * D * H * W);
  const filter = filled(Float64Array, K * C * T * R * S, (i) => ((i * 5) % 13) - 6);
  const result = new Float64Array(N * K * Z * P * Q);
  const [w, h, d] = [1, W, W * H];
  const channel = d * D;

  const A = tensor(filter, plain([K, [C, T, R, S]], [C * T * R * S, [T * R * S, R * S, S, 1]]));
  const B = tensor(
    image,
    plain(
      [
        [N, Z, P, Q],
        [C, T, R, S],
      ],
      [
        [channel * C, step * d, step * h, step * w],
        [channel, dilation * d, dilation * h, dilation * w],
      ],
    ),
  );
  const spatial = Z * P * Q;
  gemm(A, B, tensor(result, plain([K, [N, Z, P, Q]], [spatial, [K * spatial, P * Q, Q, 1]])));

  let i = 0;
  for (let n = 0; n < N; n++)
    for (let k = 0; k < K; k++)
      for (let z = 0; z < Z; z++)
        for (let p = 0; p < P; p++)
          for (let q = 0; q < Q; q++) {
            let sum = 0;
            for (let c = 0; c < C; c++)
              for (let t = 0; t < T; t++)
                for (let r = 0; r < R; r++)
                  for (let s = 0; s < S; s++) {
                    const [y, x] = [p * step + r * dilation, q * step + s * dilation];
                    const pixel = (((n * C + c) * D + z * step + t * dilation) * H + y) * W + x;
                    const weight = (((k * C + c) * T + t) * R + r) * S + s;
                    sum += (image[pixel] ?? Number.NaN) * (filter[weight] ?? Number.NaN);
                  }
            expect(result[i++]).toBe(sum);
          }
  expect(i).toBe(result.length);
});

test("products of any layouts with modes of the same sizes", () => {
  const mode = profiled(nesting({ rank: 2, size: 12 }));
  const flat = ({ shape, stride }: Pair): Pair => {
    const leaves = leavesOf({ shape, stride });
    return { shape: leaves.map(([extent]) => extent), stride: leaves.map(([, step]) => step) };
  };
  fc.assert(
    fc.property(fc.tuple(mode, mode, mode, mode, mode, mode), between(-3, 3), (modes, alpha) => {
      const [m, n, k] = modes.map(flat) as [Pair, Pair, Pair];
      const compact = (of: Pair, unit: number): Pair => {
        let so = unit;
        const stride = (of.shape as readonly number[]).map((extent) => {
          so *= extent;
          return so / extent;
        });
        return { shape: of.shape, stride };
      };
      const [M, N, K] = [m, n, k].map((of) => sizeOf(leavesOf(of))) as [number, number, number];
      const make = (x: Pair, y: Pair, by: number): Tensor => {
        const layout = plain([x.shape, y.shape] as never, [x.stride, y.stride] as never);
        const span = leavesOf(layout as unknown as Pair).reduce((so, [e, s]) => so + (e - 1) * s, 1);
        return tensor(
          filled(Float64Array, span, (i) => ((i * by) % 23) - 11),
          layout,
        );
      };
      const a = make(m, k, 7);
      const b = make(n, { shape: K, stride: 3 }, 5);
      const c = make({ shape: [M], stride: [1] }, compact(n, M), 3);
      const right = byHand(a, b, c, alpha);
      gemm(a, b, c, alpha);
      expect(present(c)).toEqual(right);
      expect(right).toHaveLength(M * N);
    }),
    { seed, numRuns: 60 },
  );
});

test("a result of stride 0 sums over what goes to one place", () => {
  const c = over(new Float64Array(1), "(2,2):(0,0)");
  gemm(over([1, 2, 3, 4], "(2,2)"), over([1, 0, 0, 1], "(2,2)"), c);
  expect((c.accessor as unknown as Float64Array)[0]).toBe(10);
});

test.each([
  ["typed", Float64Array],
  ["plain", Array],
] as const)("operands that lie in the %s array of the result are read first", (_, Type) => {
  const array = filled(Type as typeof Array, 18, (i) => i);
  const batch = over(array, "(3,3,2)");
  const apart = over([...array], "(3,3,2)");
  const right = byHand(apart, apart, apart);
  gemm(batch, batch, batch);
  expect(present(batch)).toEqual(right);
});

test("big integers of any size, and scalars", () => {
  const c = over([1n], "(1,1)");
  gemm(over([2n ** 70n], "(1,1)"), over([3n], "(1,1)"), c, 2n ** 60n);
  expect(c.accessor).toEqual([3n * 2n ** 130n + 1n]);
});

test("a large product in single precision is that of doubles, rounded", () => {
  const [M, N, K] = [33, 47, 129];
  const a = tensor(
    filled(Float32Array, M * K, (i) => Math.sin(i)),
    plain([M, K]),
  );
  const b = tensor(
    filled(Float32Array, N * K, (i) => Math.cos(i)),
    plain([N, K], [K, 1]),
  );
  const c = tensor(new Float32Array(M * N), plain([M, N], [N, 1]));
  const right = byHand(a, b, c);
  gemm(a, b, c);
  for (const [i, value] of present(c).entries()) expect(value).toBeCloseTo(right[i] ?? Number.NaN, 4);
});

describe("gemm refuses", () => {
  const of = (text: string, Type: { new (length: number): unknown } = Float32Array) =>
    over(new Type(Math.max(1, spanOf(text))), text);

  test.each([
    ["(6,5)", "(4,5)", "(7,4)", "extents", "M is 6 in A and 7 in C"],
    ["(6,5)", "(4,5)", "(6,3)", "extents", "N is 4 in B and 3 in C"],
    ["(6,5)", "(4,3)", "(6,4)", "extents", "K is 5 in A and 3 in B"],
    ["((2,3),5)", "(4,5)", "((3,3),4)", "extents", "M is 6 in A and 9 in C"],
    ["(6,5,2)", "(4,5,3)", "(6,4,2)", "extents", "L is 2 in A and 3 in B"],
    ["(6,5,2)", "(4,5,2)", "(6,4,4)", "extents", "L is 2 in A and 4 in C"],
    ["(6,5)", "(4,3)", "(7,3)", "extents", "M is 6 in A and 7 in C"],
    ["30", "(4,5)", "(6,4)", "argument", "A of rank 1 is no matrix"],
    ["(6,5,1,1)", "(4,5)", "(6,4)", "argument", "A of rank 4 is no matrix"],
    ["(6,5)", "(4,5,1)", "(6,4)", "argument", "B of rank 3 is no matrix"],
    ["(6,5)", "(4,5)", "24", "argument", "C of rank 1 is no matrix"],
    ["(6,5,1)", "(4,5)", "(6,4)", "argument", "B of rank 2 is no batch of matrices"],
  ])("%s, %s → %s", (a, b, c, code, sentence) => {
    const [A, B, C] = [of(a), of(b), of(c)];
    expect(refusal(() => gemm(A, B, C))).toEqual([
      code,
      `✗ gemm: ${A.layout}, ${B.layout} → ${C.layout}: ${sentence}`,
    ]);
  });

  test("elements of different kinds", () => {
    const [a, b, c] = ["(6,5)", "(4,5)", "(6,4)"].map((text) => of(text)) as [Tensor, Tensor, Tensor];
    const mixed = /: number elements and bigint elements do not mix$/;
    expect(refusal(() => gemm(a, of("(4,5)", BigInt64Array), c))[1]).toMatch(mixed);
    expect(refusal(() => gemm(a, b, of("(6,4)", BigInt64Array)))[1]).toMatch(mixed);
    expect(refusal(() => gemm(a, b, c, 4n))[1]).toMatch(/: bigint elements and number elements do not mix$/);
    const strings = over(filled(Array, 30, String), "(6,5)");
    expect(refusal(() => gemm(strings, b, c))[1]).toMatch(/: a string is no number$/);
    const late = over(
      filled(Array, 30, (i) => (i === 29 ? "x" : 1)),
      "(6,5)",
    );
    expect(refusal(() => gemm(late, b, c))[1]).toMatch(/: string elements and number elements do not mix$/);
    const holes = over(new Array(24), "(6,4)");
    expect(refusal(() => gemm(a, b, holes))[1]).toMatch(
      /: undefined elements and number elements do not mix$/,
    );
  });

  test("a C that cannot be written to, and what is no tensor", () => {
    const [a, b, c] = ["(6,5)", "(4,5)", "(6,4)"].map((text) => of(text)) as [Tensor, Tensor, Tensor];
    expect(refusal(() => gemm(a, b, over(counting(), "(6,4)")))[1]).toMatch(/no place to write to$/);
    for (const [value, shown] of junk) {
      expect(refusal(() => gemm(value, b, c))[1]).toContain(`${shown} is no tensor`);
      expect(refusal(() => gemm(a, value, c))[1]).toContain(`${shown} is no tensor`);
      expect(refusal(() => gemm(a, b, value))[1]).toContain(`${shown} is no tensor`);
    }
  });

  test("long operands stay under 200 characters", () => {
    const long = `(${Array.from({ length: 16 }, () => 2)})`;
    const [, message] = refusal(() =>
      gemm(of(`(${long},6)`), of(`(${long},${long})`), of(`(${long},${long})`)),
    );
    expect(message).toMatch(/K is 6 in A and 65536 in B$/);
  });
});

describe("arrays of integers", () => {
  const types = [Int8Array, Uint8Array, Int16Array, Uint16Array, Int32Array, Uint32Array] as const;
  const bits = (Type: (typeof types)[number]): number => 8 * Type.BYTES_PER_ELEMENT;
  const random = (seed: number) => {
    let so = seed;
    return () => {
      so = (Math.imul(so, 1664525) + 1013904223) | 0;
      return so;
    };
  };
  /** The exact sum, of big integers. */
  const exact = (a: ArrayLike<number>, b: ArrayLike<number>, m: number, n: number, depth: number): bigint => {
    let sum = 0n;
    for (let k = 0; k < depth; k++) sum += BigInt(a[m + 3 * k] as number) * BigInt(b[n + 2 * k] as number);
    return sum;
  };

  test.each(types.flatMap((A) => types.map((C) => [A.name, C.name, A, C] as const)))(
    "%s into %s multiply as integers",
    (_, __, A, C) => {
      const next = random(bits(A) * 64 + bits(C));
      for (const Other of types)
        for (const alpha of [1, -3, 2 ** 40 + 1]) {
          const depth = 5;
          const [a, b, c] = [new A(3 * depth), new Other(2 * depth), new C(6)].map((of) => of.map(next)) as [
            Int32Array,
            Int32Array,
            Int32Array,
          ];
          const right = [...c].map((before, i) => {
            const sum = exact(a, b, i % 3, Math.floor(i / 3), depth);
            const whole = BigInt(before) + BigInt(alpha) * sum;
            return Number(
              C.name.startsWith("I") ? BigInt.asIntN(bits(C), whole) : BigInt.asUintN(bits(C), whole),
            );
          });
          gemm(over(a, `(3,${depth})`), over(b, `(2,${depth})`), over(c, "(3,2)"), alpha);
          expect([...c]).toEqual(right);
        }
    },
  );

  test("the public example, and its contraction", () => {
    const product = (C: any) => new C(1);
    const of = (Type: any, value: number) => over(Type.of(value), "(1,1)");
    const into = (C: any, A: any, x: number, y: number) =>
      gemm(of(A, x), of(A, y), over(product(C), "(1,1)")).accessor as any;
    expect(into(Int32Array, Int32Array, 123456789, 987654321)[0]).toBe(-67153019);
    expect(into(Uint32Array, Uint32Array, 4294967295, 4294967295)[0]).toBe(1);
    expect(into(BigInt64Array, BigInt64Array, 4n as never, 5n as never)[0]).toBe(20n);
    const C = over(new Int32Array(1), "1");
    contract("k,k->", over(Int32Array.of(123456789), "1"), over(Int32Array.of(987654321), "1"), C);
    expect((C.accessor as any)[0]).toBe(-67153019);
  });

  test("what is no array of integers gets the exact sum, rounded once; one that clamps clamps it", () => {
    const big = Int32Array.from(
      { length: 4 },
      (_, i) => [2 ** 31 - 1, -(2 ** 31), 2 ** 31 - 1, 3][i] as number,
    );
    const other = Int32Array.from({ length: 4 }, (_, i) => [2 ** 31 - 1, 2 ** 31 - 1, 1, 7][i] as number);
    const sum = [...big].reduce((so, x, i) => so + BigInt(x) * BigInt(other[i] as number), 0n);
    const into = (c: unknown) =>
      gemm(over(big, "(1,4)"), over(other, "(1,4)"), over(c, "(1,1)")).accessor as any;
    expect(into(new Float64Array(1))[0]).toBe(Number(sum));
    expect(into([0])[0]).toBe(Number(sum));
    expect(into(new Uint8ClampedArray(1))[0]).toBe(Math.max(0, Math.min(255, Number(sum))));
    const half = gemm(over(big, "(1,4)"), over(other, "(1,4)"), over(new Float64Array(1), "(1,1)"), 0.5);
    expect((half.accessor as any)[0]).toBe(Number(sum) / 2);
  });

  test("over binary strides and views of one array too", () => {
    const data = Int32Array.from({ length: 8 }, (_, i) => 123456789 + i * 87654321);
    const b = over(data, "(2,4):(f1,f3)");
    const places = Array.from({ length: 8 }, (_, i) => (i % 2) ^ [0, 3, 6, 5][i >> 1]!);
    const c = new Int32Array(4);
    gemm(b, b, over(c, "(2,2)"));
    const at = (m: number, k: number) => data[places[m + 2 * k] as number] as number;
    const right = [0, 1, 2, 3].map((i) => {
      let so = 0n;
      for (let k = 0; k < 4; k++) so += BigInt(at(i % 2, k)) * BigInt(at(i >> 1, k));
      return Number(BigInt.asIntN(32, so));
    });
    expect([...c]).toEqual(right);
    const shared = Int32Array.from(data);
    gemm(over(shared, "(2,4):(f1,f3)"), over(shared, "(2,4):(f1,f3)"), over(shared, "(2,2)"));
    expect([...shared.slice(0, 4)]).toEqual(right.map((x, i) => (x + (data[i] as number)) | 0));
  });
});
