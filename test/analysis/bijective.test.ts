import { expect, test } from "vitest";
import { assertBijective, isBijective } from "../../src/runtime/analysis/bijective.js";
import { assertCompact, isCompact } from "../../src/runtime/analysis/compact.js";
import { LayoutError } from "../../src/runtime/diagnostic.js";
import { composedLayout } from "../../src/runtime/layout/composed-layout.js";
import { print } from "../../src/runtime/layout/mapping.js";
import { f } from "../../src/runtime/layout/stride.js";
import { swizzle } from "../../src/runtime/swizzle/swizzle.js";
import type { AnyLayout, AnyMapping } from "../../src/types/layout/layout.js";
import { figure } from "../support/figures.js";
import { at, plain, plainly } from "../support/plain.js";
import { junk, refusal } from "../support/refusal.js";

test.each([
  ["(4,8):(8,1)", true, true],
  ["(4,(4,2)):(4,(1,16))", true, true],
  ["1:0", true, true],
  ["(1,1):(7,-3)", true, true],
  ["(4,8):(8,-1)", false, true],
  ["4:-1", false, true],
  ["(4,8):(1,5)", false, false],
  ["(4,8):(1,3)", false, false],
  ["(4,8):(1,0)", false, false],
  ["4:2", false, false],
])("%s", (text, bijective, compact) => {
  expect([isBijective(plain(text)), isCompact(plain(text))]).toEqual([bijective, compact]);
});

test("the assertions name two coordinates that collide, or an offset that is missing", () => {
  expect([assertBijective(plain("(4,8):(8,1)")), assertCompact(plain("(4,8):(8,-1)"))]).toEqual([
    undefined,
    undefined,
  ]);
  expect(refusal(() => assertBijective(plain("(4,8):(8,-1)")))).toEqual([
    "missing",
    "✗ assertBijective: (4,8):(8,-1): no coordinate goes to 25",
  ]);
  expect(refusal(() => assertBijective(plain("(4,8):(0,1)")))).toEqual([
    "collision",
    "✗ assertBijective: (4,8):(0,1): coordinates 0 and 1 both go to 0",
  ]);
  expect(refusal(() => assertCompact(plain("(4,8):(16,-1)")))).toEqual([
    "missing",
    "✗ assertCompact: (4,8):(16,-1): no coordinate goes to 1",
  ]);
  expect(refusal(() => assertCompact(plain("(4,8):(8,2)")))).toEqual([
    "collision",
    "✗ assertCompact: (4,8):(8,2): coordinates 1 and 16 both go to 8",
  ]);
});

test("what is no layout is refused by every question", () => {
  for (const ask of [isBijective, assertBijective, isCompact, assertCompact])
    for (const [value] of junk) expect(refusal(() => ask(value))[0]).toBe("argument");
});

test("binary strides: every layout of up to 16 coordinates, against its values", () => {
  const counts = { bijective: 0, other: 0, refused: 0 };
  for (const shape of [[2], [3], [4], [6], [2, 2], [2, 3], [4, 2], [2, 2, 2], [2, 2, 3], [3, 2]])
    for (let code = 0; code < 12 ** shape.length; code++) {
      const stride = shape.map((_, i) => f(Math.floor(code / 12 ** i) % 12));
      if (!stride.some((step) => step !== 0)) continue;
      const of = plain(shape, stride as never);
      const size = shape.reduce((so, extent) => so * extent, 1);
      const values = new Set(Array.from({ length: size }, (_, i) => at(of, i)));
      const right = values.size === size && Math.max(...values) < size;
      try {
        expect([print(of), isBijective(of), isCompact(of)]).toEqual([print(of), right, right]);
        counts[right ? "bijective" : "other"]++;
      } catch (fault) {
        if (!(fault instanceof LayoutError)) throw fault;
        expect(fault.code).toBe("power");
        counts.refused++;
      }
    }
  figure("bijective layouts", counts);
  expect(counts.bijective).toBeGreaterThan(100);
});

test.each([
  ["(4,8):(e0,e1)", true, true],
  ["(4,8):(e1,e0)", true, true],
  ["((2,2),(2,4)):((e0,2e1),(e1,2e0))", true, true],
  ["(4,(2,4)):(e0,(e1.0,e1.1))", true, true],
  ["8:e1", true, true],
  ["1:e0+e1", true, true],
  ["(4,8):(-e0,e1)", false, true],
  ["(4,8):(e0,2e1)", false, false],
  ["(4,8):(e0,e0)", false, false],
  ["(4,8):(e0,0)", false, false],
  ["(2,2):(e0,e0+e1)", false, false],
  ["2:-e0+e1", false, false],
])("coordinates: %s", (text, bijective, compact) => {
  expect([isBijective(plain(text)), isCompact(plain(text))]).toEqual([bijective, compact]);
});

const said = (ask: (of: AnyLayout) => void, text: string): string =>
  refusal(() => plainly<(of: AnyLayout) => void>(ask)(plain(text)))[1];

test("coordinates and binary strides that do not fill name a witness", () => {
  expect(said(assertBijective, "(4,8):(e0,2e1)")).toBe(
    "✗ assertBijective: (4,8):(e0,2e1): no coordinate goes to (0,1)",
  );
  expect(said(assertBijective, "(4,8):(-e0,e1)")).toBe(
    "✗ assertBijective: (4,8):(-e0,e1): no coordinate goes to (1,0)",
  );
  expect(said(assertBijective, "(4,8):(e0,e0)")).toContain("both go to");
  expect(said(assertCompact, "(4,8):(-e0,2e1)")).toBe(
    "✗ assertCompact: (4,8):(-e0,2e1): no coordinate goes to (-3,1)",
  );
  expect(said(assertCompact, "2:-e0+e1")).toBe("✗ assertCompact: 2:-e0+e1: no coordinate goes to (-1,0)");
  expect(said(assertBijective, "(4,4):(f1,f8)")).toBe(
    "✗ assertBijective: (4,4):(f1,f8): no coordinate goes to 4",
  );
  expect(said(assertCompact, "(4,4):(f1,f3)")).toContain("both go to");
  for (const text of ["(4,8):(e0,e1)", "(4,8):(e1,-e0)"])
    expect(assertCompact(plain(text) as AnyLayout)).toBe(undefined);
});

test("a composed layout that no strides show is looked through as far as the budget goes", () => {
  const swizzled = (offset: number, text: string) =>
    composedLayout(swizzle(3, 3, 3), offset, plain(text) as AnyLayout) as AnyMapping;
  const ask = plainly<(of: AnyMapping, options?: { budget: number }) => void>(assertBijective);
  const down = swizzled(262143, "(512,512):(-1,-512)");
  expect(refusal(() => ask(down))[1]).toMatch(
    /^✗ assertBijective: .+: undecided within \d+ steps, and the option/,
  );
  expect(ask(down, { budget: 10_000_000 })).toBe(undefined);
  expect(refusal(() => ask(swizzled(3, "(512,513):(1,512)"), { budget: 10_000_000 }))[1]).toMatch(
    /: no coordinate goes to 0$/,
  );
  expect(refusal(() => ask(swizzled(4, "(2,3):(1,-1)")))[1]).toMatch(/: coordinates 0 and 3 both go to 4$/);
  expect(ask(swizzled(7, "8:-1"))).toBe(undefined);
});
