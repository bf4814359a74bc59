import type { Mode } from "../../layout/modes.js";

/** The loops of a move: how often each runs, and what a turn adds to either offset. The first is the innermost. */
export interface Nest {
  readonly extents: readonly number[];
  readonly to: readonly number[];
  readonly from: readonly number[];
}

/** One loop of a nest. */
export type Loop = readonly [extent: number, to: number, from: number];

/** The loops as one nest. */
export function nestOf(loops: readonly Loop[]): Nest {
  return {
    extents: loops.map(([extent]) => extent),
    to: loops.map(([, to]) => to),
    from: loops.map(([, , from]) => from),
  };
}

/** The single loops of a nest. */
export function loopsOf({ extents, to, from }: Nest): readonly Loop[] {
  return extents.map((extent, i): Loop => [extent, to[i] as number, from[i] as number]);
}

/**
 * The common refinement of two lists of modes of one size: loops that count both. `null` where an extent would have to be
 * cut in two places that do not divide each other.
 * @example refinement([[8, 1]], [[2, 4], [4, 1]]) // [[2, 4, 1], [4, 1, 2]]
 */
export function refinement(from: readonly Mode[], to: readonly Mode[]): readonly Loop[] | null {
  const loops: Loop[] = [];
  let [a, b] = [0, 0];
  let [[m, d], [n, e]] = [from[0] as Mode, to[0] as Mode];
  while (a < from.length && b < to.length) {
    const extent = Math.min(m, n);
    if (m % extent !== 0 || n % extent !== 0) return null;
    loops.push([extent, e, d]);
    [m, d] = m === extent ? (from[++a] ?? [1, 0]) : [m / extent, d * extent];
    [n, e] = n === extent ? (to[++b] ?? [1, 0]) : [n / extent, e * extent];
  }
  return loops;
}

/** Loops of which none continues the one before it in both offsets, and none runs once. */
export function merged(loops: readonly Loop[]): readonly Loop[] {
  const out: Loop[] = [];
  for (const [extent, to, from] of loops) {
    const [before, t, f] = out.at(-1) ?? [0, 0, 0];
    if (extent === 1) continue;
    if (before > 0 && before * t === to && before * f === from) out[out.length - 1] = [before * extent, t, f];
    else out.push([extent, to, from]);
  }
  return out;
}

/** Runs the loops outside of the first `inner` ones, and `body` in them. */
export function walk(
  nest: Nest,
  inner: number,
  y: number,
  x: number,
  body: (y: number, x: number) => void,
): void {
  const last = nest.extents.length - 1;
  if (last < inner) {
    body(y, x);
    return;
  }
  const { extents, to, from } = nest;
  const turn = (loop: number, y: number, x: number): void => {
    const extent = extents[loop] as number;
    const t = to[loop] as number;
    const f = from[loop] as number;
    for (let i = 0; i < extent; i++)
      if (loop === inner) body(y + i * t, x + i * f);
      else turn(loop - 1, y + i * t, x + i * f);
  };
  turn(last, y, x);
}
