import { byBasis, counting, keyOf, least, placed } from "./basis.mjs";
import { times, zero } from "./element.mjs";
import { concat, coordinateOf, kind, laid, leavesOf, natural, pathsOf, sizeOf } from "./layout.mjs";

/** The gaps of integer modes, and where they end; null where modes overlap. */
function gapsOf(modes) {
  const gaps = [];
  let covered = 1n;
  for (const [extent, step] of modes.toSorted(([, a], [, b]) => Number(a - b))) {
    if (step < covered) return null;
    if (step / covered > 1n) gaps.push([step / covered, covered]);
    covered = step * extent;
  }
  return { gaps, covered };
}

/** The powers of two that lead out of the sums of elements and those before: the smallest integer that is no such sum. */
function binaryGaps(of) {
  let sums = new Set([0n]);
  const join = (element) => {
    sums = new Set([...sums, ...[...sums].map((sum) => sum ^ element)]);
  };
  for (const [extent, stride] of placed(of))
    for (let k = 1n; k < extent; k *= 2n) if (!sums.has(times(k, stride).f)) join(times(k, stride).f);
  const top = [...sums].reduce((so, sum) => (sum > so ? sum : so), 0n);
  const gaps = [];
  for (;;) {
    let least = 1n;
    while (sums.has(least)) least++;
    if (least > top) return { gaps, covered: least };
    gaps.push([2n, least]);
    join(least);
  }
}

const counted = (leaves, key) => leaves.map(([extent, step]) => [extent, { [key]: step }]);

/** Gaps that reach a bound, coalesced. */
const upTo = ({ gaps, covered }, size, key) =>
  least(counted([...gaps, [(size + covered - 1n) / covered, covered]], key));

/** The complement with no bound: what is past all is a mode of size 1. Null where modes overlap. */
export function complement(of) {
  const open = (found, key) => {
    if (found === null) return null;
    const inside = least(counted(found.gaps, key));
    const gaps = found.gaps.length === 0 ? [] : leavesOf(inside);
    return laid([...gaps, ...counted([[1n, found.covered]], key)]);
  };
  const of_ = kind(of);
  if (of_ === "e") return byBasis(of, (modes, path) => open(gapsOf(modes), keyOf(path)));
  if (of_ === "f") return open(binaryGaps(of), "f");
  return open(gapsOf(placed(of).map(([extent, stride, place]) => [extent, stride.z, place])), "z");
}

/** The complement up to the size of a shape, of coordinates up to its modes. */
export function complementUpTo(of, bound) {
  const paths = pathsOf(of);
  if (kind(of) === "f") return upTo(binaryGaps(of), sizeOf(bound), "f");
  if (kind(of) !== "e") {
    const found = gapsOf(placed(of).map(([extent, stride, place]) => [extent, stride.z, place]));
    return found && upTo(found, sizeOf(bound), "z");
  }
  natural(coordinateOf(zero, paths), bound);
  const over = (shape, path) => {
    const deeper = paths.some(
      (each) => each.length > path.length && path.every((step, i) => step === each[i]),
    );
    if (deeper) {
      const parts = shape.map((mode, i) => over(mode, [...path, i]));
      return parts.includes(null) ? null : concat(parts);
    }
    const modes = counting(of, path);
    const found = modes && gapsOf(modes);
    return found && upTo(found, sizeOf(shape), keyOf(path));
  };
  return over(bound, []);
}
