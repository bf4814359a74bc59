import type { AnyComposedLayout, AnyLayout, AnyMapping } from "../../../types/layout/layout.js";
import type { Step } from "../../../types/semimodule/semimodule.js";
import { asLayout } from "../../algebra/as-layout.js";
import { continuing } from "../../algebra/inverse/integers.js";
import { leastPast } from "../../algebra/inverse/missing.js";
import { rowsOf, solved } from "../../algebra/inverse/rows.js";
import { joined } from "../../algebra/joined.js";
import { exactly, type Fail } from "../../diagnostic.js";
import { placed } from "../../layout/by-stride.js";
import { isComposedLayout } from "../../layout/composed-layout.js";
import { layoutIn } from "../../layout/layout.js";
import { kindOfLayout, type Mode, modesOf, sizeOfModes } from "../../layout/modes.js";
import { and, isPowerOfTwo, stepsOf } from "../../semimodule/binary.js";
import { mostOf, reduced } from "../../semimodule/elimination.js";
import { binary } from "../../semimodule/semimodule.js";
import { placesIn } from "./places.js";

/** A layout bit by bit: to what those of the coordinate are taken, and from which those of the value come. */
export interface OfBits {
  readonly to: readonly number[];
  readonly back: readonly number[];
  readonly sums: "bits" | "integers";
  readonly size: number;
}

/** A layout of binary strides, or of integers beside one; a composed one is the layout that it is. */
export function inBits(of: AnyMapping, fail: Fail): OfBits {
  const layout = isComposedLayout(of)
    ? (asLayout as (of: AnyComposedLayout) => AnyLayout)(of)
    : layoutIn(of, fail);
  const size = sizeOfModes(modesOf(layout));
  const rowsIn = (modes: readonly Mode<Step>[]) => exactly(fail, () => rowsOf(placed(modes), fail));
  if (kindOfLayout(layout) === "binary") {
    const rows = rowsIn(modesOf(layout));
    return { to: rows.map(({ value }) => value), back: solved(reduced(rows)), sums: "bits", size };
  }
  const modes = placesIn(layout, fail);
  const rows = rowsIn(modes.map(([extent, stride]): Mode<Step> => [extent, binary(Math.abs(stride))]));
  const inverse = joined(continuing(placed(modes)).map(({ size, at }): Mode => [size, at]));
  return { to: rows.map(({ value }) => value), back: bitsOfModes(inverse), sums: "integers", size };
}

/** The bits of the coordinates of an inverse, up to an extent that is no power of two. */
function bitsOfModes(modes: readonly Mode[]): readonly number[] {
  const odd = modes.findIndex(([extent]) => !isPowerOfTwo(extent));
  return modes
    .slice(0, odd < 0 ? modes.length : odd + 1)
    .flatMap(([extent, at]) => (extent === 1 ? [] : stepsOf(extent, at)));
}

/** The coordinates of the values that both have in common, bit by bit. */
export function commonBits(a: OfBits, b: OfBits): readonly number[] {
  const apart = a.back.findIndex((bit, i) => bit !== b.back[i]);
  return apart < 0 ? a.back : a.back.slice(0, apart);
}

/** How many values below the first that comes from past the end. */
export function countOfBits(common: readonly number[], size: number): number {
  return mostOf(common) < size ? 2 ** common.length : leastPast(common, size);
}

/** The widest vector of no more than `most`: all, or as many as the lowest bits of both values have alike everywhere. */
export function widthInBits(a: OfBits, b: OfBits, most: number): number {
  if (most === a.size) return most;
  let width = 1;
  while (most % (2 * width) === 0) width *= 2;
  while (!areAlike(a, b, width)) width /= 2;
  return width;
}

/** Whether the bits below a power of two are alike; where they are summed as integers, none is met twice. */
function areAlike(a: OfBits, b: OfBits, power: number): boolean {
  if (a.to.some((value, i) => value % power !== (b.to[i] as number) % power)) return false;
  const apart = (bits: readonly number[]): boolean =>
    bits.every((bit, i) => bits.slice(0, i).every((before) => and(before % power, bit % power) === 0));
  return (a.sums === "bits" && b.sums === "bits") || apart(a.to);
}
