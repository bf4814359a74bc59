import type { DrawOptions } from "../../types/draw/options.js";
import type { AnyLayout, AnyMapping } from "../../types/layout/layout.js";
import type { SliceCoordinate, Sliced } from "../../types/layout/slice.js";
import { failing } from "../diagnostic.js";
import { isComposedLayout } from "../layout/composed-layout.js";
import { laid, layoutIn } from "../layout/layout.js";
import { extent } from "../layout/shape.js";
import { slice } from "../layout/slice.js";
import { compact } from "../layout/stride.js";
import { show } from "../layout/text.js";
import { hue } from "./palette.js";
import { planIn } from "./picture.js";
import { panelsOf } from "./plane.js";
import { offsetsOf, textOfValue, valuesOf } from "./values.js";

/**
 * What a slice keeps of a layout, in its grid; the rest is drawn back. Refused is a coordinate that does not fit.
 * @param of a layout, or a composed one
 * @param coordinate an integer or `null` for each mode, nested as the shape is
 * @param options how it is written: `form`, `title`, `colour`, `budget`
 * @returns the picture, an SVG where no form is named
 * @throws LayoutError: argument, budget, coordinate; as {@link slice}
 * @law the cells that are not drawn back are those that `slice` keeps (test/draw/tiles.test.ts)
 * @see {@link draw}
 * @example drawSlice(layout("(4,8):(1,4)"), [null, 3]).includes("from offset 12 on") // true
 */
export function drawSlice(of: AnyMapping, coordinate: SliceCoordinate, options?: DrawOptions): string {
  const fail = failing("drawSlice", () => `${show(of)}, ${show(coordinate)}`);
  const plan = planIn(options, fail);
  const shape = (isComposedLayout(of) ? of : layoutIn(of, fail)).shape;
  plan.spend(shape);
  const cut = slice as (
    of: AnyMapping,
    ...at: readonly SliceCoordinate[]
  ) => Sliced<AnyMapping, number | string>;
  const kept = cut(of, coordinate);
  const places = cut(laid(shape, compact(shape)), coordinate) as Sliced<AnyLayout, number>;
  const placeAt = offsetsOf(places.layout, fail);
  const count = extent(places.layout.shape);
  const inside = new Set(Array.from({ length: count }, (_, i) => placeAt(i) + places.offset));
  const valueAt = valuesOf(of, fail);
  const from = isComposedLayout(kept.layout) ? "" : `, from offset ${kept.offset} on`;
  const sentence = `${show(coordinate)} keeps ${count} ${count === 1 ? "element" : "elements"}: ${kept.layout}${from}.`;
  return plan.write({
    title: `${of} at ${show(coordinate)}`,
    description: `The slice of ${of}. ${sentence}`,
    panels: panelsOf(shape, (i) => {
      const lines = [textOfValue(valueAt(i))];
      return inside.has(i) ? { lines, fill: hue(1) } : { lines, faint: true };
    }),
    notes: [sentence],
  });
}
