import { kindOf, magnitude, NoMultiple, plus, same, times, zero } from "./element.mjs";
import {
  at,
  coordinateOf,
  coordinates,
  kind,
  laid,
  leavesOf,
  modesOf,
  NoCoordinate,
  natural,
  pathsOf,
  sizeOf,
  withLeaves,
  withStrides,
} from "./layout.mjs";

/** All ways to write `n` as an ordered product of factors above 1; 1 is the empty product. */
function factorizations(n) {
  if (n === 1n) return [[]];
  const out = [];
  for (let first = 2n; first <= n; first++)
    if (n % first === 0n) for (const rest of factorizations(n / first)) out.push([first, ...rest]);
  return out;
}

/** Every layout with these values at 0, 1, 2, …: the strides can be read off, the rest is compared. */
export function layoutsOf(values) {
  const all = [];
  for (const extents of factorizations(BigInt(values.length))) {
    let unit = 1n;
    const leaves = extents.map((extent) => {
      const leaf = [extent, values[Number(unit)]];
      unit *= extent;
      return leaf;
    });
    const of = laid(leaves.length === 0 ? [[1n, zero]] : leaves);
    if (values.every((value, c) => same(at(of, BigInt(c)), value))) all.push(of);
  }
  return all;
}

/** The one layout of least rank with these values; `null` where there is none, `undefined` where there are several. */
export function leastLayout(values) {
  const all = layoutsOf(values);
  if (all.length === 0) return null;
  const rank = Math.min(...all.map((of) => leavesOf(of).length));
  const least = all.filter((of) => leavesOf(of).length === rank);
  return least.length === 1 ? least[0] : undefined;
}

/**
 * Coalesced: the least rank with the same values at all integer coordinates. Over binary strides these are meant past the
 * size too, where a layout ends in a mode of size 1.
 */
export function coalesced(of) {
  const size = sizeOf(of.shape);
  const least = leastLayout(coordinates(size).map((c) => at(of, c)));
  const [extent, stride] = leavesOf(of).at(-1);
  if (!least || kind(of) !== "f" || extent > 1n) return least;
  return withTail(least, stride, (c) => at(of, c), size);
}

/** A layout with a mode of size 1 past its own, unless it has these values there already. */
export function withTail(of, stride, value, size) {
  const there = coordinates(8n * size).every((c) => same(at(of, c), value(c)));
  return there ? of : laid([...leavesOf(of).filter(([extent]) => extent > 1n), [1n, stride]]);
}

/** The left operand at what the right one yields. */
export function applied(left, element, paths) {
  return at(left, coordinateOf(element, paths));
}

/**
 * A ∘ B by its definition. `layout` has B ⪯ R and R(c) = A(B(c)), leaf by leaf of least rank; `none` that there is no
 * such layout, or why the coordinates do not fit; `unsure` that there are several of least rank. `value` takes the place of A.
 */
export function composed(left, right, value = applied) {
  const over = composedOver(left, right, value);
  if (!("none" in over) || value !== applied || kind(left) !== "z" || kind(right) !== "f") return over;
  // integers that are the sums of their bits wherever they are read
  const binary = withStrides(left, ({ z = 0n }) => (z > 0n ? { f: z } : zero));
  const read = leavesOf(right).reduce((so, [extent, { f = 0n }]) => {
    for (let k = 1n; k < extent; k *= 2n) so |= k * f;
    return so;
  }, 0n);
  const alike = (c) => (at(binary, c).f ?? 0n) === (at(left, c).z ?? 0n);
  const most = 2n ** BigInt(read.toString(2).length);
  return most <= 4096n && coordinates(most).every(alike) ? composedOver(binary, right, value) : over;
}

function composedOver(left, right, value) {
  try {
    natural(coordinateOf(zero, pathsOf(right)), left.shape);
    return found(left, right, value);
  } catch (fault) {
    if (fault instanceof NoCoordinate) return { none: "weak-congruence" };
    if (fault instanceof NoMultiple) return { none: true };
    throw fault;
  }
}

function found(left, right, value) {
  const paths = pathsOf(right);
  const leaves = leavesOf(right);
  const columns = leaves.map(([extent, stride]) =>
    coordinates(extent).map((k) => value(left, times(k, stride), paths)),
  );
  for (const c of coordinates(sizeOf(right.shape))) {
    const digits = [
      natural(
        c,
        leaves.map(([extent]) => extent),
      ),
    ].flat();
    const sum = digits.reduce((so, digit, i) => plus(so, columns[i][Number(digit)]), zero);
    if (!same(sum, value(left, at(right, c), paths))) return { none: true };
  }
  const modes = columns.map(leastLayout);
  if (modes.includes(null)) return { none: true };
  if (modes.includes(undefined)) return { unsure: true };
  return { layout: withLeaves(right, modes) };
}

/**
 * Whether A ∘ B is a layout whatever the strides of A are, of their kind: no digit carries. Each digit counts for itself
 * here, in the modes of A that a number counts through, joined as far as they are one.
 */
export function uncarried(left, right) {
  const binary = kind(left) === "f";
  const digits = new Map();
  const free = (layout, key) => {
    const joined = joinedLeft(leavesOf(layout));
    const shape = joined.map(([extent]) => extent);
    const stride = joined.map((_, i) => ({ [`${binary ? "f" : "z"}@${key}.${i}`]: 1n }));
    return { shape, stride };
  };
  const value = (of, element, paths) => {
    const c = coordinateOf(element, paths);
    const over = (mode, crd, path) => {
      if (Array.isArray(crd))
        return crd.reduce((so, each, i) => plus(so, over(modesOf(mode)[i], each, [...path, i])), zero);
      const key = path.join(".");
      if (!digits.has(key)) digits.set(key, free(mode, key));
      return at(digits.get(key), crd);
    };
    return over(of, c, []);
  };
  return "layout" in composed(left, right, value);
}

/** The modes of a left operand of least rank: as a function on all integers. */
function joinedLeft(leaves) {
  const out = [];
  for (const [i, [extent, stride]] of leaves.entries()) {
    if (extent === 1n && i < leaves.length - 1) continue;
    const [size, before] = out.at(-1) ?? [];
    const binary = size !== undefined && kindOf(before) === "f";
    const whole = binary ? (size & (size - 1n)) === 0n : true;
    if (size !== undefined && whole && same(times(size, before), stride))
      out[out.length - 1] = [size * extent, before];
    else out.push([extent, stride]);
  }
  return out;
}

/** Whether all that a layout is written with, and yields, is below 2^53. */
export const exact = (of) =>
  leavesOf(of).every(([extent, stride]) => magnitude(times(extent, stride)) < 2n ** 53n) &&
  leavesOf(of).reduce((so, [extent, stride]) => so + extent * magnitude(stride), 0n) < 2n ** 53n;
