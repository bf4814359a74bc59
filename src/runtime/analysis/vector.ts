import type { MaxCommonLayout, MaxCommonVector, VectorWidth } from "../../types/analysis/vector.js";
import type { Accepted, Answer } from "../../types/diagnostic.js";
import type { AnyLayout, AnyMapping, Layout, ResultShape, ResultStride } from "../../types/layout/layout.js";
import type { Step } from "../../types/semimodule/semimodule.js";
import { extended } from "../algebra/composition.js";
import { continuing } from "../algebra/inverse/integers.js";
import { joined, simplified } from "../algebra/joined.js";
import { type Fail, failing } from "../diagnostic.js";
import { placed } from "../layout/by-stride.js";
import { integerIn } from "../layout/htuple.js";
import { laid, layoutOf, whole } from "../layout/layout.js";
import { kindOfLayout, type Mode, sizeOfModes } from "../layout/modes.js";
import { show } from "../layout/text.js";
import { commonDivisor } from "../semimodule/common-divisor.js";
import { binary } from "../semimodule/semimodule.js";
import { commonStart } from "./same-function.js";
import { commonBits, countOfBits, inBits, type OfBits, widthInBits } from "./vector/bits.js";
import { placesIn } from "./vector/places.js";
import { commonCount, type Sight, sightOf, widthUnder } from "./vector/sight.js";

/**
 * How many elements two layouts have side by side at the same coordinates: the largest K such that their right inverses
 * agree below K (paper, section 5.4.2). Coordinates are taken by their places in the shape that they span, the first one
 * fastest. A composed layout counts by what its outer one, as a swizzle, makes of the values: one that does not start at 0 has
 * none in common. Refused are layouts of different size.
 * @param a a layout of offsets or coordinates, or a composed one
 * @param b another of its size
 * @returns an integer
 * @throws LayoutError: argument, basis, integer, overflow, power, sizes; as {@link asLayout}
 * @law the right inverses of both agree below it and no further (test/property/questions.test.ts)
 * @see {@link maxCommonLayout}
 * @example maxCommonVector(layout("((2,2),(4,2)):((1,8),(2,16))"), layout("(4,8):(1,4)")) // 2
 * @example maxCommonVector(layout("(4,8):(e0,e1)"), layout("(4,8):(1,5)")) // 4
 */
export function maxCommonVector<A extends AnyMapping, B extends AnyMapping>(
  a: A,
  b: Accepted<B, MaxCommonVector<A, B>>,
): Answer<MaxCommonVector<A, B>, number>;

export function maxCommonVector(a: AnyMapping, b: any): number {
  const fail = failing("maxCommonVector", () => `${show(a)}, ${show(b)}`);
  const [of, by] = [sightOf(a, fail), sightOf(b, fail)];
  if (isOfBits(of, by)) {
    const bits = bitByBit(a, b, fail);
    return countOfBits(commonBits(...bits), bits[0].size);
  }
  return commonCount(of, by, runOf(of, by, fail));
}

/**
 * The integer coordinates of these elements: the right inverse of both, cut at K (paper, equation 14). As a tiler it
 * brings them to the front of either layout. Of composed layouts it is the right inverse of the inner ones, composed with
 * what their outer ones take the values back to; refused where there are none in common, or these coordinates are no layout.
 * @param a a layout of offsets or coordinates, or a composed one
 * @param b another of its size
 * @returns a tiler for both
 * @throws LayoutError: missing; as {@link maxCommonVector} and {@link composition}
 * @law both layouts are k at its value at k, up to its size and no further (test/property/questions.test.ts)
 * @see {@link maxCommonVector}
 * @example maxCommonLayout(layout("(4,8):(8,1)"), layout("(4,8):(16,1)")) // prints as 8:4
 */
export function maxCommonLayout<A extends AnyMapping, B extends AnyMapping>(
  a: A,
  b: Accepted<B, MaxCommonLayout<A, B>>,
): Layout<ResultShape<MaxCommonLayout<A, B>>, ResultStride<MaxCommonLayout<A, B>>>;

export function maxCommonLayout(a: AnyMapping, b: any): AnyLayout {
  const fail = failing("maxCommonLayout", () => `${show(a)}, ${show(b)}`);
  const [of, by] = [sightOf(a, fail), sightOf(b, fail)];
  if (isOfBits(of, by)) {
    const bits = bitByBit(a, b, fail);
    const common = commonBits(...bits);
    const all = layoutOf(joined(common.map((bit): Mode<Step> => [2, binary(bit)])));
    const count = countOfBits(common, bits[0].size);
    return count === 2 ** common.length ? all : over(all, laid(count, 1));
  }
  const run = runOf(of, by, fail);
  const count = commonCount(of, by, run);
  if (count === 0) fail("missing", 0);
  const inverse = layoutOf(joined(run));
  if (count === sizeOfModes(run) && of.mixing.back.length === 0) return inverse;
  const bits = of.mixing.back.map((bit): Mode<Step> => [2, binary(bit)]);
  const back = layoutOf(simplified([...bits, [1, binary(2 ** bits.length)]]));
  return over(inverse, bits.length === 0 ? laid(count, 1) : over(back, laid(count, 1)));
}

function over(left: AnyLayout, right: AnyLayout): AnyLayout {
  const fail = failing("composition", () => `${show(left)} ∘ ${show(right)}`);
  return whole(extended(left, right, fail));
}

/** The modes of the coordinates that what is within both runs through first. */
function runOf(of: Sight, by: Sight, fail: Fail): readonly Mode[] {
  const [modes, others] = [placesIn(of.inner, fail), placesIn(by.inner, fail)];
  refuseSizes(sizeOfModes(modes), sizeOfModes(others), fail);
  const inverse = (each: readonly Mode[]) =>
    joined(continuing(placed(each)).map(({ size, at }): Mode => [size, at]));
  return commonStart(inverse(modes), inverse(others));
}

/** Whether they are looked at bit by bit: binary strides are no places. */
function isOfBits(of: Sight, by: Sight): boolean {
  return [of, by].some(({ inner }) => kindOfLayout(inner) === "binary");
}

function bitByBit(a: AnyMapping, b: AnyMapping, fail: Fail): readonly [OfBits, OfBits] {
  const bits = [inBits(a, fail), inBits(b, fail)] as const;
  refuseSizes(bits[0].size, bits[1].size, fail);
  return bits;
}

function refuseSizes(size: number, other: number, fail: Fail): void {
  if (size !== other) fail("sizes", size, other);
}

/**
 * The widest vector of whole modes and at most a part of one that both layouts can be cut into, all of it at once and
 * aligned: it divides K and every stride that leads from one vector to another, each mode of the run or is divided by its
 * end, and `most`, what the hardware takes at once, where that is given. It is never rounded
 * down to `most`, which need not divide anything. Where the layouts start, as the slices of a larger one do, it divides the
 * offsets too; where the memory starts is for the pointers to say. Under a swizzle a vector stays one where it is no wider
 * than the bits that stay.
 * @param a a layout of offsets or coordinates, or a composed one
 * @param b another of its size
 * @param most what the hardware takes at once, `null` for anything
 * @param offsets where the layouts start
 * @returns an integer
 * @throws LayoutError: extent; as {@link maxCommonVector}
 * @law at every multiple of it as many elements lie side by side in both, and start aligned
 *   (test/property/questions.test.ts)
 * @see {@link maxCommonVector}
 * @example vectorWidth(layout("(8,8):(1,8)"), layout("(8,8):(1,12)")) // 4
 * @example vectorWidth(layout("(2,3):(1,2)"), layout("(2,3):(1,2)"), 4) // 2
 * @example vectorWidth(layout("(8,8):(1,8)"), layout("(8,8):(1,8)"), null, 20, 64) // 4
 */
export function vectorWidth<
  A extends AnyMapping,
  B extends AnyMapping,
  const M extends number | null = null,
  const O extends readonly number[] = [],
>(
  a: A,
  b: Accepted<B, VectorWidth<A, B, M, O>>,
  most?: M,
  ...offsets: O
): Answer<VectorWidth<A, B, M, O>, number>;

export function vectorWidth(
  a: AnyMapping,
  b: any,
  most: number | null = null,
  ...offsets: readonly number[]
): number {
  const fail = failing("vectorWidth", () => `${show(a)}, ${show(b)}`);
  const [of, by] = [sightOf(a, fail), sightOf(b, fail)];
  const bits = isOfBits(of, by) ? bitByBit(a, b, fail) : null;
  const count =
    bits === null ? sizeOfModes(runOf(of, by, fail)) : countOfBits(commonBits(...bits), bits[0].size);
  if (most !== null) integerIn(most, fail, "extent", Number.isInteger(most) && most > 0);
  for (const offset of offsets) integerIn(offset, fail, "integer", Number.isInteger(offset));
  let width = [...offsets, ...(bits === null ? [of.offset, by.offset] : [])].reduce(
    (so, start) => commonDivisor(so, Math.abs(start)),
    commonDivisor(count, most ?? 0),
  );
  if (bits !== null) return widthInBits(...bits, width);
  const boundaries: number[] = [];
  for (const { inner } of [of, by]) {
    const modes = joined(placesIn(inner, fail));
    const chain = continuing(placed(modes));
    for (const mode of placed(modes))
      if (!chain.some(({ at }) => at === mode.at)) width = commonDivisor(width, mode.stride);
    for (const { size, stride } of chain) boundaries.push(size * stride);
  }
  // a vector is made of whole modes and at most a part of one: it divides where a mode ends, or is divided by it
  for (;;) {
    width = widthUnder(of, by, width);
    const cut = boundaries.find((boundary) => width % boundary !== 0 && boundary % width !== 0);
    if (cut === undefined) return width;
    width = commonDivisor(width, cut);
  }
}
