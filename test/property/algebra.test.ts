import fc from "fast-check";
import { expect, test } from "vitest";
import { complement } from "../../src/runtime/algebra/complement.js";
import { filter, filterZeros } from "../../src/runtime/algebra/filter.js";
import { leftInverse, nullspace, rightInverse } from "../../src/runtime/algebra/inverse.js";
import { print } from "../../src/runtime/layout/mapping.js";
import type { AnyLayout } from "../../src/types/layout/layout.js";
import { between, coordinates, loose, nesting, profiled, seed } from "../support/arbitrary.js";
import { type Leaf, leavesOf, offsetAt, sizeOf } from "../support/brute.js";
import { attempt, counting } from "../support/counting.js";
import { settled } from "../support/notation.js";
import {
  blockedProduct,
  composition,
  flatDivide,
  logicalDivide,
  logicalProduct,
  mode,
  plain,
  rakedProduct,
  tiledDivide,
  zippedDivide,
} from "../support/plain.js";
import { leaves, made, offsets } from "./made.js";

const small = fc.oneof(between(0, 9), fc.constantFrom(-3, -1, 1, 2, 4, 6, 8, 12, 16, 24));

/** Whether each sorted stride is a multiple of the extent before it: the modes and their complement leave no hole. */
function completes(modes: readonly Leaf[]): boolean {
  let covered = 1;
  for (const [extent, stride] of modes
    .filter(([s, d]) => s > 1 && d !== 0)
    .toSorted(([, a], [, b]) => a - b)) {
    if (stride % covered !== 0) return false;
    covered = extent * stride;
  }
  return true;
}

test("complement is disjoint, ordered and maximal: 6,000 layouts", () => {
  const met = counting("complement");
  fc.assert(
    fc.property(profiled(nesting()), (of) => {
      const modes = leavesOf(of);
      const result = leaves(complement(made(of)));
      const image = new Set(offsets(modes));
      const last = Math.max(...image);
      // equations 16 and 17, past the size of the complement too
      let before = 0;
      for (let a = 1; before <= last; a++) {
        const offset = offsetAt(result, a);
        if (offset <= before || image.has(offset)) throw new Error(`${print(complement(made(of)))} at ${a}`);
        before = offset;
      }
      // maximal: where no stride leaves a remainder the two reach every offset, each once
      if (completes(modes)) {
        met.add("complete");
        const size = image.size * sizeOf(result);
        if (size <= 6000) {
          const all = new Set([...image].flatMap((b) => offsets(result).map((a) => a + b)));
          expect([all.size, Math.max(...all) + 1]).toEqual([size, size]);
        }
      } else met.add("with holes");
    }),
    { numRuns: 6000, seed },
  );
  met.end({ complete: 2000, "with holes": 500 });
});

test("a bounded complement reaches the bound, and is the unbounded one up to there: 4,000 layouts", () => {
  fc.assert(
    fc.property(profiled(nesting({ padding: 0 })), between(1, 5000), (of, bound) => {
      const image = new Set(offsets(leavesOf(of)));
      const result = leaves(complement(made(of), bound));
      const open = leaves(complement(made(of)));
      expect(sizeOf(result) * image.size).toBeGreaterThanOrEqual(bound);
      for (const a of coordinates(result).slice(0, 300))
        if (offsetAt(result, a) !== offsetAt(open, a)) throw new Error(`differs at ${a}`);
    }),
    { numRuns: 4000, seed },
  );
});

test("complement refuses overlaps and negative strides, and nothing else: 4,000 layouts", () => {
  const met = counting("complement of any layout");
  fc.assert(
    fc.property(profiled(loose(small)), (of) => {
      const modes = leavesOf(of).filter(([extent, stride]) => extent > 1 && stride !== 0);
      const result = attempt(() => complement(made(of)));
      met.add(typeof result === "string" ? result : "accepted");
      if (modes.some(([, stride]) => stride < 0)) return void expect(result).toBe("negative-stride");
      let covered = 1;
      for (const [extent, stride] of modes.toSorted(([, a], [, b]) => a - b)) {
        if (stride < covered) return void expect(result).toBe("overlap");
        covered = extent * stride;
      }
      expect(typeof result).not.toBe("string");
    }),
    { numRuns: 4000, seed },
  );
  met.end({ accepted: 500, overlap: 500, "negative-stride": 500 });
});

test("L(R(k)) = k for the right inverse, which is the largest: 6,000 layouts", () => {
  const met = counting("right inverse");
  fc.assert(
    fc.property(fc.oneof(profiled(nesting()), profiled(loose(small, 5, 4096))), (of) => {
      const modes = leavesOf(of);
      const inverse = leaves(rightInverse(made(of)));
      const size = sizeOf(inverse);
      for (let k = 0; k < size; k++)
        if (offsetAt(modes, offsetAt(inverse, k)) !== k) throw new Error(`wrong at ${k}`);
      const all = offsets(modes);
      const image = new Set(all);
      met.add(size === 1 ? "trivial" : size === all.length ? "full" : "partial");
      // an injective layout without negative strides reaches the next offset in no way at all
      if (image.size === all.length && modes.every(([, stride]) => stride >= 0))
        expect(image.has(size)).toBe(false);
    }),
    { numRuns: 6000, seed },
  );
  met.end({ full: 100, partial: 1000 });
});

test("L(R(L(k))) = L(k) for the left inverse, which covers the gaps too: 6,000 layouts", () => {
  const met = counting("left inverse");
  fc.assert(
    fc.property(fc.oneof(profiled(nesting()), profiled(loose(small, 5, 4096))), (of) => {
      const modes = leavesOf(of);
      const result = attempt(() => leftInverse(made(of)));
      met.add(typeof result === "string" ? result : "accepted");
      if (typeof result === "string") return;
      const inverse = leaves(result);
      const all = offsets(modes);
      const injective = new Set(all).size === all.length;
      for (const [k, offset] of all.entries()) {
        const back = offsetAt(inverse, offset);
        if (offsetAt(modes, back) !== offset || (injective && back !== k)) throw new Error(`wrong at ${k}`);
      }
    }),
    { numRuns: 6000, seed },
  );
  met.end({ accepted: 3000, "no-left-inverse": 500 });
});

test("the null space is all that modes of stride 0 lead through, and filter leaves the image: 3,000 layouts", () => {
  fc.assert(
    fc.property(profiled(fc.oneof(nesting(), loose(between(0, 3)))), (of) => {
      const modes = leavesOf(of);
      const kernel = leaves(nullspace(made(of)));
      const zero = offsets(kernel);
      expect([new Set(zero).size, zero.every((c) => offsetAt(modes, c) === 0)]).toEqual([zero.length, true]);
      expect(zero.length).toBe(sizeOf(modes.filter(([, stride]) => stride === 0)));
      const image = [...new Set(offsets(modes))].sort();
      for (const kept of [filterZeros(made(of)), filter(made(of))]) {
        expect([...new Set(offsets(leaves(kept)))].sort()).toEqual(image);
        expect(sizeOf(leaves(kept)) * zero.length).toBe(sizeOf(modes));
      }
    }),
    { numRuns: 3000, seed },
  );
});

test("a divide keeps every element, and its tile is the composition: 8,000 pairs", () => {
  const met = counting("divide");
  const divisors = nesting({ rank: 3, size: 64, padding: 0 });
  fc.assert(
    fc.property(profiled(nesting({ rank: 4, size: 2000 })), profiled(divisors), (a, b) => {
      const [of, by] = [made(a), made(b)];
      const result = attempt(() => logicalDivide(of, by));
      met.add(typeof result === "string" ? result : "accepted");
      if (typeof result === "string") return;
      expect(settled(print(mode(result, 0)))).toBe(settled(print(composition(of, by))));
      const rest = leaves(complement(by, of));
      const [left, right] = [leavesOf(a), [...leavesOf(b), ...rest]];
      const all = leaves(result);
      const size = sizeOf(right);
      expect(sizeOf(all)).toBe(size);
      const reached = new Set<number>();
      for (let c = 0; c < size; c++) {
        const at = offsetAt(right, c);
        reached.add(at);
        if (offsetAt(all, c) !== offsetAt(left, at)) throw new Error(`wrong at ${c}`);
      }
      for (let c = 0; c < sizeOf(left); c++) if (!reached.has(c)) throw new Error(`lost ${c}`);
      met.add(size > sizeOf(left) ? "rounded up" : "exact");
    }),
    { numRuns: 8000, seed },
  );
  met.end({ accepted: 2000, exact: 300, "rounded up": 100 });
});

test("a divide refuses as not completing only what would lose elements of a layout that is large enough", () => {
  const met = counting("tilers that leave holes");
  fc.assert(
    fc.property(nesting({ rank: 3, size: 64, padding: 4 }), (by) => {
      const extent = Math.max(...offsets(by)) * 2 + 2;
      const tiler = plain(
        by.map(([s]) => s),
        by.map(([, d]) => d),
      );
      const result = attempt(() => logicalDivide(plain(extent), tiler));
      met.add(typeof result === "string" ? result : "accepted");
      const all = [...by, ...leaves(complement(tiler, extent))];
      const reached = new Set(offsets(all));
      const lost = Array.from({ length: extent }, (_, c) => c).some((c) => !reached.has(c));
      expect(result === "not-completing").toBe(lost);
    }),
    { numRuns: 4000, seed },
  );
  met.end({ accepted: 1000, "not-completing": 150 });
});

test("zipped, tiled and flat divides are the logical one by mode, rearranged: 3,000 pairs", () => {
  const met = counting("forms of a divide");
  const tile = fc.oneof(
    between(1, 8),
    fc.constant(null),
    profiled(nesting({ rank: 2, size: 16, padding: 0 })).map(made),
  );
  const sides = fc.array(fc.tuple(profiled(nesting({ rank: 2, size: 96 })), tile), {
    minLength: 2,
    maxLength: 3,
  });
  fc.assert(
    fc.property(sides, between(0, 2), (drawn, short) => {
      const of = plain(
        drawn.map(([{ shape }]) => shape),
        drawn.map(([{ stride }]) => stride),
      );
      const tilers = drawn.map(([, by]) => by).slice(0, Math.max(1, drawn.length - short));
      const logical = attempt(() => logicalDivide(of, tilers));
      met.add(typeof logical === "string" ? logical : "accepted");
      if (typeof logical === "string")
        return void expect(attempt(() => flatDivide(of, tilers))).toBe(logical);
      const parts = drawn.map((_, i) => mode(logical, i));
      const tiles = tilers.map((by, i) => (by === null ? "1:0" : print(mode(parts[i] as AnyLayout, 0))));
      const rests = parts.map((part, i) => print((tilers[i] ?? null) === null ? part : mode(part, 1)));
      const zipped = zippedDivide(of, tilers);
      const each = (all: AnyLayout, count: number) =>
        Array.from({ length: count }, (_, i) => print(mode(all, i)));
      expect(each(mode(zipped, 0), tiles.length)).toEqual(tiles);
      expect(each(mode(zipped, 1), rests.length)).toEqual(rests);
      const tiled = tiledDivide(of, tilers);
      expect(each(tiled, 1 + rests.length)).toEqual([print(mode(zipped, 0)), ...rests]);
      expect(each(flatDivide(of, tilers), tiles.length + rests.length)).toEqual([...tiles, ...rests]);
    }),
    { numRuns: 3000, seed },
  );
  met.end({ accepted: 800 });
});

test("a product repeats a layout disjointly, once for every element: 8,000 pairs", () => {
  const met = counting("product");
  fc.assert(
    fc.property(
      profiled(nesting({ rank: 4, size: 512 })),
      profiled(nesting({ rank: 3, size: 32 })),
      (a, b) => {
        const result = attempt(() => logicalProduct(made(a), made(b)));
        met.add(typeof result === "string" ? result : "accepted");
        if (typeof result === "string") return;
        expect(print(mode(result, 0))).toBe(print(made(a)));
        const [tile, repeat] = [new Set(offsets(leavesOf(a))), offsets(leaves(mode(result, 1)))];
        const by = offsets(leavesOf(b));
        expect(repeat.length).toBe(by.length);
        // as many translations as B has offsets, the same where B has the same, and none touches another
        const places = new Set(repeat);
        expect(places.size).toBe(new Set(by).size);
        const all = new Set([...places].flatMap((place) => [...tile].map((offset) => place + offset)));
        expect(all.size).toBe(places.size * tile.size);
        const order = by.map((_, c) => c).toSorted((c, d) => (by[c] as number) - (by[d] as number));
        for (const [i, c] of order.entries()) {
          const d = order[i - 1] ?? c;
          if (
            Math.sign((by[c] as number) - (by[d] as number)) !==
            Math.sign((repeat[c] as number) - (repeat[d] as number))
          )
            throw new Error(`out of order at ${c}`);
        }
      },
    ),
    { numRuns: 8000, seed },
  );
  met.end({ accepted: 3000 });
});

test("blocked and raked products have all elements of the logical one, mode by mode: 3,000 pairs", () => {
  const met = counting("blocked and raked");
  const pair = fc.tuple(nesting({ rank: 3, size: 256 }), nesting({ rank: 3, size: 32 }));
  fc.assert(
    fc.property(pair, ([a, b]) => {
      const rank = Math.min(a.length, b.length);
      const cut = (modes: readonly Leaf[]) =>
        plain(
          modes.slice(0, rank).map(([s]) => s),
          modes.slice(0, rank).map(([, d]) => d),
        );
      const [of, by] = [cut(a), cut(b)];
      const logical = attempt(() => logicalProduct(of, by));
      met.add(typeof logical === "string" ? logical : "accepted");
      if (typeof logical === "string")
        return void expect(attempt(() => blockedProduct(of, by))).toBe(logical);
      const [tile, repeat] = [mode(logical, 0), mode(logical, 1)];
      const [blocked, raked] = [blockedProduct(of, by), rakedProduct(of, by)];
      for (let i = 0; i < rank; i++) {
        const parts = [print(mode(tile, i)), print(mode(repeat, i))];
        expect([0, 1].map((j) => print(mode(mode(blocked, i), j)))).toEqual(parts);
        expect([1, 0].map((j) => print(mode(mode(raked, i), j)))).toEqual(parts);
      }
    }),
    { numRuns: 3000, seed },
  );
  met.end({ accepted: 1000 });
});
