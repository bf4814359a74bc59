import { expect, test } from "vitest";
import { depth, rank } from "../../src/runtime/layout/htuple.js";
import { size } from "../../src/runtime/layout/shape.js";
import { counting } from "../../src/runtime/tensor/accessor.js";
import { plain } from "../support/plain.js";
import { get, localTile, over, tensor } from "../support/plain-tensor.js";
import { refusal } from "../support/refusal.js";

const valuesOf = (of: unknown): unknown[] => [...(of as Iterable<unknown>)];

test.each([
  ["(2,3):(3,1)", 6, 0],
  ["((2,2),(2,3)):((1,-4),(2,8))", 40, 8],
  ["(2,4):(f1,f3)", 8, 0],
  ["4:0", 1, 0],
])("the values of %s in the order of the integer coordinates", (layout, length, start) => {
  const of = over(
    Int32Array.from({ length }, (_, i) => 10 * i),
    layout,
    start,
  );
  expect(valuesOf(of)).toEqual(Array.from({ length: size(of as never) as number }, (_, i) => get(of, i)));
  expect(valuesOf(of)).toHaveLength(size(plain(layout)) as number);
  expect([rank(of), depth(of)]).toEqual([rank(plain(layout)), depth(plain(layout))]);
});

test("of a ragged tile they are read where nothing is touched only", () => {
  const last = (of: unknown) => localTile(of as never, [2, 2], [2, 0]);
  expect(valuesOf(last(tensor(counting(), plain("(5,7)"))))).toEqual([4, 5, 9, 10]);
  expect(refusal(() => valuesOf(last(over(new Int8Array(35), "(5,7)"))))[0]).toBe("ragged");
});
