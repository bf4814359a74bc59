import type { AnyLayout } from "../../../types/layout/layout.js";
import { exactly, type Fail } from "../../diagnostic.js";
import { integerModes, kindOfLayout, type Mode, modesOf, span } from "../../layout/modes.js";
import { timesOf } from "../../semimodule/basis.js";
import { add, multiply } from "../../semimodule/integer.js";
import { pathsIn, termsIn } from "../../semimodule/semimodule.js";
import { modesAlong } from "../surjective/coordinates.js";

/**
 * The modes of a layout as integers: coordinates by their places in the shape that they span, the first one fastest.
 * Refused are strides that count several coordinates at once, and binary ones.
 * @example placesIn(layout("(4,8):(e1,e0)"), fail) // [[4, 8], [8, 1]]
 */
export function placesIn(layout: AnyLayout, fail: Fail): readonly Mode[] {
  if (kindOfLayout(layout) !== "coordinate") return integerModes(layout, fail);
  const modes = modesOf(layout);
  const moving = modes.filter(([size]) => size > 1);
  for (const [, stride] of moving) if (termsIn(stride).length > 1) fail("basis", stride);
  return exactly(fail, () => {
    let place = 1;
    const places = pathsIn(moving.map(([, stride]) => stride)).map((path) => {
      const own = place;
      place = multiply(place, span(modesAlong(moving, path)));
      return { path, place: own };
    });
    return modes.map(([size, stride]): Mode => {
      const terms = size > 1 ? termsIn(stride) : [];
      return [
        size,
        places.reduce((so, { path, place }) => add(so, multiply(place, timesOf(terms, path))), 0),
      ];
    });
  });
}
