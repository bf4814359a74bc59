import fc from "fast-check";
import { expect, test } from "vitest";
import * as library from "../../src/index.js";
import type { AnyLayout } from "../../src/types/layout/layout.js";
import { between, loose, profiled, seed } from "../support/arbitrary.js";
import type { Pair } from "../support/brute.js";
import { parameters, swizzle } from "../support/cute-swizzle.js";
import { at, plain, plainly } from "../support/plain.js";

// What an operation makes of a composed layout it makes of the inner one: the outer one is still over it, and the offset added.

type Any = (...operands: unknown[]) => AnyLayout;
const of = (name: string): Any => plainly((library as Record<string, unknown>)[name]);

const outers = parameters(9).map((drawn) => swizzle(...drawn));
const inners = (profiled(loose(between(0, 24), 3, 64)) as fc.Arbitrary<Pair>).map(({ shape, stride }) =>
  plain(shape, stride),
);

test.each<readonly [string, fc.Arbitrary<readonly unknown[]>]>([
  ["composition", fc.tuple(between(1, 9))],
  ["logicalDivide", fc.tuple(between(1, 9))],
  ["zippedDivide", fc.tuple(between(1, 9))],
  ["coalesce", fc.tuple()],
  ["filter", fc.tuple()],
])("%s of a composed layout: the outer one over the offset and what it is of the inner", (name, rest) => {
  let made = 0;
  fc.assert(
    fc.property(outers, between(0, 200), inners, rest, (outer, offset, inner, others) => {
      const whole = of("composedLayout")(outer, offset, inner);
      let right: AnyLayout;
      try {
        right = of(name)(inner, ...others);
      } catch (fault) {
        if (!(fault instanceof library.LayoutError)) throw fault;
        expect(() => of(name)(whole, ...others)).toThrow(library.LayoutError);
        return;
      }
      const result = of(name)(whole, ...others);
      made++;
      const size = of("size")(right) as unknown as number;
      for (let c = 0; c < size; c++)
        expect(at(result, c)).toBe(at(outer, offset + (at(right, c) as unknown as number)));
    }),
    { seed, numRuns: 300 },
  );
  expect(made).toBeGreaterThan(50);
});
