import type { Filter, FilterZeros } from "../../types/algebra/filter.js";
import type { IntTuple, StepTuple } from "../../types/layout/htuple.js";
import type { AnyLayout, AnyMapping, Resolved } from "../../types/layout/layout.js";
import type { Step } from "../../types/semimodule/semimodule.js";
import { failing } from "../diagnostic.js";
import { isTuple } from "../layout/htuple.js";
import { laid, layoutIn, layoutOf } from "../layout/layout.js";
import { type Mode, modesOf } from "../layout/modes.js";
import { show } from "../layout/text.js";
import { kindOf } from "../semimodule/semimodule.js";
import { onInner } from "./inner.js";
import { joined, simplified } from "./joined.js";

/**
 * The layout with every extent of stride 0 set to 1, in the same profile: each offset once, however often it is
 * repeated (paper, section 5.5: modes of stride 0 do not contribute).
 * @param layout any
 * @returns the layout of each offset once
 * @throws LayoutError: argument
 * @law the same profile and the same set of offsets, each extent of stride 0 once (test/property/algebra.test.ts)
 * @see {@link filter}
 * @example filterZeros(layout("(4,(2,8)):(1,(0,4))")) // prints as (4,(1,8)):(1,(0,4))
 */
export function filterZeros<L extends AnyMapping>(layout: L): Resolved<L, FilterZeros<L>>;

export function filterZeros(layout: AnyMapping): AnyLayout {
  const fail = failing("filterZeros", () => show(layout));
  return onInner(layout, (of) => {
    const { shape, stride } = layoutIn(of, fail);
    return laid(withoutZeros(shape as IntTuple, stride as StepTuple), stride as StepTuple);
  });
}

/**
 * The layout without its modes of stride 0, coalesced; over binary strides a trailing mode of size 1 stays, see `coalesce`.
 * @param layout any
 * @returns the layout of what is left
 * @throws LayoutError: argument
 * @law the same set of offsets, and no mode of stride 0 (test/property/algebra.test.ts)
 * @see {@link filterZeros}
 * @example filter(layout("(4,(2,8)):(1,(0,4))")) // prints as 32:1
 */
export function filter<L extends AnyMapping>(layout: L): Resolved<L, Filter<L>>;

export function filter(layout: AnyMapping): AnyLayout {
  const fail = failing("filter", () => show(layout));
  return onInner(layout, (of) => {
    const modes = modesOf(layoutIn(of, fail));
    const moving = modes.filter(([, stride]) => stride !== 0);
    const [size, last] = modes.at(-1) as Mode<Step>;
    return layoutOf(size === 1 && kindOf(last) === "binary" ? simplified(moving) : joined(moving));
  });
}

function withoutZeros(shape: IntTuple, stride: StepTuple): IntTuple {
  if (isTuple(shape) && isTuple(stride))
    return shape.map((mode, i) => withoutZeros(mode, stride[i] as StepTuple));
  return stride === 0 ? 1 : shape;
}
