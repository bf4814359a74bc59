import type { MaxCommonLayout, MaxCommonVector } from "../../types/analysis/vector.js";
import type { Accepted, Answer } from "../../types/diagnostic.js";
import type { AnyLayout, Layout, ResultShape, ResultStride } from "../../types/layout/layout.js";
import { joined, layoutOf } from "../algebra/coalesce.js";
import { continuing, placed } from "../algebra/inverse.js";
import { failing } from "../diagnostic.js";
import { show } from "../layout/htuple.js";
import { layoutIn } from "../layout/layout.js";
import { integerModes, type Mode, sizeOfModes } from "../layout/modes.js";
import { commonStart } from "./same-function.js";

/**
 * How many elements two layouts have side by side at the same coordinates: the largest K such that their right inverses
 * agree below K (paper, section 5.4.2). Refused are layouts of different size.
 * @example maxCommonVector(layout("((2,2),(4,2)):((1,8),(2,16))"), layout("(4,8):(1,4)")) // 2
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
export function commonRun(operation: string, a: AnyLayout, b: AnyLayout): readonly Mode[] {
  const fail = failing(operation, () => `${show(a)}, ${show(b)}`);
  const [of, by] = [a, b].map((layout) => integerModes(layoutIn(layout, fail), fail)) as [
    readonly Mode[],
    readonly Mode[],
  ];
  if (sizeOfModes(of) !== sizeOfModes(by)) fail("sizes", sizeOfModes(of), sizeOfModes(by));
  const inverse = (modes: readonly Mode[]) =>
    joined(continuing(placed(modes)).map(({ size, at }): Mode => [size, at]));
  return commonStart(inverse(of), inverse(by));
}
