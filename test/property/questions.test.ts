import fc from "fast-check";
import { expect, test } from "vitest";
import { rightInverse } from "../../src/runtime/algebra/inverse.js";
import { admits, locate } from "../../src/runtime/analysis/admits.js";
import { isBijective } from "../../src/runtime/analysis/bijective.js";
import { isCompact } from "../../src/runtime/analysis/compact.js";
import { collision, isInjective } from "../../src/runtime/analysis/injective.js";
import { difference, sameFunction } from "../../src/runtime/analysis/same-function.js";
import { isSurjective, missing } from "../../src/runtime/analysis/surjective.js";
import { LayoutError } from "../../src/runtime/diagnostic.js";
import { asCompositions } from "../../src/runtime/layout/completeness.js";
import { cosize } from "../../src/runtime/layout/cosize.js";

import { combinations } from "../../src/runtime/semimodule/combination.js";
import type { AnyLayout } from "../../src/types/layout/layout.js";
import { between, loose, nesting, profiled, seed } from "../support/arbitrary.js";
import { factorizations, type Leaf, leavesOf, offsetAt, type Pair, sizeOf } from "../support/brute.js";
import { attempt, counting } from "../support/counting.js";
import {
  at,
  maxCommonLayout,
  maxCommonVector,
  mode,
  plain,
  vectorWidth,
  zippedDivide,
} from "../support/plain.js";
import { leaves, made, offsets } from "./made.js";

/** Strides that make modes interleave, overlap, run in both directions and leave gaps in between. */
const any = fc.oneof(between(-12, 24), fc.constantFrom(1, 2, 3, 4, 5, 8, 100, -97, 103));
const layouts = fc.oneof(
  profiled(nesting({ size: 1024 })),
  profiled(loose(any, 5)),
  profiled(loose(between(1, 40), 5)),
);

test("injective: against the image, with two coordinates that collide: 12,000 layouts", () => {
  const met = counting("injective");
  fc.assert(
    fc.property(layouts, (of) => {
      const modes = leavesOf(of);
      const all = offsets(modes);
      const right = new Set(all).size === all.length;
      const found = collision(made(of));
      expect([isInjective(made(of)), found === null]).toEqual([right, right]);
      met.add(right ? "injective" : "not");
      if (found === null) return;
      const [c, d] = found;
      expect([c < d, c >= 0, d < all.length, all[c] === all[d]]).toEqual([true, true, true, true]);
    }),
    { numRuns: 12_000, seed },
  );
  met.end({ injective: 2000, not: 2000 });
});

test("surjective: against the image, with the least offset that is missing: 12,000 layouts", () => {
  const met = counting("surjective");
  fc.assert(
    fc.property(layouts, between(1, 300), (of, bound) => {
      const image = new Set(offsets(leavesOf(of)));
      for (const codomain of [bound, cosize(made(of))]) {
        let least: number | null = 0;
        while (least < codomain && image.has(least)) least++;
        if (least >= codomain) least = null;
        expect(missing(made(of), codomain)).toBe(least);
        expect(isSurjective(made(of), codomain)).toBe(least === null);
        met.add(least === null ? "surjective" : "not");
      }
      expect(missing(made(of))).toBe(missing(made(of), cosize(made(of))));
    }),
    { numRuns: 12_000, seed },
  );
  met.end({ surjective: 2000, not: 2000 });
});

test("bijective and compact: against the image: 12,000 layouts", () => {
  const met = counting("bijective and compact");
  const close = profiled(
    fc
      .tuple(nesting({ padding: 0, size: 512 }), fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }))
      .map(([modes, back]): readonly Leaf[] => {
        let covered = 1;
        return modes.map(([extent, stride], i): Leaf => {
          const leaf: Leaf = [extent, stride === 0 ? 0 : back[i] ? -covered : covered];
          if (stride !== 0) covered *= extent;
          return leaf;
        });
      }),
  );
  fc.assert(
    fc.property(fc.oneof(layouts, close), (of) => {
      const all = offsets(leavesOf(of));
      const image = new Set(all);
      const span = Math.max(...all) - Math.min(...all) + 1;
      const compact = image.size === all.length && span === all.length;
      const bijective = compact && Math.min(...all) === 0;
      expect([isCompact(made(of)), isBijective(made(of))]).toEqual([compact, bijective]);
      met.add(bijective ? "bijective" : compact ? "compact" : "neither");
      expect(bijective).toBe(isInjective(made(of)) && isSurjective(made(of)));
      if (bijective) expect(sizeOf(leaves(rightInverse(made(of))))).toBe(all.length);
    }),
    { numRuns: 12_000, seed },
  );
  met.end({ bijective: 500, compact: 200, neither: 3000 });
});

test("a combination is found wherever there is one: 6,000 sets of steps", () => {
  const met = counting("combinations");
  const term = fc.record({
    step: between(1, 40),
    back: fc.boolean(),
    low: between(-3, 0),
    high: between(0, 4),
  });
  fc.assert(
    fc.property(fc.array(term, { maxLength: 5 }), between(-120, 200), (drawn, target) => {
      const terms = drawn
        .map(({ step, back, low, high }) => ({ step: back ? -step : step, low, high }))
        .toSorted((a, b) => Math.abs(a.step) - Math.abs(b.step));
      let sums = new Set([0]);
      for (const { step, low, high } of terms)
        sums = new Set(
          [...sums].flatMap((so) => Array.from({ length: high - low + 1 }, (_, i) => so + (low + i) * step)),
        );
      const found = combinations(terms, () => {})(target);
      met.add(found === null ? "none" : "found");
      expect(found !== null).toBe(sums.has(target));
      if (found === null) return;
      expect(found.reduce((so, times, i) => so + times * (terms[i]?.step ?? 0), 0)).toBe(target);
      expect(
        terms.every(({ low, high }, i) => (found[i] as number) >= low && (found[i] as number) <= high),
      ).toBe(true);
    }),
    { numRuns: 6000, seed },
  );
  met.end({ none: 1000, found: 1000 });
});

test("the same function: against all offsets, with the least coordinate that differs: 8,000 pairs", () => {
  const met = counting("same function");
  fc.assert(
    fc.property(layouts, layouts, fc.boolean(), fc.nat(), (a, other, split, how) => {
      // half of the pairs: one layout, and the same with a mode split in two
      const modes = leavesOf(a).flatMap(([extent, stride], i): readonly Leaf[] => {
        const ways = factorizations(extent).filter((factors) => factors.length === 2);
        const [first, second] = ways[(how + i) % Math.max(1, ways.length)] ?? [extent, 1];
        return [
          [first as number, stride],
          [second as number, stride * (first as number)],
        ];
      });
      const flat = plain(
        modes.map(([s]) => s),
        modes.map(([, d]) => d),
      );
      const b = split ? flat : made(other);
      const [of, by] = [offsets(leavesOf(a)), offsets(leaves(b))];
      const shorter = Math.min(of.length, by.length);
      let least: number | null = 0;
      while (least < shorter && of[least] === by[least]) least++;
      if (least === shorter) least = null;
      expect(difference(made(a), b)).toBe(least);
      expect(sameFunction(made(a), b)).toBe(least === null && of.length === by.length);
      met.add(least !== null ? "different" : of.length === by.length ? "same" : "of other size");
    }),
    { numRuns: 8000, seed },
  );
  met.end({ different: 1000, same: 1000 });
});

test("common vectors: the right inverses agree so far and no further: 8,000 pairs", () => {
  const met = counting("common vectors");
  fc.assert(
    fc.property(similar, between(1, 16), ([a, b], most) => {
      const [of, by] = [made(a), made(b)];
      const inverses = [of, by].map((one) => offsets(leaves(rightInverse(one)))) as [number[], number[]];
      let run = 0;
      while (run < inverses[0].length && run < inverses[1].length && inverses[0][run] === inverses[1][run])
        run++;
      expect(maxCommonVector(of, by)).toBe(run);
      expect(offsets(leaves(maxCommonLayout(of, by)))).toEqual(inverses[0].slice(0, run));
      // no wider common run starts at offset 0 where both are injective
      if (isInjective(of) && isInjective(by)) {
        const [places, others] = [a, b].map(
          (one) => new Map(offsets(leavesOf(one)).map((k, c) => [k, c])),
        ) as [Map<number, number>, Map<number, number>];
        if (leavesOf(a).every(([, d]) => d >= 0) && leavesOf(b).every(([, d]) => d >= 0)) {
          let known = 0;
          while (places.has(known) && places.get(known) === others.get(known)) known++;
          expect(run).toBe(known);
        }
      }
      const widths = Array.from({ length: run }, (_, i) => i + 1).filter(
        (w) => most % w === 0 && cuts(of, by, w),
      );
      const width = vectorWidth(of, by, most);
      met.add(width === 1 ? "1" : width === run ? "the run" : "less than the run");
      expect(width).toBe(Math.max(...widths));
    }),
    { numRuns: 8000, seed },
  );
  met.end({ "the run": 200, "less than the run": 400 });
});

/** Two layouts of one size that have something in common: the same coordinates, strides changed here and there. */
const similar = fc
  .tuple(
    nesting({ rank: 4, size: 256 }),
    fc.array(fc.tuple(between(0, 5), between(1, 4)), { minLength: 4, maxLength: 4 }),
  )
  .map(([modes, changes]): readonly [Pair, Pair] => {
    const pair = (all: readonly Leaf[]): Pair => ({
      shape: all.map(([s]) => s),
      stride: all.map(([, d]) => d),
    });
    const changed = modes.map(([extent, stride], i): Leaf => {
      const [how, by] = changes[i] ?? [0, 1];
      return [extent, how === 0 ? stride * by : how === 1 ? stride + by : stride];
    });
    return [pair(modes), pair(changed)];
  });

/** Whether both layouts fall into vectors of `w` elements side by side, each at a multiple of `w`, at the same coordinates. */
function cuts(a: AnyLayout, b: AnyLayout, w: number): boolean {
  const run = leaves(maxCommonLayout(a, b));
  let left = w;
  const tile: Leaf[] = [];
  for (const [extent, stride] of run) {
    const taken = Math.min(extent, left);
    if (left % taken !== 0 || extent % taken !== 0) return false;
    tile.push([taken, stride]);
    left /= taken;
  }
  const tiler = plain(
    tile.map(([s]) => s),
    tile.map(([, d]) => d),
  );
  return [a, b].every((of) => {
    const parts = attempt(() => zippedDivide(of, tiler));
    if (typeof parts === "string" || at(parts, 0, 0) !== 0) return false;
    const [vector, starts] = [offsets(leaves(mode(parts, 0))), offsets(leaves(mode(parts, 1)))];
    return vector.every((offset, i) => offset === i) && starts.every((offset) => offset % w === 0);
  });
}

test("admits: against the image; the coordinates lead to the offsets: 8,000 pairs", () => {
  const met = counting("admits");
  const instruction = fc.oneof(nesting({ rank: 3, size: 64 }), loose(any, 3, 64));
  fc.assert(
    fc.property(
      fc.oneof(profiled(nesting({ size: 2000, padding: 2 })), layouts),
      profiled(instruction),
      (a, t) => {
        const [data, by] = [made(a), made(t)];
        const image = new Set(offsets(leavesOf(a)));
        const wanted = offsets(leavesOf(t));
        const right = wanted.every((offset) => image.has(offset));
        expect(admits(data, by)).toBe(right);
        try {
          const where = leaves(locate(data, by));
          for (const [i, offset] of wanted.entries()) {
            const c = offsetAt(where, i);
            expect([c >= 0 && c < sizeOf(leavesOf(a)), offsetAt(leavesOf(a), c)]).toEqual([true, offset]);
          }
          met.add("located");
        } catch (fault) {
          if (!(fault instanceof LayoutError)) throw fault;
          met.add(fault.code);
          expect(fault.code === "missing").toBe(!right);
          if (fault.code !== "missing") return;
          const offset = Number(fault.message.split(" ").at(-1));
          expect([wanted.includes(offset), image.has(offset)]).toEqual([true, false]);
        }
      },
    ),
    { numRuns: 8000, seed },
  );
  met.end({ located: 1000, missing: 1000 });
});

test("completeness: any function with f(0) = 0 on up to 24 coordinates: 3,000 functions", () => {
  const value = between(-1_000_000, 1_000_000);
  fc.assert(
    fc.property(fc.array(value, { maxLength: 23 }), (others) => {
      const values = [0, ...others];
      const chain = asCompositions(values);
      expect(chain.length).toBe(Math.max(1, values.length - 2));
      for (const [i, f] of values.entries()) expect(chain.reduceRight((c, of) => at(of, c), i)).toBe(f);
    }),
    { numRuns: 3000, seed },
  );
});
