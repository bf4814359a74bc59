import type { Step } from "../../../types/semimodule/semimodule.js";
import { type Mode, sizeOfModes } from "../../layout/modes.js";
import { isPowerOfTwo } from "../../semimodule/binary.js";
import { leading, type Row } from "../../semimodule/elimination.js";
import { binary, binaryIn } from "../../semimodule/semimodule.js";
import { simplified } from "../joined.js";

/**
 * How a layout over F2 goes on past its size, by a last mode of size 1 and of a power of two: a bit to each bit. As many
 * of these as reach the highest bit of its values are rows like those of the others; past them nothing meets.
 */
export interface Tail {
  /** The first bit. */
  readonly first: number;
  readonly rows: readonly Row[];
  /** The first bit past all values, and the coordinate that is taken to it. */
  readonly past: Row;
}

/** The highest bit of any number. */
const highestBit = 2 ** 52;

/**
 * The tail of a layout with these rows; `null` where it has none, or none that numbers hold.
 * @example tailOf([[2, "f3"], [1, "f2"]], [{ value: 3, at: 1 }]) // { first: 2, rows: [{ value: 2, at: 2 }], past: { value: 4, at: 4 } }
 */
export function tailOf(of: readonly Mode<Step>[], rows: readonly Row[]): Tail | null {
  const [extent, stride] = of.at(-1) as Mode<Step>;
  const size = sizeOfModes(of);
  const first = binaryIn(stride);
  if (extent > 1 || !isPowerOfTwo(size) || !isPowerOfTwo(first)) return null;
  const highest = rows.reduce((so, { value }) => Math.max(so, leading(value)), 0);
  const tail: Row[] = [];
  let past = { value: first, at: size };
  for (; past.value <= highest; past = { value: 2 * past.value, at: 2 * past.at }) tail.push(past);
  return Math.max(past.value, past.at) > highestBit ? null : { first, rows: tail, past };
}

/** The modes of bits up to where a tail is past all values, and a mode of size 1 that leads back over it: it has its bits. */
export function ending(bits: readonly number[], { rows, past }: Tail): readonly Mode<Step>[] {
  const own = bits.length - rows.length;
  let [count, at] = [bits.length, past.at];
  for (; count > own && bits[count - 1] === at / 2; at /= 2) count--;
  const single = (bit: number): Mode<Step> => [2, binary(bit)];
  return simplified([...bits.slice(0, count).map(single), [1, binary(at)]]);
}
