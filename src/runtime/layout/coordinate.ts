import type { Accepted, Answer } from "../../types/diagnostic.js";
import type { Crd2crd, Crd2idx, Idx2crd } from "../../types/layout/coordinate.js";
import type { IntTuple } from "../../types/layout/htuple.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import type { Step, StepTuple } from "../../types/semimodule/semimodule.js";
import { exactly, type Fail, failing } from "../diagnostic.js";
import { add, floorDivide, multiply, remainder } from "../semimodule/integer.js";
import { added, kindIn, kindOf, scaled, valueOf } from "../semimodule/semimodule.js";
import { elements, integersOf, isTuple, refines, sameProfile, shapeOf, show, stridesIn } from "./htuple.js";
import { extent, extentsOf } from "./shape.js";

/**
 * The natural coordinate of an admissible one: colexicographic, the last mode unbounded (paper, equation 1). With a
 * stride `c` is an offset and every mode is bounded, as CuTe does it. A shape is the layout that yields its own
 * coordinates, so a layout in its place is evaluated at `c`.
 * @example idx2crd(30, [4, 6]) // [2, 7]
 * @example idx2crd(7, [1, [2, 2]], [0, [1, 2]]) // [0, [1, 1]]
 */
export function idx2crd<
  const C extends IntTuple,
  const S extends IntTuple | AnyLayout,
  const D extends IntTuple | null = null,
>(
  c: Accepted<C, NoInfer<Idx2crd<C, S, D>>, "idx2crd">,
  shape: S,
  stride?: D,
): Answer<NoInfer<Idx2crd<C, S, D>>, "idx2crd">;
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
 * @example crd2idx([2, 7], [4, 6]) // 30
 * @example crd2idx(16, [3, [2, 3]], [3, [12, 1]]) // 17
 */
export function crd2idx<
  const C extends IntTuple,
  const S extends IntTuple | AnyLayout,
  const D extends IntTuple | null = null,
>(
  c: Accepted<C, NoInfer<Crd2idx<C, S, D>>, "crd2idx">,
  shape: S,
  stride?: D,
): Answer<NoInfer<Crd2idx<C, S, D>>, "crd2idx">;
export function crd2idx(c: IntTuple, shape: IntTuple | AnyLayout, stride?: IntTuple): IntTuple {
  const fail = failing("crd2idx", () => show(shape));
  if (shapeOf(shape) !== shape) return offsetOf(c, checked(shape as AnyLayout, fail), fail);
  const extents = extentsOf(shape, fail);
  const coordinate = coordinateIn(c, extents, fail);
  if (stride === undefined) return exactly(fail, () => index(coordinate, extents));
  const steps = strideIn(stride, extents, fail);
  return exactly(
    fail,
    () => innerProduct(natural(coordinate, extents), steps, () => fail("coordinate", show(c))) as number,
  );
}

/**
 * A coordinate of one shape as the coordinate of another: by mode where all three are tuples of one rank, else by way
 * of the integer (paper, section 4.2).
 * @example crd2crd([2, 5], [4, 8], [4, [4, 2]]) // [2, [1, 1]]
 */
export function crd2crd<
  const C extends IntTuple,
  const F extends IntTuple | AnyLayout,
  const T extends IntTuple | AnyLayout,
>(
  c: Accepted<C, NoInfer<Crd2crd<C, F, T>>, "crd2crd">,
  from: F,
  to: T,
): Answer<NoInfer<Crd2crd<C, F, T>>, "crd2crd">;
export function crd2crd(c: IntTuple, from: IntTuple | AnyLayout, to: IntTuple | AnyLayout): IntTuple {
  const source = extentsOf(
    shapeOf(from),
    failing("crd2crd", () => show(from)),
  );
  const target = extentsOf(
    shapeOf(to),
    failing("crd2crd", () => show(to)),
  );
  const fail = failing("crd2crd", () => show(source));
  const coordinate = coordinateIn(c, source, fail);
  const convert = (crd: IntTuple, at: IntTuple, into: IntTuple): IntTuple =>
    isTuple(crd) && isTuple(at) && isTuple(into) && crd.length === into.length
      ? crd.map((mode, i) => convert(mode, at[i] as IntTuple, into[i] as IntTuple))
      : natural(index(crd, at), into);
  return exactly(fail, () => convert(coordinate, source, target));
}

/** What has a shape is looked at before it is taken for a layout. */
function checked(layout: AnyLayout, fail: Fail): AnyLayout {
  extentsOf(layout.shape, fail);
  stridesIn(layout.stride, fail);
  return layout;
}

/** The offset of a layout at `c`, which is checked; the layout is not. */
export function offsetOf(c: unknown, layout: AnyLayout, fail: Fail): IntTuple {
  const step = stepAt(c, layout, fail);
  const stride = layout.stride as StepTuple;
  // of coordinates 0 is one as well
  if (typeof step === "number" && kindIn(stride) !== "coordinate") return step;
  return valueOf(step, elements<Step>(stride));
}

/** The same as the element that the strides add up to. */
export function stepAt(c: unknown, layout: AnyLayout, fail: Fail): Step {
  const shape = layout.shape as IntTuple;
  const stride = layout.stride as StepTuple;
  const coordinate = coordinateIn(c, shape, fail);
  return exactly(fail, () => {
    const below = (): never => fail("coordinate", show(coordinate));
    return innerProduct(natural(coordinate, shape), stride, below);
  });
}

/** `c` where it is a coordinate of `shape`: integers, and tuples only where the shape has such. */
function coordinateIn(c: unknown, shape: IntTuple, fail: Fail): IntTuple {
  const coordinate = integersOf(c, fail);
  return refines(coordinate, shape) ? coordinate : fail("coordinate", show(coordinate));
}

function strideIn(stride: IntTuple, shape: IntTuple, fail: Fail): IntTuple {
  const steps = integersOf(stride, fail);
  return sameProfile(shape, steps) ? steps : fail("congruence", show(shape), show(steps));
}

/** Equation 1 for any admissible coordinate. */
function natural(c: IntTuple, shape: IntTuple): IntTuple {
  if (!isTuple(shape)) return c;
  if (isTuple(c)) return shape.map((mode, i) => natural(c[i] as IntTuple, mode));
  let rest = c;
  return shape.map((mode, i) => {
    if (i === shape.length - 1) return natural(rest, mode);
    const bound = extent(mode);
    const digit = remainder(rest, bound);
    rest = floorDivide(rest, bound);
    return natural(digit, mode);
  });
}

/** Equation 2 for any admissible coordinate: the integer of each mode, weighed by the size of the modes before it. */
function index(c: IntTuple, shape: IntTuple): number {
  if (!isTuple(c) || !isTuple(shape)) return c as number;
  let weight = 1;
  return c.reduce<number>((so, mode, i) => {
    if (i > 0) weight = multiply(weight, extent(shape[i - 1] as IntTuple));
    return add(so, multiply(index(mode, shape[i] as IntTuple), weight));
  }, 0);
}

/** Equation 3; a binary stride has no multiples below 0. */
function innerProduct(c: IntTuple, stride: StepTuple, below: () => never): Step {
  if (!isTuple(c) || !isTuple(stride)) {
    if ((c as number) < 0 && kindOf(stride as Step) === "binary") below();
    return scaled(c as number, stride as Step);
  }
  let sum: Step = 0;
  for (let i = 0; i < c.length; i++)
    sum = added(sum, innerProduct(c[i] as IntTuple, stride[i] as StepTuple, below));
  return sum;
}

/** The digit of an offset in each mode; a mode of stride 0 tells nothing, its digit is 0. */
function digits(c: IntTuple, shape: IntTuple, stride: IntTuple): IntTuple {
  if (isTuple(shape) && isTuple(stride))
    return shape.map((mode, i) => digits(isTuple(c) ? (c[i] as IntTuple) : c, mode, stride[i] as IntTuple));
  return stride === 0 ? 0 : remainder(floorDivide(c as number, stride as number), shape as number);
}
