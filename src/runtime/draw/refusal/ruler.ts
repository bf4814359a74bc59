import type { AnyLayout } from "../../../types/layout/layout.js";
import type { LeftMode } from "../../algebra/composition/parts.js";
import type { Fail } from "../../diagnostic.js";
import { offsetOf } from "../../layout/evaluation.js";
import { kindOfLayout } from "../../layout/modes.js";
import { remainder } from "../../semimodule/integer.js";
import { hue } from "../palette.js";
import type { Cell, Panel } from "../scene.js";
import { type LeafTrace, type Trace, traced } from "../trace.js";
import { together } from "./together.js";

// Why a composition is refused: the left operand as a ruler of its modes, the steps of the right one on it, and the digit
// that carries.

/** As many columns as are looked at. */
const widest = 48;
/** As many steps. */
const longest = 17;

/** The panels of a composition that is refused because a digit carries; none where that is not why. */
export function rulerOf(left: AnyLayout, right: AnyLayout, fail: Fail): readonly Panel[] {
  if (kindOfLayout(right) !== "integer") return [];
  const trace = traced(left, right, fail);
  const stuck = trace.leaves.find(({ isWhole }) => !isWhole) ?? overrunAlone(trace);
  if (stuck === undefined) return trace.overrun === null ? [] : [together(trace)];
  const steps = stepsOf(trace, left, stuck, fail);
  const above = ruler(trace, steps);
  return [...above, { ...digits(trace, steps), row: above.length }];
}

/** A leaf that overruns a digit by itself. */
function overrunAlone({ left, leaves, overrun }: Trace): LeafTrace | undefined {
  if (overrun === null) return undefined;
  return leaves.find(({ moved }) => (moved[overrun] as number) >= (left[overrun] as LeftMode).extent);
}

/** The steps of a leaf: where each stands, and the first whose digits are no longer those of the steps before, added up. */
interface Steps {
  readonly name: string;
  readonly at: readonly number[];
  /** The digits of each. */
  readonly digits: readonly (readonly number[])[];
  readonly offsets: readonly number[];
  /** The step that carries, and the mode whose digit does. */
  readonly carries: number;
  readonly by: number;
}

function stepsOf({ left, overrun }: Trace, of: AnyLayout, leaf: LeafTrace, fail: Fail): Steps {
  const { extent, stride, stretches, isWhole } = leaf;
  const last = stretches.at(-1);
  const unit = (last?.step as number) / (stride as number);
  const carries = isWhole ? extent - 1 : unit * (last?.taken ?? 1);
  const by = isWhole ? (overrun as number) : (last?.by ?? 0);
  const count = Math.min(extent, carries + 2, longest);
  // where the carry is far, the steps that lead up to it are shown
  const first = Math.max(0, Math.min(carries + 2, extent) - count);
  const at = Array.from({ length: count }, (_, k) => (first + k) * (stride as number));
  return {
    name: `steps of ${extent}:${stride}`,
    at,
    digits: at.map((index) => digitsOf(left, index)),
    offsets: at.map((index) => offsetOf(index, of, fail) as number),
    carries: carries - first,
    by,
  };
}

function digitsOf(left: readonly LeftMode[], index: number): readonly number[] {
  let rest = index;
  return left.map(({ extent, last }) => {
    const digit = last ? rest : remainder(rest, extent);
    rest = last ? 0 : Math.floor(rest / extent);
    return digit;
  });
}

/** Each step with its digits, and where the left operand takes it. */
function digits({ left }: Trace, { name, at, digits, offsets, carries, by }: Steps): Panel {
  const rows: readonly (readonly string[])[] = [
    at.map(String),
    ...left.map((_, r) => digits.map((each) => `${each[r]}`)),
    offsets.map(String),
  ];
  const cells = rows.flatMap((row, y) =>
    row.map((text, x): Cell => {
      const isCarry = x === carries && y === by + 1;
      return { x, y, lines: [text], ...(y === 0 ? { fill: hue(0) } : {}), mark: isCarry };
    }),
  );
  return {
    label: "the digits of each step, and the offset that it leads to",
    column: 0,
    row: 0,
    columns: at.length,
    rows: rows.length,
    cells,
    down: [name, ...left.map(({ extent, stride }) => `digit of ${extent}:${stride}`), "offset"],
    bounds: { columns: [], rows: [1, rows.length - 1] },
  };
}

/** The modes as the marks of a ruler, with the steps above them; none where it would be too long. */
function ruler({ left }: Trace, { name, at, carries, by }: Steps): readonly Panel[] {
  const [from, end] = [at[0] as number, at[Math.min(carries, at.length - 1)] as number];
  const length = end + 1;
  if (from !== 0 || end < 0 || length > widest) return [];
  const steps = at
    .filter((index) => index <= end)
    .map((index, k): Cell => {
      return { x: index, y: 0, lines: [`${k}`], fill: hue(0), mark: k === carries };
    });
  let unit = 1;
  const marks = left.flatMap(({ extent, last }, r) => {
    const cells: Cell[] = [];
    for (let start = 0; start < length; start += unit) {
      const digit = last ? start / unit : (start / unit) % extent;
      const width = Math.min(unit, length - start);
      cells.push({
        x: start,
        y: r + 1,
        width,
        lines: [`${digit}`],
        ...(r === by ? { fill: hue(digit) } : {}),
      });
    }
    unit *= extent;
    return cells;
  });
  return [
    {
      label: "the steps on the ruler of the left modes",
      column: 0,
      row: 0,
      columns: length,
      rows: left.length + 1,
      cells: [...steps, ...marks],
      down: [name, ...left.map(({ extent, stride }) => `${extent}:${stride}`)],
    },
  ];
}
