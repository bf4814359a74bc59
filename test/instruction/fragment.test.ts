import { expect, test } from "vitest";
import { layout, print } from "../../src/index.js";
import { fragmentA, fragmentLike, mmaAtom, tiledMma } from "../../src/instruction.js";

// What is repeated is had once, also where all of a part is.
test("registers of a part whose strides are all 0", () => {
  expect(print(fragmentLike(layout("(4,2):(0,0)")))).toBe("(4,2):(0,1)");
  expect(print(fragmentLike(layout("(4,2):(f0,f0)")))).toBe("(4,2):(0,1)");
  const quads = tiledMma(mmaAtom("SM70_8x8x4_F32F16F16F32_TN"));
  expect(print(fragmentA(quads, layout("(8,16):(1,0)")))).toBe("(4,1,4):(0,0,1)");
});

test("of strides that are no integers the registers are column-major", () => {
  expect(print(fragmentLike(layout("(4,2):(0,e0)")))).toBe("(4,2):(1,4)");
});
