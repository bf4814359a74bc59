// @ts-check
// What is right, by enumeration alone: nothing here knows a rule of any implementation.
import { leavesOf, size } from "./pairs.mjs";

/** @typedef {import("./pairs.mjs").Layout} Layout */
/** @typedef {import("./pairs.mjs").Tuple} Tuple */

/** The offset of a layout at an integer; the last mode is unbounded. @param {Layout} of @param {number} at */
function offsetAt(of, at) {
  const leaves = leavesOf(of);
  let [rest, offset] = [at, 0];
  for (const [i, [extent, stride]] of leaves.entries()) {
    const digit = i === leaves.length - 1 ? rest : rest % extent;
    offset += digit * stride;
    rest = Math.floor(rest / extent);
  }
  return offset;
}

/** The offsets that the composition is to have, in order. @param {Layout} left @param {Layout} right */
export const valuesOf = (left, right) =>
  Array.from({ length: size(right) }, (_, i) => offsetAt(left, offsetAt(right, i)));

/** Whether `fine` has every coordinate of `coarse`. @param {Tuple} coarse @param {Tuple} fine @returns {boolean} */
function refines(coarse, fine) {
  if (typeof coarse === "number") return coarse === size({ shape: fine, stride: fine });
  return (
    typeof fine !== "number" &&
    coarse.length === fine.length &&
    coarse.every((mode, i) => refines(mode, /** @type {Tuple} */ (fine[i])))
  );
}

/** Whether a layout is the composition: R(c) = A(B(c)) everywhere, and its shape refines that of B. @param {Layout} made @param {Layout} right @param {readonly number[]} values */
export function isComposition(made, right, values) {
  return refines(right.shape, made.shape) && values.every((value, i) => value === offsetAt(made, i));
}

/**
 * Whether there is a composition: what each leaf of the right layout leads through is a layout by itself, and over all of
 * them the values add up.
 * @param {Layout} right @param {readonly number[]} values
 */
export function exists(right, values) {
  let unit = 1;
  const leaves = leavesOf(right).map(([extent]) => {
    const own = Array.from({ length: extent }, (_, i) => values[i * unit] ?? Number.NaN);
    unit *= extent;
    return own;
  });
  if (!leaves.every(isLayout)) return false;
  return values.every((value, at) => {
    let [rest, sum] = [at, 0];
    for (const own of leaves) {
      sum += own[rest % own.length] ?? Number.NaN;
      rest = Math.floor(rest / own.length);
    }
    return sum === value;
  });
}

/** Whether values are those of a layout of any modes: some first mode fits, and what it steps over is a layout again. @param {readonly number[]} values @returns {boolean} */
function isLayout(values) {
  const [zero = 0, step = 0] = values;
  if (values.length === 1 || zero !== 0) return zero === 0;
  return values.some((_, i) => {
    const first = i + 1;
    if (first === 1 || values.length % first !== 0) return false;
    const fits = values.every((value, at) => {
      const digit = at % first;
      return value === digit * step + (values[at - digit] ?? Number.NaN);
    });
    return fits && isLayout(values.filter((_, at) => at % first === 0));
  });
}
