import type { Loop } from "./nest.js";

/** The offsets of a block of elements on either side, from its first element on. */
export interface Table {
  readonly to: Int32Array;
  readonly from: Int32Array;
}

/** How many elements a block has at most: the table and the block stay in the first cache. */
const most = 1024;

/**
 * Which of many short loops make a block: the first ones, where the order is kept, else those that lie closest in either
 * array, so that the lines of both are used up.
 */
export function blockOf(loops: readonly Loop[], ordered: boolean): readonly Loop[] {
  const nearest = loops.toSorted(([, , a], [, , b]) => Math.abs(a) - Math.abs(b));
  const block = new Set<Loop>();
  let size = 1;
  for (const [i, loop] of loops.entries())
    for (const next of ordered ? [loop] : [loop, nearest[i] as Loop]) {
      if (block.has(next)) continue;
      size *= next[0];
      if (size > most) return loops.filter((each) => block.has(each));
      block.add(next);
    }
  return loops;
}

/** The table of a block, in the order of its loops; `null` where an offset is no machine word. */
export function tableOf(block: readonly Loop[]): Table | null {
  let offsets: readonly (readonly [to: number, from: number])[] = [[0, 0]];
  for (const [extent, to, from] of block) {
    const before = offsets;
    offsets = Array.from({ length: extent }, (_, i) => i).flatMap((i) =>
      before.map(([y, x]) => [y + i * to, x + i * from] as const),
    );
  }
  if (offsets.some((pair) => pair.some((offset) => offset !== (offset | 0)))) return null;
  return { to: Int32Array.from(offsets, ([y]) => y), from: Int32Array.from(offsets, ([, x]) => x) };
}
