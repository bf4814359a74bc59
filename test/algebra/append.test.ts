import { describe, expect, test } from "vitest";
import { append, prepend } from "../../src/runtime/algebra/append.js";
import { layout } from "../../src/runtime/layout/layout.js";
import { plainly } from "../support/plain.js";
import { refusal } from "../support/refusal.js";

describe.each(Object.entries({ append, prepend }))("%s", (name, of) => {
  const take: (...operands: unknown[]) => unknown = plainly(of);
  const two = layout("(2,3)");

  test.each<[unknown, string]>([
    [10n, "10n"],
    ["10", '"10"'],
    [Number.NaN, "NaN"],
    [1, "1"],
    [2.5, "2.5"],
    [null, "_"],
    [Symbol("s"), "Symbol(s)"],
  ])("to %o is no rank", (to, shown) => {
    const [code, sentence] = refusal(() => take(two, to));
    expect(code).toBe("argument");
    expect(sentence).toMatch(`✗ ${name}: (2,3):(1,2), ${shown}: ${shown} is no rank from 2 to `);
  });

  test("to its own rank it is the layout, beyond it has modes of size 1, or the layout given", () => {
    expect(String(take(two, 2))).toBe("(2,3):(1,2)");
    expect(String(take(two, 3))).toBe(name === "append" ? "(2,3,1):(1,2,0)" : "(1,2,3):(0,1,2)");
    expect(String(take(two, layout("4:6")))).toBe(name === "append" ? "(2,3,4):(1,2,6)" : "(4,2,3):(6,1,2)");
  });
});
