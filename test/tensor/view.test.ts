import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LayoutError } from "../../src/runtime/diagnostic.js";
import { counting } from "../../src/runtime/tensor/accessor.js";
import { between, loose, profiled, seed } from "../support/arbitrary.js";
import { leavesOf, offsetAt, type Pair } from "../support/brute.js";
import { at, plain } from "../support/plain.js";
import {
  get,
  over,
  tensor,
  tensorCoalesce,
  tensorDomainOffset,
  tensorGroup,
  view,
} from "../support/plain-tensor.js";
import { junk, refusal } from "../support/refusal.js";

const of = (layout: string) => over(counting(), layout);
const text = (layout: string, ...ranges: readonly unknown[]) => String(view(of(layout), ...ranges));

describe("a range of each mode", () => {
  test("up and down, by steps, from end to end", () => {
    expect(text("(4,8):(8,1)", [1, 3], [2, 8, 3])).toBe("{10} ∘ (2,2):(8,3)");
    expect(text("(4,8):(8,1)", null, [null, null, -1])).toBe("{7} ∘ (4,8):(8,-1)");
    expect(text("(4,8):(8,1)", [3, 0, -2])).toBe("{24} ∘ (2,8):(-16,1)");
    expect(text("(4,8):(8,1)", [3, -1, -3])).toBe("{24} ∘ (2,8):(-24,1)");
    expect(text("8:3", [2, null])).toBe("{6} ∘ 6:3");
    expect(text("8:3", [2, 3])).toBe("{6} ∘ 1:0");
    expect(text("8:3")).toBe("{0} ∘ 8:3");
    expect(text("(2,8):(f8,f1)", null, [4, 8])).toBe("{4} ∘ (2,4):(f8,f1)");
    expect(text("8:f1", [null, null, -1])).toBe("{0}+f7 ∘ 8:f1");
  });

  test("of a mode that is a tuple, where no step carries from one of its modes into the next", () => {
    expect(text("((2,3),4):((12,1),3)", [2, 6])).toBe("{1} ∘ ((2,2),4):((12,1),3)");
    expect(text("((2,3),4):((12,1),3)", [1, 6, 2])).toBe("{12} ∘ (3,4):(1,3)");
    expect(text("((2,3),4):((12,1),3)", [null, null, -1])).toBe("{14} ∘ ((2,3),4):((-12,-1),3)");
    expect(refusal(() => text("((2,3),4):((12,1),3)", [1, 5]))).toEqual([
      "argument",
      "✗ view: ((2,3),4):((12,1),3): 1 to 4 by 1 is no range without a carry between the modes of (2,3)",
    ]);
  });

  test("is what the whole has at its coordinates", () => {
    let seen = 0;
    const layouts = profiled(loose(between(-4, 16), 3, 64)) as fc.Arbitrary<Pair>;
    const ends = fc.oneof(between(-1, 9), fc.constant(null));
    const ranges = fc.array(fc.oneof(fc.constant(null), fc.tuple(ends, ends, between(-3, 3))), {
      maxLength: 3,
    });
    fc.assert(
      fc.property(layouts, ranges, (pair, list) => {
        const { shape } = pair;
        const modes = Array.isArray(shape) ? (shape as Pair["shape"][]) : [shape];
        const sizes = modes.map((mode) =>
          leavesOf({ shape: mode, stride: mode } as Pair).reduce((so, [n]) => so * n, 1),
        );
        let made: ReturnType<typeof view>;
        try {
          made = view(tensor(counting(), plain(pair.shape, pair.stride)), ...list);
        } catch (fault) {
          if (!(fault instanceof LayoutError)) throw fault;
          return;
        }
        seen++;
        // the coordinates of each mode as one counts them
        const picked = sizes.map((size, i) => {
          const range = list[i] ?? null;
          if (range === null) return Array.from({ length: size }, (_, x) => x);
          const [from, to, step] = range;
          const out: number[] = [];
          const stop = to ?? (step < 0 ? -1 : size);
          for (let x = from ?? (step < 0 ? size - 1 : 0); step < 0 ? x > stop : x < stop; x += step)
            out.push(x);
          return out;
        });
        const count = picked.reduce((so, { length }) => so * length, 1);
        for (let i = 0; i < count; i++) {
          let rest = i;
          let [index, unit] = [0, 1];
          for (const [j, mode] of picked.entries()) {
            index += (mode[rest % mode.length] as number) * unit;
            rest = Math.floor(rest / mode.length);
            unit *= sizes[j] as number;
          }
          expect(get(made, i)).toBe(offsetAt(leavesOf(pair), index));
        }
      }),
      { seed, numRuns: 2000 },
    );
    expect(seen).toBeGreaterThan(400);
  });

  test("is refused where it leaves the mode, is empty, or is none", () => {
    expect(refusal(() => text("(4,8):(8,1)", null, [0, 9]))).toEqual([
      "range",
      "✗ view: (4,8):(8,1): coordinate 8 is outside of the shape 8",
    ]);
    expect(refusal(() => text("8:1", [-1, 4]))[1]).toBe(
      "✗ view: 8:1: coordinate -1 is outside of the shape 8",
    );
    expect(refusal(() => text("8:1", [4, 4]))).toEqual([
      "extent",
      "✗ view: 8:1: extent 0 is no positive integer",
    ]);
    expect(refusal(() => text("8:1", [4, 2]))[0]).toBe("extent");
    expect(refusal(() => text("8:1", [0, 4, 0]))).toEqual(["argument", "✗ view: 8:1: 0 is no step"]);
    expect(refusal(() => text("(4,8)", null, null, null))).toEqual([
      "mode",
      "✗ view: (4,8):(1,4): there is no mode 2, the rank is 2",
    ]);
    expect(refusal(() => text("8:1", [0.5, 4]))[0]).toBe("integer");
    for (const [value] of junk) if (value !== null) expect(() => view(of("8:1"), value)).toThrow(LayoutError);
  });
});

describe("the same elements by other coordinates", () => {
  test("coalesced and grouped", () => {
    expect(String(tensorCoalesce(of("(2,(1,6)):(1,(6,2))")))).toBe("{0} ∘ 12:1");
    expect(String(tensorCoalesce(of("(2,(1,6)):(1,(6,2))"), [null, null]))).toBe("{0} ∘ (2,6):(1,2)");
    expect(String(tensorGroup(of("(2,3,5):(1,2,6)"), 1, 3))).toBe("{0} ∘ (2,(3,5)):(1,(2,6))");
    expect(refusal(() => tensorGroup(of("(2,3)"), 1, 3))[0]).toBe("mode");
  });

  test("moved by a coordinate, which is past the end of what it leaves", () => {
    const data = Float64Array.from({ length: 32 }, (_, i) => i);
    const moved = tensorDomainOffset(over(data, "(4,8)"), 2, 5);
    expect(String(moved)).toBe("Float64Array(32)+22 ∘ (4,8):(1,4)");
    expect(get(moved, 1, 2)).toBe(at(plain("(4,8)"), 3, 7));
    expect(moved.ragged).toBe(true);
    expect(refusal(() => get(moved, 2, 0))[0]).toBe("range");
    expect(get(tensorDomainOffset(moved, -2, -5), 3, 7)).toBe(31);
    expect(tensorDomainOffset(over(data, "(4,8)"), 0, 0).ragged).toBe(false);
  });
});
