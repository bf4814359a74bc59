import { type Loop, merged, type Nest, nestOf } from "./nest.js";

/**
 * How a nest of loops is run: the first `inner` of them by one of the innermost loops, or by the array itself where they
 * are one long run of elements, the others around it.
 */
export interface Routine {
  readonly by: "run" | "plane" | "nest";
  readonly inner: number;
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
    return { by: "run", inner: 1, nest: nestOf(sorted), ordered };
  const across = ordered ? undefined : acrossOf(sorted, Math.abs(from));
  if (across === undefined || extent * across[0] < wide)
    return { by: "nest", inner: Math.min(4, sorted.length), nest: nestOf(sorted), ordered };
  const others = sorted.filter((loop) => loop !== first && loop !== across);
  return { by: "plane", inner: 2, nest: nestOf([first, across, ...others]), ordered };
}

/** The loop along which the elements read lie closest, where that is closer than `step`. */
function acrossOf(loops: readonly Loop[], step: number): Loop | undefined {
  const closer = loops.filter(([, , from]) => from !== 0 && Math.abs(from) < step);
  return closer.toSorted(([, , a], [, , b]) => Math.abs(a) - Math.abs(b))[0];
}

function byStride([, t, f]: Loop, [, u, g]: Loop): number {
  return t - u || Math.abs(f) - Math.abs(g);
}
