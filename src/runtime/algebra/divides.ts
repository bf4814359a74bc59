import type { AssertDivides } from "../../types/algebra/divides.js";
import type { Tiler } from "../../types/algebra/tiler.js";
import type { Accepted } from "../../types/diagnostic.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import type { Fail } from "../diagnostic.js";
import { kindOfLayout, modesOf, type Sides } from "../layout/modes.js";
import { extent } from "../layout/shape.js";
import { binaryIn } from "../semimodule/semimodule.js";
import { byShape } from "./by-basis.js";
import { gapsOf } from "./complement/integers.js";
import { complementOf } from "./complement.js";
import { divided } from "./divide.js";
import { byMode } from "./tiler.js";

/**
 * Refuses a tiler that does not divide a layout: where the divide would round up, so that its last tiles would reach past
 * the end. A mode is divided where its size is a multiple of the extent that the tile and the gaps in it cover. Refused
 * too is whatever `logicalDivide` refuses.
 * @param layout any
 * @param tiler the tile, as a layout, an integer, or an array of these by mode
 * @returns nothing
 * @throws LayoutError: divisibility; as {@link logicalDivide}
 * @law refused exactly where the size of the divide is greater than that of the layout
 *   (test/algebra/divides.test.ts)
 * @see `docs/ragged-tiles.md`
 * @example assertDivides(layout("(128,64)"), [32, 16])
 */
export function assertDivides<A extends AnyLayout, const T extends Tiler>(
  layout: A,
  tiler: Accepted<T, AssertDivides<A, T>>,
): void;

export function assertDivides(layout: AnyLayout, tiler: unknown): void {
  byMode({ operation: "assertDivides", sign: "⊘", of: undivided }, layout, tiler as Tiler);
}

/** The layout itself, where a tile divides it. */
function undivided(left: Sides, tile: Sides, fail: Fail): Sides {
  divided(left, tile, fail);
  const { shape } = left;
  if (kindOfLayout(tile) !== "coordinate") {
    refuseRest(extent(shape), coveredBy(tile, fail), fail);
    return left;
  }
  byShape(tile, shape, fail, (modes, _, size) => {
    refuseRest(size, gapsOf(modes, fail).at(-1)?.[1] ?? 1, fail);
    return { shape: 1, stride: 0 };
  });
  return left;
}

/** What a tile and the gaps in it cover. */
export function coveredBy(tile: number | Sides, fail: Fail): number {
  if (typeof tile === "number") return tile;
  return binaryIn(modesOf(complementOf(tile, fail)).at(-1)?.[1] ?? 1);
}

/** Refuses a size that is no multiple of what is covered. */
function refuseRest(size: number, covered: number, fail: Fail): void {
  if (size % covered !== 0) fail("divisibility", `extent ${size}`, covered);
}
