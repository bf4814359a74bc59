import { beforeAll, describe, expect, test } from "vitest";
import { operations } from "../operations/index.mjs";
import { type Claim, compile, limit, type Verdict } from "../support/compiler.js";
import { figure } from "../support/figures.js";
import {
  type Case,
  claimOf,
  derived,
  goldenOf,
  isRight,
  nameOf,
  outcomeOf,
  reported,
  structured,
  worded,
} from "./cases.js";

const sets: readonly (readonly [string, readonly Case[]])[] = [
  ...operations.flatMap((operation) =>
    operation.golden === undefined ? [] : [[operation.name, goldenOf(operation)] as const],
  ),
  ["public reports", reported()],
  ["small words", worded()],
  ["layouts taken apart and put together", structured()],
  ["strides of other semimodules", derived()],
];

describe("the golden cases at run time", () => {
  test.each(sets)("%s", (name, cases) => {
    const wrong = cases.flatMap((one) => {
      const outcome = outcomeOf(one);
      return isRight(one, outcome) ? [] : [`${nameOf(one)}: ${outcome.got}`];
    });
    figure("golden cases in both halves", { [name]: cases.length });
    expect(wrong).toEqual([]);
    expect(cases.length).toBeGreaterThan(0);
  });
});

describe("the golden cases in the compiler", () => {
  const claims = sets.map(([name, cases]) => [name, cases.map(claimOf)] as const);
  let verdict: Verdict;

  beforeAll(async () => {
    verdict = await compile([...claims.flatMap(([, all]) => all), ...falsehoods], "mirror");
    figure("tsc over the golden cases", verdict.figures);
  }, limit + 10_000);

  test.each(claims)("%s", (_, all) => {
    const wrong = all.flatMap((claim) =>
      verdict.wrong.has(claim) ? [`${claim.name}: ${verdict.wrong.get(claim)}`] : [],
    );
    expect(wrong).toEqual([]);
  });

  test("nothing else is wrong", () => {
    expect(verdict.elsewhere).toEqual([]);
  });

  test.each(falsehoods)("a falsehood is found: $name", (claim) => {
    expect(verdict.wrong.has(claim)).toBe(true);
  });
});

const illegal = "Composition<Layout<[4, 6, 8], [2, 3, 5]>, Layout<6, 3>>";
const words =
  "✗ composition: (4,6,8):(2,3,5) ∘ 6:3: stride 3 and extent 4 do not divide each other (stride divisibility, eq. 10)";

/** What the compiler must not let pass, or the harness proves nothing. */
const falsehoods: readonly Claim[] = [
  { name: "another stride", got: "Composition<Layout<8, 1>, Layout<4, 2>>", right: "Layout<4, 3>" },
  { name: "another profile", got: "Coalesce<Layout<[4], [1]>>", right: "Layout<[4], [1]>" },
  { name: "a refused layout", got: illegal, right: "Layout<[2, 3], [6, 3]>" },
  { name: "other words", got: illegal, right: `LayoutError<${JSON.stringify(words)}>` },
  { name: "a refusal of what is legal", got: "Coalesce<Layout<4, 1>>", right: 'LayoutError<"extent">' },
  { name: "a number for a literal", got: "Crd2idx<[2, 7], [4, 6]>", right: "number" },
  { name: "any", got: "Layout<any, any>", right: "Layout<4, 1>" },
];
