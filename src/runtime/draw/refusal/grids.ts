import type { IntTuple } from "../../../types/layout/htuple.js";
import type { AnyLayout } from "../../../types/layout/layout.js";
import { type Fail, LayoutError } from "../../diagnostic.js";
import { idx2crd } from "../../layout/coordinate.js";
import { isLayout } from "../../layout/layout.js";
import { extent } from "../../layout/shape.js";
import { textOf } from "../../layout/text.js";
import { hue } from "../palette.js";
import { panelsOf } from "../plane.js";
import type { Panel } from "../scene.js";
import { textOfValue, valuesOf } from "../values.js";

/** As many cells as say what a sentence is about. */
const most = 1024;

/** The layouts that a sentence is about, each as its grid, with the coordinates and the offsets marked that it names. */
export function gridsOf(operands: readonly unknown[], message: string, fail: Fail): readonly Panel[] {
  const panels: Panel[] = [];
  for (const of of operands) {
    if (!isLayout(of)) continue;
    const row = 1 + Math.max(-1, ...panels.map((panel) => panel.row));
    panels.push(...gridOf(of, message, row, fail));
  }
  return panels;
}

function gridOf(of: AnyLayout, message: string, row: number, fail: Fail): readonly Panel[] {
  const shape = of.shape;
  const [, ...named] =
    /coordinates (\S+) and (\S+) both/.exec(message) ?? /coordinate (\S+) goes to/.exec(message) ?? [];
  const [, size] = /are not all in an array of (\d+)/.exec(message) ?? [];
  try {
    if (extent(shape) > most) return [];
    const valueAt = valuesOf(of, fail);
    const isNamed = (i: number, value: IntTuple): boolean =>
      (size !== undefined && typeof value === "number" && (value < 0 || value >= Number(size))) ||
      named.includes(`${i}`) ||
      named.includes(textOf((idx2crd as (i: number, s: IntTuple) => IntTuple)(i, shape)));
    return panelsOf(
      shape,
      (i) => {
        const value = valueAt(i);
        const lines = [textOfValue(value)];
        return isNamed(i, value) ? { lines, fill: hue(1), mark: true } : { lines };
      },
      { label: `${of}`, row },
    );
  } catch (fault) {
    if (fault instanceof LayoutError) return [];
    throw fault;
  }
}
