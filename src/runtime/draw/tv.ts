import type { DrawOptions } from "../../types/draw/options.js";
import type { IntTuple } from "../../types/layout/htuple.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import { failing } from "../diagnostic.js";
import { extentsOf } from "../layout/shape.js";
import { show, textOf } from "../layout/text.js";
import { holdersOf } from "./holders.js";
import { planIn } from "./picture.js";
import { panelsOf } from "./plane.js";

/**
 * A thread-value layout over a tile: in each cell who has the element, coloured by thread. The layout takes (thread, value)
 * to the index of the element in the column-major tile, or to its coordinate. Refused is what leads out of the tile.
 * @param tv from (thread, value) to elements
 * @param shape of the tile
 * @param options how it is written: `form`, `title`, `colour`, `budget`
 * @returns the picture, an SVG where no form is named
 * @throws LayoutError: argument, beyond, budget, extent, overflow
 * @law every cell names the thread and the value that go there (test/draw/tv.test.ts)
 * @see {@link drawMma}
 * @example drawTv(layout("(2,2):(2,1)"), [2, 2], { form: "text" }) // "(2,2):(2,1) over (2,2)\n\n     0    1\n  ┌────┬────┐\n0 │ T0 │ T1 │\n  │ V0 │ V0 │\n  ├────┼────┤\n1 │ T0 │ T1 │\n  │ V1 │ V1 │\n  └────┴────┘"
 */
export function drawTv(tv: AnyLayout, shape: IntTuple, options?: DrawOptions): string {
  const fail = failing("drawTv", () => `${show(tv)}, ${show(shape)}`);
  const plan = planIn(options, fail);
  const tile = extentsOf(shape, fail);
  plan.spend(tile);
  const { contentAt, notes } = holdersOf(tv, tile, fail);
  return plan.write({
    title: `${tv} over ${textOf(tile)}`,
    description: `Which thread has each element of a tile of ${textOf(tile)}, and as which of its values, by the layout ${tv}.`,
    panels: panelsOf(tile, contentAt),
    notes,
  });
}
