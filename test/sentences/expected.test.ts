import { beforeAll, expect, test } from "vitest";
import { limit } from "../support/compiler.js";
import { codeOf, type Expected, expectedErrors } from "../support/expected.js";
import { figure } from "../support/figures.js";

// A line of test-d that must not compile names the code of the sentence that refuses it, or the compiler's own code where
// the arguments are none that the parameter takes. It must be refused for that reason, and no other.

let expected: readonly Expected[];

beforeAll(async () => {
  expected = await expectedErrors();
  figure("lines of test-d that are refused", { lines: expected.length });
}, limit + 10_000);

test("every line that must not compile is refused for the reason that it names", () => {
  const wrong = expected.flatMap(({ place, code, said }) =>
    said.some((error) => codeOf(error) === code) ? [] : [`${place}: ${code || "no code"}: ${said}`],
  );
  expect(wrong).toEqual([]);
  expect(expected.length).toBeGreaterThan(200);
});
