import type { Accepted, Answer } from "../../types/diagnostic.js";
import type { Coshape } from "../../types/layout/coshape.js";
import type { IntTuple } from "../../types/layout/htuple.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import { exactly, type Fail, failing } from "../diagnostic.js";
import { coordinateOf, profileOf, type Term } from "../semimodule/basis.js";
import { add, multiply } from "../semimodule/integer.js";
import { pathsIn, termsIn } from "../semimodule/semimodule.js";
import { isTuple } from "./htuple.js";
import { layoutIn } from "./layout.js";
import { allBits, integral, kindOfLayout, modesOf, span, stridesOf } from "./modes.js";
import { show } from "./text.js";

/**
 * The shape that the values of a layout span: its cosize where they are integers, and where they are coordinates the
 * span of each, 1 + Σ (s-1)·|d|. Refused past 2^53-1.
 * @param layout of offsets or of coordinates
 * @returns an integer, or one for each component
 * @throws LayoutError: argument, overflow
 * @law every value of the layout is within it, and of no smaller one (test/property/words.test.ts)
 * @see {@link cosize}
 * @example coshape(layout("(3,4):(e0,2e1)")) // [3, 7]
 * @example coshape(layout("(4,8):(1,-4)")) // 32
 */
export function coshape<L extends AnyLayout>(layout: Accepted<L, Coshape<L>>): Answer<Coshape<L>, IntTuple>;

export function coshape(layout: unknown): IntTuple {
  const fail = failing("coshape", () => show(layout));
  const of = layoutIn(layout, fail);
  return exactly(fail, () => spanned(of, fail));
}

/** The span of the offsets, or of each coordinate. */
export function spanned(layout: AnyLayout, fail: Fail): IntTuple {
  const modes = modesOf(layout);
  const kind = kindOfLayout(layout);
  if (kind === "binary") return add(1, allBits(modes));
  if (kind !== "coordinate") return span(integral(modes, fail));
  const spans = new Map<string, Term>();
  for (const [size, stride] of modes)
    for (const { times, path } of termsIn(stride)) {
      const { times: so } = spans.get(`${path}`) ?? { times: 0 };
      spans.set(`${path}`, { times: add(so, multiply(size - 1, Math.abs(times))), path });
    }
  return counted(coordinateOf([...spans.values()], profileOf(pathsIn(stridesOf(layout)))));
}

/** How many there are up to the last, which is one more. */
function counted(last: IntTuple): IntTuple {
  return isTuple(last) ? last.map(counted) : add(last, 1);
}
