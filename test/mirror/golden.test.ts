import { beforeAll, describe, expect, test } from "vitest";
import { compile, limit, type Verdict } from "../support/compiler.js";
import { figure } from "../support/figures.js";
import { claimOf, isRight, nameOf, outcomeOf } from "./cases.js";
import { falsehoods, sets } from "./golden.js";

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
