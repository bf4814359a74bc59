import type { Tiler } from "../../types/algebra/tiler.js";
import type { Accepted, AcceptedEach, Answer } from "../../types/diagnostic.js";
import type { IntTuple } from "../../types/layout/htuple.js";
import type { AnyLayout, Layout, ResultShape, ResultStride } from "../../types/layout/layout.js";
import type { SliceCoordinate } from "../../types/layout/slice.js";
import type { Step } from "../../types/semimodule/semimodule.js";
import type {
  AnyComposedLayout,
  AsLayout,
  AtComposed,
  ComposeComposed,
  Composed,
  ComposedLayout,
  ResultInner,
  ResultOuter,
  ResultStart,
  SliceComposed,
} from "../../types/swizzle/composed-layout.js";
import { composition } from "../algebra/composition.js";
import { concatOf, modesIn } from "../algebra/concat.js";
import { clip, type Fail, failing } from "../diagnostic.js";
import { offsetOf } from "../layout/evaluation.js";
import { integerIn, show, textOf } from "../layout/htuple.js";
import { laid, layoutIn, print } from "../layout/layout.js";
import { modesOf, stridesOf } from "../layout/modes.js";
import { slice } from "../layout/slice.js";
import { and, stepsOf } from "../semimodule/binary.js";
import { add } from "../semimodule/integer.js";
import { binaryIn, kindOf } from "../semimodule/semimodule.js";

/**
 * The function R(c) = outer(offset + inner(c)), kept unfolded: for what composition refuses to write as a layout, as a
 * swizzle over padding. The inner layout yields integers or binary elements; of the latter the integers count. Refused are
 * an inner layout that yields coordinates, and an offset that is no integer.
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
 * Whether a value is a composed layout that this library made.
 * @example isComposedLayout(layout(4)) // false
 */
export function isComposedLayout(value: unknown): value is ComposedLayout {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === methods;
}

/**
 * The value at a coordinate, as `at` of a layout: that of the outer layout at the offset and what the inner one yields.
 * Its refusals are those of `at` on the pieces.
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
  const { outer, offset, inner } = composedIn(of, "sliceComposed");
  const { layout: kept, offset: start } = slice<AnyLayout, any>(inner, ...coordinate) as {
    layout: AnyLayout;
    offset: Step;
  };
  if (typeof start === "string")
    refuseShared(
      start,
      kept,
      failing("sliceComposed", () => shown(of)),
    );
  return composedOf(outer, add(offset, binaryIn(start)), kept);
}

/**
 * The composition with a tiler on the right: R ∘ B = outer ∘ (offset + inner ∘ B). Its refusals are those of `composition`
 * on the inner layout.
 * @example String(composeComposed(composedLayout(swizzle(3, 3, 3), 4, layout("(8,64):(66,1)")), [4, 8])) // "(64,8,1):(f1,f72,f512) ∘ (4 + (4,8):(66,1))"
 */
export function composeComposed<R extends AnyComposedLayout, const T extends Tiler>(
  of: R,
  tiler: Accepted<T, NoInfer<ComposeComposed<R, T>>, "composeComposed">,
): ComposedLayout<
  ResultOuter<NoInfer<ComposeComposed<R, T>>>,
  ResultStart<NoInfer<ComposeComposed<R, T>>>,
  ResultInner<NoInfer<ComposeComposed<R, T>>>
>;

export function composeComposed(of: AnyComposedLayout, tiler: any): ComposedLayout<any, any, any> {
  const { outer, offset, inner } = composedIn(of, "composeComposed");
  return composedOf(
    outer,
    offset,
    (composition as (left: AnyLayout, tiler: Tiler) => AnyLayout)(inner, tiler),
  );
}

/** The value of a composed layout at a coordinate. */
export function valueAt({ outer, offset, inner }: ComposedLayout, c: unknown): IntTuple {
  const within = offsetOf(
    c,
    inner,
    failing("at", () => show(inner)),
  ) as number;
  return offsetOf(
    add(offset, within),
    outer,
    failing("at", () => show(outer)),
  );
}

/** Whatever a caller may have passed, for a message; a composed layout as it is written. */
export function shown(x: unknown): string {
  return isComposedLayout(x) ? clip(text.call(x)) : show(x);
}

/** `of` where it is a composed layout; anything else is refused in the name of the operation. */
function composedIn(of: unknown, operation: string): ComposedLayout {
  if (isComposedLayout(of)) return of;
  return failing(operation, () => show(of))("argument", show(of), "composed layout");
}

/** The composed layout of pieces that are known to make one. */
function composedOf(outer: AnyLayout, offset: number, inner: AnyLayout): ComposedLayout {
  const pieces = { outer, offset: offset + 0, inner, shape: inner.shape };
  return Object.freeze(Object.assign(Object.create(methods), pieces));
}

/** Refuses a binary element that shares bits with what a layout yields. */
function refuseShared(start: Step, kept: AnyLayout, fail: Fail): void {
  for (const [extent, stride] of modesOf(kept))
    for (const step of stepsOf(extent, binaryIn(stride)))
      if (and(step, binaryIn(start)) !== 0) fail("carry", binaryIn(start), step);
}

/** What all composed layouts share. */
const methods: object = Object.create(Object.prototype, {
  toString: { value: text },
  toJSON: { value: text },
  [Symbol.for("nodejs.util.inspect.custom")]: { value: text },
});

function text(this: ComposedLayout): string {
  return `${print(this.outer)} ∘ (${this.offset} + ${print(this.inner)})`;
}

/**
 * The layout that a composed one is, where the algebra has it. A layout takes 0 to 0, so refused is an offset that the
 * outer layout takes elsewhere; and whatever `composition` refuses, which an offset is a mode of.
 * @example asLayout(composedLayout(swizzle(3, 3, 3), 0, layout("(8,64):(64,1)"))) // prints as (8,64):(f72,f1)
 */
export function asLayout<R extends AnyComposedLayout>(
  of: Accepted<R, NoInfer<AsLayout<R>>, "asLayout">,
): Layout<ResultShape<NoInfer<AsLayout<R>>>, ResultStride<NoInfer<AsLayout<R>>>>;

export function asLayout(of: any): AnyLayout {
  const { outer, offset, inner } = composedIn(of, "asLayout");
  const over = (right: AnyLayout) =>
    (composition as (left: AnyLayout, tiler: Tiler) => AnyLayout)(outer, right);
  if (offset === 0) return over(inner);
  const start = offsetOf(
    offset,
    outer,
    failing("at", () => show(outer)),
  );
  if (start !== 0) failing("asLayout", () => shown(of))("origin", textOf(start));
  // beside a mode that steps by the offset, none that carries into it is accepted
  const modes = [laid(2, offset), inner];
  const beside = concatOf(
    modes,
    failing("concat", () => show(modes)),
  );
  return modesIn(over(beside))[1] as AnyLayout;
}
