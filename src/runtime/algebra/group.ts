import type { Group, Select } from "../../types/algebra/group.js";
import type { Accepted, AcceptedEach } from "../../types/diagnostic.js";
import type { AnyLayout, Layout, ResultShape, ResultStride } from "../../types/layout/layout.js";
import { type Fail, failing } from "../diagnostic.js";
import { show } from "../layout/htuple.js";
import { layoutIn } from "../layout/layout.js";
import { concatOf, modesIn } from "./concat.js";

/**
 * The layout with its modes from `begin` up to but not including `end` grouped into one (paper, section 3.3: folding).
 * @example group(layout("(2,3,5,7):(1,2,6,30)"), 1, 3) // prints as (2,(3,5),7):(1,(2,6),30)
 */
export function group<L extends AnyLayout, const B extends number, const E extends number>(
  layout: L,
  begin: B,
  end: Accepted<E, NoInfer<Group<L, B, E>>, "group">,
): Layout<ResultShape<NoInfer<Group<L, B, E>>>, ResultStride<NoInfer<Group<L, B, E>>>>;

export function group(layout: AnyLayout, begin: number, end: any): AnyLayout {
  const fail = failing("group", () => show(layout));
  const modes = modesIn(layoutIn(layout, fail));
  modeIn(modes, begin, fail);
  modeIn(modes, end - 1, fail);
  if (end <= begin) fail("argument", `${begin} to ${end}`, "range of modes");
  const folded = concatOf(modes.slice(begin, end), fail);
  return concatOf([...modes.slice(0, begin), folded, ...modes.slice(end)], fail);
}

/**
 * The layout of the given modes in the given order.
 * @example select(layout("(2,3,5):(1,2,6)"), 2, 0) // prints as (5,2):(6,1)
 */
export function select<L extends AnyLayout, const I extends readonly number[]>(
  layout: L,
  ...modes: AcceptedEach<I, NoInfer<Select<L, I>>, "select">
): Layout<ResultShape<NoInfer<Select<L, I>>>, ResultStride<NoInfer<Select<L, I>>>>;

export function select(layout: AnyLayout, ...modes: any): AnyLayout {
  const fail = failing("select", () => show(layout));
  const all = modesIn(layoutIn(layout, fail));
  if (modes.length === 0) fail("extent", "()");
  return concatOf(
    modes.map((i: number) => modeIn(all, i, fail)),
    fail,
  );
}

function modeIn(modes: readonly AnyLayout[], i: number, fail: Fail): AnyLayout {
  return (Number.isInteger(i) ? modes[i] : undefined) ?? fail("mode", show(i), modes.length);
}
