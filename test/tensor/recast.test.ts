import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LayoutError } from "../../src/runtime/diagnostic.js";
import { composedLayout } from "../../src/runtime/layout/composed-layout.js";
import { swizzle } from "../../src/runtime/swizzle/swizzle.js";
import { counting } from "../../src/runtime/tensor/accessor.js";
import { between, loose, nesting, profiled, seed } from "../support/arbitrary.js";
import { leavesOf, offsetAt, type Pair, sizeOf } from "../support/brute.js";
import { plain, plainly } from "../support/plain.js";
import { get, localTile, over, set, tensor, tensorRecast } from "../support/plain-tensor.js";
import { junk, refusal } from "../support/refusal.js";

const text = (of: unknown): string => String(of);

describe("the same memory in elements of another class", () => {
  test("smaller, larger, as large", () => {
    const of = over(new Float32Array(32), "(4,8):(8,1)");
    expect(text(tensorRecast(of, Uint16Array))).toBe("Uint16Array(64) ∘ (4,16):(16,1)");
    expect(text(tensorRecast(of, Float64Array))).toBe("Float64Array(16) ∘ (4,4):(4,1)");
    expect(text(tensorRecast(of, Int32Array))).toBe("Int32Array(32) ∘ (4,8):(8,1)");
    expect(text(tensorRecast(over(new Uint8Array(64), "(8,8):(f12,f1)"), Uint32Array))).toBe(
      "Uint32Array(16) ∘ (8,2):(f3,f1)",
    );
  });

  test("the bits of floats, and what is written through it is there", () => {
    const floats = Float32Array.of(1, -2, 0.5);
    const bits = tensorRecast(over(floats, "3"), Uint32Array);
    expect(get(bits, 1)).toBe(0xc0000000);
    set(bits, 0x40400000, 2);
    expect(floats[2]).toBe(3);
  });

  test("from a start that is a whole element, wherever the array itself starts", () => {
    const bytes = new ArrayBuffer(24);
    const from2 = new Uint16Array(bytes, 2, 11);
    expect(text(tensorRecast(over(from2, "8", 1), Float32Array))).toBe("Float32Array(5) ∘ 4:1");
    expect(text(tensorRecast(over(from2, "8", 3), Float32Array))).toBe("Float32Array(5)+1 ∘ 4:1");
    expect(tensorRecast(over(from2, "8", 1), Float32Array).accessor).toHaveProperty("byteOffset", 4);
    expect(refusal(() => tensorRecast(over(from2, "8"), Float32Array))).toEqual([
      "divisibility",
      "✗ tensorRecast: 8:1, Float32Array: byte offset 2 is no multiple of 4",
    ]);
  });

  test("through a composed layout", () => {
    const halves = Uint16Array.from({ length: 512 }, (_, i) => 257 * i);
    const rows = composedLayout(swizzle(3, 3, 3), 0, plain("(8,64):(64,1)") as never);
    const of = tensor(halves, rows as never);
    const bytes = tensorRecast(of, Uint8Array);
    for (let i = 0; i < 8; i++)
      for (let j = 0; j < 64; j++)
        expect([get(bytes, i, 2 * j), get(bytes, i, 2 * j + 1)]).toEqual([
          (get(of, i, j) as number) & 255,
          (get(of, i, j) as number) >> 8,
        ]);
  });
});

/** What is made, `null` where it is refused. */
function possibly<Made>(make: () => Made): Made | null {
  try {
    return make();
  } catch (fault) {
    if (fault instanceof LayoutError) return null;
    throw fault;
  }
}

test("each element is the bytes that it was", () => {
  const classes = [Uint8Array, Uint16Array, Uint32Array, BigUint64Array];
  const layouts = fc.oneof(
    profiled(loose(between(-4, 16), 4, 64)),
    profiled(nesting({ rank: 3, size: 64 })),
  ) as fc.Arbitrary<Pair>;
  const buffer = new ArrayBuffer(2 ** 18);
  let seen = 0;
  fc.assert(
    fc.property(
      layouts,
      fc.constantFrom(...classes),
      fc.constantFrom(...classes),
      between(0, 9),
      (pair, Old, New, start) => {
        const middle = 2 ** 17 / Old.BYTES_PER_ELEMENT + start;
        const made = possibly(() => {
          const one = tensor(new Old(buffer), plain(pair.shape, pair.stride), middle);
          return [one, tensorRecast(one, New)] as const;
        });
        if (made === null) return;
        seen++;
        const placesOf = (one: (typeof made)[0]): readonly number[] => {
          const leaves = leavesOf(one.layout as Pair);
          const { BYTES_PER_ELEMENT: each, byteOffset } = one.accessor as unknown as Uint8Array;
          return Array.from(
            { length: sizeOf(leaves) },
            (_, i) => byteOffset + each * (one.offset + offsetAt(leaves, i)),
          ).flatMap((at) => Array.from({ length: each }, (_, j) => at + j));
        };
        const order = (x: number, y: number): number => x - y;
        expect([...placesOf(made[1])].sort(order)).toEqual([...placesOf(made[0])].sort(order));
      },
    ),
    { seed, numRuns: 1500 },
  );
  expect(seen).toBeGreaterThan(500);
});

test("is refused of what has no bytes, of bits, and of ragged tiles", () => {
  const of = over(new Float32Array(32), "(4,8):(8,1)");
  expect(refusal(() => tensorRecast(of, 4))).toEqual([
    "argument",
    "✗ tensorRecast: (4,8):(8,1), 4: 4 is no class of typed arrays, whose elements are whole bytes",
  ]);
  expect(refusal(() => tensorRecast(over(counting(), "8"), Uint8Array))[1]).toBe(
    "✗ tensorRecast: 8:1, Uint8Array: the accessor is no typed array",
  );
  expect(refusal(() => tensorRecast(localTile(of, [3, 8], [1, 0]), Uint8Array))[1]).toBe(
    "✗ tensorRecast: (3,8):(8,1), Uint8Array: a ragged tile is no whole tensor: recast it before it is cut",
  );
  expect(refusal(() => tensorRecast(over(new Float32Array(8), "8:1"), plainly(DataView)))[0]).toBe(
    "argument",
  );
  expect(refusal(() => tensorRecast(over(new Int8Array(8), "6"), Int32Array))).toEqual([
    "divisibility",
    "✗ tensorRecast: 6:1, 8 to 32 bits: extent 6 is no multiple of 4",
  ]);
  for (const [value] of junk) {
    expect(() => tensorRecast(value as never, Uint8Array)).toThrow(LayoutError);
    expect(() => tensorRecast(of, value)).toThrow(LayoutError);
  }
});
