import { expect, test } from "vitest";
import { bitsIn, xorWith } from "../../src/runtime/emit/bits.js";
import {
  constant,
  name,
  product,
  quotient,
  remainder,
  shift,
  sum,
  type Term,
  times,
  xor,
} from "../../src/runtime/expression/term.js";
import { random } from "../support/random.js";

// The bits that a term may have hold every value that it has, and what is joined by them is the XOR.

const next = random(7);
const below = (n: number): number => Math.floor(next() * n);
const names = { x: 8, y: 5, z: 12 } as const;
type Values = Readonly<Record<keyof typeof names, number>>;

const valueOf = (term: Term, of: Values): number => {
  switch (term.kind) {
    case "name":
      return of[term.name as keyof Values];
    case "constant":
      return term.most;
    case "product":
    case "shift":
      return valueOf(term.of, of) * term.by;
    case "quotient":
      return Math.floor(valueOf(term.of, of) / term.by);
    case "remainder":
      return valueOf(term.of, of) % term.by;
    case "times":
      return valueOf(term.of, of) * valueOf(term.by, of);
    case "sum":
      return (
        term.added.reduce((so, each) => so + valueOf(each, of), 0) -
        term.subtracted.reduce((so, each) => so + valueOf(each, of), 0)
      );
    case "xor":
      return term.of.reduce((so, each) => so ^ valueOf(each, of), 0);
  }
};

function drawn(depth: number): Term {
  const leaf = Object.keys(names)[below(3)] as keyof Values;
  if (depth === 0) return below(4) === 0 ? constant(below(40)) : name(leaf, names[leaf] - 1);
  const [a, b] = [drawn(depth - 1), drawn(depth - 1)];
  const by = [1, 2, 3, 4, 8, 12][below(6)] as number;
  const all: readonly Term[] = [
    product(a, by),
    quotient(a, by),
    remainder(a, by),
    shift(a, 2 ** below(4)),
    sum([a, b]),
    sum([product(a, 16), remainder(b, 16)]),
    xor([a, b]),
    times(remainder(a, 5), remainder(b, 7)),
  ];
  return all[below(all.length)] as Term;
}

const everywhere = Array.from({ length: 8 * 5 * 12 }, (_, i): Values => {
  return { x: i % 8, y: Math.floor(i / 8) % 5, z: Math.floor(i / 40) };
});

test("no value of a term has other bits", () => {
  let exact = 0;
  for (let i = 0; i < 600; i++) {
    const term = drawn(1 + below(3));
    const bits = bitsIn(term);
    const had = everywhere.reduce((so, of) => so | valueOf(term, of), 0);
    expect([term, had & ~bits]).toEqual([term, 0]);
    exact += Number(had === bits);
  }
  // all bits would be right of everything
  expect(exact).toBeGreaterThan(300);
});

test("a number is joined by XOR, and added where the term has none of its bits", () => {
  let added = 0;
  for (let i = 0; i < 600; i++) {
    const [term, n] = [drawn(1 + below(3)), below(2 ** below(12))];
    const got = xorWith(term, n);
    for (const of of everywhere) expect([term, valueOf(got, of)]).toEqual([term, valueOf(term, of) ^ n]);
    added += Number(got.kind === "sum" && n !== 0);
  }
  expect(added).toBeGreaterThan(100);
});
