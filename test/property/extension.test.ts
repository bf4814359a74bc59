import fc from "fast-check";
import { expect, test } from "vitest";
import { coalesce } from "../../src/runtime/algebra/coalesce.js";
import { composition } from "../../src/runtime/algebra/composition.js";
import { filter } from "../../src/runtime/algebra/filter.js";
import { leftInverse, rightInverse } from "../../src/runtime/algebra/inverse.js";
import { isInjective } from "../../src/runtime/analysis/injective.js";
import { print } from "../../src/runtime/layout/mapping.js";
import { size } from "../../src/runtime/layout/shape.js";
import { swizzle } from "../../src/runtime/swizzle/swizzle.js";
import type { AnyLayout } from "../../src/types/layout/layout.js";
import { between, loose, nesting, profiled, seed } from "../support/arbitrary.js";
import { leavesOf, offsetAt, type Pair, sizeOf } from "../support/brute.js";
import { counting } from "../support/counting.js";
import { at, plain, plainly } from "../support/plain.js";

// As a left operand a layout stands for its function on all integers. What ends in a mode of size 1 says by it how it goes
// on past its size, and so does what operations make of it.

type Unary = (of: AnyLayout) => AnyLayout;
const compose: (a: AnyLayout, b: AnyLayout) => AnyLayout = plainly(composition);
const operations: readonly Unary[] = [coalesce, filter, rightInverse, leftInverse].map((each) =>
  plainly(each),
);

/** A layout and the function that it is to be, on all coordinates. */
interface Known {
  readonly of: AnyLayout;
  readonly value: (c: number) => number;
}

/** A swizzle by its definition, of so many bits: B bits that stand S above M are moved down. */
const swizzles = (bits: number): fc.Arbitrary<Known> =>
  fc.tuple(between(1, bits), between(0, bits)).map(([count, base]): Known => {
    const most = Math.max(1, Math.min(count, bits - base - 1));
    const low = Math.min(base, bits - most - 1);
    const shift = bits - low - most;
    if (shift < most) return { of: plainly<Function>(swizzle)(1, 0, bits - 1), value: moved(1, 0, bits - 1) };
    return { of: plainly<Function>(swizzle)(most, low, shift), value: moved(most, low, shift) };
  });

const moved = (count: number, base: number, shift: number) => (c: number) =>
  c ^ (((c >> (base + shift)) & (2 ** count - 1)) << base);

/** A swizzle is its own inverse, and what they are composed of is undone in the other order. */
const chains = fc.array(fc.tuple(swizzles(7), between(0, 3)), { minLength: 1, maxLength: 4 });

test("compositions and inverses of swizzles go on past their bits: 600 chains", () => {
  fc.assert(
    fc.property(chains, (chain) => {
      const so = chain
        .map(([{ of, value }, which]): Known => ({ of: (operations[which] as Unary)(of), value }))
        .reduce((before, { of, value }) => ({
          of: compose(before.of, of),
          value: (c) => before.value(value(c)),
        }));
      const whole = compose(so.of, plain("1024:1"));
      for (let c = 0; c < 1024; c++)
        if (at(whole, c) !== so.value(c)) throw new Error(`${print(so.of)} at ${c}`);
      expect(plainly<Function>(isInjective)(whole)).toBe(true);
    }),
    { numRuns: 600, seed },
  );
});

const pairs = profiled(nesting({ rank: 3, size: 64 }));
const strides = fc.oneof(between(-6, 20), fc.constantFrom(1, 2, 4, 8, 16, 32));

/** A layout with a mode of size 1 at its end. */
const ending = ({ shape, stride }: Pair, last: number): Pair => ({
  shape: [shape, 1],
  stride: [stride, last],
});

test("a composition is right past the size of a right operand that ends in a mode of size 1: 6,000 pairs", () => {
  const met = counting("extension of compositions");
  fc.assert(
    fc.property(
      fc.oneof(pairs, profiled(loose(strides, 3, 64))),
      fc.oneof(pairs, profiled(loose(strides, 2, 24))),
      between(-3, 40),
      fc.boolean(),
      (a, b, times, alone) => {
        const before = sizeOf(leavesOf(a).slice(0, -1));
        const right = ending(b, alone ? times * before : times);
        const result = attempted(() => compose(plain(a.shape, a.stride), plain(right.shape, right.stride)));
        if (result === null) return met.add("refused");
        const leaves = leavesOf(result as unknown as Pair);
        const value = (c: number) => offsetAt(leavesOf(a), offsetAt(leavesOf(right), c));
        const known = sizeOf(leavesOf(b));
        // at the first step past the size always, and at all where the stride lies in the last mode alone
        expect(offsetAt(leaves, known)).toBe(value(known));
        met.add(alone ? "alone" : "first step");
        if (alone)
          for (let c = 0; c < 6 * known; c++)
            if (offsetAt(leaves, c) !== value(c)) throw new Error(`wrong at ${c}`);
      },
    ),
    { numRuns: 6000, seed },
  );
  met.end({ alone: 1000, "first step": 500 });
});

test("inverses are inverse past the size of a layout that goes on by what it covers: 1,500 layouts", () => {
  fc.assert(
    fc.property(profiled(nesting({ rank: 4, size: 64, padding: 0 })), fc.boolean(), (a, binary) => {
      const steps = binary
        ? leavesOf(a).map(([n, d]) => [2 ** Math.floor(Math.log2(n)), d] as const)
        : leavesOf(a);
      const drawn = binary ? compact(steps) : a;
      const covered = leavesOf(drawn).reduce((so, [n, d]) => Math.max(so, n > 1 ? n * d : 1), 1);
      const { shape, stride } = ending(drawn, covered);
      const of = plain(shape, binary ? plainly<never>(elements(stride)) : stride);
      const right = rightInverse(plainly<never>(of)) as AnyLayout;
      const whole = size(plainly<never>(right)) as number;
      if (whole === covered)
        for (let k = 0; k < 4 * whole; k++) if (at(of, at(right, k)) !== k) throw new Error(`wrong at ${k}`);
      const left = attempted(() => leftInverse(plainly<never>(of)) as AnyLayout);
      if (left === null) return;
      const coordinates = 4 * (size(plainly<never>(of)) as number);
      for (let k = 0; k < coordinates; k++)
        if (at(of, at(left, at(of, k))) !== at(of, k)) throw new Error(`wrong at ${k}`);
    }),
    { numRuns: 1500, seed },
  );
});

/** Modes of powers of two, each continuing the one before. */
function compact(modes: readonly (readonly [number, number])[]): Pair {
  let covered = 1;
  const laid = modes.map(([n]) => {
    const mode = [n, covered] as const;
    covered *= n;
    return mode;
  });
  return { shape: laid.map(([n]) => n), stride: laid.map(([, d]) => d) };
}

const elements = (stride: unknown): unknown =>
  Array.isArray(stride) ? stride.map(elements) : stride === 0 ? 0 : `f${stride}`;

function attempted<T>(compute: () => T): T | null {
  try {
    return compute();
  } catch {
    return null;
  }
}
