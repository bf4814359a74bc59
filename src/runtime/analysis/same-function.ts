import type { AssertSameFunction, Difference, SameFunction } from "../../types/analysis/same-function.js";
import type { Accepted, Answer } from "../../types/diagnostic.js";
import type { IntTuple } from "../../types/layout/htuple.js";
import type { AnyLayout, AnyMapping } from "../../types/layout/layout.js";
import type { Step } from "../../types/semimodule/semimodule.js";
import { asIntegers } from "../algebra/composition/bits.js";
import { joined } from "../algebra/joined.js";
import { type Fail, failing } from "../diagnostic.js";
import { isComposedLayout, valueAt } from "../layout/composed-layout.js";
import { offsetOf } from "../layout/evaluation.js";
import { kindOfLayout, type Mode, modesOf, type Sides, sizeOfModes } from "../layout/modes.js";
import { extent } from "../layout/shape.js";
import { show, textOf } from "../layout/text.js";
import { askedIn, listing } from "./values.js";

/**
 * Whether two layouts have the same size and the same offset at every integer coordinate, whatever their form. Their
 * coalesced forms are then the same: each mode of one is where the function first stops being a multiple. Binary strides
 * yield integers, and are compared as these.
 * @param a a layout
 * @param b another
 * @returns a boolean
 * @throws LayoutError: argument, budget
 * @law true exactly where the sizes and all offsets are the same (test/property/questions.test.ts)
 * @see {@link difference}
 * @example sameFunction(layout("(2,(1,6)):(1,(6,2))"), layout("12:1")) // true
 */
export function sameFunction<A extends AnyMapping, B extends AnyMapping>(
  a: A,
  b: B,
): Answer<SameFunction<A, B>, boolean>;

export function sameFunction(a: AnyMapping, b: AnyMapping): boolean {
  const fail = failing("sameFunction", () => `${show(a)}, ${show(b)}`);
  const [of, by] = [askedIn(a, fail), askedIn(b, fail)];
  return sizeOf(of) === sizeOf(by) && differenceIn(of, by, fail) === null;
}

/**
 * The least integer coordinate at which two layouts have different offsets; `null` where there is none up to the smaller
 * size.
 * @param a a layout
 * @param b another
 * @returns the coordinate, or `null`
 * @throws LayoutError: argument, budget
 * @law the layouts are the same below it, and differ there (test/property/questions.test.ts)
 * @see {@link sameFunction}
 * @example difference(layout("(4,8):(1,4)"), layout("(4,8):(1,5)")) // 4
 */
export function difference<A extends AnyMapping, B extends AnyMapping>(a: A, b: B): Answer<Difference<A, B>>;

export function difference(a: AnyMapping, b: AnyMapping): number | null {
  const fail = failing("difference", () => `${show(a)}, ${show(b)}`);
  return differenceIn(askedIn(a, fail), askedIn(b, fail), fail);
}

/**
 * Refuses layouts that are not the same function, and names the sizes or a coordinate at which they differ.
 * @param a a layout
 * @param b another
 * @returns nothing
 * @throws LayoutError: argument, budget, difference, sizes
 * @law refused exactly where `sameFunction` is false, with a witness (test/analysis/same-function.test.ts)
 * @see {@link difference}
 * @example assertSameFunction(layout("(2,(1,6)):(1,(6,2))"), layout("12:1"))
 */
export function assertSameFunction<A extends AnyMapping, B extends AnyMapping>(
  a: A,
  b: Accepted<B, AssertSameFunction<A, B>>,
): void;

export function assertSameFunction(a: AnyMapping, b: any): void {
  const fail = failing("assertSameFunction", () => `${show(a)}, ${show(b)}`);
  const [of, by] = [askedIn(a, fail), askedIn(b, fail)];
  if (sizeOf(of) !== sizeOf(by)) fail("sizes", sizeOf(of), sizeOf(by));
  const at = differenceIn(of, by, fail);
  if (at !== null) fail("difference", at, textOf(offsetIn(at, of, fail)), textOf(offsetIn(at, by, fail)));
}

/**
 * The modes that two coalesced layouts have in common from coordinate 0 on: they agree up to the size of these, and no
 * further unless one of them ends there.
 * @example commonStart([[6, 1], [2, 8]], [[4, 1]]) // [[4, 1]]
 */
export function commonStart<D extends Step>(
  a: readonly Mode<D>[],
  b: readonly Mode<D>[],
): readonly Mode<D>[] {
  const common: Mode<D>[] = [];
  for (const [i, [size, stride]] of a.entries()) {
    const [other, otherStride] = b[i] ?? [1, stride];
    if (stride !== otherStride) break;
    const both = Math.min(size, other);
    if (both > 1) common.push([both, stride]);
    if (size !== other) break;
  }
  return common;
}

function sizeOf(of: AnyMapping): number {
  return extent(of.shape);
}

function offsetIn(at: number, of: AnyMapping, fail: Fail): IntTuple {
  return isComposedLayout(of) ? valueAt(of, at) : offsetOf(at, of as AnyLayout, fail);
}

/** Of a composed layout that is none each offset is looked at. */
function differenceIn(a: AnyMapping, b: AnyMapping, fail: Fail): number | null {
  if (!isComposedLayout(a) && !isComposedLayout(b)) return differenceOf(a as AnyLayout, b as AnyLayout, fail);
  const spend = listing(fail);
  const end = Math.min(sizeOf(a), sizeOf(b));
  for (let at = 0; at < end; at++) {
    spend(4);
    if (textOf(offsetIn(at, a, fail)) !== textOf(offsetIn(at, b, fail))) return at;
  }
  return null;
}

/** Modes of binary strides may agree past their common start: there each value is looked at. */
function differenceOf(a: AnyLayout, b: AnyLayout, fail: Fail): number | null {
  const [of, by] = [summed(a), summed(b)];
  const [modes, others] = [modesOf(of), modesOf(by)];
  const end = Math.min(sizeOfModes(modes), sizeOfModes(others));
  let at = sizeOfModes(commonStart(joined(modes), joined(others)));
  if (kindOfLayout(of) === "binary" || kindOfLayout(by) === "binary")
    while (at < end && textOf(offsetOf(at, of, fail)) === textOf(offsetOf(at, by, fail))) at++;
  return at < end ? at : null;
}

/** A layout of binary strides as one of integers, where XOR is their sum. */
function summed(layout: Sides): Sides {
  return kindOfLayout(layout) === "binary" ? (asIntegers(layout) ?? layout) : layout;
}
