import type { IntTuple } from "../../types/layout/htuple.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import { modesIn } from "../algebra/concat.js";
import { added } from "../expression/offset.js";
import type { Term } from "../expression/term.js";
import { restrided, variablesOf } from "../expression/variable.js";
import { threadsOf } from "../instruction/copy-tv.js";
import type { OpenTiledCopy } from "../instruction/tiled.js";

import { laid, mapped, whole } from "../layout/layout.js";
import { at } from "../layout/mapping.js";
import { extent } from "../layout/shape.js";
import { timesOf } from "../semimodule/basis.js";
import { termsIn } from "../semimodule/semimodule.js";

/** A side of a copy. */
export type Side = "source" | "destination";

/** A layout of (thread, (values of an instruction, its repetitions, rests)), cut into what an address is made of. */
export interface Partition {
  readonly threads: AnyLayout;
  readonly values: AnyLayout;
  /** How many threads there are, how many values an access has, and how many accesses a thread. */
  readonly count: number;
  readonly width: number;
  readonly accesses: number;
}

/** The partition of a layout by a side of a tiled copy. */
export function partitionOf(tiled: OpenTiledCopy, side: Side, of: AnyLayout): Partition {
  const [threads, values] = modesIn(threadsOf(tiled, side, of)) as [AnyLayout, AnyLayout];
  const [all] = values.shape as readonly [readonly IntTuple[]];
  const width = extent(all[0] as IntTuple);
  const count = extent(threads.shape);
  return { threads, values, count, width, accesses: extent(values.shape) / width };
}

/** The coordinates of a tile by threads and values. */
export function coordinatesOf(tiled: OpenTiledCopy, side: Side, tile: readonly number[]): Coordinates {
  return coordinatesIn(partitionOf(tiled, side, identityOf(tile)), tile);
}

/** The layout that takes a coordinate of a tile to itself. */
export function identityOf(tile: readonly number[]): AnyLayout {
  return laid(
    tile,
    tile.map((_, i) => `e${i}`),
  );
}

/** The coordinates that a partition of the identity has. */
export function coordinatesIn(
  { threads, values, count, width, accesses }: Partition,
  tile: readonly number[],
): Coordinates {
  const along = (i: number, name: string): Term => {
    const variables = variablesOf(name, threads.shape, threads.stride as IntTuple);
    return added(variables.map((each) => restrided(each, (stride) => timesOf(termsIn(stride), [i]))));
  };
  const [ofThread, ofValue] = [coordinatesAlong(threads, tile), coordinatesAlong(values, tile)];
  return {
    count,
    width,
    accesses,
    ofThread: (name) => tile.map((_, i) => along(i, name)),
    ofValue,
    at: (thread, value) => {
      const more = ofValue(value);
      return ofThread(thread).map((each, i) => each + (more[i] as number));
    },
  };
}

/** What is known of the coordinates of a tile. */
export interface Coordinates extends Pick<Partition, "count" | "width" | "accesses"> {
  /** The part of a thread, a term over its index for each mode. */
  readonly ofThread: (name: string) => readonly Term[];
  /** The part of a value, by its index in all of a thread. */
  readonly ofValue: (value: number) => readonly number[];
  /** The whole. */
  readonly at: (thread: number, value: number) => readonly number[];
}

/** The coordinate that an index goes to, each once: a thread meets every value, and a value every thread. */
function coordinatesAlong(of: AnyLayout, tile: readonly number[]): (index: number) => readonly number[] {
  const modes = tile.map((_, i) =>
    whole(mapped(of, (shape, step) => ({ shape, stride: timesOf(termsIn(step), [i]) }))),
  );
  const offsetAt = at as (of: AnyLayout, index: number) => number;
  const known: (readonly number[])[] = [];
  return (index) => {
    known[index] ??= modes.map((mode) => offsetAt(mode, index));
    return known[index];
  };
}
