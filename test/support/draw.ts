import type { Term } from "./notation.js";
import { random } from "./random.js";

/** A layout as a term. */
export interface Layered {
  readonly shape: Term;
  readonly stride: Term;
}

/** Random choices, the same every time for a seed. */
export interface Choices {
  readonly chance: (of: number) => boolean;
  readonly pick: <T>(from: readonly T[]) => T;
  readonly between: (least: number, most: number) => number;
  readonly some: <T>(least: number, most: number, make: () => T) => readonly T[];
  readonly shuffled: <T>(all: readonly T[]) => readonly T[];
}

/** Random layouts and what belongs to them; their strides are integers, or of any kind. */
export interface Draw extends Choices {
  readonly mixed: boolean;
  /** Up to `most` modes, some of them nested; a single one may be an integer. */
  readonly layout: (most?: number) => Layered;
  /** A layout that points into a mode of `size` elements, mostly of divisors of it. */
  readonly tile: (size: number) => Layered;
}

export const extents = [1, 2, 2, 2, 3, 4, 4, 4, 6, 8, 8, 12, 16, 32, 64] as const;
export const strides = [0, 1, 1, 2, 3, 4, 4, 6, 8, 8, 12, 16, 24, 32, 40, 64, 128, -1, -4] as const;

/** Strides of each kind but the integers; a layout has one kind only. */
const others = [
  ["e0", "e1", "2e0", "4e0", "2e1", "4e1", 0, "e0+e1", "e2", "-e0", "-4e1"],
  ["e0", "e1.0", "2e1.0", "e1.1", "4e1.1", 0, "-e0"],
  ["f1", "f2", "f3", "f4", "f8", "f9", "f16", "f5", 0],
] as const;

export const countOf = (shape: Term): number =>
  Array.isArray(shape) ? shape.reduce((so: number, each) => so * countOf(each), 1) : (shape as number);

export const partsOf = (shape: Term): readonly Term[] =>
  Array.isArray(shape) ? (shape as readonly Term[]) : [shape];

type Modes = readonly (readonly [extent: number, stride: number | string])[];

function choices(seed: number): Choices {
  const next = random(seed);
  const between = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  return {
    between,
    chance: (of) => next() < of,
    pick: <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T,
    some: (least, most, make) => Array.from({ length: between(least, most) }, make),
    shuffled: (all) =>
      all
        .map((value) => ({ value, place: next() }))
        .sort((a, b) => a.place - b.place)
        .map(({ value }) => value),
  };
}

export function drawing(seed: number, mixed = false): Draw {
  const choice = choices(seed);
  const { chance, pick, between, some, shuffled } = choice;

  /** Integer strides that nest in any order, some of them padded, repeated, of stride 0 or anything. */
  const nested = (sizes: readonly number[]): Modes => {
    const made: (readonly [number, number])[] = [];
    let covered = chance(0.85) ? 1 : pick([2, 4, 8]);
    for (const i of shuffled([...sizes.keys()])) {
      const extent = sizes[i] as number;
      made[i] = [extent, chance(0.08) ? 0 : chance(0.07) ? pick(strides) : covered];
      covered *= extent;
      if (chance(0.15)) covered *= 2;
      else if (chance(0.08)) covered += pick([1, 4, 8]);
    }
    return made;
  };

  const modes = (most: number): Modes => {
    if (!mixed || chance(0.25)) return nested(some(1, most, () => pick(extents)));
    const kind: readonly (number | string)[] = pick(others);
    return some(1, Math.min(most, 3), () => [pick([1, 2, 2, 3, 4, 4, 8]), pick(kind)] as const);
  };

  const laid = (of: Modes): Layered => {
    const [only] = of;
    if (only !== undefined && of.length === 1 && chance(0.6)) return { shape: only[0], stride: only[1] };
    const parts: Layered[] = [];
    for (let i = 0; i < of.length; ) {
      const count = chance(0.3) ? between(1, of.length - i) : 0;
      if (count === 0) parts.push({ shape: of[i]?.[0] as number, stride: of[i]?.[1] as number });
      else parts.push(laid(of.slice(i, i + count)));
      i += Math.max(count, 1);
    }
    return { shape: parts.map((part) => part.shape), stride: parts.map((part) => part.stride) };
  };

  const tile = (size: number): Layered => {
    if (mixed && chance(0.4)) return laid(modes(3));
    const divisors = Array.from({ length: size }, (_, i) => i + 1).filter((i) => size % i === 0);
    const made: (readonly [number, number])[] = [];
    let step = chance(0.6) ? 1 : pick(divisors);
    for (const _ of some(1, 3, () => 0)) {
      const fitting = divisors.filter((d) => d <= Math.max(1, size / step));
      const extent = (chance(0.85) ? pick(fitting) : pick(extents)) ?? 1;
      made.push([extent, chance(0.06) ? pick(strides) : step]);
      step *= extent;
      if (chance(0.3)) step *= 2;
    }
    return laid(chance(0.2) ? made.reverse() : made);
  };

  return { ...choice, mixed, layout: (most = 4) => laid(modes(most)), tile };
}
