import type { AnyLayout } from "../../../types/layout/layout.js";
import { rowsOf, solved } from "../../algebra/inverse/rows.js";
import { tailOf } from "../../algebra/inverse/tail.js";
import type { Fail } from "../../diagnostic.js";
import { placed } from "../../layout/by-stride.js";
import { kindOfLayout, modesOf } from "../../layout/modes.js";
import { xor } from "../../semimodule/binary.js";
import { reduced } from "../../semimodule/elimination.js";

/** A bijection of all integers that mixes bits, as a swizzle does: to what each bit is taken, and back. Others stay. */
export interface Bijection {
  readonly to: readonly number[];
  readonly back: readonly number[];
}

/** What leaves all bits where they are. */
export const identity: Bijection = { to: [], back: [] };

/** The bijection that a layout of binary strides is on all integers; `null` where it is none. */
export function bijectionOf(layout: AnyLayout, fail: Fail): Bijection | null {
  const modes = modesOf(layout);
  if (kindOfLayout(layout) !== "binary") return null;
  const own = rowsOf(placed(modes), fail);
  const tail = tailOf(modes, own);
  if (tail === null || tail.past.value !== tail.past.at) return null;
  const rows = [...own, ...tail.rows];
  const back = solved(reduced(rows));
  return 2 ** back.length === tail.past.at ? { to: rows.map(({ value }) => value), back } : null;
}

/** The bits of a list, and as many that stay as fill it up. */
export function filled(bits: readonly number[], count: number): readonly number[] {
  return [...bits, ...Array.from({ length: count - bits.length }, (_, i) => 2 ** (bits.length + i))];
}

/** To what an integer is taken. */
export function taken(bits: readonly number[], x: number): number {
  let sum = 0;
  let rest = x;
  for (let i = 0; rest > 0; i++, rest = Math.floor(rest / 2))
    if (rest % 2 === 1) sum = xor(sum, bits[i] ?? 2 ** i);
  return sum;
}
