import { countOf, type Draw, extents, type Layered } from "./draw.js";
import type { Term } from "./notation.js";

/* One operand of its kind, by what it is drawn for. */

/** Numbers that coordinates are made of: within a layout, past it and before it. */
export const places = [0, 1, 2, 3, 5, 7, 8, 13, 31, 100, -1, -7] as const;

const modesOf = ({ shape, stride }: Layered): readonly Layered[] =>
  Array.isArray(shape)
    ? shape.map((part, i) => ({ shape: part, stride: (stride as Term[])[i] as Term }))
    : [];

/** A tiler of any kind: an integer, a layout, `null`, an array of them. */
export function tiler(of: Layered, draw: Draw, depth = 0): Term {
  const size = Math.min(countOf(of.shape), 4096);
  const parts = modesOf(of);
  if (parts.length > 0 && draw.chance(depth === 0 ? 0.55 : 0.3)) {
    const count = draw.chance(0.03) ? parts.length + 1 : draw.between(1, parts.length);
    return Array.from({ length: count }, (_, i) => tiler(parts[i] ?? of, draw, depth + 1));
  }
  if (depth > 0 && draw.chance(0.2)) return null;
  if (draw.chance(0.6)) return draw.tile(size);
  return draw.chance(0.8) ? draw.pick([1, 2, 4, 8, 3, 16].filter((n) => n <= size)) : draw.pick(extents);
}

/** A coordinate of a shape: natural, integer, or anything between; some modes are kept where `kept` says how many. */
export function coordinate(shape: Term, draw: Draw, kept = 0): Term {
  if (draw.chance(kept)) return null;
  if (!Array.isArray(shape) || draw.chance(0.2)) return draw.pick(places);
  if (draw.chance(0.03)) return [1, 2, 3, 4, 5];
  return shape.map((part) => coordinate(part, draw, kept));
}

/** A layout and a coordinate, at times in several arguments. */
export function evaluated(draw: Draw, kept = 0): readonly Term[] {
  const of = draw.layout();
  const where = coordinate(of.shape, draw, kept);
  return Array.isArray(where) && where.length > 0 && draw.chance(0.5) ? [of, ...where] : [of, where];
}

/** An order of a shape: a permutation over all or some of its profile, from any integer on. */
export function order(shape: Term, draw: Draw): Term {
  if (draw.chance(0.1)) return draw.some(1, 4, () => draw.between(0, 3));
  let count = 0;
  const profile = (part: Term, whole: boolean): Term =>
    Array.isArray(part) && (whole || draw.chance(0.7)) ? part.map((one) => profile(one, false)) : count++;
  const numbered = profile(shape, true);
  const order = draw.shuffled(Array.from({ length: count }, (_, i) => i));
  const first = draw.pick([0, 0, 1, -2]);
  const placed = (part: Term): Term =>
    Array.isArray(part) ? part.map(placed) : (order[part as number] as number) + first;
  return placed(numbered);
}

/** A shape of some size, by divisors; now and then of another. */
export function shapeOf(size: number, draw: Draw): Term {
  let left = draw.chance(0.1) ? 12 : size;
  const shape = draw.some(0, 3, () => {
    const divisors = Array.from({ length: Math.min(left, 64) }, (_, i) => i + 1).filter(
      (i) => left % i === 0,
    );
    const extent = draw.pick(divisors.slice(0, 6));
    left /= extent;
    return extent;
  });
  return shape.length === 0 ? left : [...shape, left];
}

/** A layout of the same shape, some of its strides changed. */
export function twin({ shape, stride }: Layered, draw: Draw): Layered {
  const change = (part: Term): Term =>
    Array.isArray(part)
      ? part.map(change)
      : typeof part !== "number" || draw.chance(0.7)
        ? part
        : draw.pick([part * 2, part + 1, part * 3]);
  return { shape, stride: change(stride) };
}

export const fourfold = (part: Term): Term =>
  Array.isArray(part) ? part.map(fourfold) : part === 1 ? 1 : (part as number) * 4;
export const bits = (draw: Draw): number =>
  draw.chance(0.8) ? draw.pick([4, 8, 16, 32]) : draw.pick([1, 6, 12, 24, 64, 128, 0]);
export const odd = (draw: Draw, { shape, stride }: Layered): Term =>
  draw.chance(0.1) ? draw.layout().stride : draw.chance(0.1) ? shape : stride;

/** What may divide a shape: an integer, or one in its profile, now and then with fewer modes. */
export function divisor(shape: Term, draw: Draw): Term {
  if (draw.chance(0.3)) return draw.pick(extents);
  const part = (of: Term): Term =>
    Array.isArray(of) ? of.slice(0, draw.chance(0.9) ? of.length : 1).map(part) : draw.pick(extents);
  return part(shape);
}

/** A layout of the same size: some of its extents halved or put together, with other strides. */
export function regrouped({ shape }: Layered, draw: Draw): Layered {
  const { stride } = draw.layout();
  const given = [stride].flat(9) as readonly Term[];
  const some = (): Term => draw.pick(given);
  const change = (of: Term): Layered => {
    if (Array.isArray(of)) {
      if (draw.chance(0.2)) return { shape: countOf(of), stride: some() };
      const parts = of.map(change);
      return { shape: parts.map((part) => part.shape), stride: parts.map((part) => part.stride) };
    }
    if (draw.chance(0.7) || (of as number) % 2 === 1) return { shape: of, stride: some() };
    return { shape: [2, (of as number) / 2], stride: [some(), some()] };
  };
  return change(draw.chance(0.1) ? draw.layout(2).shape : shape);
}

/** A layout that goes on past its size by a mode of size 1; of binary strides, one of bits, a swizzle of either shift among them. */
export function extended(draw: Draw): Layered {
  if (draw.mixed && draw.chance(0.8)) {
    const [count, base] = [draw.between(1, 3), draw.between(0, 2)];
    const [up, down] = [base + draw.between(1, 3), base];
    const [read, written] = draw.chance(0.5) ? [up, down] : [down, up];
    if (draw.chance(0.5))
      return went([2 ** read, 2 ** count], ["f1", `f${2 ** read + 2 ** written}`], read + count);
    const sizes = draw.some(1, 3, () => draw.pick([1, 2, 2, 4]));
    return went(
      sizes,
      sizes.map(() => `f${draw.between(1, 40)}`),
      draw.between(0, 5),
    );
  }
  const { shape, stride } = draw.layout(3);
  return { shape: [shape, 1], stride: [stride, draw.pick([countOf(shape), 1, 0, 8])] };
}

/** Modes of binary strides, and one of size 1 behind. */
const went = (sizes: readonly number[], steps: readonly string[], bit: number): Layered => ({
  shape: [...sizes, 1],
  stride: [...steps, `f${2 ** bit}`],
});

/** A tuple with an entry for each mode, or for the first ones; `null` or a number stand for a whole. */
export function profile(shape: Term, draw: Draw): Term {
  return Array.isArray(shape) && draw.chance(0.6)
    ? shape.slice(0, draw.between(1, shape.length)).map((part) => profile(part, draw))
    : draw.pick([null, 1]);
}

/** A bound for each entry of a profile, now and then too few or none. */
export function bounds(of: Term, draw: Draw): Term {
  if (!Array.isArray(of)) return draw.chance(0.9) ? draw.pick([8, 16, 24, 64, 256]) : [8, 4];
  return of.slice(0, draw.chance(0.95) ? of.length : 1).map((entry) => bounds(entry, draw));
}
