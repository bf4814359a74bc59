import fc from "fast-check";
import { expect, test } from "vitest";
import { failing } from "../../src/runtime/diagnostic.js";
import { coordinates } from "../../src/runtime/tensor/accessor.js";
import { offsetFunction } from "../../src/runtime/tensor/offsets.js";
import { reachOf } from "../../src/runtime/tensor/reach.js";
import { moved } from "../../src/runtime/tensor/tensor.js";
import type { IntTuple } from "../../src/types/layout/htuple.js";
import type { AnyLayout } from "../../src/types/layout/layout.js";
import type { Accessor } from "../../src/types/tensor/accessor.js";
import type { OpenTensor as Tensor } from "../../src/types/tensor/tensor.js";
import { between, loose, profiled, seed } from "../support/arbitrary.js";
import { leavesOf, offsetAt, sizeOf } from "../support/brute.js";
import { plain } from "../support/plain.js";
import { copy, filled, gemm, over } from "../support/plain-tensor.js";
import { random } from "../support/random.js";
import { refusal } from "../support/refusal.js";

const fail = failing("reach", () => "x");
/** What reads as a layout of strides that are no integers; it is never called. */
const binary = (shape: IntTuple, stride: readonly string[]): AnyLayout =>
  Object.assign(() => 0, { shape, stride }) as unknown as AnyLayout;

test("the least and the greatest offset are met, and no other is beyond them", () => {
  fc.assert(
    fc.property(profiled(loose(between(-9, 9), 4, 256)), (of) => {
      const leaves = leavesOf(of);
      const offsets = Array.from({ length: sizeOf(leaves) }, (_, i) => offsetAt(leaves, i));
      expect(reachOf(plain(of.shape, of.stride), 0, fail)).toEqual({
        least: Math.min(...offsets) + 0,
        most: Math.max(...offsets) + 0,
      });
    }),
    { seed },
  );
});

test.each([
  [[4, 4], ["f1", "f9"], 27],
  [[4], ["f5"], 15],
  [[2, 2], ["f5", "f6"], 6],
  [[3], ["f3"], 6],
  [[8, 8], ["f1", "f9"], 63],
] as const)("%j:%j without carries", (shape, stride, most) => {
  const of = binary(shape, stride);
  expect(reachOf(of, 0, fail)).toEqual({ least: 0, most });
  const offset = offsetFunction(of);
  const size = shape.reduce((so: number, extent) => so * extent, 1);
  expect(Math.max(...Array.from({ length: size }, (_, i) => offset(i)))).toBe(most);
});

test("coordinates lead into no array", () => {
  expect(refusal(() => reachOf(binary([4, 8], ["e0", "e1"]), 0, fail))).toEqual([
    "argument",
    "✗ reach: x: a coordinate is no offset into an array",
  ]);
});

test("a tensor that is moved over F2 strides adds without carries, whatever is done with it", () => {
  const array = filled(Int32Array, 64, (i) => i);
  const base = over(array, "64");
  const strides = binary([4, 2], ["f3", "f17"]);
  const offsets = Array.from({ length: 8 }, (_, i) => offsetFunction(strides)(i));
  expect(offsets).toEqual([0, 3, 6, 5, 17, 18, 23, 20]);
  for (let start = 0; start < 32; start++) {
    const right = offsets.map((offset) => start ^ offset);
    const of = moved(base, strides, start);
    // as integers where that is the same
    expect(of.offset).toBe(right.every((place, i) => place === start + (offsets[i] ?? 0)) ? start : 0);
    const copied = new Int32Array(8);
    copy(of, over(copied, "8"));
    expect([...copied]).toEqual(right);
    const written = new Int32Array(64);
    copy(
      over(
        filled(Int32Array, 8, (i) => i + 1),
        "8",
      ),
      moved(over(written, "64"), strides, start),
    );
    expect(right.map((place) => written[place])).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    const sliced = new Int32Array(4);
    copy(moved(of, binary([4], ["f3"]), 17), over(sliced, "4"));
    expect([...sliced]).toEqual(right.slice(4));
    const sum = new Float64Array(1);
    gemm(
      moved(base, binary([4, 2], ["f3", "f17"]), start),
      over(
        filled(Int32Array, 2, () => 1),
        "(1,2)",
      ),
      over(sum, "(4,1):(0,0)"),
    );
    expect(sum[0]).toBe(right.reduce((so, place) => so + place, 0));
  }
});

test("a batch of F2 strides is multiplied where it lies", () => {
  const strides = binary([2, 2, 2], ["f1", "f3", "f5"]);
  const place = (m: number, k: number, l: number) => offsetFunction(strides)(m + 2 * k + 4 * l);
  const [a, b] = [7, 5].map((by) => filled(Float64Array, 8, (i) => (i * by) % 11)) as [
    Float64Array,
    Float64Array,
  ];
  const c = new Float64Array(8);
  const [A, B, C] = [a, b, c].map((array) => moved(over(array, "8"), strides, 0)) as [Tensor, Tensor, Tensor];
  gemm(A, B, C);
  for (let l = 0; l < 2; l++)
    for (let n = 0; n < 2; n++)
      for (let m = 0; m < 2; m++) {
        let sum = 0;
        for (let k = 0; k < 2; k++) sum += Number(a[place(m, k, l)]) * Number(b[place(n, k, l)]);
        expect(c[place(m, n, l)]).toBe(sum);
      }
});

test("over coordinates the accessor is moved", () => {
  const of = moved(over(coordinates(1, 2), "1"), binary([8], ["e1"]), [3, 0]);
  expect((of.accessor as unknown as Accessor).dereference()).toEqual([4, 2]);
});

test("one that reaches out is refused by where it comes to", () => {
  const of = moved(over(new Int32Array(20), "20"), binary([2], ["f17"]), 5);
  expect(refusal(() => copy(of, over(new Int32Array(2), "2")))[1]).toMatch(
    /: offsets 5 to 20 are not all in an array of 20$/,
  );
});

test("binary strides over extents of all kinds reach what their offsets do", () => {
  const next = random(20261130);
  const below = (n: number): number => 1 + Math.floor(n * next());
  for (let n = 0; n < 200; n++) {
    const shape = Array.from({ length: below(4) }, () => below(7));
    const of = binary(
      shape,
      shape.map(() => `f${below(300)}`),
    );
    const start = below(200);
    const offset = offsetFunction(of);
    const size = shape.reduce((so, extent) => so * extent, 1);
    const offsets = Array.from({ length: size }, (_, i) => offset(i) ^ start);
    expect([shape, of.stride, start, reachOf(of, start, fail)]).toEqual([
      shape,
      of.stride,
      start,
      { least: Math.min(...offsets), most: Math.max(...offsets) },
    ]);
  }
});
