import type { IntTuple, StepTuple } from "../../types/layout/htuple.js";
import type { Step } from "../../types/semimodule/semimodule.js";
import { exactly, type Fail } from "../diagnostic.js";
import { floorDivide, remainder } from "../semimodule/integer.js";
import { added, kindIn, kindOf, scaled, valueOf } from "../semimodule/semimodule.js";
import { elements, integersOf, isTuple } from "./htuple.js";
import type { Sides } from "./modes.js";
import { extent } from "./shape.js";
import { show } from "./text.js";
import { refuseUnfit } from "./unfit.js";

/** The offset of a layout at `c`, which is checked; the layout is not. */
export function offsetOf(c: unknown, layout: Sides, fail: Fail): IntTuple {
  const step = stepAt(c, layout, fail);
  const { stride } = layout;
  // of coordinates 0 is one as well
  if (typeof step === "number" && !["coordinate", "own"].includes(kindIn(stride))) return step;
  return valueOf(step, elements<Step>(stride));
}

/** The same as the element that the strides add up to. */
export function stepAt(c: unknown, layout: Sides, fail: Fail): Step {
  const { shape, stride } = layout;
  const coordinate = coordinateIn(c, shape, fail);
  return exactly(fail, () => {
    const below = (): never => fail("negative-multiple", `coordinate ${show(coordinate)}`);
    return innerProduct(natural(coordinate, shape), stride, below);
  });
}

/** `c` where it is a coordinate of `shape`: integers, and tuples only where the shape has such. */
export function coordinateIn(c: unknown, shape: IntTuple, fail: Fail): IntTuple {
  const coordinate = integersOf(c, fail);
  refuseUnfit(coordinate, shape, fail);
  return coordinate;
}

/** Equation 1 for any admissible coordinate. */
export function natural(c: IntTuple, shape: IntTuple): IntTuple {
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

/** Equation 3; a binary stride has no multiples below 0. */
export function innerProduct(c: IntTuple, stride: StepTuple, below: () => never): Step {
  if (!isTuple(c) || !isTuple(stride)) {
    if ((c as number) < 0 && kindOf(stride as Step) === "binary") below();
    return scaled(c as number, stride as Step);
  }
  let sum: Step = 0;
  for (let i = 0; i < c.length; i++)
    sum = added(sum, innerProduct(c[i] as IntTuple, stride[i] as StepTuple, below));
  return sum;
}
