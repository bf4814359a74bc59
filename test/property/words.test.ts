import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { layoutAdd } from "../../src/runtime/algebra/layout-add.js";
import { image } from "../../src/runtime/analysis/image.js";
import { LayoutError } from "../../src/runtime/diagnostic.js";
import { idx2crd } from "../../src/runtime/layout/coordinate.js";
import { coordinatesOf } from "../../src/runtime/layout/coordinates-of.js";
import { coshape } from "../../src/runtime/layout/coshape.js";
import { flatten, unflatten } from "../../src/runtime/layout/flatten.js";
import { columnMajor, rowMajor } from "../../src/runtime/layout/major.js";
import { at, print } from "../../src/runtime/layout/mapping.js";
import { coarsenings, commonRefinement } from "../../src/runtime/layout/refinement.js";
import { compatible, size } from "../../src/runtime/layout/shape.js";
import type { IntTuple } from "../../src/types/layout/htuple.js";
import type { AnyLayout } from "../../src/types/layout/layout.js";
import { between, loose, nesting, profiled, seed } from "../support/arbitrary.js";
import { plain, plainly } from "../support/plain.js";

/** An operation that the compiler refuses nothing of. */
const free = plainly<(operation: unknown) => (...args: unknown[]) => any>((operation: unknown) => operation);

const options = { seed, numRuns: Number(process.env.RUNS ?? 300) };
const layouts = fc
  .oneof(profiled(nesting({ rank: 3, size: 96 })), profiled(loose(between(-4, 9), 3, 96)))
  .map(({ shape, stride }) => plain(shape, stride));
const shapes = layouts.map((of) => of.shape as IntTuple);
const indices = (of: AnyLayout | IntTuple) => [...new Array(free(size)(of) as number).keys()];
const value = (of: AnyLayout, i: number) => free(at)(of, i);

/** Two shapes of one size: factors in two groupings. */
const twins = fc
  .tuple(
    fc.array(fc.constantFrom(1, 2, 2, 3, 4), { minLength: 2, maxLength: 4 }),
    fc.array(between(0, 2), { minLength: 4, maxLength: 4 }),
    fc.boolean(),
  )
  .map(([factors, groups, shuffled]) => {
    const other = shuffled ? [...factors].reverse() : factors;
    return [grouped(factors, groups), grouped(other, groups.slice(1))] as const;
  });

/** Neighbours in one tuple or one product, as the numbers say. */
function grouped(factors: readonly number[], groups: readonly number[]): IntTuple {
  const out: IntTuple[] = [];
  for (let i = 0; i < factors.length; i++) {
    const [a, b] = [factors[i] as number, factors[i + 1]];
    const how = b === undefined ? 0 : (groups[i] ?? 0);
    out.push(how === 0 ? a : how === 1 ? [a, b as number] : a * (b as number));
    if (how > 0) i++;
  }
  return out;
}

/** The result, or the code of the refusal. */
function attempt<T>(work: () => T): T | string {
  try {
    return work();
  } catch (fault) {
    if (fault instanceof LayoutError) return fault.code;
    throw fault;
  }
}

describe("small words by their definitions", () => {
  test("coordinatesOf is idx2crd at 0, 1, …", () => {
    fc.assert(
      fc.property(shapes, (shape) => {
        expect(free(coordinatesOf)(shape)).toEqual(indices(shape).map((i) => free(idx2crd)(i, shape)));
      }),
      options,
    );
  });

  test("rowMajor and columnMajor are bijections onto the same offsets, each fastest at its end", () => {
    fc.assert(
      fc.property(shapes, (shape) => {
        const [rows, columns] = [free(rowMajor)(shape) as AnyLayout, free(columnMajor)(shape) as AnyLayout];
        expect(indices(columns).map((i) => value(columns, i))).toEqual(indices(columns));
        const reversed = (tuple: IntTuple): IntTuple =>
          Array.isArray(tuple) ? tuple.map(reversed).reverse() : tuple;
        const coordinates = free(coordinatesOf)(reversed(shape)) as readonly IntTuple[];
        expect(coordinates.map((c) => free(at)(rows, reversed(c)))).toEqual(indices(rows));
      }),
      options,
    );
  });

  test("image is the set of the offsets, in order; coshape spans it", () => {
    fc.assert(
      fc.property(layouts, (of) => {
        const offsets = new Set(indices(of).map((i) => value(of, i) as number));
        expect(free(image)(of)).toEqual([...offsets].sort((a, b) => a - b));
        expect(free(coshape)(of)).toBe(1 + Math.max(...offsets) - Math.min(...offsets));
      }),
      options,
    );
  });

  test("the coarsenings are the compatible shapes, each once", () => {
    fc.assert(
      fc.property(shapes, shapes, (shape, other) => {
        const all = free(coarsenings)(shape) as readonly IntTuple[];
        expect(all.every((coarse) => free(compatible)(coarse, shape))).toBe(true);
        expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(all.length);
        const listed = all.some((one) => JSON.stringify(one) === JSON.stringify(other));
        expect(listed).toBe(free(compatible)(other, shape));
        expect(all).toContainEqual(shape);
      }),
      options,
    );
  });

  test("a common refinement is made up of pieces of both, and is the coarsest", () => {
    let found = 0;
    fc.assert(
      fc.property(twins, ([a, b]) => {
        const common = attempt(() => free(commonRefinement)(a, b) as IntTuple);
        const boundaries = (shape: IntTuple) => {
          let covered = 1;
          return new Set((free(flatten)([shape]) as number[]).map((extent) => (covered *= extent)));
        };
        const wanted = [...boundaries(a), ...boundaries(b)].sort((x, y) => x - y);
        const exists = wanted.every((x, i) => i === 0 || x % (wanted[i - 1] as number) === 0);
        if (typeof common === "string") {
          expect(exists).toBe(false);
          return;
        }
        found++;
        expect(new Set([1, ...boundaries(common)])).toEqual(new Set([1, ...wanted]));
        if (compatibleEither(a, b))
          expect(free(compatible)(a, common) && free(compatible)(b, common)).toBe(true);
      }),
      options,
    );
    expect(found).toBeGreaterThan(options.numRuns / 4);
  });

  test("layoutAdd is the sum at every integer coordinate, and refuses only what is no layout", () => {
    let [added, refused] = [0, 0];
    const strides = fc.array(between(-3, 9), { minLength: 8, maxLength: 8 });
    const filled = (shape: IntTuple, from: readonly number[]) => {
      let next = 0;
      const fill = (tuple: IntTuple): IntTuple =>
        Array.isArray(tuple) ? tuple.map(fill) : (from[next++ % from.length] as number);
      return plain(shape, fill(shape));
    };
    fc.assert(
      fc.property(twins, strides, strides, ([s, t], d, e) => {
        const [a, b] = [filled(s, d), filled(t, e)];
        const sums = indices(a).map((i) => (value(a, i) as number) + (value(b, i) as number));
        const sum = attempt(() => free(layoutAdd)(a, b) as AnyLayout);
        if (typeof sum === "string") {
          refused++;
          expect(isLayoutOf(sums)).toBe(false);
          return;
        }
        added++;
        expect(indices(sum).map((i) => value(sum, i))).toEqual(sums);
      }),
      options,
    );
    expect(Math.min(added, refused)).toBeGreaterThan(5);
  });

  test("unflatten undoes flatten", () => {
    fc.assert(
      fc.property(layouts, (of) => {
        expect(print(free(unflatten)(free(flatten)(of), of.shape) as AnyLayout)).toBe(print(of));
      }),
      options,
    );
  });
});

/** Whether one of two shapes refines the other. */
function compatibleEither(a: IntTuple, b: IntTuple): boolean {
  return (free(compatible)(a, b) || free(compatible)(b, a)) as boolean;
}

/** Whether values are those of a layout: it is linear up to where it stops being so, and then its own multiples. */
function isLayoutOf(values: readonly number[]): boolean {
  if (values.length === 1) return values[0] === 0;
  const first = values[1] as number;
  const end = values.findIndex((one, i) => one !== i * first);
  if (end < 0) return true;
  const starts = values.filter((_, i) => i % end === 0);
  const repeated = values.every(
    (one, i) => one === (starts[Math.floor(i / end)] as number) + (i % end) * first,
  );
  return values.length % end === 0 && repeated && isLayoutOf(starts);
}
