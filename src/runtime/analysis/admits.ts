import type { Admits, Locate } from "../../types/analysis/admits.js";
import type { Accepted, Answer } from "../../types/diagnostic.js";
import type { Budget } from "../../types/layout/budget.js";
import type { AnyLayout, Layout, ResultShape, ResultStride } from "../../types/layout/layout.js";
import { composed } from "../algebra/composition.js";
import { leftInverseOf } from "../algebra/inverse/integers.js";
import { exactly, type Fail, failing, LayoutError } from "../diagnostic.js";
import { type Spend, spending } from "../layout/budget.js";
import { offsetOf } from "../layout/evaluation.js";
import { layoutIn, sidesOf, whole } from "../layout/layout.js";
import { integerModes, span } from "../layout/modes.js";
import { extent } from "../layout/shape.js";
import { show } from "../layout/text.js";
import { combinations } from "../semimodule/combination.js";
import { sameFunction } from "./same-function.js";

/**
 * Whether every offset of an instruction is one of the data (paper, section 5.4.4): A(A†(T(i))) = T(i) for all i. Where
 * the left inverse or its composition with T does not exist, the offsets are looked at one by one, which is refused
 * past its budget.
 * @param data the layout of the data
 * @param instruction the layout of an access to it
 * @param options `budget`, how many offsets may be looked at
 * @returns a boolean
 * @throws LayoutError: argument, integer, undecided
 * @law true exactly where every offset of the instruction is one of the data (test/property/questions.test.ts)
 * @see {@link locate}
 * @example admits(layout("(128,64):(16384,1)"), layout("(32,2):(16384,1)")) // true
 */
export function admits<D extends AnyLayout, I extends AnyLayout>(
  data: D,
  instruction: I,
  options?: Budget,
): Answer<Admits<D, I>, boolean>;

export function admits(data: AnyLayout, instruction: AnyLayout, options?: Budget): boolean {
  const fail = refusing("admits", data, instruction);
  return unmet(data, instruction, spending(options, fail), fail) === null;
}

/**
 * Where the offsets of an instruction lie in the data: the layout A† ∘ T from the coordinates of the instruction to those
 * of the data, a tiler for it (paper, section 5.4.4). Refused where an offset is missing, which is named; where the data
 * has no left inverse; and whatever composition refuses.
 * @param data the layout of the data
 * @param instruction the layout of an access to it
 * @param options `budget`, how many offsets may be looked at
 * @returns the layout of the places
 * @throws LayoutError: integer, missing, undecided; as {@link leftInverse} and {@link composition}
 * @law data(locate(i)) = instruction(i) at every coordinate (test/property/questions.test.ts)
 * @see {@link admits}
 * @example locate(layout("(128,64):(16384,1)"), layout("(32,2):(16384,1)")) // prints as (32,2):(1,128)
 */
export function locate<D extends AnyLayout, I extends AnyLayout>(
  data: D,
  instruction: Accepted<I, Locate<D, I>>,
  options?: Budget,
): Layout<ResultShape<Locate<D, I>>, ResultStride<Locate<D, I>>>;

export function locate(data: AnyLayout, instruction: any, options?: Budget): AnyLayout {
  const fail = refusing("locate", data, instruction);
  const offset = unmet(data, instruction, spending(options, fail), fail);
  if (offset !== null) fail("missing", offset);
  return exactly(fail, () => located(data, instruction, fail));
}

function refusing(operation: string, data: AnyLayout, instruction: AnyLayout): Fail {
  return failing(operation, () => `${show(data)}, ${show(instruction)}`);
}

/** An offset of the instruction that the data does not have: the last one, else the first; `null` where it has all. */
function unmet(data: AnyLayout, instruction: AnyLayout, spend: Spend, fail: Fail): number | null {
  layoutIn(data, fail);
  layoutIn(instruction, fail);
  return exactly(fail, () => {
    const size = extent(instruction.shape);
    const has = membership(data, spend, fail);
    const cost = 4 * integerModes(instruction, fail).length;
    const offset = (i: number): number => offsetOf(i, instruction, fail) as number;
    if (!has(offset(size - 1))) return offset(size - 1);
    if (returns(data, instruction, fail)) return null;
    for (let i = 0; i < size; i++) {
      spend(cost);
      if (!has(offset(i))) return offset(i);
    }
    return null;
  });
}

/** Whether an offset is one of the data, by a search that modes which nest end at once. */
function membership(data: AnyLayout, spend: Spend, fail: Fail): (offset: number) => boolean {
  const terms = integerModes(data, fail)
    .filter(([size, stride]) => size > 1 && stride !== 0)
    .toSorted(([, a], [, b]) => Math.abs(a) - Math.abs(b))
    .map(([size, step]) => ({ step, low: 0, high: size - 1 }));
  const search = combinations(terms, spend);
  return (offset) => search(offset) !== null;
}

/** Whether the whole instruction is led back to itself within the data, as far as the algebra can tell. */
function returns(data: AnyLayout, instruction: AnyLayout, fail: Fail): boolean {
  try {
    const coordinates = located(data, instruction, fail);
    const modes = integerModes(coordinates, fail);
    if (modes.some(([, stride]) => stride < 0) || span(modes) > extent(data.shape)) return false;
    return sameFunction(whole(composed(data, coordinates, fail)), instruction);
  } catch (fault) {
    if (fault instanceof LayoutError) return false;
    throw fault;
  }
}

/** A† ∘ T. */
function located(data: AnyLayout, instruction: AnyLayout, fail: Fail): AnyLayout {
  return whole(composed(sidesOf(leftInverseOf(integerModes(data, fail), fail)), instruction, fail));
}
