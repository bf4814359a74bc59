import type { AcceptedEach } from "../../types/diagnostic.js";
import type { IntTuple, StepTuple } from "../../types/layout/htuple.js";
import type { AnyLayout, AnyMapping, ComposedLayout, Resolved } from "../../types/layout/layout.js";
import type { Nesting } from "../../types/layout/levels.js";
import type {
  DomainOffset,
  ResultLayout,
  ResultOffset,
  Slice,
  SliceCoordinate,
  Sliced,
} from "../../types/layout/slice.js";
import type { Step } from "../../types/semimodule/semimodule.js";
import { type Fail, failing, renaming } from "../diagnostic.js";
import { and, stepsOf } from "../semimodule/binary.js";
import { add } from "../semimodule/integer.js";
import { binaryIn } from "../semimodule/semimodule.js";
import { composedOf, isComposedLayout } from "./composed-layout.js";
import { stepAt } from "./evaluation.js";
import { copied, integerOf, isTuple } from "./htuple.js";
import { laid, layoutIn, layoutOf } from "./layout.js";
import { modesOf } from "./modes.js";
import { show } from "./text.js";
import { refuseUnfit } from "./unfit.js";

/**
 * What is left of a layout where a coordinate is fixed but for its `null` modes: these modes, and the offset of the rest
 * (paper, section 4.5.1). Kept modes stand side by side in one tuple, however deep they lay, each with its own profile;
 * `null` for the whole coordinate keeps the layout, and nothing kept is 1:0. Of a composed layout what is fixed joins the
 * offset, inside of the outer one. Refused is a coordinate that does not fit, and a fixed binary part that shares bits with
 * what is kept inside of an outer layout.
 * @param layout any
 * @param coordinate an integer or `null` for each mode, nested as the shape is
 * @returns the layout of the modes kept, and the offset of what is fixed
 * @throws LayoutError: argument, carry, coordinate, integer, overflow
 * @law L(c) is the offset and the kept layout at what is kept (test/property/semimodule.test.ts)
 * @see {@link dice}
 * @example slice(layout("(4,8):(1,4)"), null, 3) // { layout: (4):(1), offset: 12 }
 * @example slice(layout("((3,2),(2,5,2)):((4,1),(2,13,100))"), [null, 1], [0, null, 1]) // { layout: (3,5):(4,13), offset: 101 }
 */
export function slice<L extends AnyMapping, const C extends readonly SliceCoordinate[]>(
  layout: L,
  ...coordinate: AcceptedEach<C, Slice<L, C>, L, number | null>
): Sliced<Resolved<L, ResultLayout<Slice<L, C>>>, ResultOffset<Slice<L, C>>>;

export function slice(layout: AnyMapping, ...coordinate: any): Sliced<any, any> {
  if (isComposedLayout(layout)) return { layout: slicedInside(layout, coordinate, "slice"), offset: 0 };
  const fail = failing("slice", () => show(layout));
  const { shape, stride } = layoutIn(layout, fail);
  const given = coordinate.length === 1 ? coordinate[0] : coordinate;
  const at = gapsIn(given, shape as IntTuple, fail);
  const offset = stepAt(fixed(at), layout as AnyLayout, fail);
  if (at === null) return { layout, offset };
  const kept = keep(at, shape as IntTuple, stride as StepTuple);
  return { layout: kept.length === 0 ? layoutOf([[1, 0]]) : sideBySide(kept), offset };
}

/**
 * The layout again, and the offset of a coordinate in it: where a tensor of that layout starts when it is moved there.
 * @param layout any
 * @param coordinate whole, or mode by mode
 * @returns the layout, and the offset
 * @throws LayoutError: argument, coordinate, integer, overflow
 * @law layout(c) + the offset is the layout at the coordinates added, where none is past its end
 *   (test/layout/slice.test.ts)
 * @see {@link slice}
 * @example domainOffset(layout("(4,8):(1,4)"), 2, 5) // { layout: (4,8):(1,4), offset: 22 }
 */
export function domainOffset<L extends AnyMapping, const C extends readonly Nesting<number>[]>(
  layout: L,
  ...coordinate: AcceptedEach<C, DomainOffset<L, C>, L>
): Sliced<Resolved<L, ResultLayout<DomainOffset<L, C>>>, ResultOffset<DomainOffset<L, C>>>;

export function domainOffset(layout: AnyMapping, ...coordinate: any): Sliced<any, any> {
  if (isComposedLayout(layout)) {
    const { offset } = renaming(
      "domainOffset",
      () => domainOffset<AnyLayout, any>(layout.inner, ...coordinate) as Sliced<AnyLayout, Step>,
      () => show(layout),
    );
    return { layout: joinedInside(layout, layout.inner, offset, "domainOffset"), offset: 0 };
  }
  const fail: Fail = failing("domainOffset", () => show(layout));
  layoutIn(layout, fail);
  return {
    layout,
    offset: stepAt(coordinate.length === 1 ? coordinate[0] : coordinate, layout as AnyLayout, fail),
  };
}

/** The part of a composed layout that a coordinate leaves open. */
function slicedInside(
  of: ComposedLayout,
  coordinate: readonly SliceCoordinate[],
  operation: string,
): ComposedLayout {
  const { layout, offset } = renaming(
    operation,
    () => slice<AnyLayout, any>(of.inner, ...coordinate) as Sliced<AnyLayout, Step>,
    () => show(of),
  );
  return joinedInside(of, layout, offset, operation);
}

/** What is fixed joins the offset, inside of the outer layout. A binary element that shares bits with what is kept does not. */
function joinedInside(of: ComposedLayout, kept: AnyLayout, start: Step, operation: string): ComposedLayout {
  if (typeof start === "string")
    for (const [extent, stride] of modesOf(kept))
      for (const step of stepsOf(extent, binaryIn(stride)))
        if (and(step, binaryIn(start)) !== 0)
          failing(operation, () => show(of))("carry", binaryIn(start), step);
  return composedOf(of.outer, add(of.offset, binaryIn(start)), kept);
}

/** `x` where it is a coordinate of a shape; `null` stands for a mode that is kept. */
export function gapsIn(x: unknown, shape: IntTuple, fail: Fail): SliceCoordinate {
  const read = (element: unknown) =>
    element === null || Array.isArray(element) ? element : integerOf(element, fail);
  const at = copied(x, fail, read) as SliceCoordinate;
  refuseUnfit(at, shape, fail);
  return at;
}

/** The coordinate with 0 in its open modes: what its fixed modes amount to. */
export function fixed(at: SliceCoordinate): IntTuple {
  return isTuple(at) ? at.map(fixed) : (at ?? 0);
}

/** One mode that a coordinate leaves open. */
export interface Kept {
  readonly shape: IntTuple;
  readonly stride: StepTuple;
}

/** The modes that a coordinate leaves open, of a shape that it fits. */
export function keep(at: SliceCoordinate, shape: IntTuple, stride: StepTuple): readonly Kept[] {
  if (at === null) return [{ shape, stride }];
  if (!isTuple(at) || !isTuple(shape) || !isTuple(stride)) return [];
  return at.flatMap((mode, i) => keep(mode, shape[i] as IntTuple, stride[i] as StepTuple));
}

/** Modes as the layout of them. */
export function sideBySide(kept: readonly Kept[]): AnyLayout {
  return laid(
    kept.map(({ shape }) => shape),
    kept.map(({ stride }) => stride),
  );
}
