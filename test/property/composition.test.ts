import fc from "fast-check";
import { expect, test } from "vitest";
import { coalesce } from "../../src/runtime/algebra/coalesce.js";
import { composition } from "../../src/runtime/algebra/composition.js";
import { simplified } from "../../src/runtime/algebra/joined.js";
import { LayoutError } from "../../src/runtime/diagnostic.js";
import { crd2idx, idx2crd } from "../../src/runtime/layout/coordinate.js";
import { layout } from "../../src/runtime/layout/layout.js";
import { at } from "../../src/runtime/layout/mapping.js";
import { type Mode, modesOf } from "../../src/runtime/layout/modes.js";
import type { IntTuple } from "../../src/types/layout/htuple.js";
import {
  carries,
  compositions,
  layoutsOf,
  leavesOf,
  offsetAt,
  type Pair,
  refines,
  sizeOf,
} from "../support/brute.js";
import { figure } from "../support/figures.js";

const seed = 20260306;

/** Layouts of up to `rank` modes, each an integer or a tuple of up to two; now and then one of an integer. */
const pairs = (
  rank: number,
  extents: fc.Arbitrary<number>,
  strides: fc.Arbitrary<number>,
): fc.Arbitrary<Pair> => {
  const leaf = fc.tuple(extents, strides).map(([shape, stride]): Pair => ({ shape, stride }));
  const group = (of: fc.Arbitrary<Pair>, most: number) =>
    fc
      .array(of, { minLength: 1, maxLength: most })
      .map(
        (all): Pair => ({ shape: all.map(({ shape }) => shape), stride: all.map(({ stride }) => stride) }),
      );
  return fc.oneof(leaf, {
    weight: 4,
    arbitrary: group(fc.oneof({ weight: 3, arbitrary: leaf }, group(leaf, 2)), rank),
  });
};

const between = (min: number, max: number) => fc.integer({ min, max });
const extents = fc.oneof(between(1, 6), fc.constantFrom(2, 3, 4, 6, 8));
const offsets = fc.oneof(between(-4, 12), fc.constantFrom(1, 2, 3, 4, 6, 8, 12, 16, 24));
const steps = fc.oneof(
  between(-14, 14),
  fc.constantFrom(0, 1, 1, 2, 3, 4, 6, 8, 12, 16, 24, -1, -1, -2, -4, -8),
);
const text = (tuple: IntTuple): string => JSON.stringify(tuple);

test("composition against brute force: 20,000 pairs", () => {
  const counts = { accepted: 0, "over several modes": 0, refused: 0, cancelling: 0 };
  const codes: Record<string, number> = {};
  fc.assert(
    fc.property(pairs(4, extents, offsets), pairs(2, extents, steps), (a, b) => {
      const left = layout(a.shape, a.stride);
      const right = layout(b.shape, b.stride);
      const modes = leavesOf(b);
      // the left operand without the modes that say nothing, else a carry out of a mode that continues would count
      const plain = simplified(modesOf(left)) as readonly Mode[];
      let result: Pair;
      try {
        result = composition(left, right) as unknown as Pair;
      } catch (fault) {
        if (!(fault instanceof LayoutError)) throw fault;
        counts.refused++;
        codes[fault.code] = (codes[fault.code] ?? 0) + 1;
        expectTrue(fault);
        const answers = compositions(leavesOf(a), modes);
        if (answers.length === 0) return;
        counts.cancelling++;
        for (const answer of answers) expect(carries(plain, modes, answer)).toBe(true);
        return;
      }
      counts.accepted++;
      if (sizeOf(modes) > 1 && plain.length > 1) counts["over several modes"]++;
      if (!refines(b.shape, result.shape))
        throw new Error(`${text(result.shape)} does not refine ${text(b.shape)}`);
      const leaves = leavesOf(result);
      for (let c = 0; c < sizeOf(modes); c++)
        if (offsetAt(leaves, c) !== offsetAt(leavesOf(a), offsetAt(modes, c)))
          throw new Error(`wrong at ${c}`);
    }),
    { numRuns: 20_000, seed },
  );
  figure("composition against brute force", { ...counts, ...codes });
  expect(counts.accepted + counts.refused).toBe(20_000);
  expect(counts.cancelling).toBeLessThan(20);
});

/** A sentence is true of the numbers that it names. */
function expectTrue({ code, message }: LayoutError): void {
  const [a = 0, b = 0, c = 0, d = 0] = [
    ...(message.split(": ").at(-1) ?? "").matchAll(/(?<!eq\. )-?\b\d+/g),
  ].map(Number);
  if (code === "stride-divisibility") expect([a % b === 0, b % a === 0]).not.toContain(true);
  else if (c < 0) expect([code, a % b !== 0, d % c === 0]).toEqual(["shape-divisibility", true, true]);
  else if (code === "shape-divisibility") expect([a % b !== 0, b * c]).toEqual([true, d]);
  else expect([code, a >= b]).toEqual(["distributivity", true]);
}

test("coalesce keeps the function and has the least rank", () => {
  fc.assert(
    fc.property(pairs(4, between(1, 4), offsets), (a) => {
      fc.pre(sizeOf(leavesOf(a)) <= 128);
      const leaves = leavesOf(a);
      const values = Array.from({ length: sizeOf(leaves) }, (_, c) => offsetAt(leaves, c));
      const result = leavesOf(coalesce(layout(a.shape, a.stride)) as unknown as Pair);
      expect(values.map((_, c) => offsetAt(result, c))).toEqual(values);
      expect(result.length).toBe(Math.min(...layoutsOf(values).map((one) => one.length)));
    }),
    { numRuns: 3000, seed },
  );
});

test("a layout has one offset at the integer, at the natural coordinate and at all between", () => {
  fc.assert(
    fc.property(pairs(3, extents, offsets), between(-300, 300), (a, c) => {
      const of = layout(a.shape, a.stride);
      const right = offsetAt(leavesOf(a), c);
      const natural = idx2crd(c, a.shape);
      expect([at(of, c), at(of, natural)]).toEqual([right, right]);
      if (typeof a.shape === "number" || typeof natural === "number") return;
      const modes = a.shape.map((mode, i) => crd2idx(natural[i] as IntTuple, mode));
      expect(at(of, modes)).toBe(right);
      // one argument is the whole coordinate
      if (modes.length > 1) expect([at(of, ...natural), at(of, ...modes)]).toEqual([right, right]);
    }),
    { numRuns: 3000, seed },
  );
});

test("idx2crd and crd2idx are inverse to each other", () => {
  fc.assert(
    fc.property(pairs(3, extents, fc.constant(0)), between(-300, 300), ({ shape }, c) => {
      const size = sizeOf(leavesOf({ shape, stride: shape }));
      expect(crd2idx(idx2crd(c, shape), shape)).toBe(c);
      const within = ((c % size) + size) % size;
      expect(idx2crd(crd2idx(idx2crd(within, shape), shape), shape)).toEqual(idx2crd(within, shape));
    }),
    { numRuns: 3000, seed },
  );
});
