import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as library from "../../src/index.js";
import * as folding from "../../src/runtime/algebra/as-layout.js";
import { LayoutError } from "../../src/runtime/diagnostic.js";
import * as composing from "../../src/runtime/layout/composed-layout.js";
import { size } from "../../src/runtime/layout/shape.js";
import type { Tiler } from "../../src/types/algebra/tiler.js";
import type { IntTuple } from "../../src/types/layout/htuple.js";
import type { AnyLayout, AnyMapping, ComposedLayout } from "../../src/types/layout/layout.js";
import type { SliceCoordinate } from "../../src/types/layout/slice.js";
import { between, coordinates, loose, nesting, profiled, seed } from "../support/arbitrary.js";
import { leavesOf, offsetAt, type Pair } from "../support/brute.js";
import { cuteSwizzle, type Parameters, parameters, swizzle } from "../support/cute-swizzle.js";
import { figure } from "../support/figures.js";
import { plain, plainly } from "../support/plain.js";
import { junk, largest, refusal } from "../support/refusal.js";

const composedLayout: (outer: AnyLayout, offset: number, inner: AnyLayout) => ComposedLayout = plainly(
  composing.composedLayout,
);
const at: (of: AnyMapping, ...c: readonly IntTuple[]) => number = plainly(library.at);
const slice: (of: ComposedLayout, ...c: readonly SliceCoordinate[]) => ComposedLayout = (of, ...c) =>
  (plainly(library.slice) as (...args: unknown[]) => { layout: ComposedLayout })(of, ...c).layout;
const composition: (of: ComposedLayout, tiler: Tiler) => ComposedLayout = plainly(library.composition);
const asLayout: (of: ComposedLayout) => AnyLayout = plainly(folding.asLayout);

const padded = plain("(8,64):(66,1)");
const swizzled = composedLayout(swizzle(3, 3, 3), 4, padded);

describe("what it is", () => {
  test("its pieces, frozen, and its text", () => {
    expect(Object.keys(swizzled)).toEqual(["outer", "offset", "inner", "shape"]);
    expect(swizzled.shape).toEqual([8, 64]);
    expect(Object.isFrozen(swizzled)).toBe(true);
    expect(String(swizzled)).toBe("(64,8,1):(f1,f72,f512) ∘ (4 + (8,64):(66,1))");
    expect(JSON.stringify({ swizzled })).toBe('{"swizzled":"(64,8,1):(f1,f72,f512) ∘ (4 + (8,64):(66,1))"}');
    expect(composing.isComposedLayout(swizzled)).toBe(true);
    for (const other of [padded, null, {}, 4, { ...swizzled }])
      expect(composing.isComposedLayout(other)).toBe(false);
  });

  test("its values, past its bounds too", () => {
    const by = cuteSwizzle(3, 3, 3);
    for (let c = 0; c < 1000; c++) expect(at(swizzled, c)).toBe(by(4 + (c % 8) * 66 + Math.floor(c / 8)));
    expect(at(swizzled, 1, 5)).toBe(by(75));
    expect(at(swizzled, [1, 5])).toBe(by(75));
  });
});

/** A layout, and an offset, that a swizzle is taken of. */
interface Drawn {
  readonly of: Parameters;
  readonly offset: number;
  readonly pair: Pair;
}

const inner = fc.oneof(
  profiled(nesting({ rank: 3, size: 256 })),
  profiled(loose(fc.constantFrom(0, 1, 2, 4, 8, 33, 66), 3, 128)),
);
const drawn: fc.Arbitrary<Drawn> = fc.record({ of: parameters(14), offset: between(0, 200), pair: inner });

const valueOf = ({ of, offset, pair }: Drawn, c: number): number =>
  cuteSwizzle(...of)(offset + offsetAt(leavesOf(pair), c));
const made = ({ of, offset, pair }: Drawn): ComposedLayout =>
  composedLayout(swizzle(...of), offset, plain(pair.shape, pair.stride));

test("is the function, at every coordinate of random ones", () => {
  fc.assert(
    fc.property(drawn, (one) => {
      for (const c of coordinates(leavesOf(one.pair))) expect(at(made(one), c)).toBe(valueOf(one, c));
    }),
    { seed, numRuns: 300 },
  );
});

test("folds to the function, or is refused", () => {
  let folded = 0;
  fc.assert(
    fc.property(drawn, fc.boolean(), (any, moved) => {
      const one = moved ? any : { ...any, offset: 0 };
      let result: AnyLayout;
      try {
        result = asLayout(made(one));
      } catch (fault) {
        if (!(fault instanceof LayoutError)) throw fault;
        if (one.offset !== 0) expect(fault.code).toBe("origin");
        return;
      }
      folded++;
      for (const c of coordinates(leavesOf(one.pair))) expect(at(result, c)).toBe(valueOf(one, c));
    }),
    { seed, numRuns: 800 },
  );
  figure("composed layouts", { folded });
  expect(folded).toBeGreaterThan(150);
});

test("folds with an offset that the outer layout takes to 0, where nothing carries into it", () => {
  const outer = plain("(4,8):(0,1)");
  const text = (offset: number, of: string) => String(asLayout(composedLayout(outer, offset, plain(of))));
  expect(text(2, "2:1")).toBe("2:0");
  expect(text(2, "8:4")).toBe("8:1");
  expect(text(3, "(2,2):(4,8)")).toBe("(2,2):(1,2)");
  expect(refusal(() => text(2, "4:1"))[0]).toBe("distributivity");
  expect(refusal(() => text(4, "2:1"))).toEqual([
    "origin",
    "✗ asLayout: (4,8):(0,1) ∘ (4 + 2:1): a layout takes 0 to 0, not to 1",
  ]);
  for (let offset = 0; offset < 4; offset++)
    for (const of of ["2:1", "2:2", "(2,2):(1,2)", "3:1", "4:4", "(3,2):(1,4)"]) {
      let result: AnyLayout;
      try {
        result = asLayout(composedLayout(outer, offset, plain(of)));
      } catch (fault) {
        if (!(fault instanceof LayoutError)) throw fault;
        continue;
      }
      for (let c = 0; c < size(result); c++)
        expect(at(result, c)).toBe(Math.floor((offset + at(plain(of), c)) / 4));
    }
});

describe("a slice", () => {
  test("joins the offset inside", () => {
    const row = slice(swizzled, 2, null);
    expect(String(row)).toBe("(64,8,1):(f1,f72,f512) ∘ (136 + (64):(1))");
    expect(String(slice(swizzled, null))).toBe(String(swizzled));
    expect(String(slice(swizzled, 2, 3))).toBe("(64,8,1):(f1,f72,f512) ∘ (139 + 1:0)");
    const by = cuteSwizzle(3, 3, 3);
    for (let c = 0; c < 64; c++) expect(at(row, c)).toBe(by(136 + c));
    // outside of the swizzle it would be another function
    expect([by(64) + by(8), by(72)]).toEqual([80, 64]);
  });

  test("is the whole at its coordinates", () => {
    fc.assert(
      fc.property(
        parameters(14),
        between(0, 99),
        between(0, 7),
        between(0, 11),
        fc.boolean(),
        (of, offset, i, j, first) => {
          const whole = composedLayout(swizzle(...of), offset, plain("(8,12):(33,3)"));
          const part = first ? slice(whole, i, null) : slice(whole, null, j);
          for (let c = 0; c < (first ? 12 : 8); c++)
            expect(at(part, c)).toBe(first ? at(whole, i, c) : at(whole, c, j));
        },
      ),
      { seed, numRuns: 200 },
    );
  });

  test("of a binary inner layout, where the fixed part adds", () => {
    const whole = composedLayout(plain("(8,8):(9,1)"), 1, plain("(4,4):(f5,f16)"));
    const part = slice(whole, null, 2);
    expect(String(part)).toBe("(8,8):(9,1) ∘ (33 + (4):(f5))");
    for (let c = 0; c < 4; c++) expect(at(part, c)).toBe(at(whole, c, 2));
    const shared = composedLayout(plain("(8,8):(9,1)"), 0, plain("(4,4):(f5,f1)"));
    expect(refusal(() => slice(shared, null, 1))).toEqual([
      "carry",
      "✗ slice: (8,8):(9,1) ∘ (0 + (4,4):(f5,f1)): steps 1 and 5 share a binary digit, and XOR does not carry",
    ]);
  });
});

test("composes with a tiler on the right", () => {
  const tile = composition(swizzled, [4, plain("8:8")]);
  expect(String(tile)).toBe("(64,8,1):(f1,f72,f512) ∘ (4 + (4,8):(66,8))");
  const right = plain("((4,8),2):((16,1),8)");
  const part = composition(composedLayout(swizzle(2, 0, 3), 7, plain("64:3")), right);
  for (let c = 0; c < 64; c++) expect(at(part, c)).toBe(cuteSwizzle(2, 0, 3)(7 + 3 * at(right, c)));
  expect(composition(swizzled, null).inner).toBe(padded);
});

describe("its pieces are layouts and an integer, or it is refused", () => {
  test("pieces that are none", () => {
    for (const [value, shown] of junk) {
      expect(refusal(() => composedLayout(value, 0, padded))).toEqual([
        "argument",
        expect.stringContaining(`: ${shown} is no layout`),
      ]);
      expect(refusal(() => composedLayout(padded, 0, value))[0]).toBe("argument");
      expect(refusal(() => composedLayout(padded, value, padded))).toEqual([
        "integer",
        expect.stringContaining(`: ${shown} is no integer`),
      ]);
      expect(refusal(() => asLayout(value))).toEqual([
        "argument",
        expect.stringContaining(`: ${shown} is no composed layout`),
      ]);
    }
    expect(refusal(() => composedLayout(padded, largest + 1, padded))[0]).toBe("overflow");
    expect(refusal(() => composedLayout(padded, 0, plain("(4,8):(e0,e1)")))).toEqual([
      "integer",
      "✗ composedLayout: (8,64):(66,1) ∘ (0 + (4,8):(e0,e1)): e0 is no integer",
    ]);
    expect(refusal(() => asLayout(padded as never))[1]).toBe(
      "✗ asLayout: (8,64):(66,1): (8,64):(66,1) is no composed layout",
    );
  });

  test("what its pieces refuse", () => {
    expect(refusal(() => at(swizzled, 1, 2, 3))).toEqual([
      "coordinate",
      "✗ at: (64,8,1):(f1,f72,f512) ∘ (4 + (8,64):(66…: coordinate (1,2,3) does not fit the shape (8,64) of rank 2",
    ]);
    expect(refusal(() => at(swizzled, -1, 0))).toEqual([
      "negative-multiple",
      "✗ at: (64,8,1):(f1,f72,f512) ∘ (4 + (8,64):(66…: coordinate -62 leads below 0, where binary strides have no multiples",
    ]);
    expect(refusal(() => at(composedLayout(padded, largest, plain(4)), 1))[0]).toBe("overflow");
  });

  test("a slice and a tiler that do not fit", () => {
    expect(refusal(() => slice(swizzled, null, 1, 2))[1]).toMatch(
      /^✗ slice: \(64,8,1\):\(f1,f72,f512\) ∘ \(4 \+ .*: coordinate \(_,1,2\)/,
    );
    expect(refusal(() => composition(swizzled, [2, 2, 2]))[1]).toMatch(
      /^✗ composition: .* the tiler has rank 3, the layout 2$/,
    );
    expect(refusal(() => asLayout(composedLayout(swizzle(3, 3, 3), 0, padded)))[1]).toBe(
      "✗ asLayout: (64,8,1):(f1,f72,f512) ∘ (0 + (8,64):(66…: the right modes together reach 77 in a left mode of extent 64 (distributivity, eq. 12)",
    );
  });
});
