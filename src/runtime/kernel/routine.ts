import { type Loop, merged, type Nest, nestOf } from "./nest.js";

/**
 * How a nest of loops is run. Innermost is the first loop, by the array itself where it is a long run of elements; or the
 * first two, which are a plane to be tiled; or the first four.
 */
export interface Routine {
  readonly by: "run" | "plane" | "nest";
  readonly nest: Nest;
  /** Whether two turns may write one element, so that the later must come later. */
  readonly ordered: boolean;
}

/** From how many elements on the array copies a run faster than a loop does. */
const longRun = 128;

/** From how many elements on a plane is worth its tiles. */
const wide = 64;

/**
 * The routine of some loops. Where `ordered`, a later element may fall on an earlier one, and they are moved in the order
 * of the coordinates; else along the elements written, which are taken to have positive strides.
 */
export function routineOf(loops: readonly Loop[], ordered: boolean): Routine {
  const sorted = merged(ordered ? loops : loops.toSorted(byStride));
  const [first = [1, 1, 1] as Loop] = sorted;
  const [extent, to, from] = first;
  if (to === 1 && from === 1 && (extent >= longRun || sorted.length === 1))
    return { by: "run", nest: nestOf(sorted), ordered };
  const across = ordered ? undefined : acrossOf(sorted, Math.abs(from));
  if (across === undefined || extent * across[0] < wide) return { by: "nest", nest: nestOf(sorted), ordered };
  const others = sorted.filter((loop) => loop !== first && loop !== across);
  return { by: "plane", nest: nestOf([first, across, ...others]), ordered };
}

/** The loop along which the elements read lie closest, where that is closer than `step`. */
function acrossOf(loops: readonly Loop[], step: number): Loop | undefined {
  const closer = loops.filter(([, , from]) => from !== 0 && Math.abs(from) < step);
  return closer.toSorted(([, , a], [, , b]) => Math.abs(a) - Math.abs(b))[0];
}

function byStride([, t, f]: Loop, [, u, g]: Loop): number {
  return t - u || Math.abs(f) - Math.abs(g);
}
