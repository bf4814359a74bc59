import fc from "fast-check";
import { type Leaf, type Pair, sizeOf } from "./brute.js";

/** The seed of every property: a failure is found again. */
export const seed = 20260306;

/** Extents with and without large powers of two in them. */
export const extents: fc.Arbitrary<number> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(1, 2, 3, 4, 5, 7, 8, 12) },
  { weight: 1, arbitrary: fc.constantFrom(16, 32, 96, 160) },
);

export const between = (min: number, max: number): fc.Arbitrary<number> => fc.integer({ min, max });

/** The modes of which no further one takes the size past `most`. */
export const upTo = (most: number, modes: readonly Leaf[]): readonly Leaf[] => {
  let size = 1;
  return modes.map(([extent, stride]): Leaf => {
    if (size * extent > most) return [1, stride];
    size *= extent;
    return [extent, stride];
  });
};

/**
 * Up to six modes whose strides nest: each is the extent of those before it, or a multiple of that, or padded past it.
 * They come in any order, with modes of stride 0 among them.
 */
export const nesting = (
  options: { rank?: number; size?: number; padding?: number } = {},
): fc.Arbitrary<readonly Leaf[]> => {
  const { rank = 6, size = 4096, padding = 1 } = options;
  const gap = fc.oneof(
    { weight: 4, arbitrary: fc.constant([1, 0] as const) },
    { weight: 2, arbitrary: between(2, 4).map((times) => [times, 0] as const) },
    { weight: padding, arbitrary: between(1, 5).map((pad) => [1, pad] as const) },
  );
  const still = fc.oneof({ weight: 9, arbitrary: fc.constant(false) }, fc.constant(true));
  return fc.array(fc.tuple(extents, gap, still, fc.nat()), { minLength: 1, maxLength: rank }).map((draws) => {
    let covered = 1;
    const modes = draws.map(([extent, [times, pad], zero, place]) => {
      if (zero) return { leaf: [Math.min(extent, 8), 0] as Leaf, place };
      const stride = covered * times + pad;
      covered = extent * stride;
      return { leaf: [extent, stride] as Leaf, place };
    });
    return upTo(
      size,
      modes.toSorted((a, b) => a.place - b.place).map(({ leaf }) => leaf),
    );
  });
};

/** Up to `rank` modes of any strides: modes that interleave, repeat, overlap, run backwards. */
export const loose = (strides: fc.Arbitrary<number>, rank = 4, size = 512): fc.Arbitrary<readonly Leaf[]> =>
  fc.array(fc.tuple(extents, strides), { minLength: 1, maxLength: rank }).map((modes) => upTo(size, modes));

/** Modes as a layout, grouped into nested tuples by how a number is split up; one mode may be an integer. */
export const profiled = (modes: fc.Arbitrary<readonly Leaf[]>): fc.Arbitrary<Pair> =>
  fc.tuple(modes, fc.nat()).map(([leaves, how]) => {
    const [only] = leaves;
    if (leaves.length === 1 && only !== undefined && how % 2 === 0)
      return { shape: only[0], stride: only[1] };
    const groups: Leaf[][] = [];
    let bits = how;
    for (const leaf of leaves) {
      const last = groups.at(-1);
      if (last !== undefined && bits % 3 === 0) last.push(leaf);
      else groups.push([leaf]);
      bits = Math.floor(bits / 3);
    }
    const side = (i: 0 | 1) =>
      groups.map((group) => (group.length === 1 ? (group[0] as Leaf)[i] : group.map((leaf) => leaf[i])));
    return { shape: side(0), stride: side(1) };
  });

/** The number of coordinates of some modes, as a bound for a loop. */
export const coordinates = (modes: readonly Leaf[]): readonly number[] =>
  Array.from({ length: sizeOf(modes) }, (_, c) => c);
