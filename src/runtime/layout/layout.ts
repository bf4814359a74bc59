import type { Accepted } from "../../types/diagnostic.js";
import type { IntTuple, StepTuple } from "../../types/layout/htuple.js";
import type { AnyLayout, Layout, ResultShape, ResultStride } from "../../types/layout/layout.js";
import type { LayoutOf, OfShape, OfStride } from "../../types/layout/layout-of.js";
import type { Nesting } from "../../types/layout/levels.js";
import type { Step } from "../../types/semimodule/semimodule.js";
import { isMarked, markOf } from "../diagnostic/copies.js";
import { exactly, type Fail, failing } from "../diagnostic.js";
import { stridesIn } from "./check.js";
import { offsetOf } from "./evaluation.js";
import { isTuple, sameProfile, tupleOf } from "./htuple.js";
import type { Mode, Sides } from "./modes.js";
import { parse } from "./notation.js";
import { extent, extentsOf } from "./shape.js";
import { compact } from "./stride.js";
import { show, textOf } from "./text.js";

/**
 * The layout of a shape and a stride, or of their text; without a stride it is compact column-major (paper, section
 * 4.4). Refused are extents that are no positive integers, strides that are no integers or have another profile than
 * the shape, faults in the text, and sizes past 2^53-1.
 * @param shape extents, nested as wanted, or the text of a layout
 * @param stride a stride for each extent, in the same profile
 * @returns the layout
 * @throws LayoutError: congruence, element, extent, integer, overflow, semimodule, syntax
 * @law L(c) is the inner product of the natural coordinate and the stride (paper, equation 3)
 *   (test/property/composition.test.ts)
 * @see {@link print}
 * @example layout([4, [3, 2]], [2, [8, 1]]) // prints as (4,(3,2)):(2,(8,1))
 * @example layout("(4,8)") // prints as (4,8):(1,4)
 */
export function layout<const S extends Nesting<number> | string>(
  shape: Accepted<S, LayoutOf<S>>,
): Layout<ResultShape<LayoutOf<S>>, ResultStride<LayoutOf<S>>>;
export function layout<const S extends Nesting<number> | string, const D extends Nesting<Step> | undefined>(
  shape: Accepted<S, OfShape<LayoutOf<S, D>>>,
  stride: Accepted<D, OfStride<LayoutOf<S, D>>>,
): Layout<ResultShape<LayoutOf<S, D>>, ResultStride<LayoutOf<S, D>>>;

export function layout(shape: IntTuple | string, stride?: StepTuple): AnyLayout {
  if (typeof shape !== "string" || stride !== undefined) return checked(shape, stride);
  const read = parse(shape);
  return checked(read.shape, read.stride);
}

/**
 * Whether a value is a layout that this library made.
 * @param value anything
 * @returns a boolean
 * @law true of what any copy of this library makes, false of all else (test/layout/layout.test.ts)
 * @see {@link isComposedLayout}
 * @example isLayout(layout(4)) // true
 */
export function isLayout(value: unknown): value is AnyLayout {
  return typeof value === "function" && (Object.getPrototypeOf(value) === methods || isMarked(value, marked));
}

/** `x` where it is a layout; anything else is refused. */
export function layoutIn(x: unknown, fail: Fail): AnyLayout {
  return isLayout(x) ? x : fail("argument", show(x), `layout${hintFor(x)}`);
}

/** Where the layout is to be found, in what has one. */
function hintFor(x: unknown): string {
  if (typeof x !== "object" || x === null) return "";
  if ("outer" in x && "inner" in x) return ": asLayout() gives the one that it is, if any";
  return "accessor" in x && "layout" in x ? ": that of a tensor is its .layout" : "";
}

/** A layout of a shape and a stride that are known to make one, and are its own from now on: they are frozen. */
export function laid(shape: IntTuple, stride: StepTuple): AnyLayout {
  const made = (...coordinate: readonly IntTuple[]): unknown => called(of, coordinate);
  Object.setPrototypeOf(made, methods);
  made.shape = frozen(shape);
  made.stride = frozen(stride);
  const of = Object.freeze(made) as unknown as AnyLayout;
  return of;
}

/** The layout of two sides, where they are not one. */
export function whole(of: Sides): AnyLayout {
  return isLayout(of) ? of : laid(of.shape, of.stride);
}

/** What becomes of a leaf, which may be the last. */
type OfLeaf = (extent: number, stride: Step, isLast: boolean) => Sides;

/** A layout's sides with others in place of every leaf. */
export function mapped(of: Sides, leaf: OfLeaf): Sides {
  return sidesOver(of.shape, of.stride, leaf, true);
}

function sidesOver(of: IntTuple, by: StepTuple, leaf: OfLeaf, isLast: boolean): Sides {
  if (!isTuple(of) || !isTuple(by)) return leaf(of as number, by as Step, isLast);
  const { length } = of;
  const shape = new Array<IntTuple>(length);
  const stride = new Array<StepTuple>(length);
  for (let i = 0; i < length; i++) {
    const last = isLast && i === length - 1;
    const each = sidesOver(of[i] as IntTuple, by[i] as StepTuple, leaf, last);
    shape[i] = each.shape;
    stride[i] = each.stride;
  }
  return { shape, stride };
}

/** What a call in JavaScript gives, for which there is no type: that of `at`. */
function called(of: AnyLayout, coordinate: readonly IntTuple[]): unknown {
  const fail = failing("at", () => show(of));
  return offsetOf(coordinate.length === 1 ? coordinate[0] : coordinate, of, fail);
}

const marked = markOf("layout");

/** What all layouts share, so that one costs no more than a function with two properties. */
const methods: object = Object.create(Function.prototype, {
  [marked]: { value: true },
  toString: { value: text },
  toJSON: { value: text },
  [Symbol.for("nodejs.util.inspect.custom")]: { value: text },
});

function text(this: AnyLayout): string {
  return `${textOf(this.shape)}:${textOf(this.stride)}`;
}

function checked(shape: unknown, stride: unknown): AnyLayout {
  const fail = failing("layout", () =>
    stride === undefined ? show(shape) : `${show(shape)}:${show(stride)}`,
  );
  const [ofShape, ofStride] = [tupleOf(shape, fail), tupleOf(stride, fail)];
  const extents = extentsOf(ofShape, fail);
  if (stride !== undefined && !sameProfile(extents, ofStride))
    fail("congruence", show(extents), show(ofStride));
  const steps = stride === undefined ? undefined : stridesIn(ofStride, fail);
  exactly(fail, () => extent(extents));
  return laid(extents, steps ?? compact(extents));
}

/** The tuple, frozen at every level, with no negative zero in it. */
function frozen<T extends StepTuple>(tuple: T): T {
  if (!isTuple(tuple)) return Object.is(tuple, -0) ? (0 as T) : tuple;
  for (let i = 0; i < tuple.length; i++) {
    const mode = tuple[i] as StepTuple;
    if (Object.is(mode, -0)) (tuple as StepTuple[])[i] = 0;
    else if (isTuple(mode) && !Object.isFrozen(mode)) frozen(mode);
  }
  return Object.freeze(tuple);
}

/**
 * The layout of modes: one mode makes a layout of an integer, several make a tuple.
 * @example layoutOf([[4, 1]]) // prints as 4:1
 */
export function layoutOf(modes: readonly Mode<Step>[]): AnyLayout {
  const { shape, stride } = sidesOf(modes);
  return laid(shape, stride);
}

/** The shape and the stride of that layout. */
export function sidesOf(modes: readonly Mode<Step>[]): Sides {
  const only = modes[0];
  const { length } = modes;
  if (only !== undefined && length === 1) return { shape: only[0], stride: only[1] };
  const shape = new Array<number>(length);
  const stride = new Array<Step>(length);
  for (let i = 0; i < length; i++) {
    const mode = modes[i] as Mode<Step>;
    shape[i] = mode[0];
    stride[i] = mode[1];
  }
  return { shape, stride };
}
