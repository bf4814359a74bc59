import type { HTuple, StepTuple } from "../../types/layout/htuple.js";
import type { Step } from "../../types/semimodule/semimodule.js";
import type { Fail } from "../diagnostic.js";
import { deepest } from "../semimodule/basis.js";
import { isOwn } from "../semimodule/element.js";
import { mixed } from "../semimodule/mixed.js";
import { canonical, isTooDeep } from "../semimodule/semimodule.js";
import { copied, elements, integerOf, isTuple } from "./htuple.js";
import { show } from "./text.js";

/** `x` as a tuple of strides of one kind; anything else is refused. */
export function stridesIn(x: unknown, fail: Fail): StepTuple {
  const read = (element: unknown) => (Array.isArray(element) ? [] : stepOf(element, fail));
  const strides = copied(x, fail, read) as StepTuple;
  refuseMixedStrides(strides, fail);
  return strides;
}

/** `x` as a stride; what is none of any kind is refused. */
export function stepOf(x: unknown, fail: Fail): Step {
  if (isOwn(x)) return x;
  if (typeof x !== "string") return integerOf(x, fail);
  if (isTooDeep(x)) fail("depth");
  return canonical(x) ?? fail("element", show(x));
}

/** Refuses strides that do not stand in one layout. */
export function refuseMixedStrides(strides: StepTuple, fail: Fail): void {
  if (areIntegers(strides)) return;
  const found = mixed(elements<Step>(strides));
  if (found !== null) fail("semimodule", ...found);
}

/** Refuses tuples that nest too deep. */
export function refuseDeep(tuple: HTuple<unknown>, fail: Fail, levels = 0): void {
  if (!isTuple(tuple)) return;
  if (levels === deepest) fail("depth");
  for (let i = 0; i < tuple.length; i++) refuseDeep(tuple[i] as HTuple<unknown>, fail, levels + 1);
}

/** Whether all strides are integers. */
export function areIntegers(strides: StepTuple): boolean {
  if (!isTuple(strides)) return typeof strides === "number";
  for (let i = 0; i < strides.length; i++) if (!areIntegers(strides[i] as StepTuple)) return false;
  return true;
}
