import type { AnyLayout } from "../../types/layout/layout.js";
import { joined } from "../algebra/joined.js";
import { failing } from "../diagnostic.js";
import { offsetOf } from "../layout/evaluation.js";
import { integral, type Mode, modesOf, sizeOfModes } from "../layout/modes.js";
import { show } from "../layout/text.js";
import { word } from "../semimodule/binary.js";
import { binaryIn, kindIn } from "../semimodule/semimodule.js";
import { exclusive, type OffsetFunction } from "./offsets/binary.js";

/**
 * The offsets of a layout at integer coordinates, planned once: no division where an extent is a power of two, a
 * multiplication by its reciprocal where it is not. The value is that of `at`, which is asked outside of the layout and
 * where numbers pass 2^31, and refuses what it refuses.
 * @example offsetFunction(layout("(4,8):(8,1)"))(6) // 17
 */
export function offsetFunction(layout: AnyLayout): OffsetFunction {
  const all = modesOf(layout);
  const size = sizeOfModes(all);
  const fail = failing("at", () => show(layout));
  const outside: OffsetFunction = (index) => offsetOf(index, layout, fail) as number;
  if (kindIn(all.map(([, stride]) => stride)) === "binary")
    return exclusive(
      all.map(([extent, stride]): Mode => [extent, binaryIn(stride)]),
      size,
      outside,
      fail,
    );
  const modes = joined(integral(all, fail));
  return summed(termsOf(modes), Math.min(size, word), outside);
}

/**
 * Where q is how often the extents before a mode fit into the coordinate, the offset is the sum of q·step over the modes:
 * the step of a mode is its stride less what the mode before it has counted, so no remainder is taken.
 */
interface Term {
  readonly unit: number;
  readonly step: number;
}

function termsOf(modes: readonly Mode[]): readonly Term[] {
  let unit = 1;
  return modes.map(([extent, stride], i) => {
    const [before = 0, counted = 0] = modes[i - 1] ?? [];
    const term = { unit, step: stride - before * counted };
    unit *= extent;
    return term;
  });
}

/** The quickest function that is exact for these terms; `outside` has the others. */
function summed(all: readonly Term[], bound: number, outside: OffsetFunction): OffsetFunction {
  const terms = all.filter(({ unit }) => unit < bound || unit === 1);
  const reach = terms.reduce((so, { unit, step }) => so + Math.ceil(bound / unit) * Math.abs(step), 0);
  if (reach > Number.MAX_SAFE_INTEGER) return outside;
  const steps = terms.map(({ step }) => step);
  const units = terms.map(({ unit }) => unit);
  if (units.length === 1) return multiplied(steps, bound, outside);
  if (reach < word && units.length <= 4 && units.every((unit) => (unit & (unit - 1)) === 0))
    return shifted(units.map(Math.log2), steps, bound, outside);
  return divided(units, steps, bound, outside);
}

/** One stride. */
function multiplied([step = 0]: readonly number[], bound: number, outside: OffsetFunction): OffsetFunction {
  return (i) => (i >>> 0 === i && i < bound ? 0 + i * step : outside(i));
}

/** Where all units are powers of two, and all sums machine words. */
function shifted(
  [, a = 0, b = 0, c = 0]: readonly number[],
  [o = 0, p = 0, q = 0, r = 0]: readonly number[],
  bound: number,
  outside: OffsetFunction,
): OffsetFunction {
  if (q === 0 && r === 0)
    return (i) => (i >>> 0 === i && i < bound ? (Math.imul(i, o) + Math.imul(i >> a, p)) | 0 : outside(i));
  return (i) =>
    i >>> 0 === i && i < bound
      ? (Math.imul(i, o) + Math.imul(i >> a, p) + Math.imul(i >> b, q) + Math.imul(i >> c, r)) | 0
      : outside(i);
}

/**
 * By reciprocals: (i+½)/unit is at least ½/unit away from every integer, and below 2^31 the product is wrong by less than
 * 2^-21/unit, so its integer part is the quotient.
 */
function divided(
  units: readonly number[],
  steps: readonly number[],
  bound: number,
  outside: OffsetFunction,
): OffsetFunction {
  const by = units.map((unit) => 1 / unit);
  const [, a = 0, b = 0, c = 0] = by;
  const [o = 0, p = 0, q = 0, r = 0] = steps;
  if (units.length === 2)
    return (i) => (i >>> 0 === i && i < bound ? 0 + i * o + (((i + 0.5) * a) | 0) * p : outside(i));
  if (units.length <= 4)
    return (i) => {
      if (i >>> 0 !== i || i >= bound) return outside(i);
      const half = i + 0.5;
      return 0 + i * o + ((half * a) | 0) * p + ((half * b) | 0) * q + ((half * c) | 0) * r;
    };
  return (i) => {
    if (i >>> 0 !== i || i >= bound) return outside(i);
    let sum = 0 + i * o;
    for (let k = 1; k < steps.length; k++)
      sum += (((i + 0.5) * (by[k] as number)) | 0) * (steps[k] as number);
    return sum;
  };
}
