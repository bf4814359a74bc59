import type { DrawOptions } from "../../types/draw/options.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import { complementOf, complementUpTo } from "../algebra/complement.js";
import { concatOf } from "../algebra/concat.js";
import { type Fail, failing, LayoutError } from "../diagnostic.js";
import { isLayout, layout, whole } from "../layout/layout.js";
import { show } from "../layout/text.js";
import { operationNamed } from "./formula/operations.js";
import { planIn } from "./picture.js";
import { bitsOf } from "./refusal/bits.js";
import { coverOf } from "./refusal/cover.js";
import { gridsOf } from "./refusal/grids.js";
import { matchedOf, modesOfCode } from "./refusal/matched.js";
import { refusedBy } from "./refusal/operands.js";
import { rulerOf } from "./refusal/ruler.js";
import type { Panel } from "./scene.js";

/** What is refused: what was thrown, a call by the name of its operation, or a function that makes it. */
export type Call =
  | LayoutError
  | readonly [operation: string, ...operands: readonly unknown[]]
  | (() => unknown);

/**
 * A refusal as a picture: of a composition, a divide or a product the ruler of the left modes, the steps of the right one
 * on it, and the digit that carries; of a complement what is covered twice or left out; of what does not fit a shape, mode by
 * mode, what is missing; of steps that XOR does not add, the digits that they share; of all else the layouts that it is
 * about, with the coordinates marked that it names. Whatever it is about, the sentence stands below. Refused is a call that is not refused.
 * @param of the `LayoutError`, a call `["composition", A, B]`, or a function that calls
 * @param options how it is written: `form`, `title`, `colour`, `budget`
 * @returns the picture, an SVG where no form is named
 * @throws LayoutError: argument
 * @law the digit that is marked is one that carries (test/draw/refusal.test.ts)
 * @see {@link explain}
 * @example drawRefusal(["composition", layout("(4,6,8):(2,3,5)"), layout("6:3")]).includes("stride 3 and extent 4 do not divide each other") // true
 */
export function drawRefusal(of: Call, options?: DrawOptions): string {
  const fail = failing("drawRefusal", () => (Array.isArray(of) ? of.map(show).join(", ") : show(of)));
  const plan = planIn(options, fail);
  const error = refusalOf(of, fail);
  const { message, operation, code } = error;
  const { text } = refusedBy(error);
  return plan.write({
    title: `${operation}: ${text}`,
    description: `A refusal (${code}). ${message}`,
    panels: panelsOf(error),
    notes: [message],
  });
}

/** The refusal of a call. */
function refusalOf(of: Call, fail: Fail): LayoutError {
  if (of instanceof LayoutError) return of;
  const [operation, ...operands] = Array.isArray(of) ? of : [];
  const call = typeof of === "function" ? of : operationNamed(String(operation))?.of;
  if (call === undefined) return fail("argument", show(of), "refusal and no call");
  let result: unknown;
  try {
    result = call(...operands);
  } catch (fault) {
    if (fault instanceof LayoutError) return fault;
    throw fault;
  }
  return fail("argument", show(result), "refusal");
}

/** What is drawn of a refusal: why, where that can be seen, or else the layouts that it is about. */
function panelsOf(error: LayoutError): readonly Panel[] {
  const { code, message, operation } = error;
  const { sign, operands } = refusedBy(error);
  const [left, right] = (operands ?? []).map((each) => (typeof each === "number" ? layout(each) : each));
  const fail = failing(operation, () => "");
  const matched = matchedOf(code, message);
  if (matched.length > 0) return matched;
  const bits = bitsOf(message);
  if (bits.length > 0) return bits;
  const why = isLayout(left) ? reasonOf(error, sign, left, right, fail) : [];
  return why.length > 0 ? why : gridsOf([left, right], message, fail);
}

/** Why an operation has no result for its operands, where there is a picture of that. */
function reasonOf(
  { code, message }: LayoutError,
  sign: string | null,
  left: AnyLayout,
  right: unknown,
  fail: Fail,
): readonly Panel[] {
  try {
    if (["mode", "rank", "weak-congruence"].includes(code)) return modesOfCode(code, message, left, right);
    if (["overlap", "not-completing", "no-left-inverse"].includes(code)) {
      // a divide needs the complement of its tile, a product that of its left operand
      const tile = sign === "logicalDivide" ? right : left;
      return isLayout(tile) ? coverOf(tile) : [];
    }
    return isLayout(right) ? rulerOfSign(sign, left, right, fail) : [];
  } catch (fault) {
    if (fault instanceof LayoutError) return [];
    throw fault;
  }
}

/** All three signs are compositions in the end. */
function rulerOfSign(sign: string | null, left: AnyLayout, right: AnyLayout, fail: Fail): readonly Panel[] {
  if (sign === "composition") return rulerOf(left, right, fail);
  if (sign === "logicalProduct") return rulerOf(whole(complementOf(left, fail)), right, fail);
  if (sign !== "logicalDivide") return [];
  return rulerOf(left, concatOf([right, complementUpTo(right, left.shape, true, fail)], fail), fail);
}
