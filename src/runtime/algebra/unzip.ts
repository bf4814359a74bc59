import type { Tiler } from "../../types/algebra/tiler.js";
import type { AnyLayout, AnyMapping } from "../../types/layout/layout.js";
import { isTuple } from "../layout/htuple.js";
import { laid } from "../layout/layout.js";
import { concatOf, modesIn } from "./concat.js";
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
    return concatOf([tile, ...modesIn(rest)], refusing(job, layout, tiler));
  });
}

/** Each mode of the gathered tile, then each mode of the rest. */
export function flat(job: Job, left: AnyMapping, tiler: Tiler): AnyLayout {
  return onInner(left, (layout) => {
    const { tile, rest } = gathered(job, layout, tiler);
    return concatOf([...modesIn(tile), ...modesIn(rest)], refusing(job, layout, tiler));
  });
}

/** What all tiles have gathered, and what all rests have. */
interface Gathered {
  readonly tile: AnyLayout;
  readonly rest: AnyLayout;
}

/** A mode left alone is all rest, and 1:0 in the tile; a mode beyond the tilers is rest only. */
function gathered(job: Job, left: AnyLayout, tiler: Tiler): Gathered {
  const whole = tilerIn(job, left, tiler);
  const over = (mode: AnyLayout, by: Tiler, of: AnyLayout): Gathered => {
    if (by === null) return { tile: laid(1, 0), rest: mode };
    if (!isTuple(by)) {
      const [tile, rest] = modesIn(mode);
      return { tile: tile as AnyLayout, rest: rest as AnyLayout };
    }
    const fail = refusing(job, of, by);
    // no tiler makes no tile, and there is no layout of no modes
    if (by.length === 0) fail("argument", "<>", "tile");
    const [modes, own] = [modesIn(mode), modesIn(of)];
    const parts = by.map((each, i) => over(modes[i] as AnyLayout, each, own[i] as AnyLayout));
    return {
      tile: concatOf(
        parts.map(({ tile }) => tile),
        fail,
      ),
      rest: concatOf([...parts.map(({ rest }) => rest), ...modes.slice(by.length)], fail),
    };
  };
  return over(byModeOf(job, left, whole), whole, left);
}
