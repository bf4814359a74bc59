import type { Repeat } from "../../types/algebra/repeat.js";
import type { Accepted } from "../../types/diagnostic.js";
import type { AnyLayout, Layout, ResultShape, ResultStride } from "../../types/layout/layout.js";
import { exactly, failing } from "../diagnostic.js";
import { integerIn, show } from "../layout/htuple.js";
import { laid, layoutIn } from "../layout/layout.js";
import { integerModes, span } from "../layout/modes.js";
import { concatOf } from "./concat.js";

/**
 * `n` copies of a layout side by side: (L, n:cosize(L)). Refused are an `n` that is no positive integer, sizes past 2^53-1,
 * and strides that are no integers.
 * @param of a layout of integers
 * @param n how many
 * @returns the copies, one after the other
 * @throws LayoutError: argument, extent, integer, overflow
 * @law R(i) = L(i mod |L|) + cosize(L)·⌊i / |L|⌋ (test/algebra/repeat.test.ts)
 * @see {@link logicalProduct}
 * @example repeat(layout("(2,3):(1,2)"), 4) // prints as ((2,3),4):((1,2),6)
 */
export function repeat<L extends AnyLayout, const N extends number>(
  of: L,
  n: Accepted<N, Repeat<L, N>>,
): Layout<ResultShape<Repeat<L, N>>, ResultStride<Repeat<L, N>>>;

export function repeat(of: AnyLayout, n: any): AnyLayout {
  const fail = failing("repeat", () => `${show(of)}, ${show(n)}`);
  const modes = integerModes(layoutIn(of, fail), fail);
  integerIn(n, fail, "extent", Number.isInteger(n) && n > 0);
  return exactly(fail, () => concatOf([of, laid(n, span(modes))], fail));
}
