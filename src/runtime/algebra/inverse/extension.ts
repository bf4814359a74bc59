import type { Step } from "../../../types/semimodule/semimodule.js";
import { type Mode, sizeOfModes } from "../../layout/modes.js";
import { isPowerOfTwo } from "../../semimodule/binary.js";
import { binary, binaryIn, kindOf } from "../../semimodule/semimodule.js";
import { joined, simplified } from "../coalesce.js";

/**
 * The modes of an inverse, and where the layout ends in a mode of size 1 that continues what they cover, one that leads
 * back to it: they are inverse past the size too.
 * @example extended([[8, 4], [4, 1]], [[4, 8], [8, 1], [1, 32]]) // [[8, 4], [4, 1], [1, 32]]
 */
export function extended(inverse: readonly Mode[], modes: readonly Mode[]): readonly Mode[] {
  const [size, stride] = modes.at(-1) as Mode;
  return size === 1 && stride === sizeOfModes(inverse)
    ? (simplified([...inverse, [1, sizeOfModes(modes)]]) as readonly Mode[])
    : joined(inverse);
}

/**
 * The same over F2, where that mode is of a power of two. A left inverse has one also where the values of the mode begin
 * past what is covered, over the gap.
 */
export function extendedBits(
  side: "right" | "left",
  inverse: readonly Mode<Step>[],
  modes: readonly Mode<Step>[],
): readonly Mode<Step>[] {
  const [extent, stride] = modes.at(-1) as Mode<Step>;
  const covered = sizeOfModes(inverse);
  const size = sizeOfModes(modes);
  const first = binaryIn(stride);
  if (extent > 1 || kindOf(stride) !== "binary" || !isPowerOfTwo(first) || !isPowerOfTwo(size))
    return joined(inverse);
  if (first === covered) return simplified([...inverse, [1, binary(size)]]);
  if (side === "right" || first < covered) return joined(inverse);
  return simplified([...inverse, [first / covered, 0], [1, binary(size)]]);
}
