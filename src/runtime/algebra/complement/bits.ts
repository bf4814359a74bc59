import type { Step } from "../../../types/semimodule/semimodule.js";
import type { Fail } from "../../diagnostic.js";
import type { Mode } from "../../layout/modes.js";
import { and, isPowerOfTwo, stepsOf, xor } from "../../semimodule/binary.js";
import { leading, mostOf, type Row, reduced } from "../../semimodule/elimination.js";
import { multiply } from "../../semimodule/integer.js";
import { binary, binaryIn } from "../../semimodule/semimodule.js";
import { joined } from "../joined.js";

/** The bits that lead no value of a layout, and what lies past them all. */
export function bitGaps(modes: readonly Mode<Step>[]): readonly Mode<Step>[] {
  const { bits, past } = freeBits(modes);
  return [
    ...(bits.length === 0 ? [] : joined(bits.map((bit): Mode<Step> => [2, binary(bit)]))),
    [1, binary(past)],
  ];
}

/** The bits that lead no value, and the first one past all of them. */
function freeBits(modes: readonly Mode<Step>[]): { readonly bits: readonly number[]; readonly past: number } {
  const values = modes.flatMap(([size, stride]) => stepsOf(size, binaryIn(stride)));
  const leads = reduced(values.map((value) => ({ value, at: 0 }))).map(({ value }) => leading(value));
  const past = leads.length === 0 ? 1 : multiply(2, Math.max(...leads));
  return { bits: stepsOf(past, 1).filter((bit) => !leads.includes(bit)), past };
}

/** Refuses a mode of no power of two that values below the bound need more digits of. */
export function refuseOdd(modes: readonly Mode<Step>[], bound: number, fail: Fail): void {
  const free = freeBits(modes).bits.map((value) => ({ value, at: 0 }));
  for (const [i, [size, stride]] of modes.entries()) {
    if (isPowerOfTwo(size)) continue;
    const steps = modes.flatMap(([n, d], j) =>
      stepsOf(n, 1).map((power) => ({ value: multiply(power, binaryIn(d)), at: i === j ? power : 0 })),
    );
    if (mostBelow(reduced([...steps, ...free]), bound) >= size) fail("not-completing", stride, size);
  }
}

/**
 * The largest coordinate that a value below a bound is taken from, by rows of single bits.
 * @example mostBelow([{ value: 1, at: 2 }, { value: 2, at: 1 }], 3) // 2
 */
function mostBelow(rows: readonly Row[], bound: number): number {
  const at = (bit: number) => rows.find(({ value }) => value === bit)?.at ?? 0;
  let most = 0;
  // a value below the bound has its bits down to one that it lacks, and any below that
  let above = 0;
  for (let bit = leading(bound); bit >= 1; bit /= 2) {
    if (and(bound, bit) === 0) continue;
    most = Math.max(most, mostOf(stepsOf(bit, 1).map(at), above));
    above = xor(above, at(bit));
  }
  return most;
}
