import type { Group, Select, Take } from "../../types/algebra/group.js";
import type { Accepted, AcceptedEach } from "../../types/diagnostic.js";
import type { AnyLayout, AnyMapping, Resolved } from "../../types/layout/layout.js";
import { type Fail, failing } from "../diagnostic.js";
import { layoutIn } from "../layout/layout.js";
import { show } from "../layout/text.js";
import { concatOf, modesIn } from "./concat.js";
import { onInner } from "./inner.js";

/**
 * The layout with its modes from `begin` up to but not including `end` grouped into one (paper, section 3.3: folding).
 * @param layout any
 * @param begin the first mode of the group
 * @param end the mode after its last
 * @returns the layout of lower rank
 * @throws LayoutError: argument, mode
 * @law the same function, nested one deeper (test/algebra/group.test.ts)
 * @see {@link flatten}
 * @example group(layout("(2,3,5,7):(1,2,6,30)"), 1, 3) // prints as (2,(3,5),7):(1,(2,6),30)
 */
export function group<L extends AnyMapping, const B extends number, const E extends number>(
  layout: L,
  begin: B,
  end: Accepted<E, Group<L, B, E>>,
): Resolved<L, Group<L, B, E>>;

export function group(layout: AnyMapping, begin: number, end: any): AnyLayout {
  return onInner(layout, (of) => grouped(of, begin, end));
}

/** Those from `begin` up to `end` become one mode. */
function grouped(layout: AnyLayout, begin: number, end: number): AnyLayout {
  const fail = failing("group", () => show(layout));
  const modes = rangeOf(layout, begin, end, fail);
  const folded = concatOf(modes.slice(begin, end), fail);
  return concatOf([...modes.slice(0, begin), folded, ...modes.slice(end)], fail);
}

/**
 * The layout of the modes from `begin` up to but not including `end`, which stay in a tuple.
 * @param layout any
 * @param begin the first mode
 * @param end the mode after the last
 * @returns the layout of these modes
 * @throws LayoutError: argument, mode
 * @law mode i of the result is mode begin + i (test/algebra/append.test.ts)
 * @see {@link select}
 * @example take(layout("(2,3,5,7):(1,2,6,30)"), 1, 3) // prints as (3,5):(2,6)
 */
export function take<L extends AnyMapping, const B extends number, const E extends number>(
  layout: L,
  begin: B,
  end: Accepted<E, Take<L, B, E>>,
): Resolved<L, Take<L, B, E>>;

export function take(layout: AnyMapping, begin: number, end: any): AnyLayout {
  return onInner(layout, (of) => {
    const fail = failing("take", () => show(of));
    return concatOf(rangeOf(of, begin, end, fail).slice(begin, end), fail);
  });
}

/** All modes of a layout, which has those from `begin` up to `end`. */
function rangeOf(layout: AnyLayout, begin: number, end: number, fail: Fail): readonly AnyLayout[] {
  const modes = modesIn(layoutIn(layout, fail));
  modeIn(modes, begin, fail);
  if (Number.isSafeInteger(end)) modeIn(modes, end - 1, fail);
  if (!Number.isSafeInteger(end) || end <= begin)
    fail("argument", `${begin} to ${show(end)}`, "range of modes");
  return modes;
}

/**
 * The layout of the given modes in the given order.
 * @param layout any
 * @param modes their indices
 * @returns the layout of these modes
 * @throws LayoutError: argument, extent, mode
 * @law mode i of the result is the mode that is named there (test/algebra/group.test.ts)
 * @see {@link take}
 * @example select(layout("(2,3,5):(1,2,6)"), 2, 0) // prints as (5,2):(6,1)
 */
export function select<L extends AnyMapping, const I extends readonly number[]>(
  layout: L,
  ...modes: AcceptedEach<I, Select<L, I>>
): Resolved<L, Select<L, I>>;

export function select(layout: AnyMapping, ...modes: any): AnyLayout {
  return onInner(layout, (of) => selected(of, modes));
}

function selected(layout: AnyLayout, modes: readonly number[]): AnyLayout {
  const fail = failing("select", () => show(layout));
  const all = modesIn(layoutIn(layout, fail));
  if (modes.length === 0) fail("extent", "()");
  return concatOf(
    modes.map((i: number) => modeIn(all, i, fail)),
    fail,
  );
}

/** The mode of an index, refused where there is none. */
function modeIn(modes: readonly AnyLayout[], i: number, fail: Fail): AnyLayout {
  return (Number.isInteger(i) ? modes[i] : undefined) ?? fail("mode", show(i), modes.length);
}
