import { expect, test } from "vitest";
import { assertBijective, isBijective } from "../src/runtime/bijective.js";
import { assertCompact, isCompact } from "../src/runtime/compact.js";
import { plain } from "./plain.js";
import { junk, refusal } from "./refusal.js";

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

test("bad input", () => {
  for (const ask of [isBijective, assertBijective, isCompact, assertCompact])
    for (const [value] of junk) expect(refusal(() => ask(value))[0]).toBe("argument");
});
