import type { Tiler } from "../../types/algebra/tiler.js";
import type { IntTuple } from "../../types/layout/htuple.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import { modesIn } from "../algebra/concat.js";
import { zippedDivide } from "../algebra/divide.js";
import type { Fail } from "../diagnostic.js";
import { isTuple } from "../layout/htuple.js";
import { identityLayout } from "../layout/identity.js";
import { isLayout, laid } from "../layout/layout.js";
import { kindOfLayout } from "../layout/modes.js";
import { extent } from "../layout/shape.js";
import { compact } from "../layout/stride.js";
import { valuesOf } from "./values.js";

/** Which tile of a divide each coordinate is in. */
interface TileNumbers {
  /** By the integer coordinate. */
  readonly of: Int32Array;
  readonly count: number;
  /** How many places all tiles have: more than there are coordinates, where the last ones reach past the end. */
  readonly places: number;
}

/** The tiles that a tiler cuts a shape into; an array of tilers cuts mode by mode, what it leaves alone is all rest. */
export function tileNumbers(shape: IntTuple, tiler: Tiler, fail: Fail): TileNumbers {
  if (tiler === null) return apart(extent(shape));
  if (!isTuple(tiler)) return byTile(shape, tiler, fail);
  const modes = isTuple(shape) ? shape : [shape];
  const parts = modes.map((mode, i) => tileNumbers(mode, tiler[i] ?? null, fail));
  const of = new Int32Array(extent(shape));
  for (let at = 0; at < of.length; at++) {
    let [rest, tile, unit] = [at, 0, 1];
    for (const part of parts) {
      tile += unit * (part.of[rest % part.of.length] as number);
      unit *= part.count;
      rest = Math.floor(rest / part.of.length);
    }
    of[at] = tile;
  }
  const product = (field: "count" | "places") => parts.reduce((so, part) => so * part[field], 1);
  return { of, count: product("count"), places: product("places") };
}

/** Every coordinate a tile of its own. */
function apart(size: number): TileNumbers {
  return { of: Int32Array.from({ length: size }, (_, i) => i), count: size, places: size };
}

/** The coordinates are divided as the layout is. */
function byTile(shape: IntTuple, tiler: number | AnyLayout, fail: Fail): TileNumbers {
  const counting = isLayout(tiler) && kindOfLayout(tiler) === "coordinate";
  const places: AnyLayout = counting
    ? (identityLayout as (shape: IntTuple) => AnyLayout)(shape)
    : laid(shape, compact(shape));
  const divided = (zippedDivide as (left: AnyLayout, tiler: Tiler) => AnyLayout)(places, tiler);
  const [tile = 1, count = 1] = modesIn(divided).map((mode) => extent(mode.shape));
  const of = new Int32Array(extent(shape)).fill(-1);
  const placeAt = valuesOf(divided, fail);
  for (let i = 0; i < tile * count; i++) {
    const at = indexIn(placeAt(i), shape);
    if (at !== null) of[at] = Math.floor(i / tile);
  }
  return { of, count, places: tile * count };
}

/** The integer coordinate, `null` for one out of bounds. */
function indexIn(at: IntTuple, shape: IntTuple): number | null {
  if (!isTuple(at) || !isTuple(shape)) return (at as number) < extent(shape) ? (at as number) : null;
  let [index, unit] = [0, 1];
  for (const [i, mode] of shape.entries()) {
    const digit = indexIn(at[i] ?? 0, mode);
    if (digit === null) return null;
    index += unit * digit;
    unit *= extent(mode);
  }
  return index;
}
