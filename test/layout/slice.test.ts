import fc from "fast-check";
import { expect, test } from "vitest";
import { print } from "../../src/runtime/layout/mapping.js";
import type { AnyLayout } from "../../src/types/layout/layout.js";
import type { SliceCoordinate } from "../../src/types/layout/slice.js";
import { between, loose, nesting, profiled, seed } from "../support/arbitrary.js";
import { at, domainOffset, plain, slice } from "../support/plain.js";
import { junk, largest, nested, refusal } from "../support/refusal.js";

const sliced = (text: string, ...coordinate: readonly SliceCoordinate[]) => {
  const { layout: kept, offset } = slice(plain(text), ...coordinate);
  return [print(kept), offset];
};
const tensor = "((3,2),(2,5,2)):((4,1),(2,13,100))";

test.each<[string, readonly SliceCoordinate[], string, number]>([
  ["(4,8):(1,4)", [null, 3], "(4):(1)", 12],
  ["(4,8):(1,4)", [2, null], "(8):(4)", 2],
  ["(4,8):(1,4)", [null, null], "(4,8):(1,4)", 0],
  ["(4,8):(1,4)", [null], "(4,8):(1,4)", 0],
  ["(4,8):(1,4)", [[null, 3]], "(4):(1)", 12],
  ["(4,8):(1,4)", [2, 3], "1:0", 14],
  ["(4,8):(1,4)", [14], "1:0", 14],
  ["8:2", [null], "8:2", 0],
  ["8:2", [3], "1:0", 6],
  ["(8):(2)", [[null]], "(8):(2)", 0],
  ["(4,8):(1,4)", [null, -1], "(4):(1)", -4],
  ["(4,8):(1,4)", [null, 9], "(4):(1)", 36],
  // the examples of CuTe's documentation of tensors
  [tensor, [2, null], "((2,5,2)):((2,13,100))", 8],
  [tensor, [null, 5], "((3,2)):((4,1))", 28],
  [tensor, [[null, null], 5], "(3,2):(4,1)", 28],
  [
    tensor,
    [
      [null, 1],
      [0, null, 1],
    ],
    "(3,5):(4,13)",
    101,
  ],
  [
    tensor,
    [
      [2, null],
      [null, 3, null],
    ],
    "(2,2,2):(1,2,100)",
    47,
  ],
])("slice of %s at %j", (text, coordinate, kept, offset) => {
  expect(sliced(text, ...coordinate)).toEqual([kept, offset]);
});

test("domainOffset keeps the layout", () => {
  const of = plain("(4,8):(1,4)");
  for (const coordinate of [[2, 5], [[2, 5]], [22]] as const) {
    const { layout: same, offset } = domainOffset(of, ...coordinate);
    expect([same === of, offset]).toEqual([true, 22]);
  }
});

test("refusals", () => {
  const of = plain("(4,(2,4)):(1,(4,8))");
  const fault = (...coordinate: readonly SliceCoordinate[]) => refusal(() => slice(of, ...coordinate));
  expect(fault(null, null, 3)).toEqual([
    "coordinate",
    "✗ slice: (4,(2,4)):(1,(4,8)): coordinate (_,_,3) does not fit the shape (4,(2,4)) of rank 2",
  ]);
  expect(fault([null, 1], 3)[0]).toBe("coordinate");
  expect(fault()[0]).toBe("coordinate");
  expect(fault(0, [])[0]).toBe("coordinate");
  expect(fault(nested(1001, 1))[0]).toBe("depth");
  expect(fault(largest + 1)[0]).toBe("overflow");
  expect(refusal(() => slice(plain(`(4,8):(1,${largest})`), null, 2))[0]).toBe("overflow");
  expect(refusal(() => domainOffset(of, 1, 2, 3))[0]).toBe("coordinate");
  for (const [value, shown] of junk) {
    for (const operation of [slice, domainOffset]) {
      expect(refusal(() => operation(value, 0 as never))[0]).toBe("argument");
      if (value !== null && value !== undefined)
        expect(refusal(() => operation(of as never, value))[1].endsWith(`${shown} is no integer`)).toBe(true);
    }
  }
});

/** A coordinate that fits a layout, some of its modes open. */
const coordinateOf = (of: AnyLayout): fc.Arbitrary<SliceCoordinate> => {
  const over = (shape: unknown): fc.Arbitrary<SliceCoordinate> =>
    Array.isArray(shape)
      ? fc.oneof(fc.constant(null), between(-2, 30), { weight: 4, arbitrary: fc.tuple(...shape.map(over)) })
      : fc.oneof(fc.constant(null), between(-2, 30));
  return over(of.shape);
};

test("a slice has the offsets of the layout: 6,000 slices", () => {
  const cases = profiled(fc.oneof(nesting({ size: 512 }), loose(between(-9, 40)))).chain(
    ({ shape, stride }) => {
      const of = plain(shape, stride);
      return fc.tuple(fc.constant(of), coordinateOf(of), fc.infiniteStream(between(0, 11)));
    },
  );
  fc.assert(
    fc.property(cases, ([of, coordinate, numbers]) => {
      const { layout: kept, offset } = slice(of, coordinate);
      const open: number[] = [];
      const filled = (part: SliceCoordinate): never =>
        (Array.isArray(part)
          ? part.map(filled)
          : (part ?? open[open.push(numbers.next().value as number) - 1])) as never;
      const right = at(of, filled(coordinate));
      const rest = Array.isArray(coordinate) ? (open.length === 0 ? 0 : open) : (open[0] ?? 0);
      expect(at(kept, rest as never) + offset).toBe(right);
    }),
    { numRuns: 6000, seed },
  );
});
