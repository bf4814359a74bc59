import { createRequire } from "node:module";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { print } from "../../src/runtime/layout/mapping.js";
import { counting } from "../../src/runtime/tensor/accessor.js";
import * as interop from "../../src/runtime/tensor/interop.js";
import type { OpenTensor as Tensor } from "../../src/types/tensor/tensor.js";
import { between, loose, profiled, seed } from "../support/arbitrary.js";
import { plain, plainly } from "../support/plain.js";
import { copy, filled, gemm, get, over, set, sliceTensor, tensor } from "../support/plain-tensor.js";
import { junk, refusal } from "../support/refusal.js";
import { type StdlibArray, stdlibs } from "../support/stdlib-ndarray.js";

// Against the package itself, which does not type its views as this library does.
const ndarray = createRequire(import.meta.url)("ndarray");

interface Fields {
  readonly data: ArrayLike<unknown>;
  readonly shape: number[];
  readonly stride: number[];
  readonly offset: number;
}
const fromNdarray: (array: unknown) => Tensor = plainly(interop.fromNdarray);
const toNdarray: (of: Tensor) => Fields = plainly(interop.toNdarray);

/** Every coordinate of a flat shape. */
function* coordinatesOf(shape: readonly number[]): Generator<readonly number[]> {
  const [first, ...others] = shape;
  if (first === undefined) yield [];
  else for (const rest of coordinatesOf(others)) for (let i = 0; i < first; i++) yield [i, ...rest];
}

describe("a scijs ndarray", () => {
  const data = filled(Float64Array, 60, (i) => i);

  test.each([
    ["as it is", ndarray(data, [3, 4, 5])],
    ["transposed", ndarray(data, [3, 4, 5]).transpose(2, 0, 1)],
    ["a part of it", ndarray(data, [3, 4, 5]).hi(3, 3, 4).lo(1, 1, 2)],
    ["backwards", ndarray(data, [3, 4, 5]).step(-1, 1, -2)],
    ["a row", ndarray(data, [3, 4, 5]).pick(1, null, 2)],
    ["one element", ndarray(data, [3, 4, 5]).pick(1, 2, 2)],
    ["its own strides", ndarray(data, [4, 2], [-9, 5], 40)],
  ])("%s", (_, view) => {
    const of = fromNdarray(view);
    expect(of.accessor).toBe(data);
    for (const at of coordinatesOf(view.shape))
      expect(get(of, ...(at.length === 0 ? [0] : at))).toBe(view.get(...at));
    const back = toNdarray(of);
    const again = ndarray(back.data, back.shape, back.stride, back.offset);
    expect(again.data).toBe(data);
    if (view.shape.length > 0)
      for (const at of coordinatesOf(view.shape)) expect(again.get(...at)).toBe(view.get(...at));
  });

  test("is written to through the tensor", () => {
    const view = ndarray(new Int16Array(12), [3, 4]).step(1, -1);
    set(fromNdarray(view), 7, 2, 1);
    expect(view.get(2, 1)).toBe(7);
    gemm(over([1, 2, 3], "(3,1)"), over([1, 1, 1, 1], "(4,1)"), fromNdarray(view));
    expect([view.get(0, 0), view.get(2, 1), view.get(2, 3)]).toEqual([1, 10, 3]);
  });
});

describe.each(stdlibs)("a @stdlib/ndarray, %s", (_, stdlib) => {
  const data = filled(Float32Array, 60, (i) => i);
  const made = (shape: number[], strides: number[], offset: number, order = "row-major") =>
    stdlib.ndarray("float32", data, shape, strides, offset, order);

  test.each<readonly [string, StdlibArray]>([
    ["row-major", made([3, 4, 5], [20, 5, 1], 0)],
    ["column-major", made([3, 4, 5], [1, 3, 12], 0, "column-major")],
    ["with an offset", made([2, 3], [10, 2], 7)],
    ["backwards", made([3, 4], [-20, 5], 41)],
    ["all backwards", made([3, 4, 5], [-20, -5, -1], 59)],
    ["of rank 0", made([], [0], 5)],
    ["reversed by the package", stdlib.reverse(made([3, 4, 5], [20, 5, 1], 0))],
    ["transposed by the package", stdlib.transpose(made([3, 4], [4, 1], 0))],
  ])("%s", (_, view) => {
    const of = fromNdarray(view);
    expect(of.accessor).toBe(view.data);
    for (const at of coordinatesOf(view.shape))
      expect(get(of, ...(at.length === 0 ? [0] : at))).toBe(view.get(...at));
    const back = toNdarray(of);
    const again = stdlib.ndarray("float32", back.data, back.shape, back.stride, back.offset, view.order);
    expect(again.data).toBe(view.data);
    for (const at of coordinatesOf(back.shape)) expect(again.get(...at)).toBe(get(of, ...at));
  });

  test("a fancy one, which is a proxy", () => {
    const fancy = new stdlib.FancyArray("float32", data, [3, 4], [-20, 5], 41, "row-major");
    const of = fromNdarray(fancy);
    expect([get(of, 1, 2), print(of.layout), of.offset]).toEqual([fancy.get(1, 2), "(3,4):(-20,5)", 41]);
  });

  test("is written to through the tensor", () => {
    const view = stdlib.zeros([2, 3], { dtype: "float64" });
    copy(over(counting(1), "(2,3):(3,1)"), fromNdarray(view));
    const rows = [0, 1].map((i) => [0, 1, 2].map((j) => view.get(i, j)));
    expect(rows).toEqual([
      [1, 2, 3],
      [4, 5, 6],
    ]);
  });

  test("of complex numbers is refused", () => {
    const complex = stdlib.zeros([2, 3], { dtype: "complex64" });
    expect(refusal(() => fromNdarray(complex))[1]).toBe("✗ fromNdarray: an object: an object is no ndarray");
  });
});

describe("refused", () => {
  test("what is no ndarray", () => {
    for (const [value, shown] of junk)
      expect(refusal(() => fromNdarray(value))[1]).toBe(`✗ fromNdarray: ${shown}: ${shown} is no ndarray`);
    for (const value of [
      { data: 4, shape: [1], stride: [1], offset: 0 },
      { data: [4], shape: 1, stride: [1], offset: 0 },
      { data: [4], shape: [1], offset: 0 },
    ])
      expect(refusal(() => fromNdarray(value))[0]).toBe("argument");
  });

  test.each([
    [{ data: [1, 2], shape: [3], stride: [1], offset: 0 }, "bounds"],
    [{ data: [1, 2], shape: [2], stride: [-1], offset: 0 }, "bounds"],
    [{ data: [1, 2], shape: [0], stride: [1], offset: 0 }, "extent"],
    [{ data: [1, 2], shape: [2], stride: [0.5], offset: 0 }, "integer"],
    [{ data: [1, 2], shape: [2], stride: [1, 1], offset: 0 }, "congruence"],
    [{ data: [1, 2], shape: [2], stride: [1], offset: 0.5 }, "integer"],
  ])("%j", (value, code) => {
    expect(refusal(() => fromNdarray(value))[0]).toBe(code);
  });

  test("a tensor over no array", () => {
    expect(refusal(() => toNdarray(over(counting(), "(2,3)")))).toEqual([
      "argument",
      "✗ toNdarray: (2,3):(1,2): the accessor is no array",
    ]);
  });
});

test("nested modes come out flat, slices where they start", () => {
  const of = over(
    filled(Int32Array, 60, (i) => i),
    "((2,3),(2,5)):((1,2),(6,12))",
  );
  expect(toNdarray(of)).toMatchObject({ shape: [2, 3, 2, 5], stride: [1, 2, 6, 12], offset: 0 });
  const view = toNdarray(sliceTensor(of, [null, 2], 3));
  expect(view).toMatchObject({ shape: [2], stride: [1], offset: 22 });
  expect(toNdarray(over([1, 2], "2"))).toEqual({ data: [1, 2], shape: [2], stride: [1], offset: 0 });
});

test("any layout goes there and back as JSON", () => {
  fc.assert(
    fc.property(profiled(loose(between(-50, 50), 4, 4096)), ({ shape, stride }) => {
      const of = plain(shape, stride);
      const text = JSON.stringify({ of });
      expect(text).toBe(`{"of":"${of}"}`);
      const back = plain(JSON.parse(text).of);
      expect([back.shape, back.stride]).toEqual([of.shape, of.stride]);
      expect(JSON.stringify(back)).toBe(JSON.stringify(of));
    }),
    { seed },
  );
});

test("a tensor survives by its data, its layout as JSON and its offset", () => {
  const of = over(
    filled(Float32Array, 20, (i) => i),
    "(2,(3,2)):(-1,(2,6))",
    3,
  );
  const sent = JSON.stringify({
    data: Array.from(of.accessor as ArrayLike<number>),
    layout: of.layout,
    offset: of.offset,
  });
  const { data, layout, offset } = JSON.parse(sent);
  const back = tensor(Float32Array.from(data), plain(layout), offset);
  for (let i = 0; i < 12; i++) expect(get(back, i)).toBe(get(of, i));
});
