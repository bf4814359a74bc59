import type { Term } from "./term.js";

/** What the first steps come to. */
export interface Table {
  /** How many steps it is of. */
  readonly count: number;
  readonly find: (rest: number) => readonly number[] | null;
}

/** How many combinations a table holds. */
const most = 2 ** 17;

/** How many slots it has, a prime. */
const slots = 524287;

/** The table of as many of the first steps as it holds, made when it is looked into. */
export function tableOf(terms: readonly Term[]): Table {
  let [count, size] = [0, 1];
  for (const { low, high } of terms) {
    if (size * (high - low + 1) > most) break;
    size *= high - low + 1;
    count++;
  }
  const own = terms.slice(0, count);
  let places: ((rest: number) => number) | undefined;
  return {
    count,
    find: (rest) => {
      places ??= placesOf(sumsOf(own, size));
      const place = places(rest);
      return place < 0 ? null : timesAt(own, place);
    },
  };
}

/** What the steps come to at each place, where the largest is taken least often first. */
function sumsOf(terms: readonly Term[], size: number): Float64Array {
  const sums = new Float64Array(size);
  let filled = 1;
  sums[0] = terms.reduce((so, { step, low }) => so + step * low, 0);
  for (const { step, low, high } of terms) {
    for (let i = filled; i < filled * (high - low + 1); i++) sums[i] = (sums[i - filled] as number) + step;
    filled *= high - low + 1;
  }
  return sums;
}

/** The first place of each sum, below 0 for what is none: each stands in the first free slot from its own on. */
function placesOf(sums: Float64Array): (rest: number) => number {
  const taken = new Int32Array(slots).fill(-1);
  const slotOf = (sum: number): number => {
    let slot = Math.abs(sum % slots);
    for (;;) {
      const place = taken[slot] as number;
      if (place < 0 || sums[place] === sum) return slot;
      slot = slot + 1 === slots ? 0 : slot + 1;
    }
  };
  for (let place = 0; place < sums.length; place++) {
    const slot = slotOf(sums[place] as number);
    if ((taken[slot] as number) < 0) taken[slot] = place;
  }
  return (rest) => taken[slotOf(rest)] as number;
}

/** How often each step is taken at a place: its digits, the first step's least. */
function timesAt(terms: readonly Term[], place: number): readonly number[] {
  let rest = place;
  return terms.map(({ low, high }) => {
    const count = high - low + 1;
    const digit = rest % count;
    rest = (rest - digit) / count;
    return low + digit;
  });
}
