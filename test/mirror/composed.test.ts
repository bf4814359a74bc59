import { beforeAll, expect, test } from "vitest";
import { composition } from "../../src/runtime/algebra/composition.js";
import { composedLayout, isComposedLayout } from "../../src/runtime/layout/composed-layout.js";
import { at } from "../../src/runtime/layout/mapping.js";
import { size } from "../../src/runtime/layout/shape.js";
import type { AnyMapping } from "../../src/types/layout/layout.js";
import { seed } from "../support/arbitrary.js";
import { type Claim, compile, limit, type Verdict } from "../support/compiler.js";
import { counting } from "../support/counting.js";
import { drawing } from "../support/draw.js";
import { read, typeOf } from "../support/notation.js";
import { plain, plainly } from "../support/plain.js";

// Composed layouts on the right of a composition, against every coordinate, and both halves against each other.

const { chance, pick } = drawing(seed);
const outers = [
  "(64,8,1):(f1,f72,f512)",
  "(8,2,1):(f1,f12,f16)",
  "(4,4,1):(f1,f36,f16)",
  "(4,1):(f3,f4)",
  "(8,8):(f1,f9)",
  "(4,8):(8,1)",
  "(8,8):(1,9)",
  "64:2",
  "(4,4):(e0,e1)",
] as const;
const inners = [
  "(8,8):(8,1)",
  "(8,8):(10,1)",
  "(4,(2,4)):(4,(1,16))",
  "8:1",
  "(2,2):(f5,f2)",
  "(4,4):(-1,4)",
] as const;
const lefts = [...outers, "256:1", "(16,16):(16,1)", "(4,6):(1,5)"] as const;

const composed = plainly<(outer: unknown, offset: number, inner: unknown) => AnyMapping>(composedLayout);
const sizeOf = plainly<(of: AnyMapping) => number>(size);
const right = (): AnyMapping =>
  composed(plain(pick(outers.slice(0, -1))), chance(0.5) ? 0 : pick([1, 4, 8, 16]), plain(pick(inners)));
const left = (): AnyMapping => (chance(0.75) ? plain(pick(lefts)) : right());

/** The type of a mapping, as TypeScript text. */
function typeOfMapping(of: AnyMapping): string {
  if (!isComposedLayout(of)) return typeOf(read(String(of)));
  return `ComposedLayout<${typeOfMapping(of.outer)}, ${of.offset}, ${typeOfMapping(of.inner)}>`;
}

const cases = Array.from({ length: 500 }, () => {
  const [a, b] = [left(), right()];
  const got = `Composition<${typeOfMapping(a)}, ${typeOfMapping(b)}>`;
  try {
    const made = plainly<(a: AnyMapping, b: AnyMapping) => AnyMapping>(composition)(a, b);
    return { a, b, made, got, type: typeOfMapping(made) };
  } catch (fault) {
    return { a, b, made: null, got, type: `LayoutError<${JSON.stringify((fault as Error).message)}>` };
  }
});
const claims: readonly Claim[] = cases.map(({ got, type }, i) => ({
  name: `composition ${i}`,
  got,
  right: type,
}));
let verdict: Verdict;

beforeAll(async () => {
  verdict = await compile(claims, "composed-mirror");
}, limit + 10_000);

test("a composition with a composed layout yields what the two yield: 500 pairs", () => {
  const met = counting("compositions with composed layouts");
  const value = at as unknown as (of: AnyMapping, c: unknown) => unknown;
  for (const { a, b, made } of cases) {
    met.add(made === null ? "refused" : "made");
    if (made === null) continue;
    expect(sizeOf(made)).toBe(sizeOf(b));
    for (let c = 0; c < sizeOf(b); c++) {
      const right = defined(() => value(a, value(b, c)));
      if (right !== undefined)
        expect([`${a} ∘ ${b} = ${made}`, c, value(made, c)]).toEqual([`${a} ∘ ${b} = ${made}`, c, right]);
    }
  }
  met.end({ refused: 50, made: 200 });
});

/** Below 0 a swizzle takes nothing. */
function defined(value: () => unknown): unknown {
  try {
    return value();
  } catch {
    return undefined;
  }
}

test("the compiler says what the run time does", () => {
  const wrong = claims.flatMap((claim) =>
    verdict.wrong.has(claim) ? [`${claim.got}: ${verdict.wrong.get(claim)}`] : [],
  );
  expect([wrong, verdict.elsewhere]).toEqual([[], []]);
});
