import type { Step } from "../../../types/semimodule/semimodule.js";
import type { Fail } from "../../diagnostic.js";
import { placed } from "../../layout/by-stride.js";
import { type Mode, sizeOfModes } from "../../layout/modes.js";
import { bitLength } from "../../semimodule/binary.js";
import { leading, mostOf, reduced } from "../../semimodule/elimination.js";
import { binary } from "../../semimodule/semimodule.js";
import { joined } from "../joined.js";
import { rowsOf, solved, type Top, topOf } from "./rows.js";
import { ending, tailOf } from "./tail.js";

/**
 * The modes of the right inverse over F2: the values 1, 2, 4 and so on, as long as there is a coordinate for each. Where
 * those past the size of the layout have all others, they are theirs.
 */
export function rightInverseOfBits(of: readonly Mode<Step>[], fail: Fail): readonly Mode<Step>[] {
  const modes = placed(of);
  const rows = rowsOf(modes, fail);
  const bits = solved(reduced(rows));
  const tail = tailOf(of, rows);
  if (tail !== null && tail.first >= 2 ** bits.length) {
    const all = solved(reduced([...tail.rows, ...rows]));
    if (2 ** all.length === tail.past.value) return ending([...bits, ...all.slice(bits.length)], tail);
  }
  const top = topOf(modes);
  if (top === null) return joined(modesTo(bits, null) as readonly Mode<Step>[]);
  // not all digits of the last mode can be taken: the bits end with just these, or no sum of them is past the last
  const size = top.at * top.size;
  const within = bits.findIndex((_, i) => mostOf(bits.slice(0, i + 1)) >= size);
  const power = modesTo(within < 0 ? bits : bits.slice(0, within), null) as readonly Mode<Step>[];
  const whole = bits.map((_, i) => modesTo(bits.slice(0, i + 1), top)).findLast((each) => each !== null);
  return joined(whole != null && sizeOfModes(whole) > sizeOfModes(power) ? whole : power);
}

/** The modes of the left inverse over F2, up to the highest bit that is reached: a bit that leads no value goes to 0. */
export function leftInverseOfBits(of: readonly Mode<Step>[], fail: Fail): readonly Mode<Step>[] {
  const modes = placed(of);
  const own = rowsOf(modes, fail);
  const tail = tailOf(of, own);
  const rows = reduced([...own, ...(tail?.rows ?? [])]);
  const past = tail?.past.value ?? 2 * rows.reduce((so, { value }) => Math.max(so, leading(value)), 0);
  const bits: number[] = [];
  for (let value = 1; value < past; value *= 2)
    bits.push(rows.find((row) => leading(row.value) === value)?.at ?? 0);
  if (tail !== null) return ending(bits, tail);
  return joined(modesTo(bits, topOf(modes)) ?? (modesTo(bits, null) as readonly Mode<Step>[]));
}

/**
 * The modes of a linear function from what it takes each bit to. Where the last bits are taken to
 * just the digits of `top`, they end where these do; `null` where they are not.
 */
function modesTo(bits: readonly number[], top: Top | null): readonly Mode<Step>[] | null {
  const single = (at: number): Mode<Step> => [2, binary(at)];
  if (top === null) return bits.map(single);
  const ends = bits.length - bitLength(top.size - 1);
  const first = bits[ends] ?? 0;
  const follow = bits.every((at, b) =>
    b < ends ? at < top.at : at === first * 2 ** (b - ends) && Math.floor(at / top.at) === 2 ** (b - ends),
  );
  return ends >= 0 && follow ? [...bits.slice(0, ends).map(single), [top.size, binary(first)]] : null;
}
