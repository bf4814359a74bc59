import type { Formula, Given } from "../../types/draw/formula.js";
import type { DrawOptions } from "../../types/draw/options.js";
import type { IntTuple } from "../../types/layout/htuple.js";
import { failing, LayoutError } from "../diagnostic.js";
import { isCopyAtom } from "../instruction/copy-atom.js";
import { isMmaAtom } from "../instruction/mma-atom.js";
import { isComposedLayout } from "../layout/composed-layout.js";
import { isTuple } from "../layout/htuple.js";
import { isLayout, layout } from "../layout/layout.js";
import { show } from "../layout/text.js";
import { drawBanks } from "./banks.js";
import { drawCopy } from "./copy.js";
import { formula } from "./formula.js";
import { draw } from "./grid.js";
import { drawMma } from "./mma.js";
import { planIn } from "./picture.js";
import { drawRefusal } from "./refusal.js";
import { drawSlice } from "./slice.js";
import { drawTiles } from "./tiles.js";
import { textOfAny } from "./values.js";

type Draw = (...operands: readonly any[]) => string;

/** What a coordinate keeps, mode by mode or whole. */
const kept: Draw = (of, options, ...at) => drawSlice(of, at.length === 1 ? at[0] : at, options);

/** How an operation is drawn that is drawn by what it does, and not by what comes out. */
function drawnBy(operation: string): Draw | undefined {
  if (operation === "at" || operation === "slice") return kept;
  if (operation === "bankConflicts") return (of, options, access) => drawBanks(of, access, options);
  if (/^(?:logical|zipped|tiled|flat|blocked|raked)(?:Divide|Product)$/.test(operation))
    return (left, options, tiler) => drawTiles(operation as never, left, tiler, options);
  return undefined;
}

/**
 * A formula as a picture: of a divide or a product the tiles, of a slice what it keeps, of a layout its grid, of an
 * instruction who has what; of a number or a truth value the sentence; of what is refused, in its text or by an operation,
 * the refusal. So there is a picture for whatever one types.
 * @param text of the formula
 * @param options how it is written: `form`, `title`, `colour`, `budget`
 * @param given values by the names that the text has for them
 * @returns the picture, an SVG where no form is named
 * @throws LayoutError: argument, budget
 * @law the picture of its own kind for whatever the text comes to (test/draw/formula-picture.test.ts)
 * @see {@link formula}
 * @example drawFormula("at((2,2):(2,1), 1, 0)", { form: "text" }) // "(2,2):(2,1) at (1,0)\n\n      0     1\n  ┌─────┬─────┐\n0 │  ·0 │  ·1 │\n  ├─────┼─────┤\n1 │   2 │  ·3 │\n  └─────┴─────┘\n\n(1,0) keeps 1 element: 1:0, from offset 2 on."
 */
export function drawFormula(text: string, options: DrawOptions = {}, given: Given = {}): string {
  const fail = failing("drawFormula", () => show(text));
  planIn(options, fail);
  let found: Formula;
  let value: unknown;
  try {
    found = formula(text, given);
    value = found.value();
  } catch (fault) {
    if (fault instanceof LayoutError) return drawRefusal(fault, options);
    throw fault;
  }
  const { operation, operands } = found;
  const own = drawnBy(operation ?? "");
  if (own === undefined) return drawValue(value, operation === null, text, options);
  const [first, ...others] = operands;
  return own(first, options, ...others);
}

/** What comes out. A shape that is only typed is the compact layout of it. */
function drawValue(value: unknown, isTyped: boolean, text: string, options: DrawOptions): string {
  if (isLayout(value) || isComposedLayout(value)) return draw(value, options);
  if (isMmaAtom(value) || has(value, "atoms")) return drawMma(value as never, options);
  if (isCopyAtom(value) || has(value, "tiler")) return drawCopy(value as never, options);
  if (isTyped && isShape(value)) return draw(layout(value as never) as never, options);
  const fail = failing("drawFormula", () => show(text));
  const sentence = `It is ${textOfAny(value)}.`;
  return planIn(options, fail).write({
    title: text.trim(),
    description: sentence,
    panels: [],
    notes: [sentence],
  });
}

function has(value: unknown, field: string): boolean {
  return typeof value === "object" && value !== null && field in value;
}

function isShape(value: unknown): value is IntTuple {
  return isTuple(value as IntTuple)
    ? (value as readonly unknown[]).every(isShape)
    : typeof value === "number";
}
