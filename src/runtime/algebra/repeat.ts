import type { Repeat } from "../../types/algebra/repeat.js";
import type { Accepted } from "../../types/diagnostic.js";
import type { AnyLayout, AnyMapping, Resolved } from "../../types/layout/layout.js";
import { exactly, failing } from "../diagnostic.js";
import { integerIn } from "../layout/htuple.js";
import { laid, layoutIn } from "../layout/layout.js";
import { integerModes, span } from "../layout/modes.js";
import { show } from "../layout/text.js";
import { concatOf } from "./concat.js";
import { onInner } from "./inner.js";

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
export function repeat<L extends AnyMapping, const N extends number>(
  of: L,
  n: Accepted<N, Repeat<L, N>>,
): Resolved<L, Repeat<L, N>>;

export function repeat(of: AnyMapping, n: any): AnyLayout {
  return onInner(of, (layout) => {
    const fail = failing("repeat", () => `${show(layout)}, ${show(n)}`);
    const modes = integerModes(layoutIn(layout, fail), fail);
    integerIn(n, fail, "extent", Number.isInteger(n) && n > 0);
    return exactly(fail, () => concatOf([layout, laid(n, span(modes))], fail));
  });
}
