import type { AssertSurjective, IsSurjective, Missing } from "../../types/analysis/surjective.js";
import type { Accepted, Answer } from "../../types/diagnostic.js";
import type { Budget } from "../../types/layout/budget.js";
import type { IntTuple } from "../../types/layout/htuple.js";
import type { AnyLayout, AnyMapping } from "../../types/layout/layout.js";
import type { Nesting } from "../../types/layout/levels.js";
import { refuseUnread } from "../algebra/composition/parts.js";
import { exactly, type Fail, failing } from "../diagnostic.js";
import { type Spend, spending } from "../layout/budget.js";
import { isComposedLayout } from "../layout/composed-layout.js";
import { spanned } from "../layout/coshape.js";
import { shapeOf } from "../layout/htuple.js";
import { integral, kindOfLayout, modesOf, stridesOf } from "../layout/modes.js";
import { extent, extentsOf } from "../layout/shape.js";
import { show, textOf } from "../layout/text.js";
import { pathsIn } from "../semimodule/semimodule.js";
import { missingBits } from "./surjective/bits.js";
import { missingCoordinate, sidesOf } from "./surjective/coordinates.js";
import { missingIn } from "./surjective/integers.js";
import { askedIn, lackingIn, valuesOf } from "./values.js";

/**
 * Whether every offset from 0 up to `codomain`, an integer or the size of a shape or layout, is one of the layout (paper,
 * section 5.4); left out, it is the cosize. A layout of coordinates is asked whether it has every coordinate of a shape;
 * left out, of the one that they span. Decided by the strides alone, unless strides of both signs leave gaps, or count
 * several coordinates at once: then by a search, which is refused past its budget.
 * @param layout of offsets or coordinates
 * @param codomain how many offsets it is to reach, or the shape of the coordinates
 * @param options `budget`, how many steps the search may take
 * @returns a boolean
 * @throws LayoutError: argument, extent, integer, overflow, undecided, weak-congruence
 * @law true exactly where every offset of the codomain is in the image (test/property/questions.test.ts)
 * @see {@link missing}
 * @example isSurjective(layout("(4,8):(1,3)")) // true
 * @example isSurjective(layout("(4,8):(e0,e1)"), [8, 8]) // false
 */
export function isSurjective<L extends AnyMapping, const C extends Nesting<number> | AnyLayout | null = null>(
  layout: Accepted<L, IsSurjective<L, C>>,
  codomain?: C,
  options?: Budget,
): Answer<IsSurjective<L, C>, boolean>;

export function isSurjective(
  layout: any,
  codomain: IntTuple | AnyLayout | null = null,
  options?: Budget,
): boolean {
  return missingFrom("isSurjective", layout, codomain, options) === null;
}

/**
 * The least offset from 0 up to `codomain` that no coordinate goes to; `null` where there is none. Of coordinates it is
 * the first in colexicographic order.
 * @param layout of offsets or coordinates
 * @param codomain how many offsets it is to reach, or the shape of the coordinates
 * @param options `budget`, how many steps the search may take
 * @returns the offset or coordinate, or `null`
 * @throws LayoutError: argument, extent, integer, overflow, undecided, weak-congruence
 * @law not in the image, and everything below it is (test/property/questions.test.ts)
 * @see {@link isSurjective}
 * @example missing(layout("(4,8):(1,5)")) // 4
 * @example missing(layout("(4,8):(e0,2e1)")) // [0, 1]
 */
export function missing<L extends AnyMapping, const C extends Nesting<number> | AnyLayout | null = null>(
  layout: Accepted<L, Missing<L, C>>,
  codomain?: C,
  options?: Budget,
): Answer<Missing<L, C>>;

export function missing(
  layout: any,
  codomain: IntTuple | AnyLayout | null = null,
  options?: Budget,
): IntTuple | null {
  return missingFrom("missing", layout, codomain, options);
}

/**
 * Refuses a layout that is not surjective, and names an offset or a coordinate that is missing.
 * @param layout of offsets or coordinates
 * @param codomain how many offsets it is to reach, or the shape of the coordinates
 * @param options `budget`, how many steps the search may take
 * @returns nothing
 * @throws LayoutError: argument, extent, integer, missing, overflow, undecided, weak-congruence
 * @law refused exactly where `isSurjective` is false, with a witness (test/analysis/surjective.test.ts)
 * @see {@link missing}
 * @example assertSurjective(layout("(4,8):(1,1)"))
 */
export function assertSurjective<
  L extends AnyMapping,
  const C extends Nesting<number> | AnyLayout | null = null,
>(layout: Accepted<L, AssertSurjective<L, C>>, codomain?: C, options?: Budget): void;

export function assertSurjective(
  layout: any,
  codomain: IntTuple | AnyLayout | null = null,
  options?: Budget,
): void {
  const found = missingFrom("assertSurjective", layout, codomain, options);
  if (found !== null) failing("assertSurjective", () => show(layout))("missing", textOf(found));
}

/** Asked by the operation that is to be named. */
function missingFrom(
  operation: string,
  layout: AnyMapping,
  codomain: IntTuple | AnyLayout | null,
  options: Budget | undefined,
): IntTuple | null {
  const fail = failing(operation, () => show(layout));
  const of = askedIn(layout, fail);
  const shape = codomain === null ? null : extentsOf(shapeOf(codomain), fail);
  const spend = spending(options, fail);
  return exactly(fail, () => missingOf(of, shape, spend, fail));
}

/** What is missing of a shape, or else of the one that the values span: an offset, or a coordinate. */
export function missingOf(
  asked: AnyMapping,
  shape: IntTuple | null,
  spend: Spend,
  fail: Fail,
): IntTuple | null {
  if (isComposedLayout(asked)) {
    const values = valuesOf(asked, spend, fail);
    return lackingIn(
      values,
      0,
      shape === null ? values.reduce((so, value) => Math.max(so, value + 1), 1) : extent(shape),
    );
  }
  const of = asked as AnyLayout;
  const modes = modesOf(of);
  const kind = kindOfLayout(of);
  if (kind === "coordinate") {
    const steps = stridesOf(of);
    const box = shape ?? spanned(of, fail);
    refuseUnread(steps, box, fail);
    return missingCoordinate(modes, sidesOf(box, pathsIn(steps)), spend);
  }
  const bound = shape === null ? (spanned(of, fail) as number) : extent(shape);
  return kind === "binary"
    ? missingBits(modes, bound, spend)
    : missingIn(integral(modes, fail), bound, spend);
}
