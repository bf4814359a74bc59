import type { StepTuple } from "../../types/layout/htuple.js";
import { areIntegers } from "../layout/check.js";
import { isTuple } from "../layout/htuple.js";
import { allBits, type Mode, modesOf, type Sides } from "../layout/modes.js";
import { and, bitLength, isPowerOfTwo, or } from "../semimodule/binary.js";
import { binary, kindOf } from "../semimodule/semimodule.js";

/**
 * Layouts side by side, of integers and of binary strides, all as binary ones where that is the same: integers that are
 * powers of two, of which no multiple meets a bit that another mode has. Else they stay.
 * @example inOneKind([layout("8:1"), layout("(8,8):(f8,f72)")]) // [{ shape: 8, stride: "f1" }, { shape: [8, 8], stride: ["f8", "f72"] }]
 */
export function inOneKind(layouts: readonly Sides[]): readonly Sides[] {
  if (layouts.every(({ stride }) => areIntegers(stride))) return layouts;
  const modes = layouts.flatMap(modesOf);
  const kinds = modes.map(([, stride]) => kindOf(stride));
  if (!kinds.includes("binary") || !kinds.includes("integer") || kinds.includes("coordinate")) return layouts;
  const integers = modes.filter(([, stride]) => kindOf(stride) === "integer") as readonly Mode[];
  let seen = allBits(modes.filter(([, stride]) => kindOf(stride) !== "integer"));
  for (const [size, step] of integers) {
    const bits = (2 ** bitLength(size - 1) - 1) * step;
    if (step < 0 || !isPowerOfTwo(step) || !Number.isSafeInteger(bits) || and(seen, bits) !== 0)
      return layouts;
    seen = or(seen, bits);
  }
  return layouts.map(({ shape, stride }) => ({ shape, stride: inBits(stride) }));
}

function inBits(stride: StepTuple): StepTuple {
  if (isTuple(stride)) return stride.map(inBits);
  return typeof stride === "number" && stride !== 0 ? binary(stride) : stride;
}
