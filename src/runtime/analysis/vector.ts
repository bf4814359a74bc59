import type { MaxCommonLayout, MaxCommonVector, VectorWidth } from "../../types/analysis/vector.js";
import type { Accepted, Answer } from "../../types/diagnostic.js";
import type { AnyLayout, AnyMapping, Layout, ResultShape, ResultStride } from "../../types/layout/layout.js";
import type { Step } from "../../types/semimodule/semimodule.js";
import { joined, simplified } from "../algebra/coalesce.js";
import { extended } from "../algebra/composition.js";
import { continuing } from "../algebra/inverse/integers.js";
import { type Fail, failing } from "../diagnostic.js";
import { placed } from "../layout/by-stride.js";
import { integerIn, show } from "../layout/htuple.js";
import { laid, layoutOf } from "../layout/layout.js";
import { type Mode, sizeOfModes } from "../layout/modes.js";
import { commonDivisor } from "../semimodule/common-divisor.js";
import { binary } from "../semimodule/semimodule.js";
import { commonStart } from "./same-function.js";
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
 * @see {@link maxCommonLayout}
 * @example maxCommonVector(layout("((2,2),(4,2)):((1,8),(2,16))"), layout("(4,8):(1,4)")) // 2
 * @example maxCommonVector(layout("(4,8):(e0,e1)"), layout("(4,8):(1,5)")) // 4
 */
export function maxCommonVector<A extends AnyMapping, B extends AnyMapping>(
  a: A,
  b: Accepted<B, MaxCommonVector<A, B>>,
): Answer<MaxCommonVector<A, B>, number>;

export function maxCommonVector(a: AnyMapping, b: any): number {
  const { of, by, run } = seen("maxCommonVector", a, b);
  return commonCount(of, by, run);
}

/**
 * The integer coordinates of these elements: the right inverse of both, cut at K (paper, equation 14). As a tiler it
 * brings them to the front of either layout. Of composed layouts it is the right inverse of the inner ones, composed with
 * what their outer ones take the values back to; refused where there are none in common, or these coordinates are no layout.
 * @param a a layout of offsets or coordinates, or a composed one
 * @param b another of its size
 * @returns a tiler for both
 * @throws LayoutError: missing; as {@link maxCommonVector} and {@link composition}
 * @see {@link maxCommonVector}
 * @example maxCommonLayout(layout("(4,8):(8,1)"), layout("(4,8):(16,1)")) // prints as 8:4
 */
export function maxCommonLayout<A extends AnyMapping, B extends AnyMapping>(
  a: A,
  b: Accepted<B, MaxCommonLayout<A, B>>,
): Layout<ResultShape<MaxCommonLayout<A, B>>, ResultStride<MaxCommonLayout<A, B>>>;

export function maxCommonLayout(a: AnyMapping, b: any): AnyLayout {
  const { of, by, run, fail } = seen("maxCommonLayout", a, b);
  const count = commonCount(of, by, run);
  if (count === 0) fail("missing", 0);
  const inverse = layoutOf(joined(run));
  if (count === sizeOfModes(run) && of.mixing.back.length === 0) return inverse;
  const bits = of.mixing.back.map((bit): Mode<Step> => [2, binary(bit)]);
  const back = layoutOf(simplified([...bits, [1, binary(2 ** bits.length)]]));
  const over = (left: AnyLayout, right: AnyLayout) =>
    extended(
      left,
      right,
      failing("composition", () => `${show(left)} ∘ ${show(right)}`),
    );
  return over(inverse, bits.length === 0 ? laid(count, 1) : over(back, laid(count, 1)));
}

/** Both layouts as they are seen, and the modes of the coordinates that what is within runs through first. */
function seen(
  operation: string,
  a: AnyMapping,
  b: AnyMapping,
): { readonly of: Sight; readonly by: Sight; readonly run: readonly Mode[]; readonly fail: Fail } {
  const fail = failing(operation, () => `${show(a)}, ${show(b)}`);
  const [of, by] = [sightOf(a, fail), sightOf(b, fail)];
  const [modes, others] = [placesIn(of.inner, fail), placesIn(by.inner, fail)];
  if (sizeOfModes(modes) !== sizeOfModes(others)) fail("sizes", sizeOfModes(modes), sizeOfModes(others));
  const inverse = (each: readonly Mode[]) =>
    joined(continuing(placed(each)).map(({ size, at }): Mode => [size, at]));
  return { of, by, run: commonStart(inverse(modes), inverse(others)), fail };
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
  const { of, by, run, fail } = seen("vectorWidth", a, b);
  if (most !== null) integerIn(most, fail, "extent", Number.isInteger(most) && most > 0);
  for (const offset of offsets) integerIn(offset, fail, "integer", Number.isInteger(offset));
  let width = [...offsets, of.offset, by.offset].reduce(
    (so, start) => commonDivisor(so, Math.abs(start)),
    commonDivisor(sizeOfModes(run), most ?? 0),
  );
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
