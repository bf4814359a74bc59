import fc from "fast-check";
import { expect, test } from "vitest";
import { coalesce } from "../../src/runtime/algebra/coalesce.js";
import { composition } from "../../src/runtime/algebra/composition.js";
import { filter } from "../../src/runtime/algebra/filter.js";
import { leftInverse, rightInverse } from "../../src/runtime/algebra/inverse.js";
import { print } from "../../src/runtime/layout/mapping.js";
import { size } from "../../src/runtime/layout/shape.js";
import type { AnyLayout } from "../../src/types/layout/layout.js";
import { between, loose, nesting, profiled, seed } from "../support/arbitrary.js";
import { leavesOf, offsetAt, type Pair, sizeOf } from "../support/brute.js";
import { counting } from "../support/counting.js";
import { cuteSwizzle, parameters, swizzle } from "../support/cute-swizzle.js";
import { at, plain, plainly } from "../support/plain.js";

// As a left operand a layout stands for its function on all integers. What ends in a mode of size 1 says by it how it goes
// on past its size, and so does what operations make of it.

type Unary = (of: AnyLayout) => AnyLayout;
const compose: (a: AnyLayout, b: AnyLayout) => AnyLayout = plainly(composition);

/** A layout and the function that it is to be, on all coordinates. */
interface Known {
  readonly of: AnyLayout;
  readonly value: (c: number) => number;
}

/** A swizzle by its definition, of so many bits, either way, those whose bits overlap among them. */
const swizzles = (bits: number): fc.Arbitrary<Known> =>
  parameters(bits)
    .filter(([count]) => count > 0)
    .map((drawn): Known => ({ of: swizzle(...drawn), value: cuteSwizzle(...drawn) }));

/** Operations that leave a function what it is. */
const same: readonly Unary[] = [coalesce, filter].map((each) => plainly(each));

/** All that the bits of these can mix, and some far past it. */
const places: readonly number[] = [
  ...Array(260).keys(),
  ...[8, 9, 10, 11, 12, 13, 14].flatMap((bit) => [2 ** bit, 2 ** bit + 77, 3 * 2 ** bit]),
];

const chains = fc.array(fc.tuple(swizzles(8), between(0, 1)), { minLength: 1, maxLength: 4 });

test("inverses of swizzles and of what they are composed of undo them on all integers: 600 chains", () => {
  const met = counting("inverses of swizzles");
  fc.assert(
    fc.property(chains, (chain) => {
      const each = chain.map(([{ of }, which]) => (same[which] as Unary)(of));
      const whole = each.reduce(compose);
      const value = (c: number) => chain.reduceRight((so, [of]) => of.value(so), c);
      for (const c of places) if (at(whole, c) !== value(c)) throw new Error(`${print(whole)} at ${c}`);
      for (const inverse of [rightInverse, leftInverse].map((of) => plainly<Unary>(of))) {
        const back = inverse(whole);
        for (const c of places)
          if (at(back, at(whole, c)) !== c || at(whole, at(back, c)) !== c)
            throw new Error(`${print(back)} of ${print(whole)} at ${c}`);
        // those of which a swizzle is its own inverse are written alike
        met.add(print(back) === print(plainly<Unary>(coalesce)(whole)) ? "its own" : "another");
      }
    }),
    { numRuns: 600, seed },
  );
  met.end({ "its own": 200, another: 200 });
});

/** Modes of bits over F2, and one of size 1 that goes on from any bit. */
const going = fc
  .tuple(fc.array(fc.tuple(between(0, 2), between(1, 63)), { minLength: 1, maxLength: 3 }), between(0, 6))
  .map(([modes, bit]) =>
    plain(
      [...modes.map(([n]) => 2 ** n), 1],
      plainly<never>([...modes.map(([, d]) => `f${d}`), `f${2 ** bit}`]),
    ),
  );

test("inverses of bits that go on past their size are inverse there: 2,000 layouts", () => {
  const met = counting("inverses of bits");
  fc.assert(
    fc.property(going, (of) => {
      const left = plainly<Unary>(leftInverse)(of);
      const right = plainly<Unary>(rightInverse)(of);
      const endless = /,1\)?:/.test(print(right));
      for (const k of places)
        if (k < (size(plainly<never>(right)) as number) || endless)
          if (at(of, at(right, k)) !== k)
            throw new Error(`right inverse ${print(right)} of ${print(of)} at ${k}`);
      for (const k of places)
        if (at(of, at(left, at(of, k))) !== at(of, k))
          throw new Error(`left inverse ${print(left)} of ${print(of)} at ${k}`);
      met.add(endless ? "goes on" : "ends");
    }),
    { numRuns: 2000, seed },
  );
  met.end({ "goes on": 200, ends: 200 });
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
