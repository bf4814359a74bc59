import { byBasis, keyOf, least, placed } from "./basis.mjs";
import { plus, same, times, zero } from "./element.mjs";
import { at, coordinates, kind, leavesOf, natural, sizeOf } from "./layout.mjs";
import { leastLayout, withTail } from "./search.mjs";

/** The largest layout that takes k to a coordinate of value k, of modes `[extent, element, place]` that are injective. */
function largest(modes, key) {
  const places = new Map();
  const shape = modes.map(([extent]) => extent);
  for (const c of coordinates(sizeOf(shape))) {
    const digits = natural(c, shape);
    const value = modes.reduce(
      (so, [, step], i) =>
        key === "f" ? so ^ (times(digits[i], { f: step }).f ?? 0n) : so + digits[i] * step,
      0n,
    );
    if (places.has(value)) return null;
    places.set(
      value,
      modes.reduce((so, [, , place], i) => so + digits[i] * place, 0n),
    );
  }
  const values = [];
  for (let k = 0n; places.has(k); k++) values.push(places.get(k) === 0n ? zero : { [key]: places.get(k) });
  for (; ; values.pop()) {
    const found = leastLayout(values);
    if (found) return found;
  }
}

/**
 * An inverse of integers or binary elements, and where the layout goes on past its size by just the values past those that
 * are covered, one that leads back.
 */
function extended(inverse, of, key) {
  if (!inverse) return inverse;
  const [extent] = leavesOf(of).at(-1);
  const [size, covered] = [sizeOf(of.shape), sizeOf(inverse.shape)];
  const out = key === "f" ? "f" : "z";
  const past = (k) => same(at(of, size * k), times(k, { [key]: covered }));
  if (extent > 1n || !coordinates(9n).every(past)) return inverse;
  const value = (c) => plus(at(inverse, c % covered), times(c / covered, { [out]: size }));
  return withTail(inverse, { [out]: size }, value, covered);
}

/** The right inverse; null where it is not the only one, or there is none by basis. */
export function rightInverse(of) {
  const of_ = kind(of);
  if (of_ === "e") return byBasis(of, (modes, path) => extended(largest(modes, "z"), of, keyOf(path)));
  const modes = placed(of).map(([extent, stride, place]) => [extent, stride[of_], place]);
  return extended(largest(modes, of_), of, of_);
}

/** The left inverse by basis over the gaps between the modes; of binary strides where all is reached. */
export function leftInverse(of) {
  if (kind(of) === "f") {
    const inverse = rightInverse(of);
    return inverse && sizeOf(inverse.shape) === sizeOf(of.shape) ? inverse : null;
  }
  return byBasis(of, (modes, path) => {
    const sorted = modes.toSorted(([, a], [, b]) => Number(a - b));
    if (
      sorted.some(
        ([, step], i) =>
          i > 0 && (step % sorted[i - 1][1] !== 0n || step < sorted[i - 1][0] * sorted[i - 1][1]),
      )
    )
      return null;
    const leaves = sorted.map(([, step], i) => {
      const [, before, place] = sorted[i - 1] ?? [0n, 1n, 0n];
      return [step / before, place === 0n ? zero : { z: place }];
    });
    const [extent, , place] = sorted.at(-1) ?? [1n, 0n, 0n];
    const inverse = least([...leaves, [extent, place === 0n ? zero : { z: place }]].filter(([n]) => n > 1n));
    return extended(inverse, of, keyOf(path));
  });
}
