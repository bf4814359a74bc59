import type { Tiler } from "../../types/algebra/tiler.js";
import type { IntTuple } from "../../types/layout/htuple.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import { complementOf, complementUpTo } from "../algebra/complement.js";
import { concatOf, modesIn } from "../algebra/concat.js";
import { type Fail, failing, LayoutError } from "../diagnostic.js";
import { isTuple, shapeOf } from "../layout/htuple.js";
import { isLayout, laid, layoutIn, whole } from "../layout/layout.js";
import { extentsOf } from "../layout/shape.js";
import { show } from "../layout/text.js";
import { evaluating } from "./explain/at.js";
import { merging } from "./explain/coalesce.js";
import { completing } from "./explain/complement.js";
import { composing } from "./explain/composition.js";
import { following, gathering } from "./explain/inverse.js";
import type { Say } from "./explain/say.js";
import { operationNamed } from "./formula/operations.js";
import { textOfTiler } from "./tiler.js";

/** Tells the steps of an operation on a layout and what else it was given. */
type Steps = (of: AnyLayout, others: readonly unknown[], say: Say, fail: Fail) => void;

// without the mark a bundler keeps them, and what they use, in every program that draws
const divide = /* @__PURE__ */ byMode("⊘", dividing);
const product = /* @__PURE__ */ byMode("⊗", multiplying);

const told: Readonly<Record<string, Steps>> = {
  at: (of, others, say, fail) => evaluating(of, others.length === 1 ? others[0] : others, say, fail),
  coalesce: (of, _, say) => merging(of, say),
  complement: (of, [bound], say, fail) => completing(of, boundIn(bound, fail), false, say, fail),
  composition: /* @__PURE__ */ byMode("∘", composing),
  leftInverse: (of, _, say) => gathering(of, say),
  rightInverse: (of, _, say) => following(of, say),
  logicalDivide: divide,
  zippedDivide: divide,
  tiledDivide: divide,
  flatDivide: divide,
  logicalProduct: product,
  zippedProduct: product,
  tiledProduct: product,
  flatProduct: product,
  blockedProduct: product,
  rakedProduct: product,
};

/**
 * How an operation comes to its result, in sentences: the digits that a composition moves, the gaps that a complement
 * fills. The last one is the result, or why there is none. Explained are `composition`, `complement`, `coalesce`, `at`, both
 * inverses, all divides and products. Refused is another operation, and a first operand that is no layout.
 * @param operation by its name
 * @param operands as it takes them
 * @returns the sentences
 * @throws LayoutError: argument
 * @law ends with what the operation gives, or with its refusal (test/draw/explain.test.ts)
 * @see {@link drawRefusal}
 * @example explain("coalesce", layout("(2,4):(1,2)")) // ["2:1 is the first.", "4:2 goes on where 2:1 ends, so the two are 8:1.", "coalesce: (2,4):(1,2) is 8:1"]
 */
export function explain(operation: string, ...operands: readonly unknown[]): readonly string[] {
  const fail = failing("explain", () => [operation, ...operands].map(show).join(", "));
  const steps = Object.hasOwn(told, operation)
    ? (told[operation] as Steps)
    : fail("argument", show(operation), "operation that is explained");
  const [first, ...others] = operands;
  const of = layoutIn(first, fail);
  const lines: string[] = [];
  try {
    steps(
      of,
      others,
      (line) => lines.push(line),
      failing(operation, () => show(of)),
    );
    const result = operationNamed(operation)?.of(...operands);
    return [...lines, `${operation}: ${[of, ...others].map(textOf).join(", ")} is ${textOf(result)}`];
  } catch (fault) {
    if (!(fault instanceof LayoutError)) throw fault;
    return [...lines, refusalOf(operation, operands) ?? fault.message];
  }
}

/** The sentence that the operation itself refuses with: it names what the operation was given. */
function refusalOf(operation: string, operands: readonly unknown[]): string | undefined {
  try {
    operationNamed(operation)?.of(...operands);
    return undefined;
  } catch (fault) {
    if (fault instanceof LayoutError) return fault.message;
    throw fault;
  }
}

/** The steps on one tile. */
type OnTile = (left: AnyLayout, tile: AnyLayout, say: Say, fail: Fail) => void;

/** The steps of an operation that takes a tiler: of an array they are told mode by mode. */
function byMode(sign: string, steps: OnTile): Steps {
  const over = (left: AnyLayout, tiler: Tiler, path: string, say: Say, fail: Fail): void => {
    if (path !== "")
      say(`Mode ${path}: ${left} ${tiler === null ? "is left alone" : `${sign} ${textOfTiler(tiler)}`}.`);
    if (tiler === null) return;
    if (isTuple(tiler)) {
      const modes = modesIn(left);
      // one of more tilers than modes is refused by the operation itself
      tiler.slice(0, modes.length).forEach((by, i) => {
        over(modes[i] as AnyLayout, by, path === "" ? `${i}` : `${path}.${i}`, say, fail);
      });
    } else
      steps(left, isLayout(tiler) ? tiler : laid(extentsOf(tiler, fail), tiler === 1 ? 0 : 1), say, fail);
  };
  return (left, [tiler], say, fail) => over(left, tiler as Tiler, "", say, fail);
}

/** A ⊘ B = A ∘ (B, B*). */
function dividing(left: AnyLayout, tile: AnyLayout, say: Say, fail: Fail): void {
  const shape = left.shape;
  say(`A divide composes with the tile and its complement: ${left} ∘ (${tile}, ${tile}*).`);
  completing(tile, shape, true, say, fail);
  composing(left, concatOf([tile, complementUpTo(tile, shape, true, fail)], fail), say, fail);
}

/** A ⊗ B = (A, A* ∘ B). */
function multiplying(left: AnyLayout, by: AnyLayout, say: Say, fail: Fail): void {
  say(`A product repeats the layout in its gaps: (${left}, ${left}* ∘ ${by}).`);
  completing(left, null, false, say, fail);
  composing(whole(complementOf(left, fail)), by, say, fail);
}

function boundIn(bound: unknown, fail: Fail): IntTuple | null {
  return bound === undefined || bound === null ? null : extentsOf(shapeOf(bound), fail);
}

function textOf(value: unknown): string {
  return isLayout(value) ? `${value}` : textOfTiler(value as Tiler);
}
