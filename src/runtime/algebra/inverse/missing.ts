import type { Step } from "../../../types/semimodule/semimodule.js";
import type { Fail } from "../../diagnostic.js";
import type { Placed } from "../../layout/by-stride.js";
import { xor } from "../../semimodule/binary.js";
import { mostOf, reduced } from "../../semimodule/elimination.js";
import { rowsOf, solved, topOf } from "./rows.js";

/**
 * The least value that binary strides do not yield, of a layout that yields each once; `null` where it yields some twice.
 */
export function leastMissing(modes: readonly Placed<Step>[], fail: Fail): number | null {
  const rows = rowsOf(modes, fail);
  const independent = reduced(rows);
  if (independent.length < rows.length) return null;
  const bits = solved(independent);
  const top = topOf(modes);
  const end = top === null ? Number.POSITIVE_INFINITY : top.at * top.size;
  if (mostOf(bits) < end) return 2 ** bits.length;
  return leastPast(bits, end);
}

/** The least sum of bits that is taken to `end` or past it, where all of them together are. */
export function leastPast(bits: readonly number[], end: number): number {
  // from the highest bit on, one is left out where those below still lead past the end
  let value = 0;
  let at = 0;
  for (let b = bits.length - 1; b >= 0; b--) {
    if (mostOf(bits.slice(0, b), at) >= end) continue;
    value += 2 ** b;
    at = xor(at, bits[b] as number);
  }
  return value;
}
