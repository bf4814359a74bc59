import type { Accepted } from "../../types/diagnostic.js";
import type { Composed } from "../../types/layout/composed-layout.js";
import type { IntTuple } from "../../types/layout/htuple.js";
import type {
  AnyLayout,
  ComposedLayout,
  ResultInner,
  ResultOuter,
  ResultStart,
} from "../../types/layout/layout.js";
import { isMarked, markOf } from "../diagnostic/copies.js";
import { clip, exactly, failing } from "../diagnostic.js";
import { add } from "../semimodule/integer.js";
import { kindOf } from "../semimodule/semimodule.js";
import { offsetOf } from "./evaluation.js";
import { integerIn } from "./htuple.js";
import { layoutIn } from "./layout.js";
import { stridesOf } from "./modes.js";
import { show } from "./text.js";

/**
 * The function R(c) = outer(offset + inner(c)), kept unfolded: for what composition refuses to write as a layout, as a
 * swizzle over padding. The inner layout yields integers or binary elements; of the latter the integers count. Refused are
 * an inner layout that yields coordinates, and an offset that is no integer.
 * @param outer the layout that is applied last
 * @param offset what is added before it
 * @param inner the layout that is applied first
 * @returns the composed layout
 * @throws LayoutError: argument, integer, overflow
 * @law R(c) = outer(offset + inner(c)) at every coordinate (test/layout/composed-layout.test.ts)
 * @see {@link asLayout}
 * @example String(composedLayout(swizzle(3, 3, 3), 4, layout("(8,64):(66,1)"))) // "(64,8,1):(f1,f72,f512) ∘ (4 + (8,64):(66,1))"
 */
export function composedLayout<O extends AnyLayout, const N extends number, I extends AnyLayout>(
  outer: O,
  offset: Accepted<N, Composed<O, N, I>>,
  inner: I,
): ComposedLayout<
  ResultOuter<Composed<O, N, I>>,
  ResultStart<Composed<O, N, I>>,
  ResultInner<Composed<O, N, I>>
>;

export function composedLayout(
  outer: AnyLayout,
  offset: any,
  inner: AnyLayout,
): ComposedLayout<any, any, any> {
  const fail = failing("composedLayout", () => clip(`${show(outer)} ∘ (${show(offset)} + ${show(inner)})`));
  layoutIn(outer, fail);
  integerIn(offset, fail, "integer", Number.isInteger(offset));
  const coordinate = stridesOf(layoutIn(inner, fail)).find((step) => kindOf(step) === "coordinate");
  if (coordinate !== undefined) fail("integer", coordinate);
  return composedOf(outer, offset, inner);
}

/**
 * Whether a value is a composed layout that this library made, in any copy of it.
 * @param value anything
 * @returns a boolean
 * @law true of what `composedLayout` makes, false of all else (test/layout/composed-layout.test.ts)
 * @see {@link isLayout}
 * @example isComposedLayout(layout(4)) // false
 */
export function isComposedLayout(value: unknown): value is ComposedLayout {
  return typeof value === "object" && value !== null && isMarked(value, marked);
}

/** The composed layout of pieces that are known to make one. */
export function composedOf(outer: AnyLayout, offset: number, inner: AnyLayout): ComposedLayout {
  const pieces = { outer, offset: offset + 0, inner, shape: inner.shape };
  return Object.freeze(Object.assign(Object.create(methods), pieces));
}

/** The value of a composed layout at a coordinate. */
export function valueAt(of: ComposedLayout, c: unknown): IntTuple {
  const fail = failing("at", () => show(of));
  const within = offsetOf(c, of.inner, fail) as number;
  return offsetOf(
    exactly(fail, () => add(of.offset, within)),
    of.outer,
    fail,
  );
}

/** `of` where it is a composed layout; anything else is refused in the name of the operation. */
export function composedIn(of: unknown, operation: string): ComposedLayout {
  if (isComposedLayout(of)) return of;
  return failing(operation, () => show(of))("argument", show(of), "composed layout");
}

const marked = markOf("composed layout");

/** What all composed layouts share. */
const methods: object = Object.create(Object.prototype, {
  [marked]: { value: true },
  toString: { value: text },
  toJSON: { value: text },
  [Symbol.for("nodejs.util.inspect.custom")]: { value: text },
});

function text(this: ComposedLayout): string {
  return `${this.outer} ∘ (${this.offset} + ${this.inner})`;
}
