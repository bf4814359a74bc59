import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { plus, same } from "../../scripts/semimodule/element.mjs";
import * as brute from "../../scripts/semimodule/layout.mjs";
import { coalesced, composed, uncarried } from "../../scripts/semimodule/search.mjs";
import { divided, isInjective as enumerated } from "../../scripts/semimodule/tiling.mjs";
import { coalesce } from "../../src/runtime/algebra/coalesce.js";
import { complement } from "../../src/runtime/algebra/complement.js";
import { leftInverse, rightInverse } from "../../src/runtime/algebra/inverse.js";
import { collision, isInjective } from "../../src/runtime/analysis/injective.js";
import { textOf } from "../../src/runtime/layout/text.js";
import type { IntTuple } from "../../src/types/layout/htuple.js";
import type { AnyLayout } from "../../src/types/layout/layout.js";
import { between, seed } from "../support/arbitrary.js";
import { refines } from "../support/brute.js";
import { figure } from "../support/figures.js";
import { at, composition, logicalDivide, logicalProduct, plainly, slice } from "../support/plain.js";
import { layoutOf, tried } from "../support/semimodule.js";
import { type Kind, layouts } from "../support/semimodule-arbitrary.js";

const { coordinateOf, kind, natural, pathsOf, print, read, sizeOf, tuple } = brute;
/** As `expect` says it, which costs more than what is compared here. */
function equal(got: unknown, right: unknown): void {
  if (got !== right) expect(got).toBe(right);
}

const numRuns = 1500;

type Brute = { readonly shape: unknown; readonly stride: unknown };
type Crd = bigint | readonly Crd[];

/** The integer coordinates of a layout. */
const all = (of: Brute): readonly bigint[] => brute.coordinates(sizeOf(of.shape));
const valueAt = (of: Brute, c: Crd): Crd => brute.valueAt(of, c) as Crd;
const written = (c: Crd): string => tuple(c);
const integers = (shape: unknown): IntTuple =>
  Array.isArray(shape) ? shape.map(integers) : Number(shape as bigint);

/** What an operation makes of layouts, as the brute force reads it; or the code of its refusal. */
function made(operation: unknown, ...args: readonly (string | number)[]): Brute | string {
  const outcome = tried(() =>
    String((operation as Function)(...args.map((arg) => (typeof arg === "string" ? layoutOf(arg) : arg)))),
  );
  return "got" in outcome ? (read(outcome.got) as Brute) : outcome.refused;
}

/** The values that an inverse takes: integers, or coordinates as the layout yields them. */
function valuesFor(inverse: Brute, of: Brute): readonly Crd[] {
  const paths = pathsOf(of);
  if (paths.length === 0) return all(inverse);
  const part = (path: readonly number[]) => path.reduce((so: any, i) => so[i], inverse.shape);
  const sizes = brute.profiled(paths, (path: readonly number[]) => sizeOf(part(path)));
  return brute.coordinates(sizeOf(sizes)).map((c) => natural(c, sizes) as Crd);
}

/** Layouts of which some run backwards: every second leaf, or each. */
const turned = (texts: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.tuple(texts, fc.constantFrom(0, 0, 0, 1, 2)).map(([text, every]) => {
    const [shape, stride = ""] = text.split(":");
    let leaf = 0;
    const turn = (step: string) => (every > 0 && leaf++ % every === 0 ? negated(step) : step);
    return `${shape}:${stride.replace(/[^(),]+/g, turn)}`;
  });

const negated = (step: string): string => {
  if (step === "0" || step.startsWith("f")) return step;
  return step.startsWith("-") || step.includes("-") ? step : `-${step.replace("+", "-")}`;
};

/** Whether a right operand over F2 ends in a mode of size 1 that goes on bit by bit from its size, as a swizzle does. */
const goesOn = (of: Brute, by: Brute): boolean => {
  const size = sizeOf(by.shape);
  const next = Object.values(brute.at(by, size) as object);
  return kind(of) === "f" && kind(by) === "f" && lastOf(by.shape) === 1n && next[0] === size;
};

const lastOf = (shape: unknown): unknown => (Array.isArray(shape) ? lastOf(shape.at(-1)) : shape);

/** A shape where the last leaf of that which it refines, of size 1, may have grown. */
const ending = (shape: unknown, by: unknown): unknown =>
  Array.isArray(by) && Array.isArray(shape) ? shape.with(-1, ending(shape.at(-1), by.at(-1))) : by;

const everything: readonly Kind[] = ["coordinates", "binaries"];

describe("composition", () => {
  const pairs: readonly (readonly [Kind, Kind])[] = [
    ["coordinates", "integers"],
    ["binaries", "integers"],
    ["integers", "coordinates"],
    ["coordinates", "coordinates"],
    ["binaries", "coordinates"],
    ["integers", "binaries"],
    ["coordinates", "binaries"],
    ["binaries", "binaries"],
  ];
  test.each(pairs)("of %s with %s: R(c) = A(B(c)), or there is none", (a, b) => {
    const counts = { accepted: 0, refused: 0, cancelling: 0 };
    fc.assert(
      fc.property(layouts[a]({ sums: true }), turned(layouts[b]({ sums: true, size: 24 })), (left, right) => {
        const [of, by] = [read(left) as Brute, read(right) as Brute];
        const got = made(composition, left, right);
        if (typeof got === "string") {
          counts.refused++;
          const found = composed(of, by);
          if (found.none === undefined && found.unsure === undefined) {
            counts.cancelling++;
            // XOR in a digit of no power of two may fit by chance; else only the strides of the left operand make it fit
            if (kind(by) !== "f") expect(uncarried(of, by)).toBe(false);
          } else if (typeof found.none === "string") expect(got).toBe(found.none);
          return;
        }
        counts.accepted++;
        expect(
          refines(integers(by.shape), integers(goesOn(of, by) ? ending(got.shape, by.shape) : got.shape)),
        ).toBe(true);
        const paths = pathsOf(by);
        // one that goes on past the right operand, as where both are swizzles, is right there too
        for (const c of all(got)) {
          const [is, right] = [brute.at(got, c), brute.at(of, coordinateOf(brute.at(by, c), paths))];
          // integers that do not carry are written as the binary elements that they are
          const alike =
            kind(got) === "f" && kind(of) === "z"
              ? Object.values(is)[0] === Object.values(right)[0]
              : same(is, right);
          expect(alike).toBe(true);
        }
      }),
      { numRuns, seed },
    );
    figure(`${a} with ${b}`, counts);
    expect(Math.min(counts.accepted, counts.refused)).toBeGreaterThan(20);
  });
});

describe.each(everything)("%s", (which) => {
  const one = (size = 64) => layouts[which]({ size, powers: true });
  const any = (size = 64, step = 512) => layouts[which]({ size, step, sums: true });

  test("coalesce: the same function, of least rank", () => {
    fc.assert(
      fc.property(any(), (text) => {
        const of = read(text) as Brute;
        const got = made(coalesce, text) as Brute;
        for (const c of all(of)) equal(same(brute.at(got, c), brute.at(of, c)), true);
        const least = coalesced(of);
        if (least) expect(print(got)).toBe(print(least));
      }),
      { numRuns, seed },
    );
  });

  test("right inverse: L(R(k)) = k", () => {
    const sizes = { trivial: 0, more: 0, refused: 0 };
    fc.assert(
      fc.property(fc.oneof({ weight: 3, arbitrary: one() }, any()), (text) => {
        const of = read(text) as Brute;
        const got = made(rightInverse, text);
        if (typeof got === "string") {
          sizes.refused++;
          expect(["basis", "power"]).toContain(got);
          return;
        }
        sizes[sizeOf(got.shape) > 1n ? "more" : "trivial"]++;
        for (const k of valuesFor(got, of)) equal(written(valueAt(of, valueAt(got, k))), written(k));
      }),
      { numRuns, seed },
    );
    figure(`right inverses of ${which}`, sizes);
    expect(sizes.more).toBeGreaterThan(sizes.trivial / 4);
  });

  test("left inverse: L(L†(L(k))) = L(k)", () => {
    const counts = { accepted: 0, refused: 0 };
    fc.assert(
      fc.property(fc.oneof({ weight: 3, arbitrary: one() }, any()), (text) => {
        const of = read(text) as Brute;
        const got = made(leftInverse, text);
        if (typeof got === "string") {
          counts.refused++;
          expect(["basis", "power", "no-left-inverse", "overflow"]).toContain(got);
          return;
        }
        counts.accepted++;
        for (const k of all(of))
          equal(written(valueAt(of, valueAt(got, valueAt(of, k)))), written(valueAt(of, k)));
      }),
      { numRuns, seed },
    );
    figure(`left inverses of ${which}`, counts);
    expect(counts.accepted).toBeGreaterThan(counts.refused);
  });

  test("complement: disjoint, and ordered", () => {
    const counts = { free: 0, bounded: 0, refused: 0 };
    fc.assert(
      fc.property(any(32, 64), between(1, 100), (text, bound) => {
        const of = read(text) as Brute;
        const bounded = which === "binaries" && bound > 40;
        const got = bounded ? made(complement, text, bound) : made(complement, text);
        if (typeof got === "string") {
          counts.refused++;
          expect(["basis", "overlap"]).toContain(got);
          return;
        }
        counts[bounded ? "bounded" : "free"]++;
        // a coordinate of one layout is one of the other: each yields what it does in the profile of both
        const paths = pathsOf(of, got);
        const value = (layout: Brute, c: Crd) => coordinateOf(brute.at(layout, c), paths) as Crd;
        const own = new Set(all(of).map((c) => written(value(of, c))));
        // one that ends at a bound is no complement past it
        const end = sizeOf(got.shape) * (bounded ? 1n : 2n) + (bounded ? 0n : 3n);
        for (let a = 1n; a < end; a++) equal(own.has(written(value(got, a))), false);
        for (let a = 1n; a < sizeOf(got.shape); a++) equal(precedes(value(got, a - 1n), value(got, a)), true);
      }),
      { numRuns, seed },
    );
    figure(`complements of ${which}`, counts);
    expect(counts.free).toBeGreaterThan(counts.refused);
  });

  test("isInjective and its witness, by enumeration", () => {
    const counts = { injective: 0, colliding: 0 };
    fc.assert(
      fc.property(any(), (text) => {
        const of = read(text) as Brute;
        const is = enumerated(of);
        counts[is ? "injective" : "colliding"]++;
        expect(plainly<(x: AnyLayout) => boolean>(isInjective)(layoutOf(text))).toBe(is);
        const pair = plainly<(x: AnyLayout) => readonly [number, number] | null>(collision)(layoutOf(text));
        if (is) {
          expect(pair).toBe(null);
          return;
        }
        const [a, b] = pair as readonly [number, number];
        expect(a).toBeLessThan(b);
        expect(BigInt(b)).toBeLessThan(sizeOf(of.shape));
        expect(written(valueAt(of, BigInt(a)))).toBe(written(valueAt(of, BigInt(b))));
      }),
      { numRuns, seed },
    );
    figure(`${which}`, counts);
    expect(Math.min(counts.injective, counts.colliding)).toBeGreaterThan(numRuns / 30);
  });

  test("slice: L(c) is the offset and the rest", () => {
    fc.assert(
      fc.property(
        any(),
        fc.nat(),
        fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
        (text, at0, open) => {
          const of = read(text) as Brute;
          const c = natural(BigInt(at0) % sizeOf(of.shape), of.shape) as Crd;
          let next = 0;
          const opened = (crd: Crd): unknown =>
            open[next++ % 8] ? null : Array.isArray(crd) ? crd.map(opened) : Number(crd as bigint);
          const chosen = Array.isArray(c) ? c.map(opened) : opened(c);
          const cut = plainly<(...all: unknown[]) => { layout: AnyLayout; offset: unknown }>(slice)(
            layoutOf(text),
            chosen,
          );
          const rest = read(String(cut.layout)) as Brute;
          const offset = (read(`1:${cut.offset}`) as { stride: object }).stride;
          const kept = (crd: Crd, by: unknown): readonly Crd[] =>
            by === null
              ? [crd]
              : Array.isArray(crd) && Array.isArray(by)
                ? crd.flatMap((mode, i) => kept(mode, by[i]))
                : [];
          const own = chosen === null ? c : kept(c, chosen);
          const at1 = Array.isArray(own) && own.length === 0 ? 0n : own;
          equal(same(plus(offset, brute.at(rest, at1)), brute.at(of, c)), true);
        },
      ),
      { numRuns, seed },
    );
  });

  test("values past 2^31 and up to 2^53", () => {
    let counted = 0;
    fc.assert(
      fc.property(
        fc.array(fc.tuple(between(1, 9), fc.nat({ max: 2 ** 50 })), { minLength: 1, maxLength: 3 }),
        fc.nat({ max: 999 }),
        (modes, c) => {
          const step = (n: number, i: number) => (n === 0 ? 0 : which === "binaries" ? `f${n}` : `${n}e${i}`);
          const text = `(${modes.map(([n]) => n)}):(${modes.map(([, n], i) => step(n, i))})`;
          const right = brute.at(read(text), BigInt(c));
          const outcome = tried(() => at(layoutOf(text), c) as unknown);
          const terms = Object.values(right) as readonly bigint[];
          if ("refused" in outcome) {
            expect(outcome.refused).toBe("overflow");
            return;
          }
          counted++;
          for (const term of terms) expect(term).toBeLessThan(2n ** 53n);
          equal(`${textOf(outcome.got as IntTuple)}`, written(valueAt(read(text) as Brute, BigInt(c))));
        },
      ),
      { numRuns, seed },
    );
    figure(`values of ${which}`, { runs: numRuns, exact: counted });
    expect(counted).toBeGreaterThan(numRuns / 10);
  });
});

/** Whether one coordinate comes before another in colexicographic order. */
function precedes(a: Crd, b: Crd): boolean {
  const flat = (c: Crd): readonly bigint[] => (Array.isArray(c) ? c.flatMap(flat) : [c as bigint]);
  const [one, other] = [flat(a).toReversed(), flat(b).toReversed()];
  const i = one.findIndex((n, j) => n !== other[j]);
  return i >= 0 && (one[i] as bigint) < (other[i] as bigint);
}

describe("divides and products", () => {
  const pairs: readonly (readonly [Kind, Kind])[] = [
    ["coordinates", "integers"],
    ["binaries", "integers"],
    ["integers", "coordinates"],
    ["coordinates", "coordinates"],
    ["binaries", "binaries"],
    ["integers", "binaries"],
  ];

  test.each(pairs)("%s by %s: every element is in a tile, once where sizes divide", (a, b) => {
    const counts = { whole: 0, rounded: 0, refused: 0 };
    fc.assert(
      fc.property(layouts[a]({ size: 48 }), layouts[b]({ size: 12, step: 48 }), (left, tile) => {
        const of = read(left) as Brute;
        const got = made(logicalDivide, left, tile);
        if (typeof got === "string") {
          counts.refused++;
          return;
        }
        const own = all(of).map((c) => written(valueAt(of, c)));
        const those = all(got).map((c) => written(coordinateOf(brute.at(got, c), pathsOf(of)) as Crd));
        const whole = sizeOf(got.shape) === sizeOf(of.shape);
        counts[whole ? "whole" : "rounded"]++;
        if (whole) expect(those.toSorted()).toEqual(own.toSorted());
        else {
          const reached = new Set(those);
          for (const value of own) equal(reached.has(value), true);
        }
      }),
      { numRuns, seed },
    );
    figure(`${a} by ${b}`, counts);
    expect(counts.whole).toBeGreaterThan(numRuns / 30);
  });

  test.each(pairs)("a refused divide of %s by %s loses elements, or has no composition", (a, b) => {
    const counts = { refused: 0, lost: 0, open: 0 };
    fc.assert(
      fc.property(layouts[a]({ size: 24 }), layouts[b]({ size: 8, step: 24 }), (left, tile) => {
        const got = made(logicalDivide, left, tile);
        if (typeof got !== "string") return;
        counts.refused++;
        const found = divided(read(left), read(tile));
        if (found.none !== undefined) counts.lost++;
        // a stride that is no multiple of those before is refused where the size ends before what it loses, too
        else if (got === "not-completing") counts.open++;
        else expect(uncarried(read(left), found.both) && kind(read(tile)) !== "f").toBe(false);
      }),
      { numRuns, seed },
    );
    figure(`${a} by ${b}`, counts);
    expect(counts.lost).toBeGreaterThan(counts.open);
  });

  // a coordinate may lead past the gap that it counts
  const within = pairs.filter(([, b]) => b !== "coordinates");
  test.each(within)("the tiles of %s times %s are apart", (a, b) => {
    const counts = { accepted: 0, refused: 0 };
    fc.assert(
      fc.property(
        layouts[a]({ size: 24, powers: true }),
        layouts[b]({ size: 12, step: 48 }),
        (left, tile) => {
          const [of, by] = [read(left) as Brute, read(tile) as Brute];
          const got = made(logicalProduct, left, tile);
          if (typeof got === "string") {
            counts.refused++;
            return;
          }
          counts.accepted++;
          // so many different values as the tile has, times as many as the repetition has
          const image = (layout: Brute, paths = pathsOf(layout)) =>
            new Set(all(layout).map((c) => written(coordinateOf(brute.at(layout, c), paths) as Crd))).size;
          if (enumerated(by)) expect(image(got)).toBe(image(of) * Number(sizeOf(by.shape)));
        },
      ),
      { numRuns, seed },
    );
    figure(`${a} times ${b}`, counts);
    expect(counts.accepted).toBeGreaterThan(numRuns / 10);
  });
});
