import { algebra } from "./algebra.js";
import { analysis } from "./analysis.js";
import { emit } from "./emit.js";
import { instruction } from "./instruction.js";
import { layout } from "./layout.js";
import type { Refusals } from "./refusals.js";
import { swizzle } from "./swizzle.js";
import { tensor } from "./tensor.js";

/** Every refused call that both halves are tried on. */
export const sets: Readonly<Record<string, Refusals>> = {
  layout,
  algebra,
  analysis,
  swizzle,
  tensor,
  instruction,
  emit,
};
