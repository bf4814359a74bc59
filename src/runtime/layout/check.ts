import type { StepTuple } from "../../types/layout/htuple.js";
import type { Step } from "../../types/semimodule/semimodule.js";
import type { Fail } from "../diagnostic.js";
import { isOwn } from "../semimodule/element.js";
import { mixed } from "../semimodule/mixed.js";
import { canonical, isTooDeep } from "../semimodule/semimodule.js";
import { copied, elements, integerOf, show } from "./htuple.js";

/** `x` as a tuple of strides of one kind; anything else is refused. */
export function stridesIn(x: unknown, fail: Fail): StepTuple {
  const read = (element: unknown) => (Array.isArray(element) ? [] : stepOf(element, fail));
  const strides = copied(x, fail, read) as StepTuple;
  refuseMixedStrides(elements(strides), fail);
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
export function refuseMixedStrides(steps: readonly Step[], fail: Fail): void {
  if (steps.every((step) => typeof step === "number")) return;
  const found = mixed(steps);
  if (found !== null) fail("semimodule", ...found);
}
