import type { Tiler } from "../../types/algebra/tiler.js";
import type { AnyLayout, AnyMapping } from "../../types/layout/layout.js";
import { isTuple } from "../layout/htuple.js";
import type { Sides } from "../layout/modes.js";
import { concatenated, concatOf, sidesIn } from "./concat.js";
import { onInner } from "./inner.js";
import { byModeOf, type Job, refusing, tilerIn } from "./tiler.js";

/**
 * What the job makes of each tile has two modes, the tile and the rest (of a divide) or the repetition (of a product).
 * Here they are gathered over all modes into one tile and one rest: the layout of the two (paper, section 5.5).
 */
export function zipped(job: Job, left: AnyMapping, tiler: Tiler): AnyLayout {
  return onInner(left, (layout) => {
    const { tile, rest } = gathered(job, layout, tiler);
    return concatOf([tile, rest], refusing(job, layout, tiler));
  });
}

/** The gathered tile as one mode, then each mode of the rest. */
export function tiled(job: Job, left: AnyMapping, tiler: Tiler): AnyLayout {
  return onInner(left, (layout) => {
    const { tile, rest } = gathered(job, layout, tiler);
    return concatOf([tile, ...sidesIn(rest)], refusing(job, layout, tiler));
  });
}

/** Each mode of the gathered tile, then each mode of the rest. */
export function flat(job: Job, left: AnyMapping, tiler: Tiler): AnyLayout {
  return onInner(left, (layout) => {
    const { tile, rest } = gathered(job, layout, tiler);
    return concatOf([...sidesIn(tile), ...sidesIn(rest)], refusing(job, layout, tiler));
  });
}

/** What all tiles have gathered, and what all rests have. */
interface Gathered {
  readonly tile: Sides;
  readonly rest: Sides;
}

/** A mode left alone is all rest, and 1:0 in the tile; a mode beyond the tilers is rest only. */
function gathered(job: Job, left: AnyLayout, tiler: Tiler): Gathered {
  const whole = tilerIn(job, left, tiler);
  const over = (mode: Sides, by: Tiler, of: Sides): Gathered => {
    if (by === null) return { tile: { shape: 1, stride: 0 }, rest: mode };
    if (!isTuple(by)) {
      const [tile, rest] = sidesIn(mode);
      return { tile: tile as Sides, rest: rest as Sides };
    }
    const fail = refusing(job, of, by);
    // no tiler makes no tile, and there is no layout of no modes
    if (by.length === 0) fail("argument", "<>", "tile");
    const [modes, own] = [sidesIn(mode), sidesIn(of)];
    const parts = by.map((each, i) => over(modes[i] as Sides, each, own[i] as Sides));
    return {
      tile: concatenated(
        parts.map(({ tile }) => tile),
        fail,
      ),
      rest: concatenated([...parts.map(({ rest }) => rest), ...modes.slice(by.length)], fail),
    };
  };
  return over(byModeOf(job, left, whole), whole, left);
}
