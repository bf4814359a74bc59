import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import { claimOf } from "../mirror/cases.js";
import { falsehoods, sets } from "../mirror/golden.js";
import { compile, type Verdict } from "../support/compiler.js";
import { figure } from "../support/figures.js";
import { compilerOf, folder, runnable } from "./tried.js";

const base = fileURLToPath(new URL("../../tsconfig.json", import.meta.url));
const claims = sets.flatMap(([, cases]) => cases.map(claimOf));

describe.each(["5.9", "6.0", "7.0"])(
  "the golden cases under TypeScript %s, from the packed package",
  (version) => {
    let verdict: Verdict;

    beforeAll(async () => {
      const place = {
        folder: join(folder, "programs"),
        compiler: runnable(compilerOf(version), base),
        paths: {},
      };
      verdict = await compile([...claims, ...falsehoods], `golden-${version}`, {}, place);
      figure(`tsc ${version} over the golden cases`, verdict.figures);
    });

    test("every one is right", () => {
      figure("golden cases", { [version]: claims.length });
      expect(claims.length).toBeGreaterThan(1000);
      expect(claims.flatMap((claim) => verdict.wrong.get(claim) ?? [])).toEqual([]);
      expect(verdict.elsewhere).toEqual([]);
    });

    test.each(falsehoods)("a falsehood is found: $name", (claim) => {
      expect(verdict.wrong.has(claim)).toBe(true);
    });
  },
);
