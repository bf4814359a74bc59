import type { HTuple, IntTuple } from "../../types/layout/htuple.js";
import type { AnyLayout, AnyMapping } from "../../types/layout/layout.js";
import { type Fail, failing } from "../diagnostic.js";
import { isComposedLayout } from "../layout/composed-layout.js";
import { offsetOf } from "../layout/evaluation.js";
import { isTuple } from "../layout/htuple.js";
import { layoutIn, mapped, whole } from "../layout/layout.js";
import { kindOfLayout, stridesOf } from "../layout/modes.js";
import { show, textOf } from "../layout/text.js";
import { mapProfile, profileOf, timesOf } from "../semimodule/basis.js";
import { pathsIn, termsIn } from "../semimodule/semimodule.js";
import { offsetFunction } from "../tensor/offsets.js";

/** A function from integer coordinates. */
export type Values = (index: number) => IntTuple;

/** What a layout or a composed one goes to, planned once; what is neither is refused. */
export function valuesOf(of: AnyMapping, fail: Fail): Values {
  if (isComposedLayout(of)) {
    const [outer, inner] = [valuesOf(of.outer, fail), valuesOf(of.inner, fail)];
    return (index) => outer(of.offset + (inner(index) as number));
  }
  const layout = layoutIn(of, fail);
  const kind = kindOfLayout(layout);
  if (kind === "coordinate") return coordinatesOf(layout);
  if (kind !== "own") return offsetFunction(layout);
  const failAt = failing("at", () => show(layout));
  return (index) => offsetOf(index, layout, failAt);
}

/** Each component of a coordinate is a layout of integers. */
function coordinatesOf(layout: AnyLayout): Values {
  const parts = mapProfile<Values>(profileOf(pathsIn(stridesOf(layout))), (path) =>
    offsetFunction(
      whole(mapped(layout, (shape, stride) => ({ shape, stride: timesOf(termsIn(stride), path) }))),
    ),
  ) as HTuple<Values>;
  const at = (part: HTuple<Values>, index: number): IntTuple =>
    isTuple(part) ? part.map((each) => at(each, index)) : part(index);
  return (index) => at(parts, index);
}

/** The same where it goes to integers; anything else is refused. */
export function offsetsOf(of: AnyMapping, fail: Fail): (index: number) => number {
  const values = valuesOf(of, fail);
  return (index) => {
    const value = values(index);
    return typeof value === "number" ? value : fail("integer", textOfValue(value));
  };
}

/** A value as a cell shows it. @example textOfValue([1, [2, 3]]) // "(1,(2,3))" */
export function textOfValue(value: IntTuple): string {
  return typeof value === "number" ? `${value}` : isTuple(value) ? textOf(value) : show(value);
}

/** Whatever an operation yields, in a line: layouts in tuples and in fields too. @example textOfAny({ layout: layout(4), offset: 2 }) // "layout 4:1, offset 2" */
export function textOfAny(value: unknown): string {
  if (Array.isArray(value)) return `(${value.map(textOfAny).join(",")})`;
  if (value === null) return "_";
  if (typeof value !== "object" || Object.getPrototypeOf(value) !== Object.prototype) return String(value);
  return Object.entries(value)
    .map(([name, each]) => `${name} ${textOfAny(each)}`)
    .join(", ");
}
