import type { Composition } from "../types/composition.js";
import type { Accepted } from "../types/diagnostic.js";
import type { IntTuple } from "../types/htuple.js";
import type { AnyLayout, Layout, ResultShape, ResultStride } from "../types/layout.js";
import type { Tiler } from "../types/tiler.js";
import { joined, layoutOf, simplified } from "./coalesce.js";
import { exactly, type Fail } from "./diagnostic.js";
import { isTuple } from "./htuple.js";
import { add, floorDivide, multiply, remainder } from "./integer.js";
import { laid } from "./layout.js";
import { type Mode, modesOf } from "./modes.js";
import { byMode } from "./tiler.js";

/**
 * The layout R with R(c) = A(B(c)) for every coordinate c of B, and every coordinate of B one of R (paper, section 5.3).
 * It is refused exactly when there is no such layout (carries that cancel each other aside), in the paper's terms. An
 * array of tilers is applied by mode, the modes beyond it stay; one of more tilers than modes is refused.
 * @example composition(layout("(4,6,8,10):(2,3,5,7)"), layout("6:12")) // prints as (2,3):(9,5)
 * @example composition(layout("(8,16):(1,8)"), [4, layout("8:2")]) // prints as (4,8):(1,16)
 */
export function composition<A extends AnyLayout, const T extends Tiler>(
  left: A,
  tiler: Accepted<T, NoInfer<Composition<A, T>>, "composition">,
): Layout<ResultShape<NoInfer<Composition<A, T>>>, ResultStride<NoInfer<Composition<A, T>>>>;
export function composition(left: AnyLayout, tiler: unknown): AnyLayout {
  return byMode({ operation: "composition", sign: "∘", of: composed }, left, tiler as Tiler);
}

/**
 * The composition of two layouts, refused by `fail`: in the name of whatever operation composes them. The rule: no digit
 * carries. What all leaves of the right layout reach in a left mode stays below its extent.
 */
export function composed(left: AnyLayout, right: AnyLayout, fail: Fail): AnyLayout {
  const modes = simplified(modesOf(left));
  const reached = modes.map(() => 0);
  const over = (shape: IntTuple, stride: IntTuple): AnyLayout => {
    if (isTuple(shape) && isTuple(stride)) {
      const each = shape.map((mode, i) => over(mode, stride[i] as IntTuple));
      return laid(
        each.map((mode) => mode.shape as IntTuple),
        each.map((mode) => mode.stride as IntTuple),
      );
    }
    const leaf = leafOver(modes, [shape as number, stride as number], fail);
    for (const [r, most] of leaf.reach.entries()) reached[r] = add(reached[r] as number, most);
    return layoutOf(joined(leaf.modes));
  };
  return exactly(fail, () => {
    const result = over(right.shape as IntTuple, right.stride as IntTuple);
    const r = overflowing(modes, reached);
    if (r >= 0) fail("distributivity", reached[r] as number, modes[r]?.[0] as number);
    return result;
  });
}

/** What a leaf becomes, and how far it reaches in each left mode but the last, which has no bound. */
interface Leaf {
  readonly modes: readonly Mode[];
  readonly reach: readonly number[];
}

/** One leaf of the right layout over the simplified left modes. */
function leafOver(left: readonly Mode[], [extent, stride]: Mode, fail: Fail): Leaf {
  if (extent === 1 || stride === 0) return { modes: [[extent, 0]], reach: [] };
  const [[, only]] = left as [Mode];
  if (stride < 0)
    return left.length > 1
      ? fail("negative-stride", stride)
      : { modes: [[extent, multiply(stride, only)]], reach: [] };
  const modes: Mode[] = [];
  const reach = left.slice(1).map(() => 0);
  let rest = extent;
  let step = stride;
  for (;;) {
    const digits = digitsOf(step, left);
    const { steps, r } = stepsWithin(left, digits, rest);
    if (rest % steps !== 0) {
      const boundary = boundaryOf(left, r);
      if (boundary % step === 0) fail("shape-divisibility", extent, boundary / stride, stride, boundary);
      // the step is a multiple of the leaf's own stride, which is what a reader knows
      fail("stride-divisibility", boundary % stride === 0 ? step : stride, boundary);
    }
    modes.push([steps, digits.reduce((so, digit, i) => add(so, multiply(digit, left[i]?.[1] as number)), 0)]);
    for (let i = 0; i < reach.length; i++)
      reach[i] = add(reach[i] as number, multiply(steps - 1, digits[i] as number));
    rest /= steps;
    if (rest === 1) break;
    step = multiply(steps, step);
  }
  const over = overflowing(left, reach);
  return over < 0 ? { modes, reach } : fail("stride-divisibility", stride, boundaryOf(left, over));
}

/** A stride in the mixed radix of the left extents; the last digit has no bound. */
function digitsOf(stride: number, left: readonly Mode[]): readonly number[] {
  let rest = stride;
  return left.map(([extent], r) => {
    if (r === left.length - 1) return rest;
    const digit = remainder(rest, extent);
    rest = floorDivide(rest, extent);
    return digit;
  });
}

/** How many of `most` steps can be taken before a digit carries, and the first left mode that bounds them. */
function stepsWithin(
  left: readonly Mode[],
  digits: readonly number[],
  most: number,
): { readonly steps: number; readonly r: number } {
  let steps = most;
  let bound = 0;
  for (let r = 0; r < left.length - 1; r++) {
    const digit = digits[r] as number;
    const within = digit === 0 ? most : floorDivide((left[r]?.[0] as number) - 1, digit) + 1;
    if (within < steps) {
      steps = within;
      bound = r;
    }
  }
  return { steps, r: bound };
}

/** The first left mode in which `reach` carries, or -1. */
function overflowing(left: readonly Mode[], reach: readonly number[]): number {
  return reach.findIndex((most, r) => r < left.length - 1 && most >= (left[r]?.[0] as number));
}

/** The size of the left modes up to mode `r`. */
function boundaryOf(left: readonly Mode[], r: number): number {
  return left.slice(0, r + 1).reduce((so, [extent]) => multiply(so, extent), 1);
}
