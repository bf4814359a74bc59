import fc from "fast-check";
import { expect, test } from "vitest";
import * as library from "../../src/index.js";
import { clip } from "../../src/runtime/diagnostic.js";
import { show } from "../../src/runtime/layout/text.js";
import type { AnyLayout } from "../../src/types/layout/layout.js";
import { between, loose, nesting, profiled, seed } from "../support/arbitrary.js";
import type { Pair } from "../support/brute.js";
import { plain, plainly } from "../support/plain.js";

// A refusal is told in the name of the operation that was called, and of its first operand: of a part of that where one goes
// by mode. What the operation made on its way is no operand.

type Any = (...operands: unknown[]) => unknown;
const of = (name: string): Any => plainly((library as Record<string, unknown>)[name]);
const { tensor, counting, isLayout } = library as Record<string, any>;

const layouts = fc.oneof(
  profiled(nesting({ rank: 3, size: 96 })),
  profiled(loose(between(-4, 24), 3, 64)),
) as fc.Arbitrary<Pair>;
const layout = layouts.map(({ shape, stride }) => plain(shape, stride));
const tiler = fc.oneof(layout, between(-1, 9), fc.array(between(0, 5), { maxLength: 4 }));
const coordinate = fc.oneof(between(-3, 99), fc.array(between(-1, 9), { maxLength: 4 }));

const onLayouts: Readonly<Record<string, fc.Arbitrary<readonly unknown[]>>> = {
  composition: fc.tuple(tiler),
  logicalDivide: fc.tuple(tiler),
  zippedDivide: fc.tuple(tiler),
  tiledDivide: fc.tuple(tiler),
  flatDivide: fc.tuple(tiler),
  logicalProduct: fc.tuple(tiler),
  zippedProduct: fc.tuple(tiler),
  blockedProduct: fc.tuple(layout),
  rakedProduct: fc.tuple(layout),
  complement: fc.tuple(between(-1, 99)),
  leftInverse: fc.tuple(),
  at: fc.tuple(coordinate),
  slice: fc.tuple(coordinate),
  group: fc.tuple(between(-1, 3), between(-1, 4)),
  mode: fc.tuple(between(-1, 3)),
  recast: fc.tuple(between(0, 32), between(0, 32)),
};
const onTensors: Readonly<Record<string, fc.Arbitrary<readonly unknown[]>>> = {
  tensorComposition: fc.tuple(tiler),
  tensorLogicalDivide: fc.tuple(tiler),
  tensorZippedDivide: fc.tuple(tiler),
  tensorGroup: fc.tuple(between(-1, 3), between(-1, 4)),
  localTile: fc.tuple(tiler, coordinate),
  localPartition: fc.tuple(layout, between(-1, 40)),
  sliceTensor: fc.tuple(coordinate),
  get: fc.tuple(coordinate),
  view: fc.tuple(fc.tuple(between(-1, 9), between(-1, 9), between(-2, 2))),
};

/** The texts of a layout and of all its parts. */
function textsOf(one: AnyLayout): readonly string[] {
  const { shape } = one;
  const parts = Array.isArray(shape) ? shape.map((_, i) => of("mode")(one, i) as AnyLayout) : [];
  return [show(one), clip(show(one)), ...parts.flatMap(textsOf)];
}

test.each([
  ...Object.entries(onLayouts).map(([name, rest]) => [name, rest, false] as const),
  ...Object.entries(onTensors).map(([name, rest]) => [name, rest, true] as const),
])("%s is told by what was called", (name, rest, isTensor) => {
  let refused = 0;
  fc.assert(
    fc.property(layout, rest, (first, others) => {
      try {
        of(name)(isTensor ? tensor(counting(), first) : first, ...others);
      } catch (fault) {
        if (!(fault instanceof library.LayoutError)) throw fault;
        refused++;
        expect(fault.operation).toBe(name);
        const [, told = ""] = /^✗ (\w+: .*)$/.exec(fault.message) ?? [];
        const all = textsOf(first).map((text) => `${name}: ${text}`);
        expect(
          all.some(
            (text) =>
              told.startsWith(`${text}:`) || told.startsWith(`${text} `) || told.startsWith(`${text},`),
          ),
          fault.message,
        ).toBe(true);
        expect(isLayout(first)).toBe(true);
      }
    }),
    { seed, numRuns: 200 },
  );
  expect(refused).toBeGreaterThan(3);
});

test("a divide that cannot compose says what it completes the tile with, which the caller did not write", () => {
  const met = new Set<string>();
  fc.assert(
    fc.property(layout, layout, (first, tile) => {
      try {
        of("logicalDivide")(first, tile);
      } catch (fault) {
        if (!(fault instanceof library.LayoutError)) throw fault;
        if (!["shape-divisibility", "stride-divisibility", "distributivity"].includes(fault.code)) return;
        met.add(fault.code);
        expect(fault.message).toMatch(/with .+ to complete the tile|…$/);
      }
    }),
    { seed, numRuns: 2000 },
  );
  expect(met.size).toBeGreaterThan(1);
});
