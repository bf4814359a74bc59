import type { Accepted, AcceptedEach, Answer } from "../../types/diagnostic.js";
import type { AtComposed, Composed, SliceComposed } from "../../types/layout/composed-layout.js";
import type { IntTuple } from "../../types/layout/htuple.js";
import type {
  AnyComposedLayout,
  AnyLayout,
  ComposedLayout,
  ResultInner,
  ResultOuter,
  ResultStart,
} from "../../types/layout/layout.js";
import type { SliceCoordinate } from "../../types/layout/slice.js";
import { failing } from "../diagnostic.js";
import { kindOf } from "../semimodule/semimodule.js";
import { integerIn, show } from "./htuple.js";
import { composedOf, isComposedLayout, layoutIn, valueAt } from "./layout.js";
import { stridesOf } from "./modes.js";
import { slicedInside } from "./slice.js";

/**
 * The function R(c) = outer(offset + inner(c)), kept unfolded: for what composition refuses to write as a layout, as a
 * swizzle over padding. The inner layout yields integers or binary elements; of the latter the integers count. Refused are
 * an inner layout that yields coordinates, and an offset that is no integer.
 * @param outer the layout that is applied last
 * @param offset what is added before it
 * @param inner the layout that is applied first
 * @returns the composed layout
 * @throws LayoutError: argument, integer, overflow
 * @see {@link asLayout}
 * @example String(composedLayout(swizzle(3, 3, 3), 4, layout("(8,64):(66,1)"))) // "(64,8,1):(f1,f72,f512) ∘ (4 + (8,64):(66,1))"
 */
export function composedLayout<O extends AnyLayout, const N extends number, I extends AnyLayout>(
  outer: O,
  offset: Accepted<N, NoInfer<Composed<O, N, I>>, "composedLayout">,
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
  const fail = failing("composedLayout", () => `${show(outer)} ∘ (${show(offset)} + ${show(inner)})`);
  layoutIn(outer, fail);
  integerIn(offset, fail, "integer", Number.isInteger(offset));
  const coordinate = stridesOf(layoutIn(inner, fail)).find((step) => kindOf(step) === "coordinate");
  if (coordinate !== undefined) fail("integer", coordinate);
  return composedOf(outer, offset, inner);
}

/**
 * The value at a coordinate, as `at` of a layout: that of the outer layout at the offset and what the inner one yields.
 * Its refusals are those of `at` on the pieces.
 * @param of a composed layout
 * @param coordinate whole, or mode by mode
 * @returns the value there
 * @throws LayoutError: as {@link at}
 * @see {@link at}
 * @example atComposed(composedLayout(swizzle(3, 3, 3), 4, layout("(8,64):(66,1)")), 1, 5) // 67
 */
export function atComposed<R extends AnyComposedLayout, const C extends readonly IntTuple[]>(
  of: R,
  ...coordinate: AcceptedEach<C, NoInfer<AtComposed<R, C>>, "atComposed">
): Answer<NoInfer<AtComposed<R, C>>, "atComposed">;

export function atComposed(of: AnyComposedLayout, ...coordinate: any): unknown {
  return valueAt(composedIn(of, "atComposed"), coordinate.length === 1 ? coordinate[0] : coordinate);
}

/**
 * A composed layout where a coordinate is fixed but for its `null` modes. What is fixed joins the offset, inside of the
 * outer layout: Sw(a + b) is not Sw(a) + b. Its refusals are those of `slice` on the inner layout; and where that is
 * binary, a fixed part that shares bits with what is kept is refused, for it does not add.
 * @param of a composed layout
 * @param coordinate an integer or `null` for each mode, nested as the shape is
 * @returns the composed layout of the modes kept
 * @throws LayoutError: carry; as {@link slice}
 * @see {@link slice}
 * @example String(sliceComposed(composedLayout(swizzle(3, 3, 3), 0, layout("(8,64):(66,1)")), 2, null)) // "(64,8,1):(f1,f72,f512) ∘ (132 + (64):(1))"
 */
export function sliceComposed<R extends AnyComposedLayout, const C extends readonly SliceCoordinate[]>(
  of: R,
  ...coordinate: AcceptedEach<C, NoInfer<SliceComposed<R, C>>, "sliceComposed">
): ComposedLayout<
  ResultOuter<NoInfer<SliceComposed<R, C>>>,
  ResultStart<NoInfer<SliceComposed<R, C>>>,
  ResultInner<NoInfer<SliceComposed<R, C>>>
>;

export function sliceComposed(of: AnyComposedLayout, ...coordinate: any): ComposedLayout<any, any, any> {
  return slicedInside(composedIn(of, "sliceComposed"), coordinate, "sliceComposed");
}

/** `of` where it is a composed layout; anything else is refused in the name of the operation. */
export function composedIn(of: unknown, operation: string): ComposedLayout {
  if (isComposedLayout(of)) return of;
  return failing(operation, () => show(of))("argument", show(of), "composed layout");
}
