import type { Accepted, Answer } from "../../types/diagnostic.js";
import type { Crd2crd, Crd2idx, Idx2crd } from "../../types/layout/coordinate.js";
import type { IntTuple } from "../../types/layout/htuple.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import type { Nesting } from "../../types/layout/levels.js";
import { exactly, type Fail, failing } from "../diagnostic.js";
import { add, floorDivide, multiply, remainder } from "../semimodule/integer.js";
import { stridesIn } from "./check.js";
import { coordinateIn, innerProduct, natural, offsetOf } from "./evaluation.js";
import { integersOf, isTuple, sameProfile, shapeOf } from "./htuple.js";
import { extent, extentsOf } from "./shape.js";
import { show } from "./text.js";

/**
 * The natural coordinate of an admissible one: colexicographic, the last mode unbounded (paper, equation 1). With a
 * stride `c` is an offset and every mode is bounded, as CuTe does it. A shape is the layout that yields its own
 * coordinates, so a layout in its place is evaluated at `c`.
 * @param c an integer, or a coordinate that fits the shape
 * @param shape a shape, or a layout
 * @param stride by which `c` is an offset
 * @returns the coordinate, in the profile of the shape
 * @throws LayoutError: congruence, coordinate, extent, integer, overflow
 * @law undoes `crd2idx`: crd2idx(idx2crd(i, S), S) = i (test/property/composition.test.ts)
 * @see {@link crd2idx}
 * @example idx2crd(30, [4, 6]) // [2, 7]
 * @example idx2crd(7, [1, [2, 2]], [0, [1, 2]]) // [0, [1, 1]]
 */
export function idx2crd<
  const C extends Nesting<number>,
  const S extends Nesting<number> | AnyLayout,
  const D extends Nesting<number> | null = null,
>(c: Accepted<C, Idx2crd<C, S, D>>, shape: S, stride?: D): Answer<Idx2crd<C, S, D>, IntTuple>;

export function idx2crd(c: IntTuple, shape: IntTuple | AnyLayout, stride?: IntTuple): IntTuple {
  const fail = failing("idx2crd", () => show(shape));
  if (shapeOf(shape) !== shape) return offsetOf(c, checked(shape as AnyLayout, fail), fail);
  const extents = extentsOf(shape, fail);
  const coordinate = coordinateIn(c, extents, fail);
  if (stride === undefined) return exactly(fail, () => natural(coordinate, extents));
  return digits(coordinate, extents, strideIn(stride, extents, fail));
}

/**
 * The integer of an admissible coordinate (paper, equation 2); with a stride, or for a layout, the offset instead
 * (equation 3). Refused past 2^53-1.
 * @param c a coordinate that fits the shape
 * @param shape a shape, or a layout
 * @param stride by which the result is an offset
 * @returns the integer
 * @throws LayoutError: congruence, coordinate, extent, integer, overflow
 * @law undoes `idx2crd`: the integer of every coordinate of it is that coordinate
 *   (test/property/composition.test.ts)
 * @see {@link idx2crd}
 * @example crd2idx([2, 7], [4, 6]) // 30
 * @example crd2idx(16, [3, [2, 3]], [3, [12, 1]]) // 17
 */
export function crd2idx<
  const C extends Nesting<number>,
  const S extends Nesting<number> | AnyLayout,
  const D extends Nesting<number> | null = null,
>(c: Accepted<C, Crd2idx<C, S, D>>, shape: S, stride?: D): Answer<Crd2idx<C, S, D>, IntTuple>;

export function crd2idx(c: IntTuple, shape: IntTuple | AnyLayout, stride?: IntTuple): IntTuple {
  const fail = failing("crd2idx", () => show(shape));
  if (shapeOf(shape) !== shape) return offsetOf(c, checked(shape as AnyLayout, fail), fail);
  const extents = extentsOf(shape, fail);
  const coordinate = coordinateIn(c, extents, fail);
  if (stride === undefined) return exactly(fail, () => indexOf(coordinate, extents));
  const steps = strideIn(stride, extents, fail);
  return exactly(
    fail,
    () =>
      innerProduct(natural(coordinate, extents), steps, () =>
        fail("negative-multiple", `coordinate ${show(c)}`),
      ) as number,
  );
}

/**
 * A coordinate of one shape as the coordinate of another: by mode where all three are tuples of one rank, else by way
 * of the integer (paper, section 4.2).
 * @param c a coordinate of the first shape
 * @param from the first shape
 * @param to the other shape
 * @returns the coordinate, in the profile of the other shape
 * @throws LayoutError: coordinate, extent, integer, overflow
 * @law both coordinates have the same integer, where no mode is past its end (test/layout/coordinate.test.ts)
 * @see {@link idx2crd}
 * @example crd2crd([2, 5], [4, 8], [4, [4, 2]]) // [2, [1, 1]]
 */
export function crd2crd<
  const C extends Nesting<number>,
  const F extends Nesting<number> | AnyLayout,
  const T extends Nesting<number> | AnyLayout,
>(c: Accepted<C, Crd2crd<C, F, T>>, from: F, to: T): Answer<Crd2crd<C, F, T>, IntTuple>;

export function crd2crd(c: IntTuple, from: IntTuple | AnyLayout, to: IntTuple | AnyLayout): IntTuple {
  const source = extentsOf(
    shapeOf(from),
    failing("crd2crd", () => show(from)),
  );
  const target = extentsOf(
    shapeOf(to),
    failing("crd2crd", () => show(to)),
  );
  const fail = failing("crd2crd", () => show(from));
  const coordinate = coordinateIn(c, source, fail);
  const convert = (crd: IntTuple, at: IntTuple, into: IntTuple): IntTuple =>
    isTuple(crd) && isTuple(at) && isTuple(into) && crd.length === into.length
      ? crd.map((mode, i) => convert(mode, at[i] as IntTuple, into[i] as IntTuple))
      : natural(indexOf(crd, at), into);
  return exactly(fail, () => convert(coordinate, source, target));
}

/** What has a shape is looked at before it is taken for a layout. */
function checked(layout: AnyLayout, fail: Fail): AnyLayout {
  const shape = extentsOf(layout.shape, fail);
  const stride = stridesIn(layout.stride, fail);
  return sameProfile(shape, stride)
    ? ({ shape, stride } as AnyLayout)
    : fail("congruence", show(shape), show(stride));
}

function strideIn(stride: IntTuple, shape: IntTuple, fail: Fail): IntTuple {
  const steps = integersOf(stride, fail);
  return sameProfile(shape, steps) ? steps : fail("congruence", show(shape), show(steps));
}

/** Equation 2 for any admissible coordinate: the integer of each mode, weighed by the size of the modes before it. */
export function indexOf(c: IntTuple, shape: IntTuple): number {
  if (!isTuple(c) || !isTuple(shape)) return c as number;
  let weight = 1;
  return c.reduce<number>((so, mode, i) => {
    if (i > 0) weight = multiply(weight, extent(shape[i - 1] as IntTuple));
    return add(so, multiply(indexOf(mode, shape[i] as IntTuple), weight));
  }, 0);
}

/** The digit of an offset in each mode; a mode of stride 0 tells nothing, its digit is 0. */
function digits(c: IntTuple, shape: IntTuple, stride: IntTuple): IntTuple {
  if (isTuple(shape) && isTuple(stride))
    return shape.map((mode, i) => digits(isTuple(c) ? (c[i] as IntTuple) : c, mode, stride[i] as IntTuple));
  return stride === 0 ? 0 : remainder(floorDivide(c as number, stride as number), shape as number);
}
