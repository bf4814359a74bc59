import { type Mode, sizeOfModes } from "../../layout/modes.js";
import { joined, simplified } from "../joined.js";

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
