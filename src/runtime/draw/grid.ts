import type { DrawOptions } from "../../types/draw/options.js";
import type { IntTuple } from "../../types/layout/htuple.js";
import type { AnyMapping } from "../../types/layout/layout.js";
import { failing } from "../diagnostic.js";
import { isComposedLayout } from "../layout/composed-layout.js";
import { layoutIn } from "../layout/layout.js";
import { extent } from "../layout/shape.js";
import { show } from "../layout/text.js";
import { shade } from "./palette.js";
import { planIn } from "./picture.js";
import { panelsOf } from "./plane.js";
import { textOfValue, valuesOf } from "./values.js";

/**
 * A layout as a grid: its value at every coordinate, darker where the offset is greater. The first mode counts down, the
 * second to the right; one mode is a row, and of more than two each coordinate beyond is a panel. Refused are more cells
 * than the budget allows.
 * @param of a layout, or a composed one
 * @param options how it is written: `form`, `title`, `colour`, `budget`
 * @returns the picture, an SVG where no form is named
 * @throws LayoutError: argument, budget, coordinate, extent, overflow
 * @law every cell shows the value at its coordinate, in every form (test/draw/grid.test.ts)
 * @see {@link drawTiles}
 * @example draw(layout("(2,2):(2,1)"), { form: "text" }) // "(2,2):(2,1)\n\n    0   1\n  ┌───┬───┐\n0 │ 0 │ 1 │\n  ├───┼───┤\n1 │ 2 │ 3 │\n  └───┴───┘"
 */
export function draw(of: AnyMapping, options?: DrawOptions): string {
  const fail = failing("draw", () => show(of));
  const plan = planIn(options, fail);
  const shape = (isComposedLayout(of) ? of : layoutIn(of, fail)).shape;
  plan.spend(shape);
  const valueAt = valuesOf(of, fail);
  const values = Array.from({ length: extent(shape) }, (_, i) => valueAt(i));
  const offsets = values.filter((value) => typeof value === "number");
  const [least, greatest] = rangeOf(offsets);
  const panels = panelsOf(shape, (i) => {
    const value = values[i] as IntTuple;
    const lines = [textOfValue(value)];
    return typeof value === "number" ? { lines, fill: shade(value, least, greatest) } : { lines };
  });
  return plan.write({ title: `${of}`, description: described(of, shape, values), panels, notes: [] });
}

/** The least and the greatest of numbers. */
function rangeOf(numbers: readonly number[]): readonly [number, number] {
  let [least, greatest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const number of numbers) {
    if (number < least) least = number;
    if (number > greatest) greatest = number;
  }
  return [least, greatest];
}

/** What the picture shows, in words. */
function described(of: AnyMapping, shape: IntTuple, values: readonly IntTuple[]): string {
  const first = values.slice(0, 8).map(textOfValue).join(", ");
  return `The layout ${of} at each of its ${extent(shape)} coordinates. In colexicographic order it goes to ${first}${values.length > 8 ? ", …" : ""}.`;
}
