import type { Accepted, AcceptedEach, Answer } from "../../types/diagnostic.js";
import type { IntTuple, ShapeOf } from "../../types/layout/htuple.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import type { Nesting } from "../../types/layout/levels.js";
import type { CompactStride, E, F, Scale, Sum } from "../../types/layout/stride.js";
import type { Step } from "../../types/semimodule/semimodule.js";
import { exactly, failing } from "../diagnostic.js";
import { deepest } from "../semimodule/basis.js";
import { multiply } from "../semimodule/integer.js";
import { added, binary, kindOf, scaled } from "../semimodule/semimodule.js";
import { refuseMixedStrides, stepOf } from "./check.js";
import { integerIn, integerOf, isTuple, shapeOf } from "./htuple.js";
import { extentsOf } from "./shape.js";
import { show } from "./text.js";

/**
 * The compact column-major stride of a shape: every mode continues the one before it, so a stride is the product of the
 * extents to its left (paper, section 5.3.2). Refused past 2^53-1.
 * @param shape a shape, or a layout of it
 * @returns the stride, in the profile of the shape
 * @throws LayoutError: extent, overflow
 * @law every stride is the product of the extents to its left (test/layout/stride.test.ts)
 * @see {@link compactOrder}
 * @example compactStride([4, [3, 2]]) // [1, [4, 12]]
 */
export function compactStride<const S extends Nesting<number> | AnyLayout>(
  shape: S,
): Answer<CompactStride<ShapeOf<S>>, IntTuple>;

export function compactStride(shape: IntTuple | AnyLayout): IntTuple {
  const fail = failing("compactStride", () => show(shapeOf(shape)));
  const extents = extentsOf(shapeOf(shape), fail);
  return exactly(fail, () => compact(extents));
}

/** The same, nothing checked but that it is exact. */
export function compact(shape: IntTuple): IntTuple {
  let covered = 1;
  let before = 1;
  const walk = (mode: IntTuple): IntTuple => {
    if (isTuple(mode)) return mode.map(walk);
    // the extent joins only now: the product of all of them is no stride, and may be past 2^53-1
    covered = multiply(covered, before);
    before = mode;
    return covered;
  };
  return walk(shape);
}

/**
 * The basis vector of a coordinate as a stride (paper, section 4.3.1): a mode with it counts that coordinate. The path
 * leads to a nested one. Refused are indices that are no integers from 0 to 255.
 * @param path the index of the coordinate, and on from there into nested ones
 * @returns the stride
 * @throws LayoutError: argument, integer, overflow
 * @law at the coordinate c, c:e(i) adds c to entry i and nothing else (test/layout/element.test.ts)
 * @see `docs/strides.md`
 * @example e(1) // "e1"
 * @example e(1, 0) // "e1.0"
 */
export function e<const P extends readonly number[]>(...path: AcceptedEach<P, E<P>>): Answer<E<P>, Step>;

export function e(...path: any): string {
  const fail = failing("e", () => show(path));
  if (path.length === 0) fail("argument", "()", "path");
  if (path.length > deepest) fail("depth");
  for (const at of path) {
    integerIn(at, fail, "integer", Number.isInteger(at));
    if (at < 0 || at > 255) fail("argument", at, "index from 0 to 255");
  }
  return `e${path.join(".")}`;
}

/**
 * A binary element as a stride (paper, table 1): elements add by XOR, and k·f(n) is the product of k and n without
 * carries. Refused is what is no integer from 0 to 2^53-1.
 * @param n the integer whose bits it has
 * @returns the stride
 * @throws LayoutError: argument, integer, overflow
 * @law sums are XOR, and its own inverse: f(a) + f(a) = 0 (test/layout/element.test.ts)
 * @see `docs/strides.md`
 * @example f(5) // "f5"
 */
export function f<const N extends number>(n: Accepted<N, F<N>>): Answer<F<N>, Step>;

export function f(n: any): Step {
  const fail = failing("f", () => show(n));
  integerIn(n, fail, "integer", Number.isInteger(n));
  return n < 0 ? fail("argument", n, "binary element") : binary(n);
}

/**
 * A multiple of a stride. Refused are multiples of a binary element below 0, and numbers past 2^53-1.
 * @param times an integer
 * @param step a stride
 * @returns the stride
 * @throws LayoutError: element, integer, negative-multiple, overflow
 * @law k times the coordinate of a basis vector; of a binary element the product without carries
 *   (test/layout/element.test.ts)
 * @see {@link sum}
 * @example scale(6, e(1)) // "6e1"
 * @example scale(3, f(3)) // "f5"
 */
export function scale<const N extends number, const D extends Step>(
  times: N,
  step: Accepted<D, Scale<N, D>>,
): Answer<Scale<N, D>, Step>;

export function scale(times: number, step: any): Step {
  const fail = failing("scale", () => `${show(times)}, ${show(step)}`);
  const count = integerOf(times, fail);
  const of = stepOf(step, fail);
  if (count < 0 && kindOf(of) === "binary") fail("argument", count, "multiple of a binary element");
  return exactly(fail, () => scaled(count, of));
}

/**
 * The sum of strides of one kind. Refused are kinds that do not mix, and numbers past 2^53-1.
 * @param steps strides of one kind
 * @returns the stride
 * @throws LayoutError: element, integer, overflow, semimodule
 * @law commutes, associates, and 0 changes nothing (test/layout/element.test.ts)
 * @see {@link scale}
 * @example sum(e(0), scale(2, e(1))) // "e0+2e1"
 * @example sum(f(5), f(3)) // "f6"
 */
export function sum<const D extends readonly Step[]>(...steps: AcceptedEach<D, Sum<D>>): Answer<Sum<D>, Step>;

export function sum(...steps: any): Step {
  const fail = failing("sum", () => show(steps));
  const all: readonly Step[] = steps.map((step: unknown) => stepOf(step, fail));
  refuseMixedStrides(all, fail);
  return exactly(fail, () => all.reduce(added, 0));
}
