import type { AcceptedEach } from "../../types/diagnostic.js";
import type { IntTuple, StepTuple } from "../../types/layout/htuple.js";
import type { AnyLayout, Layout, ResultShape, ResultStride } from "../../types/layout/layout.js";
import type {
  DomainOffset,
  ResultLayout,
  ResultOffset,
  Slice,
  SliceCoordinate,
  Sliced,
} from "../../types/layout/slice.js";
import { type Fail, failing } from "../diagnostic.js";
import { stepAt } from "./evaluation.js";
import { copied, integerOf, isTuple, refines, show } from "./htuple.js";
import { laid, layoutIn, layoutOf } from "./layout.js";

/**
 * What is left of a layout where a coordinate is fixed but for its `null` modes: these modes, and the offset of the rest
 * (paper, section 4.5.1). Kept modes stand side by side in one tuple, however deep they lay, each with its own profile;
 * `null` for the whole coordinate keeps the layout, and nothing kept is 1:0. Refused is a coordinate that does not fit.
 * @example slice(layout("(4,8):(1,4)"), null, 3) // { layout: (4):(1), offset: 12 }
 * @example slice(layout("((3,2),(2,5,2)):((4,1),(2,13,100))"), [null, 1], [0, null, 1]) // { layout: (3,5):(4,13), offset: 101 }
 */
export function slice<L extends AnyLayout, const C extends readonly SliceCoordinate[]>(
  layout: L,
  ...coordinate: AcceptedEach<C, NoInfer<Slice<L, C>>, "slice">
): Sliced<
  Layout<ResultShape<ResultLayout<NoInfer<Slice<L, C>>>>, ResultStride<ResultLayout<NoInfer<Slice<L, C>>>>>,
  ResultOffset<NoInfer<Slice<L, C>>>
>;

export function slice(layout: AnyLayout, ...coordinate: any): Sliced<AnyLayout, any> {
  const fail = failing("slice", () => show(layout));
  const { shape, stride } = layoutIn(layout, fail);
  const given = coordinate.length === 1 ? coordinate[0] : coordinate;
  const at = gapsIn(given, shape as IntTuple, fail);
  const offset = stepAt(fixed(at), layout, fail);
  if (at === null) return { layout, offset };
  const kept = keep(at, shape as IntTuple, stride as StepTuple);
  return { layout: kept.length === 0 ? layoutOf([[1, 0]]) : sideBySide(kept), offset };
}

/**
 * The layout again, and the offset of a coordinate in it: where a tensor of that layout starts when it is moved there.
 * @example domainOffset(layout("(4,8):(1,4)"), 2, 5) // { layout: (4,8):(1,4), offset: 22 }
 */
export function domainOffset<L extends AnyLayout, const C extends readonly IntTuple[]>(
  layout: L,
  ...coordinate: AcceptedEach<C, NoInfer<DomainOffset<L, C>>, "domainOffset">
): Sliced<
  Layout<
    ResultShape<ResultLayout<NoInfer<DomainOffset<L, C>>>>,
    ResultStride<ResultLayout<NoInfer<DomainOffset<L, C>>>>
  >,
  ResultOffset<NoInfer<DomainOffset<L, C>>>
>;

export function domainOffset(layout: AnyLayout, ...coordinate: any): Sliced<AnyLayout, any> {
  const fail: Fail = failing("domainOffset", () => show(layout));
  layoutIn(layout, fail);
  return { layout, offset: stepAt(coordinate.length === 1 ? coordinate[0] : coordinate, layout, fail) };
}

/** `x` where it is a coordinate of a shape; `null` stands for a mode that is kept. */
export function gapsIn(x: unknown, shape: IntTuple, fail: Fail): SliceCoordinate {
  const read = (element: unknown) =>
    element === null || Array.isArray(element) ? element : integerOf(element, fail);
  const at = copied(x, fail, read) as SliceCoordinate;
  return refines(at as IntTuple, shape) ? at : fail("coordinate", show(at));
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
