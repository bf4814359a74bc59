import { beforeAll, expect, test } from "vitest";
import { maxCommonLayout, maxCommonVector, vectorWidth } from "../../src/runtime/analysis/vector.js";
import { composedLayout } from "../../src/runtime/layout/composed-layout.js";
import { at } from "../../src/runtime/layout/mapping.js";
import { size } from "../../src/runtime/layout/shape.js";
import type { AnyMapping } from "../../src/types/layout/layout.js";
import { seed } from "../support/arbitrary.js";
import { type Claim, compile, limit, type Verdict } from "../support/compiler.js";
import { counting } from "../support/counting.js";
import { cuteSwizzle, type Parameters, swizzle } from "../support/cute-swizzle.js";
import { drawing } from "../support/draw.js";
import { read, typeOf } from "../support/notation.js";
import { plain, plainly } from "../support/plain.js";

// Vectors of composed layouts, against every coordinate, and both halves against each other.

/** A mapping, its type, and what it is by definition. */
interface Drawn {
  readonly of: AnyMapping;
  readonly type: string;
  readonly values: readonly number[];
}

const { chance, pick, between } = drawing(seed);
const bits: readonly Parameters[] = [
  [3, 3, 3],
  [2, 3, 3],
  [3, 0, 3],
  [1, 2, 3],
  [2, 1, -3],
  [2, 0, 2],
  [2, 2, 1],
  [1, 1, -1],
  [0, 2, 3],
];
const inners = [
  [
    "(8,16):(16,1)",
    "(8,16):(1,8)",
    "(8,16):(16,1)",
    "((2,4),16):((4,16),1)",
    "(8,16):(18,1)",
    "128:1",
    "(8,16):(32,2)",
  ],
  ["(6,8):(8,1)", "(6,8):(1,6)", "48:1", "(6,8):(12,1)", "(2,3,8):(8,16,1)"],
  ["(4,4):(4,1)", "(4,4):(-4,1)", "(4,4):(8,1)", "16:1", "(4,4):(e1,e0)"],
  [
    ...["(8,16):(f1,f9)", "(8,16):(f16,f1)", "(8,16):(f144,f1)", "(16,8):(f1,f17)", "(4,32):(f33,f1)"],
    ...["(8,16):(1,8)", "(8,16):(16,1)", "(8,16):(18,1)", "(8,16):(17,1)", "(8,16):(-16,1)", "128:1"],
    ...["(8,16):(f1,f1)", "(8,16):(f0,f1)", "(8,16):(f2,f32)"],
  ],
  ["(4,3):(f1,f4)", "(4,3):(f3,f1)", "(4,3):(1,4)", "(4,3):(3,1)", "12:1", "(2,6):(f1,f2)", "(2,6):(6,1)"],
] as const;

function drawn(from: readonly string[]): Drawn {
  const text = pick(from);
  const inner = plain(text);
  const offsets = Array.from({ length: size(inner as never) as number }, (_, i) =>
    at(inner as never, i as never),
  );
  const plainly = typeOf(read(text));
  if (/[ef]/.test(text) || chance(0.25)) return { of: inner, type: plainly, values: offsets.map(placeOf) };
  const mixing = pick(bits);
  const offset = chance(0.6) ? 0 : pick([8, 16, 12, 1]);
  return {
    of: made(swizzle(...mixing), offset, inner),
    type: `ComposedLayout<Swizzle<${mixing.join(", ")}>, ${offset}, ${plainly}>`,
    values: (offsets as unknown as readonly number[]).map((x) =>
      offset + x < 0 ? Number.NaN : cuteSwizzle(...mixing)(offset + x),
    ),
  };
}
const made = plainly<(outer: unknown, offset: number, inner: unknown) => AnyMapping>(composedLayout);

/** A coordinate of the 4 by 4 above as its place. */
const placeOf = (value: unknown): number =>
  Array.isArray(value) ? value[0] + 4 * value[1] : (value as number);

const pairs = Array.from({ length: 800 }, (): readonly [Drawn, Drawn, number | null] => {
  const from = pick(inners);
  const one = drawn(from);
  return [one, chance(0.2) ? one : drawn(from), chance(0.5) ? null : between(1, 16)];
});

/** How many values from 0 on both have at the same coordinate. */
function known(a: readonly number[], b: readonly number[]): number {
  const both = new Set(a.filter((value, i) => b[i] === value));
  let count = 0;
  while (both.has(count)) count++;
  return count;
}

/** Whether all falls into aligned vectors of `width` elements that are in both, one to one and in order. */
function isWidth(a: readonly number[], b: readonly number[], width: number): boolean {
  const to = new Map<number, number>();
  const held = new Map<number, Set<number>>();
  for (const [i, value] of a.entries()) {
    const other = b[i] as number;
    const [vector, start] = [Math.floor(value / width), other - value + Math.floor(value / width) * width];
    if (start % width !== 0 || (to.get(vector) ?? start) !== start) return false;
    to.set(vector, start);
    held.set(vector, (held.get(vector) ?? new Set()).add(value));
  }
  return [...held.values()].every((values) => values.size === width);
}

interface Outcome {
  readonly name: string;
  readonly value: unknown;
  readonly type: string;
  readonly got: string;
}

function outcome(name: string, got: string, ask: () => unknown): Outcome {
  try {
    const value = ask();
    return { name, value, got, type: typeof value === "number" ? `${value}` : typeOf(read(String(value))) };
  } catch (fault) {
    const { message } = fault as Error;
    return { name, value: message, got, type: `LayoutError<${JSON.stringify(message)}>` };
  }
}

const outcomes = pairs.map(([a, b, most], i) => [
  outcome(`count ${i}`, `MaxCommonVector<${a.type}, ${b.type}>`, () =>
    plainly<Function>(maxCommonVector)(a.of, b.of),
  ),
  outcome(`layout ${i}`, `MaxCommonLayout<${a.type}, ${b.type}>`, () =>
    plainly<Function>(maxCommonLayout)(a.of, b.of),
  ),
  outcome(`width ${i}`, `VectorWidth<${a.type}, ${b.type}, ${most}>`, () =>
    plainly<Function>(vectorWidth)(a.of, b.of, most),
  ),
]);
const claims: readonly Claim[] = outcomes.flat().map(({ name, got, type }) => ({ name, got, right: type }));
let verdict: Verdict;

beforeAll(async () => {
  verdict = await compile(claims, "vector-mirror");
}, limit + 10_000);

test("common vectors and widths of composed and binary layouts are what all coordinates say: 800 pairs", () => {
  const met = counting("vectors of composed and binary layouts");
  for (const [i, [a, b, most]] of pairs.entries()) {
    const [count, tile, width] = (outcomes[i] ?? []).map(({ value }) => value) as [
      number,
      AnyMapping,
      number,
    ];
    const name = `${a.of}, ${b.of}`;
    if (typeof count === "string") {
      met.add("refused");
      continue;
    }
    const injective = [a, b].every(
      ({ values }) => new Set(values).size === values.length && values.every(Number.isInteger),
    );
    const most0 = known(a.values, b.values);
    expect([name, count <= most0]).toEqual([name, true]);
    if (injective) met.add(count === most0 ? "as many as there are" : "fewer");
    if (typeof tile === "string") met.add("no layout");
    else
      for (let k = 0; k < count; k++) {
        const c = at(tile as never, k as never) as number;
        expect([name, a.values[c], b.values[c]]).toEqual([name, k, k]);
      }
    if (injective) expect([name, isWidth(a.values, b.values, width)]).toEqual([name, true]);
    met.add(width > 1 ? "wide" : "single");
    if (most === null && injective)
      met.add(isWidth(a.values, b.values, 2 * width) ? "could be wider" : "as wide as can be");
  }
  met.end({ "as many as there are": 400, wide: 160 });
});

test("the compiler says what the run time does", () => {
  const wrong = claims.flatMap((claim) =>
    verdict.wrong.has(claim) ? [`${claim.name}: ${claim.got}: ${verdict.wrong.get(claim)}`] : [],
  );
  expect([wrong, verdict.elsewhere]).toEqual([[], []]);
});
