import type { Permute, Transpose } from "../../types/algebra/permute.js";
import type { AcceptedEach } from "../../types/diagnostic.js";
import type { AnyLayout, AnyMapping, Resolved } from "../../types/layout/layout.js";
import { failing } from "../diagnostic.js";
import { isTuple } from "../layout/htuple.js";
import { layoutIn } from "../layout/layout.js";
import { show } from "../layout/text.js";
import { concatOf, modesIn } from "./concat.js";
import { onInner } from "./inner.js";

/**
 * The layout with its modes in another order: mode `i` is the one that `order` names there. Refused is an order that does
 * not name every mode once.
 * @param layout any
 * @param order the index of every mode, once
 * @returns the layout in that order
 * @throws LayoutError: argument, order
 * @law mode i of the result is mode order[i] (test/mirror/words.ts)
 * @see {@link transpose}
 * @example permute(layout("(2,3,5):(1,2,6)"), 2, 0, 1) // prints as (5,2,3):(6,1,2)
 */
export function permute<L extends AnyMapping, const O extends readonly number[]>(
  layout: L,
  ...order: AcceptedEach<O, Permute<L, O>>
): Resolved<L, Permute<L, O>>;

export function permute(layout: AnyMapping, ...order: any): AnyLayout {
  return onInner(layout, (of) => permuted(of, order));
}

/** The order is to name every mode once. */
function permuted(layout: AnyLayout, order: readonly number[]): AnyLayout {
  const fail = failing("permute", () => show(layout));
  const modes = modesIn(layoutIn(layout, fail));
  const named = new Set(
    order.filter((i: unknown) => Number.isInteger(i) && modes[i as number] !== undefined),
  );
  if (order.length !== modes.length || named.size !== modes.length)
    fail("order", show(order), show(layout.shape));
  return concatOf(
    order.map((i) => modes[i] as AnyLayout),
    fail,
  );
}

/**
 * The layout with its modes in reverse: rows and columns change places. Nested modes stay as they are.
 * @param layout any
 * @returns the layout in reverse order
 * @throws LayoutError: argument
 * @law permute with the order reversed; twice it is the layout again (test/mirror/words.ts)
 * @see {@link permute}
 * @example transpose(layout("(4,8):(1,4)")) // prints as (8,4):(4,1)
 */
export function transpose<L extends AnyMapping>(layout: L): Resolved<L, Transpose<L>>;

export function transpose(layout: AnyMapping): AnyLayout {
  return onInner(layout, (of) => {
    const fail = failing("transpose", () => show(of));
    const modes = modesIn(layoutIn(of, fail));
    return isTuple(of.shape) ? concatOf(modes.toReversed(), fail) : of;
  });
}
