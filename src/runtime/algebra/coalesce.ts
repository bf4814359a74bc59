import type { Coalesce } from "../../types/algebra/coalesce.js";
import type { Accepted } from "../../types/diagnostic.js";
import type { AnyLayout, AnyMapping, Resolved } from "../../types/layout/layout.js";
import type { Nesting } from "../../types/layout/levels.js";
import { whole } from "../layout/layout.js";
import { kindOfLayout } from "../layout/modes.js";
import { onInner } from "./inner.js";
import { Joined } from "./joined.js";
import { byProfile } from "./profile.js";

/**
 * The layout of least rank with the same offsets at all integer coordinates; nothing left is 1:0. Over binary strides it
 * has these past its size too: a trailing mode of size 1 stays. With a tuple as profile each mode is coalesced by its
 * entry, and the modes beyond the profile stay (paper, section 5.2).
 * Refused is a profile of more modes than the layout has.
 * @param layout any
 * @param profile a tuple with an entry for each mode that is to stay one
 * @returns the same function in fewer modes
 * @throws LayoutError: argument, rank
 * @law the same function, of the least rank (test/property/composition.test.ts)
 * @see {@link flatten}
 * @example coalesce(layout("(2,(1,6)):(1,(6,2))")) // prints as 12:1
 * @example coalesce(layout("(2,(1,6)):(1,(6,2))"), [null, null]) // prints as (2,6):(1,2)
 */
export function coalesce<L extends AnyMapping>(layout: L): Resolved<L, Coalesce<L>>;
export function coalesce<L extends AnyMapping, const P extends Nesting<number | null> | undefined>(
  layout: L,
  profile: Accepted<P, Coalesce<L, P>>,
): Resolved<L, Coalesce<L, P>>;

export function coalesce(layout: AnyMapping, profile: unknown = null): AnyLayout {
  return onInner(layout, (of) => byProfile("coalesce", of, profile, least));
}

/** Coalesced; binary modes keep a trailing one of size 1, which is how they go on past their size, as a swizzle does. */
function least(of: AnyLayout): AnyLayout {
  const modes = new Joined();
  modes.addAll(of.shape, of.stride, kindOfLayout(of) === "binary");
  return whole(modes);
}
