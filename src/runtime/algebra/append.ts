import type { Append, Prepend } from "../../types/algebra/append.js";
import type { Accepted } from "../../types/diagnostic.js";
import type { AnyLayout, AnyMapping, Layout, Resolved } from "../../types/layout/layout.js";
import { failing } from "../diagnostic.js";
import { isLayout, layoutIn, layoutOf } from "../layout/layout.js";
import { show } from "../layout/text.js";
import { concatOf, modesIn } from "./concat.js";
import { onInner } from "./inner.js";

/** The largest rank that modes are filled up to. */
const most = 256;

/**
 * The layout with modes behind its own: `fill` up to the rank `to`, or `to` itself where that is a layout. Refused are a
 * rank below the layout's, one past 256, strides that do not mix, and sizes past 2^53-1.
 * @param layout any
 * @param to the rank to fill up to, or a layout to put behind
 * @param fill the mode to fill with, 1:0 if left out
 * @returns the longer layout
 * @throws LayoutError: argument, overflow, semimodule
 * @law the modes of the layout come first and are as they were (test/algebra/append.test.ts)
 * @see {@link prepend}
 * @example append(layout("4:1"), 3) // prints as (4,1,1):(1,0,0)
 * @example append(layout("(4,8):(1,4)"), layout("2:32")) // prints as (4,8,2):(1,4,32)
 */
export function append<
  L extends AnyMapping,
  const N extends number | AnyLayout,
  X extends AnyLayout = Layout<1, 0>,
>(layout: L, to: Accepted<N, Append<L, N, X>>, fill?: X): Resolved<L, Append<L, N, X>>;

export function append(layout: AnyMapping, to: unknown, fill?: AnyLayout): AnyLayout {
  return onInner(layout, (of) => longer("append", of, to, fill));
}

/**
 * The same with the modes before its own.
 * @param layout any
 * @param to the rank to fill up to, or a layout to put before
 * @param fill the mode to fill with, 1:0 if left out
 * @returns the longer layout
 * @throws LayoutError: argument, overflow, semimodule
 * @law the modes of the layout come last and are as they were (test/algebra/append.test.ts)
 * @see {@link append}
 * @example prepend(layout("(4,8):(1,4)"), 3) // prints as (1,4,8):(0,1,4)
 */
export function prepend<
  L extends AnyMapping,
  const N extends number | AnyLayout,
  X extends AnyLayout = Layout<1, 0>,
>(layout: L, to: Accepted<N, Prepend<L, N, X>>, fill?: X): Resolved<L, Prepend<L, N, X>>;

export function prepend(layout: AnyMapping, to: unknown, fill?: AnyLayout): AnyLayout {
  return onInner(layout, (of) => longer("prepend", of, to, fill));
}

/** Both: `operation` says on which side the new modes stand. */
function longer(
  operation: "append" | "prepend",
  layout: AnyLayout,
  to: unknown,
  fill = layoutOf([[1, 0]]),
): AnyLayout {
  const fail = failing(operation, () => `${show(layout)}, ${show(to)}`);
  const modes = modesIn(layoutIn(layout, fail));
  layoutIn(fill, fail);
  if (to === modes.length) return layout;
  const count = isLayout(to) ? 1 : Number.isInteger(to) ? (to as number) - modes.length : 0;
  if (!isLayout(to) && !(count > 0 && (to as number) <= most))
    fail("argument", show(to), `rank from ${modes.length} to ${most}`);
  const added: readonly AnyLayout[] = new Array(count).fill(isLayout(to) ? to : fill);
  return concatOf(operation === "append" ? [...modes, ...added] : [...added, ...modes], fail);
}
