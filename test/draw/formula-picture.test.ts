import { expect, test } from "vitest";
import {
  draw,
  drawBanks,
  drawCopy,
  drawFormula,
  drawMma,
  drawRefusal,
  drawSlice,
  drawTiles,
} from "../../src/draw.js";
import { composition, layout, swizzle } from "../../src/index.js";
import { copyAtom, mmaAtom, tiledMma } from "../../src/instruction.js";

const A = layout("(8,8):(8,1)");

// There is a picture for whatever one types, and it is that of the function for it.
test.each([
  ["(8,8):(8,1)", () => draw(A)],
  ["(4,(3,2))", () => draw(layout([4, [3, 2]]))],
  ["swizzle(3,3,3) ∘ (8,64):(64,1)", () => draw(composition(swizzle(3, 3, 3), layout("(8,64):(64,1)")))],
  ["(8,8):(8,1) ⊘ <4,2>", () => drawTiles("logicalDivide", A, [4, 2])],
  [
    "blocked_product((2,2):(2,1), (2,3):(3,1))",
    () => drawTiles("blockedProduct", layout("(2,2):(2,1)"), layout("(2,3):(3,1)")),
  ],
  ["slice((8,8):(8,1), _, 3)", () => drawSlice(A, [null, 3])],
  ["at((8,8):(8,1), 2, 3)", () => drawSlice(A, [2, 3])],
  ["at((8,8):(8,1), 9)", () => drawSlice(A, 9)],
  ["bankConflicts((32,32):(33,1), 32:1)", () => drawBanks(layout("(32,32):(33,1)"), layout("32:1"))],
  ["SM80_16x8x16_F32F16F16F32_TN", () => drawMma(mmaAtom("SM80_16x8x16_F32F16F16F32_TN"))],
  [
    "tiledMma(SM80_16x8x16_F32F16F16F32_TN, (2,1,1))",
    () => drawMma(tiledMma(mmaAtom("SM80_16x8x16_F32F16F16F32_TN"), { atoms: [2, 1, 1] })),
  ],
  ["SM75_U32x1_LDSM_N", () => drawCopy(copyAtom("SM75_U32x1_LDSM_N"))],
  ["(4,6,8):(2,3,5) ∘ 6:3", () => drawRefusal(["composition", layout("(4,6,8):(2,3,5)"), layout("6:3")])],
] as const)("%s", (text, picture) => expect(drawFormula(text)).toBe(picture()));

test.each([
  ["size((4,8))", "size((4,8))\n\nIt is 32."],
  ["isInjective((4,8):(1,2))", "isInjective((4,8):(1,2))\n\nIt is false."],
  ["collision((4,8):(1,2))", "collision((4,8):(1,2))\n\nIt is (2,4)."],
  ["(4,8", "formula: (4,8\n\n✗ formula: (4,8: it ends where a comma or a closing parenthesis is to come"],
])("%s is told in a sentence", (text, right) => {
  expect(drawFormula(text, { form: "text" })).toBe(right);
});

test("names that are given", () => {
  expect(drawFormula("A ∘ 4", { form: "text" }, { A })).toBe(draw(layout("4:8"), { form: "text" }));
});
