import type { MaxCommonLayout, MaxCommonVector, VectorWidth } from "../../types/analysis/vector.js";
import type { Accepted, Answer } from "../../types/diagnostic.js";
import type { AnyLayout, Layout, ResultShape, ResultStride } from "../../types/layout/layout.js";
import { joined } from "../algebra/coalesce.js";
import { continuing } from "../algebra/inverse/integers.js";
import { failing } from "../diagnostic.js";
import { placed } from "../layout/by-stride.js";
import { integerIn, show } from "../layout/htuple.js";
import { layoutIn, layoutOf } from "../layout/layout.js";
import { type Mode, sizeOfModes } from "../layout/modes.js";
import { commonDivisor } from "../semimodule/common-divisor.js";
import { commonStart } from "./same-function.js";
import { placesIn } from "./vector/places.js";

/**
 * How many elements two layouts have side by side at the same coordinates: the largest K such that their right inverses
 * agree below K (paper, section 5.4.2). Coordinates are taken by their places in the shape that they span, the first one
 * fastest. Refused are layouts of different size.
 * @param a a layout of offsets or coordinates
 * @param b another of its size
 * @returns an integer
 * @throws LayoutError: argument, basis, integer, overflow, sizes
 * @see {@link maxCommonLayout}
 * @example maxCommonVector(layout("((2,2),(4,2)):((1,8),(2,16))"), layout("(4,8):(1,4)")) // 2
 * @example maxCommonVector(layout("(4,8):(e0,e1)"), layout("(4,8):(1,5)")) // 4
 */
export function maxCommonVector<A extends AnyLayout, B extends AnyLayout>(
  a: A,
  b: Accepted<B, NoInfer<MaxCommonVector<A, B>>, "maxCommonVector">,
): Answer<NoInfer<MaxCommonVector<A, B>>, "maxCommonVector">;

export function maxCommonVector(a: AnyLayout, b: any): number {
  return sizeOfModes(commonRun("maxCommonVector", a, b));
}

/**
 * The integer coordinates of these elements: the right inverse of both, cut at K (paper, equation 14). As a tiler it
 * brings them to the front of either layout.
 * @param a a layout of offsets or coordinates
 * @param b another of its size
 * @returns a tiler for both
 * @throws LayoutError: as {@link maxCommonVector}
 * @see {@link maxCommonVector}
 * @example maxCommonLayout(layout("(4,8):(8,1)"), layout("(4,8):(16,1)")) // prints as 8:4
 */
export function maxCommonLayout<A extends AnyLayout, B extends AnyLayout>(
  a: A,
  b: Accepted<B, NoInfer<MaxCommonLayout<A, B>>, "maxCommonLayout">,
): Layout<ResultShape<NoInfer<MaxCommonLayout<A, B>>>, ResultStride<NoInfer<MaxCommonLayout<A, B>>>>;

export function maxCommonLayout(a: AnyLayout, b: any): AnyLayout {
  return layoutOf(joined(commonRun("maxCommonLayout", a, b)));
}

/** The modes of the coordinates that both layouts run through first, offset by offset. */
function commonRun(operation: string, a: AnyLayout, b: AnyLayout): readonly Mode[] {
  const fail = failing(operation, () => `${show(a)}, ${show(b)}`);
  const [of, by] = [a, b].map((layout) => placesIn(layoutIn(layout, fail), fail)) as [
    readonly Mode[],
    readonly Mode[],
  ];
  if (sizeOfModes(of) !== sizeOfModes(by)) fail("sizes", sizeOfModes(of), sizeOfModes(by));
  const inverse = (modes: readonly Mode[]) =>
    joined(continuing(placed(modes)).map(({ size, at }): Mode => [size, at]));
  return commonStart(inverse(of), inverse(by));
}

/**
 * The widest vector of whole modes and at most a part of one that both layouts can be cut into, all of it at once and
 * aligned: it divides K and every stride that leads from one vector to another, each mode of the run or is divided by its
 * end, and `most`, what the hardware takes at once, where that is given. It is never rounded
 * down to `most`, which need not divide anything. Where the layouts start, as the slices of a larger one do, it divides the
 * offsets too; where the memory starts is for the pointers to say.
 * @param a a layout of offsets or coordinates
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
  A extends AnyLayout,
  B extends AnyLayout,
  const M extends number | null = null,
  const O extends readonly number[] = [],
>(
  a: A,
  b: Accepted<B, NoInfer<VectorWidth<A, B, M, O>>, "vectorWidth">,
  most?: M,
  ...offsets: O
): Answer<NoInfer<VectorWidth<A, B, M, O>>, "vectorWidth">;

export function vectorWidth(
  a: AnyLayout,
  b: any,
  most: number | null = null,
  ...offsets: readonly number[]
): number {
  const fail = failing("vectorWidth", () => `${show(a)}, ${show(b)}`);
  if (most !== null) integerIn(most, fail, "extent", Number.isInteger(most) && most > 0);
  const run = sizeOfModes(commonRun("vectorWidth", a, b));
  for (const offset of offsets) integerIn(offset, fail, "integer", Number.isInteger(offset));
  let width = offsets.reduce(
    (so, start) => commonDivisor(so, Math.abs(start)),
    commonDivisor(run, most ?? 0),
  );
  const boundaries: number[] = [];
  for (const layout of [a, b]) {
    const modes = joined(placesIn(layout, fail));
    const chain = continuing(placed(modes));
    for (const mode of placed(modes))
      if (!chain.some(({ at }) => at === mode.at)) width = commonDivisor(width, mode.stride);
    for (const { size, stride } of chain) boundaries.push(size * stride);
  }
  // a vector is made of whole modes and at most a part of one: it divides where a mode ends, or is divided by it
  for (;;) {
    const cut = boundaries.find((boundary) => width % boundary !== 0 && boundary % width !== 0);
    if (cut === undefined) return width;
    width = commonDivisor(width, cut);
  }
}
