import { type Loop, merged, type Nest, nestOf } from "./nest.js";
import { blockOf, type Table, tableOf } from "./table.js";

/**
 * How a nest of loops is run. Innermost is the first loop, by the array itself where it is a long run of elements; or the
 * first two, which are a plane to be tiled; or the first four; or, of many short loops, a block whose offsets are tabled.
 */
export interface Routine {
  readonly by: "run" | "plane" | "nest" | "table";
  /** How many of the loops are innermost. */
  readonly inner: number;
  readonly nest: Nest;
  readonly table: Table | null;
  /** Whether two turns may write one element, so that the later must come later. */
  readonly ordered: boolean;
}

/** From how many elements on the array copies a run faster than a loop does. */
const longRun = 128;

/** From how many elements on a plane is worth its tiles, and a block its table. */
const wide = 64;

/** Up to how many turns an innermost loop that reads far apart is worth a table. */
const short = 16;

/**
 * The routine of some loops. Where `ordered`, a later element may fall on an earlier one, and they are moved in the order
 * of the coordinates; else along the elements written, which are taken to have positive strides.
 */
export function routineOf(loops: readonly Loop[], ordered: boolean): Routine {
  const sorted = merged(ordered ? loops : loops.toSorted(byStride));
  const routine = (by: Routine["by"], inner: number, all = sorted, table: Table | null = null): Routine => {
    return { by, inner, nest: nestOf(all), table, ordered };
  };
  const [first = [1, 1, 1] as Loop] = sorted;
  const [extent, to, from] = first;
  if (to === 1 && from === 1 && (extent >= longRun || sorted.length === 1)) return routine("run", 1);
  const across = ordered ? undefined : acrossOf(sorted, Math.abs(from));
  if (across !== undefined && extent * across[0] >= wide)
    return routine("plane", 2, [first, across, ...without(sorted, [first, across])]);
  if (across !== undefined && sorted.length > 2 && extent <= short) {
    const block = blockOf(sorted, ordered);
    const table = sizeOf(block) < wide ? null : tableOf(block);
    if (table !== null) return routine("table", block.length, [...block, ...without(sorted, block)], table);
  }
  return routine("nest", Math.min(4, sorted.length));
}

function sizeOf(loops: readonly Loop[]): number {
  return loops.reduce((so, [extent]) => so * extent, 1);
}

function without(loops: readonly Loop[], some: readonly Loop[]): readonly Loop[] {
  return loops.filter((loop) => !some.includes(loop));
}

/** The loop along which the elements read lie closest, where that is closer than `step`. */
function acrossOf(loops: readonly Loop[], step: number): Loop | undefined {
  const closer = loops.filter(([, , from]) => from !== 0 && Math.abs(from) < step);
  return closer.toSorted(([, , a], [, , b]) => Math.abs(a) - Math.abs(b))[0];
}

/** Least stride first, of what is written before what is read. */
function byStride([, t, f]: Loop, [, u, g]: Loop): number {
  return t - u || Math.abs(f) - Math.abs(g);
}
