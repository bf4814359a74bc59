import { beforeAll, expect, test } from "vitest";
import { difference, sameFunction } from "../../src/runtime/analysis/same-function.js";
import { size } from "../../src/runtime/layout/shape.js";
import type { AnyLayout } from "../../src/types/layout/layout.js";
import { type Claim, compile, limit, type Verdict } from "../support/compiler.js";
import { figure } from "../support/figures.js";
import { read, typeOf } from "../support/notation.js";
import { domainOffset, plain } from "../support/plain.js";

// Binary strides: two forms may be one function, or agree past the modes that they share. Both halves against the values.

const texts = [
  ...[
    "12:f1",
    "(6,2):(f1,f6)",
    "(2,6):(f1,f2)",
    "(2,2,3):(f1,f2,f4)",
    "(3,4):(f1,f3)",
    "(3,4):(1,3)",
    "12:1",
  ],
  ...[
    "(4,3):(f1,f4)",
    "(4,3):(f1,f5)",
    "(4,3):(1,4)",
    "(2,6):(f3,f6)",
    "12:f3",
    "(6,2):(f3,f10)",
    "(4,3):(0,f1)",
  ],
  ...[
    "(4,4):(f1,f5)",
    "16:f1",
    "16:1",
    "(8,2):(f1,f9)",
    "(2,8):(f1,f2)",
    "(4,2):(f1,f4)",
    "8:1",
    "8:f1",
    "4:e0",
  ],
  ...["(2,2):(e0,2e0)", "(2,2):(e0,e1)", "4:1", "(2,2):(0,f1)", "(2,2):(0,1)"],
];
const pairs = texts.flatMap((a) => texts.map((b) => [a, b] as const));

/** The least coordinate at which the elements differ, by looking at all of them; a binary one is its integer. */
function looked(a: string, b: string): number | null {
  const [of, by] = [plain(a), plain(b)];
  const element = (layout: AnyLayout, i: number): string =>
    String(domainOffset(layout, i).offset).replace("f", "");
  for (let i = 0; i < Math.min(size(of), size(by)); i++) if (element(of, i) !== element(by, i)) return i;
  return null;
}

const claims = pairs.map(
  ([a, b]): Claim => ({
    name: `${a} and ${b}`,
    got: `[SameFunction<${typeOf(read(a))}, ${typeOf(read(b))}>, Difference<${typeOf(read(a))}, ${typeOf(read(b))}>]`,
    right: `[${sameFunction(plain(a), plain(b))}, ${difference(plain(a), plain(b))}]`,
  }),
);

let verdict: Verdict;

beforeAll(async () => {
  verdict = await compile(claims, "same-function-mirror");
}, limit + 10_000);

test("the least difference is that of the values", () => {
  for (const [a, b] of pairs) expect([a, b, difference(plain(a), plain(b))]).toEqual([a, b, looked(a, b)]);
});

test("the compiler says what the run time does", () => {
  const wrong = claims.flatMap((claim) =>
    verdict.wrong.has(claim) ? [`${claim.name}: ${verdict.wrong.get(claim)}`] : [],
  );
  expect([wrong, verdict.elsewhere]).toEqual([[], []]);
  figure("binary layouts that are one function, in both halves", { claims: claims.length });
});
