import type { Step } from "../../../types/semimodule/semimodule.js";
import type { Fail } from "../../diagnostic.js";
import { stepAt } from "../../layout/evaluation.js";
import { isTuple } from "../../layout/htuple.js";
import { mapped } from "../../layout/layout.js";
import { kindOfLayout, type Mode, modesOf, type Sides, sizeOfModes } from "../../layout/modes.js";
import { isPowerOfTwo } from "../../semimodule/binary.js";
import { binaryIn, scaled } from "../../semimodule/semimodule.js";
import { Joined, simplified } from "../joined.js";

/**
 * A composition over F2 past the size of a right operand that goes on bit by bit from there, as a swizzle does: where the
 * left operand still mixes these bits, the last leaf of the result has a mode for them, before the one of size 1.
 * @example composition(swizzle(3, 0, 3), swizzle(1, 2, 1)) // prints as (8,2,(4,1)):(f1,f13,(f18,f64))
 */
export function goingOn(result: Sides, left: Sides, right: Sides, fail: Fail): Sides {
  const [extent, stride] = modesOf(right).at(-1) as Mode<Step>;
  const first = sizeOfModes(modesOf(right));
  // of size 1 only 1:f1 is meant as the identity
  const goes = extent === 1 && binaryIn(stride) === first && (first > 1 || !isTuple(right.shape));
  if (!goes || !isPowerOfTwo(first) || kindOfLayout(left) !== "binary") return result;
  const mixing = simplified(modesOf(left)).slice(0, -1);
  const bits = mixedFrom(first, sizeOfModes(mixing)).map((bit) => stepAt(bit, left, fail));
  const isBinary = mixing.every(([size]) => isPowerOfTwo(size));
  if (!isBinary || !Number.isSafeInteger(sizeOfModes(modesOf(result)) * 2 ** bits.length)) return result;
  // what is just the double of the bit before needs no mode
  while (bits.length > 1 && bits.at(-1) === scaled(2, bits.at(-2) as Step)) bits.pop();
  const last = bits.pop() as Step;
  const end = new Joined();
  for (const bit of bits) end.add(2, bit);
  end.add(1, last);
  return mapped(result, (shape, stride, isLast) => (isLast ? end : { shape, stride }));
}

/** The bits from one on up to the first that is not below `size`. */
function mixedFrom(bit: number, size: number): number[] {
  return bit < size ? [bit, ...mixedFrom(2 * bit, size)] : [bit];
}
