import * as instruction from "../../../src/instruction.js";
import { type Argument, chance, cuts, shape } from "./arguments.js";
import { copies, made, text, tiled, word } from "./instructions.js";
import { layouts, tiler } from "./layouts.js";
import { mapping } from "./operations.js";

/* What is drawn: a text, whatever the leaves are, which is refused nowhere before run time. */

const operation = word("logicalDivide", "zippedDivide", "logicalProduct", "blockedProduct");
const form = (): Argument => ({ text: '{ form: "text" }', values: [{ form: "text" }] });
const atom = (): Argument =>
  made("mmaAtom", instruction.mmaAtom as any, text("SM80_16x8x8_F32F16F16F32_TN", "UniversalFMA"));
const copyAtom = (): Argument =>
  made("copyAtom", instruction.copyAtom as any, text("SM75_U32x4_LDSM_N", "UniversalCopy<u32>"));
/** Every operation of the entry, and what it takes. */
export const pictures: Record<string, readonly (() => Argument)[]> = {
  draw: [mapping, form],
  drawBanks: [layouts, layouts, form],
  drawCopy: [() => (chance(0.5) ? copyAtom() : copies()), form],
  drawMma: [() => (chance(0.5) ? atom() : tiled()), form],
  drawSlice: [mapping, cuts, form],
  drawTiles: [operation, mapping, tiler, form],
  drawTv: [layouts, shape, form],
  explain: [word("coalesce", "complement", "rightInverse"), layouts],
};
