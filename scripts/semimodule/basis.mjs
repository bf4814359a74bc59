import { same, zero } from "./element.mjs";
import { at, concat, coordinates, laid, leavesOf, pathsOf, profiled, sizeOf } from "./layout.mjs";
import { leastLayout } from "./search.mjs";

/** The layouts of a profile as one layout. */
const gathered = (layouts) => (Array.isArray(layouts) ? concat(layouts.map(gathered)) : layouts);

/** The modes that reach beyond zero, `[extent, element, place]`: the integer coordinate of the first step. */
export function placed(of) {
  let place = 1n;
  return leavesOf(of)
    .map(([extent, stride]) => {
      const mode = [extent, stride, place];
      place *= extent;
      return mode;
    })
    .filter(([extent, stride]) => extent > 1n && !same(stride, zero));
}

export const keyOf = (path) => `e${path.join(".")}`;

/** The modes that count a coordinate, `[extent, times, place]`; null where a stride counts several. */
export function counting(of, path) {
  if (placed(of).some(([, stride]) => Object.keys(stride).length > 1)) return null;
  return placed(of)
    .filter(([, stride]) => keyOf(path) in stride)
    .map(([extent, stride, place]) => [extent, stride[keyOf(path)], place]);
}

/** Something of integer modes for every coordinate; null where there is none for one. */
export function byBasis(of, each) {
  const parts = [];
  const profile = profiled(pathsOf(of), (path) => {
    const modes = counting(of, path);
    const part = modes && each(modes, path);
    parts.push(part);
    return part;
  });
  return parts.includes(null) ? null : gathered(profile);
}

/** Leaves of a layout, of least rank. */
export const least = (leaves) => {
  const of = laid(leaves.length === 0 ? [[1n, zero]] : leaves);
  return leastLayout(coordinates(sizeOf(of.shape)).map((c) => at(of, c)));
};
