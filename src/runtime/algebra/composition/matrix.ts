import type { Step } from "../../../types/semimodule/semimodule.js";
import { sidesOf } from "../../layout/layout.js";
import { allBits, kindOfLayout, type Mode, modesOf, type Sides } from "../../layout/modes.js";
import { and, bitLength, isPowerOfTwo, or } from "../../semimodule/binary.js";
import { leading } from "../../semimodule/elimination.js";
import { binary } from "../../semimodule/semimodule.js";
import { simplified } from "../joined.js";

/**
 * A left operand as a matrix over F2, as far as a right one of binary strides reads it; `null` where it is none. It is one
 * over extents that are powers of two: with binary strides, and with integers that are powers of two and do not meet in a
 * bit, for nothing carries then.
 * @example asMatrix(layout("(8,8):(8,1)"), layout("(8,8):(f9,f1)")) // { shape: [8, 8], stride: ["f8", "f1"] }
 */
export function asMatrix(left: Sides, right: Sides): Sides | null {
  const read = allBits(modesOf(right));
  const modes = simplified(modesOf(left));
  const kind = kindOfLayout(left);
  if (kind === "zero") return left;
  if (kind === "binary") return readIn(modes, read) === null ? null : left;
  return kind === "integer" && areApart(modes, read)
    ? sidesOf(modes.map(([size, step]) => [size, binary(step as number)]))
    : null;
}

/** How many digits of each mode are read, each a power of two; `null` where a digit is that is no bit. */
function readIn(modes: readonly Mode<Step>[], read: number): readonly number[] | null {
  const digits: number[] = [];
  let rest = read;
  for (const [i, [extent]] of modes.entries()) {
    if (i === modes.length - 1) return [...digits, 2 ** bitLength(rest)];
    if (!isPowerOfTwo(extent)) {
      // below the highest power of two in it, an extent counts bits
      return rest < leading(extent) ? [...digits, 2 ** bitLength(rest)] : null;
    }
    digits.push(extent);
    rest = Math.floor(rest / extent);
  }
  return digits;
}

/** Whether integers are powers of two, of which no two meet in a bit. */
function areApart(modes: readonly Mode<Step>[], read: number): boolean {
  let seen = 0;
  for (const [i, digits] of (readIn(modes, read) ?? [0]).entries()) {
    const step = (modes[i] as Mode)[1];
    if (digits === 0 || step < 0) return false;
    if (step === 0) continue;
    const bits = (digits - 1) * step;
    if (!isPowerOfTwo(step) || !Number.isSafeInteger(bits) || and(seen, bits) !== 0) return false;
    seen = or(seen, bits);
  }
  return true;
}
