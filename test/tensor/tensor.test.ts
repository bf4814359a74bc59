import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LayoutError } from "../../src/runtime/diagnostic.js";
import { print } from "../../src/runtime/layout/mapping.js";
import { coordinates, counting } from "../../src/runtime/tensor/accessor.js";
import { isTensor } from "../../src/runtime/tensor/tensor.js";
import type { SliceCoordinate } from "../../src/types/layout/slice.js";
import type { OpenTensor as Tensor } from "../../src/types/tensor/tensor.js";
import { between, loose, nesting, profiled, seed } from "../support/arbitrary.js";
import { typed } from "../support/arrays.js";
import { leavesOf, offsetAt, type Pair, sizeOf } from "../support/brute.js";
import { at, plain } from "../support/plain.js";
import {
  copy,
  filled,
  get,
  localPartition,
  localTile,
  over,
  set,
  sliceTensor,
  tensor,
  tensorComposition,
  tensorFlatDivide,
  tensorLogicalDivide,
  tensorTiledDivide,
  tensorZippedDivide,
  valuesOf,
} from "../support/plain-tensor.js";
import { junk, largest, refusal } from "../support/refusal.js";

/** An accessor that a user may write: every third element of an array, both ways. */
class Thirds {
  readonly array: unknown[];
  readonly at: number;
  constructor(array: unknown[], at = 0) {
    this.array = array;
    this.at = at;
  }
  offset(by: number): Thirds {
    return new Thirds(this.array, this.at + by);
  }
  dereference(): unknown {
    return this.array[3 * this.at];
  }
  assign(value: unknown): void {
    this.array[3 * this.at] = value;
  }
}

describe("accessors", () => {
  test.each(typed.map((Type) => [Type.name, Type] as const))("%s", (_, Type) => {
    const of = over(
      filled(Type as typeof Int8Array, 32, (i) => i),
      "(4,8):(8,1)",
    );
    expect(get(of, 2, 5)).toBe(21);
    expect(set(of, 99, 2, 5)).toBe(99);
    expect([get(of, 2, 5), get(of, [2, 5]), get(of, 22)]).toEqual([99, 99, 99]);
    expect(String(of)).toBe(`${Type.name}(32) ∘ (4,8):(8,1)`);
  });

  test.each([
    ["BigInt64Array", BigInt64Array],
    ["BigUint64Array", BigUint64Array],
  ] as const)("%s", (_, Type) => {
    const of = over(filled(Type as typeof BigInt64Array, 32, BigInt), "(4,8):(8,1)");
    expect(get(of, 2, 5)).toBe(21n);
    set(of, 99n, 2, 5);
    expect((of.accessor as unknown as BigInt64Array)[21]).toBe(99n);
  });

  test("plain arrays", () => {
    const of = over(["a", "b", "c", "d"], "(2,2):(2,1)");
    set(of, "z", 1, 0);
    expect(valuesOf(of)).toEqual(["a", "z", "b", "d"]);
    expect(String(of)).toBe("Array(4) ∘ (2,2):(2,1)");
  });

  test("counting yields its offset, and moves with a slice", () => {
    const of = over(counting(100), "(4,8):(8,-1)");
    expect([get(of, 2, 5), get(sliceTensor(of, 2, null), 5)]).toEqual([111, 111]);
    expect([String(of), String(over(counting(), "4", 7))]).toEqual(["{100} ∘ (4,8):(8,-1)", "{7} ∘ 4:1"]);
    for (const none of [[3, 5], 0.5, "1"])
      expect(refusal(() => counting(none as never))[1]).toMatch(/^✗ counting: .* is no integer$/);
  });

  test("coordinates yields a coordinate", () => {
    expect(coordinates(2, 3).offset([4, 1]).offset([0, 5]).dereference()).toEqual([6, 9]);
    expect(
      coordinates()
        .offset([4, [1, 2]])
        .dereference(),
    ).toEqual([4, [1, 2]]);
    expect(
      coordinates([1, 1], 2)
        .offset([[3, 0]])
        .dereference(),
    ).toEqual([[4, 1], 2]);
    expect(`${coordinates(2, [3, 4])}`).toBe("{(2,(3,4))}");
    expect(refusal(() => coordinates(2, 3).offset([[1, 1], 0]))).toEqual([
      "profile",
      "✗ coordinates: 2: (1,1) does not fit the profile 2",
    ]);
    expect(refusal(() => coordinates(1.5))[0]).toBe("integer");
    expect(refusal(() => counting(Number.NaN))[0]).toBe("integer");
  });

  test("an object of the user's", () => {
    const array: unknown[] = filled(Array, 30, (i) => i);
    const of = over(new Thirds(array), "(2,5):(5,1)");
    expect([get(of, 1, 2), get(sliceTensor(of, 1, null), 2)]).toEqual([21, 21]);
    set(of, -1, 1, 2);
    expect(array[21]).toBe(-1);
    expect(String(of)).toBe("{Thirds} ∘ (2,5):(5,1)");
  });

  test("what is none", () => {
    for (const [value] of junk)
      expect(refusal(() => over(value, "4"))[1]).toMatch(/^✗ tensor: 4:1: .* is no accessor$/);
    const buffer = new DataView(new ArrayBuffer(8));
    expect(refusal(() => over(buffer, "4"))[0]).toBe("argument");
    expect(refusal(() => over({ offset: 1, dereference: 2 }, "4"))[0]).toBe("argument");
    expect(refusal(() => tensor([1], 4 as never))[1]).toBe("✗ tensor: 4: 4 is no layout");
    expect(refusal(() => over([1, 2], "2", 0.5))[1]).toBe("✗ tensor: 2:1: 0.5 is no integer");
    expect(refusal(() => over([1, 2], "2", largest + 1))[0]).toBe("overflow");
    expect([isTensor(over([1], "1")), isTensor({}), isTensor(null)]).toEqual([true, false, false]);
  });
});

describe("a layout that its array does not hold is refused", () => {
  test.each([
    ["(4,8):(8,1)", 32, 0, null],
    ["(4,8):(8,1)", 31, 0, "offsets 0 to 31 are not all in an array of 31"],
    ["(4,8):(8,1)", 40, 8, null],
    ["(4,8):(8,1)", 40, 9, "offsets 9 to 40 are not all in an array of 40"],
    ["(4,8):(8,1)", 40, -1, "offsets -1 to 30 are not all in an array of 40"],
    ["(4,8):(-8,1)", 32, 24, null],
    ["(4,8):(-8,1)", 32, 23, "offsets -1 to 30 are not all in an array of 32"],
    ["(4,8):(-8,-1)", 32, 31, null],
    ["(4,8):(0,0)", 1, 0, null],
    ["(1,8):(99,1)", 8, 0, null],
    ["1:0", 0, 0, "offsets 0 to 0 are not all in an array of 0"],
  ] as const)("%s in %d from %d", (layout, length, offset, sentence) => {
    for (const Type of [Array, Float32Array, BigInt64Array]) {
      const make = () => over(new Type(length), layout, offset);
      if (sentence === null) expect(make().offset).toBe(offset);
      else expect(refusal(make)).toEqual(["bounds", `✗ tensor: ${layout}: ${sentence}`]);
    }
  });

  test("exactly those that reach out, for layouts of any strides", () => {
    fc.assert(
      fc.property(
        profiled(loose(between(-9, 9), 4, 128)),
        between(0, 60),
        between(0, 120),
        (of, from, length) => {
          const leaves = leavesOf(of);
          const offsets = Array.from({ length: sizeOf(leaves) }, (_, i) => from + offsetAt(leaves, i));
          const fits = offsets.every((offset) => offset >= 0 && offset < length);
          const make = () => tensor(new Int8Array(length), plain(of.shape, of.stride), from);
          if (fits) expect(make().layout.shape).toEqual(of.shape);
          else expect(refusal(make)[0]).toBe("bounds");
        },
      ),
      { seed },
    );
  });

  test("past 2^53-1", () => {
    expect(refusal(() => over([1], `(2,2):(${largest},1)`))[0]).toBe("overflow");
  });
});

describe("coordinates", () => {
  const of = over(
    filled(Int32Array, 48, (i) => i),
    "(4,(2,6)):(12,(6,1))",
  );

  test("every one of them", () => {
    fc.assert(
      fc.property(profiled(nesting({ rank: 4, size: 256 })), (pair) => {
        const leaves = leavesOf(pair);
        const array = filled(
          Int32Array,
          1 + Math.max(...Array.from({ length: sizeOf(leaves) }, (_, i) => offsetAt(leaves, i))),
          (i) => i,
        );
        const made = tensor(array, plain(pair.shape, pair.stride));
        for (let i = 0; i < sizeOf(leaves); i++) expect(get(made, i)).toBe(offsetAt(leaves, i));
      }),
      { seed, numRuns: 60 },
    );
  });

  test.each([
    [[4, 0], "range", "coordinate (4,0) is outside of the shape (4,(2,6))"],
    [[0, 12], "range", "coordinate (0,12) is outside of the shape (4,(2,6))"],
    [[0, [1, 6]], "range", "coordinate (0,(1,6)) is outside of the shape (4,(2,6))"],
    [[-1, 0], "range", "coordinate (-1,0) is outside of the shape (4,(2,6))"],
    [[48], "range", "coordinate 48 is outside of the shape (4,(2,6))"],
    [[0, 0, 0], "coordinate", "coordinate (0,0,0) does not fit the shape (4,(2,6)) of rank 2"],
    [[[0, 0], 1], "coordinate", "coordinate ((0,0),1) does not fit the shape (4,(2,6)) of rank 2"],
    [[0.5], "integer", "0.5 is no integer"],
    [[Number.NaN, 1], "integer", "NaN is no integer"],
    [[], "coordinate", "coordinate () does not fit the shape (4,(2,6)) of rank 2"],
  ] as const)("%j is refused", (at, code, sentence) => {
    expect(refusal(() => get(of, ...at))).toEqual([code, `✗ get: (4,(2,6)):(12,(6,1)): ${sentence}`]);
    expect(refusal(() => set(of, 1, ...at))).toEqual([code, `✗ set: (4,(2,6)):(12,(6,1)): ${sentence}`]);
  });

  test("a refusal is a LayoutError and a RangeError", () => {
    try {
      get(of, 4, 0);
      expect.unreachable();
    } catch (fault) {
      expect([fault instanceof LayoutError, fault instanceof RangeError]).toEqual([true, true]);
      expect((fault as Error).name).toBe("LayoutError");
    }
  });

  test("values of another kind, and what cannot be written to", () => {
    const mixed = "bigint elements and number elements do not mix";
    expect(refusal(() => set(of, 4n, 0, 0))[1]).toBe(`✗ set: (4,(2,6)):(12,(6,1)): ${mixed}`);
    expect(refusal(() => set(over([1, 2], "2"), "x", 0))[0]).toBe("elements");
    expect(refusal(() => set(over(new BigInt64Array(2), "2"), 1, 0))[0]).toBe("elements");
    const fixed = "the accessor is no place to write to";
    expect(refusal(() => set(over(Object.freeze([1, 2]), "2"), 1, 0))[1]).toBe(`✗ set: 2:1: ${fixed}`);
    expect(refusal(() => set(over(counting(), "2"), 1, 0))[1]).toBe(`✗ set: 2:1: ${fixed}`);
    expect(refusal(() => get({} as Tensor, 0))[1]).toBe("✗ get: an object: an object is no tensor");
  });
});

// Figure 5 of the paper: a 6x12 tensor cut along its logical boundaries.
describe("slices", () => {
  const figure = "((3,2),((2,3),2)):((4,1),((2,15),100))";

  test.each<[readonly SliceCoordinate[], string]>([
    [[2, null], "{8} ∘ (((2,3),2)):(((2,15),100))"],
    [[null, 5], "{32} ∘ ((3,2)):((4,1))"],
    [[2, [[0, null], null]], "{8} ∘ (3,2):(15,100)"],
    [[0, [[0, null], null]], "{0} ∘ (3,2):(15,100)"],
    [
      [
        [null, 1],
        [null, 0],
      ],
      "{1} ∘ (3,(2,3)):(4,(2,15))",
    ],
    [
      [
        [null, 0],
        [[0, null], 1],
      ],
      "{100} ∘ (3,3):(4,15)",
    ],
    [
      [
        [1, null],
        [[null, 0], null],
      ],
      "{4} ∘ (2,2,2):(1,2,100)",
    ],
    [[2, 5], "{40} ∘ 1:0"],
    [[null, null], `{0} ∘ ${figure}`],
    [[null], `{0} ∘ ${figure}`],
  ])("figure 5 at %j", (at, text) => {
    expect(String(sliceTensor(over(counting(), figure), ...at))).toBe(text);
    const array = filled(Int32Array, 150, (i) => i + 1000);
    const cut = sliceTensor(over(array, figure), ...at);
    expect([`{${cut.offset}} ∘ ${print(cut.layout)}`, cut.accessor]).toEqual([text, array]);
  });

  test("T'(c*) = T(c' + c*), and writing to a slice is writing to the tensor", () => {
    const array = filled(Int32Array, 150, (i) => i);
    const whole = over(array, figure);
    for (let row = 0; row < 6; row++)
      for (let column = 0; column < 12; column++) {
        const value = get(whole, row, column);
        expect(get(sliceTensor(whole, row, null), column)).toBe(value);
        expect(get(sliceTensor(whole, null, column), row)).toBe(value);
      }
    set(sliceTensor(whole, 2, null), -1, 5);
    expect(get(whole, 2, 5)).toBe(-1);
  });

  test("of slices", () => {
    const whole = over(
      filled(Int32Array, 60, (i) => i),
      "(3,4,5):(20,5,1)",
      0,
    );
    const plane = sliceTensor(whole, null, 2, null);
    expect(String(sliceTensor(plane, 1, null))).toBe("Int32Array(60)+30 ∘ (5):(1)");
  });

  test.each<[readonly SliceCoordinate[], string]>([
    [[null, 12], "coordinate (_,12) is outside of the shape ((3,2),((2,3),2))"],
    [[6, null], "coordinate (6,_) is outside of the shape ((3,2),((2,3),2))"],
    [[[null, 2], null], "coordinate ((_,2),_) is outside of the shape ((3,2),((2,3),2))"],
    [[null, -1], "coordinate (_,-1) is outside of the shape ((3,2),((2,3),2))"],
    [[null, null, 1], "coordinate (_,_,1) does not fit the shape ((3,2),((2,3),2)) of rank 2"],
    [[null, 0.5], "0.5 is no integer"],
  ])("%j is refused", (at, sentence) => {
    expect(refusal(() => sliceTensor(over(counting(), figure), ...at))[1]).toBe(
      `✗ sliceTensor: ${figure}: ${sentence}`,
    );
  });
});

describe("the algebra", () => {
  const of = over(counting(), "(4,8):(1,4)");

  test("is that of the layout", () => {
    expect(String(tensorComposition(of, [2, 4]))).toBe("{0} ∘ (2,4):(1,4)");
    expect(String(tensorLogicalDivide(of, [2, 4]))).toBe("{0} ∘ ((2,2),(4,2)):((1,2),(4,16))");
    expect(String(tensorZippedDivide(of, [2, 4]))).toBe("{0} ∘ ((2,4),(2,2)):((1,4),(2,16))");
    expect(String(tensorTiledDivide(of, [2, 4]))).toBe("{0} ∘ ((2,4),2,2):((1,4),2,16)");
    expect(String(tensorFlatDivide(of, [2, 4]))).toBe("{0} ∘ (2,4,2,2):(1,4,2,16)");
  });

  test("keeps the start of an array", () => {
    const array = new Int8Array(40);
    const made = tensorComposition(over(array, "(4,8):(1,4)", 8), plain("(2,4):(1,4)"));
    expect([made.offset, made.accessor]).toEqual([8, array]);
  });

  test("refuses what the layout refuses, in its own name", () => {
    expect(refusal(() => tensorComposition(over(counting(), "(4,6,8):(2,3,5)"), plain("6:3")))[1]).toBe(
      "✗ tensorComposition: (4,6,8):(2,3,5) ∘ 6:3: stride 3 and extent 4 do not divide each other (stride divisibility, eq. 9)",
    );
    expect(refusal(() => tensorZippedDivide(of, [2, 2, 2]))[0]).toBe("rank");
    expect(refusal(() => tensorFlatDivide(4 as never, 2))[1]).toBe("✗ tensorFlatDivide: 4: 4 is no tensor");
  });
});

// Section 5.3.4 and table 4: an 8x8 matrix by the threads and values of an Ampere FP64 tensor core.
describe("partitions", () => {
  const threadValues = plain("((4,8),2):((16,1),8)");

  test.each([
    ["ColMajor", "(8,8):(1,8)", "((4,8),2):((16,1),8)"],
    ["RowMajor", "(8,8):(8,1)", "((4,8),2):((2,8),1)"],
    ["Padded", "(8,8):(1,9)", "((4,8),2):((18,1),9)"],
    ["ColInterleaved", "((4,2),(2,4)):((2,16),(1,8))", "((4,(4,2)),2):((8,(2,16)),1)"],
  ])("%s by thread and value", (_, data, result) => {
    const array = filled(Float64Array, 71, (i) => i * i);
    const smem = over(array, data);
    const partition = tensorComposition(smem, threadValues);
    expect(print(partition.layout)).toBe(result);
    for (let thread = 0; thread < 32; thread++) {
      const registers = over(new Float64Array(2), "2");
      copy(sliceTensor(partition, thread, null), registers);
      // what the instruction wants: thread t holds row t / 4 and the columns 2 (t % 4) and the next
      const row = Math.floor(thread / 4);
      const column = 2 * (thread % 4);
      expect([...valuesOf(registers)]).toEqual([get(smem, row, column), get(smem, row, column + 1)]);
    }
  });

  test("localTile", () => {
    const of = over(
      filled(Int32Array, 128, (i) => i),
      "(8,16):(16,1)",
    );
    for (const [i, j] of [
      [0, 0],
      [1, 0],
      [1, 3],
    ] as const) {
      const tile = localTile(of, [4, 4], [i, j]);
      expect(print(tile.layout)).toBe("(4,4):(16,1)");
      for (let row = 0; row < 4; row++)
        for (let column = 0; column < 4; column++)
          expect(get(tile, row, column)).toBe(get(of, 4 * i + row, 4 * j + column));
    }
    expect(print(localTile(of, [4, 4], [1, null]).layout)).toBe("(4,4,4):(16,1,4)");
    expect(print(localTile(of, [4, 4], null).layout)).toBe("(4,4,(2,4)):(16,1,(64,4))");
    expect(print(localTile(of, [4, 4], 3).layout)).toBe("(4,4):(16,1)");
    expect(localTile(of, [4, 4], 3).offset).toBe(68);
    expect(print(localTile(of, [4, null], [1, null]).layout)).toBe("(4,1,16):(16,0,1)");
    expect(String(localTile(over(counting(), "24:3"), plain("8:3"), 1))).toBe("{3} ∘ (8):(9)");
    expect(refusal(() => localTile(of, [4, 4], [2, 0]))).toEqual([
      "range",
      "✗ localTile: (8,16):(16,1): coordinate (2,0) is outside of the shape (2,4)",
    ]);
    expect(refusal(() => localTile(of, [4, 4], [1]))[0]).toBe("coordinate");
    expect(refusal(() => localTile(of, [3, 4, 5], [0, 0]))[0]).toBe("rank");
  });

  test("a tile that reaches out may be cut, not read", () => {
    const of = over(
      filled(Int32Array, 10, (i) => i),
      "10",
    );
    const last = localTile(of, [4], [2]);
    expect([get(last, 0), get(last, 1)]).toEqual([8, 9]);
    expect(refusal(() => get(last, 2))[1]).toBe(
      "✗ get: (4):(1): coordinate 2 is outside of the tensor that the tile was cut from",
    );
    expect(refusal(() => copy(last, over(new Int32Array(4), "4")))[1]).toBe(
      "✗ copy: (4):(1) → 4:1: the tile reaches past the end of its tensor: copyIf(inBounds(tile), …) leaves that out",
    );
  });

  test.each([
    ["(8,8):(1,8)", "(2,4):(4,1)"],
    ["(8,8):(8,1)", "(2,4)"],
    ["(8,8):(8,1)", "((2,2),4):((1,8),2)"],
    ["(16,8):(8,1)", "(4,2):(1,4)"],
  ])("localPartition of %s among %s: each thread has its own, together they have all", (data, text) => {
    const of = over(counting(), data);
    const threads = plain(text);
    const [rows, columns] = (threads.shape as [number | number[], number]).map((mode) =>
      [mode].flat().reduce((so, extent) => so * extent, 1),
    ) as [number, number];
    const seen: unknown[] = [];
    for (let i = 0; i < rows; i++)
      for (let j = 0; j < columns; j++) {
        const index = at(threads, i, j);
        const part = localPartition(of, threads, index);
        const { shape } = part.layout as { readonly shape: unknown } as { shape: readonly [number, number] };
        for (let a = 0; a < shape[0]; a++)
          for (let b = 0; b < shape[1]; b++) {
            expect(get(part, a, b)).toBe(get(of, i + rows * a, j + columns * b));
            seen.push(get(part, a, b));
          }
      }
    const all = Array.from({ length: sizeOf(leavesOf(of.layout as Pair)) }, (_, i) => i);
    expect(seen.toSorted((x, y) => Number(x) - Number(y))).toEqual(all);
  });

  test("an index that is no thread's", () => {
    const of = over(counting(), "(8,8)");
    for (const [threads, index] of [
      ["(2,4):(4,1)", 8],
      ["(2,4):(4,1)", -1],
      ["(2,4):(8,1)", 5],
    ] as const)
      expect(refusal(() => localPartition(of, plain(threads), index))).toEqual([
        "missing",
        `✗ localPartition: (8,8):(1,8), ${threads}: no coordinate goes to ${index}`,
      ]);
    expect(refusal(() => localPartition(of, plain("(2,4)"), 0.5))[0]).toBe("integer");
    expect(refusal(() => localPartition(of, 4 as never, 0))[0]).toBe("argument");
  });
});
