import type { DrawOptions } from "../../types/draw/options.js";
import type { IntTuple } from "../../types/layout/htuple.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import { complementOf, complementUpTo } from "../algebra/complement.js";
import { concatOf } from "../algebra/concat.js";
import { type Fail, failing, LayoutError } from "../diagnostic.js";
import { show } from "../layout/htuple.js";
import { isLayout, layout, whole } from "../layout/layout.js";
import { operationNamed } from "./formula/operations.js";
import { planIn } from "./picture.js";
import { collisionOf } from "./refusal/collision.js";
import { coverOf } from "./refusal/cover.js";
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
 * on it, and the digit that carries; of a complement what is covered twice or left out; of two coordinates that meet, where.
 * Whatever it is about, the sentence stands below. Refused is a call that is not refused.
 * @param of the `LayoutError`, a call `["composition", A, B]`, or a function that calls
 * @param options how it is written: `form`, `title`, `colour`, `budget`
 * @returns the picture, an SVG where no form is named
 * @throws LayoutError: argument
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

/** What is drawn of a refusal; of many the sentence says all there is. */
function panelsOf(error: LayoutError): readonly Panel[] {
  const { sign, operands } = refusedBy(error);
  if (operands === null) return [];
  const [left, right] = operands.map((each) => (typeof each === "number" ? layout(each) : each));
  const fail = failing(error.operation, () => "");
  try {
    if (error.code === "collision" && isLayout(left)) return collisionOf(left, error.message, fail);
    if (["overlap", "not-completing", "no-left-inverse"].includes(error.code)) {
      // a divide needs the complement of its tile, a product that of its left operand
      const tile = sign === "logicalDivide" ? right : left;
      return isLayout(tile) ? coverOf(tile) : [];
    }
    return isLayout(left) && isLayout(right) ? rulerOfSign(sign, left, right, fail) : [];
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
  return rulerOf(
    left,
    concatOf([right, complementUpTo(right, left.shape as IntTuple, true, fail)], fail),
    fail,
  );
}
