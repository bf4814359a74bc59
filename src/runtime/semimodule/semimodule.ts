import type { IntTuple, StepTuple } from "../../types/layout/htuple.js";
import type { SemimoduleElement } from "../../types/semimodule/element.js";
import type { Step } from "../../types/semimodule/semimodule.js";
import {
  coordinateOf,
  deepest,
  order,
  type Path,
  profileOf,
  readTerms,
  type Term,
  termsOf,
  textOfTerms,
} from "./basis.js";
import { carryless, isPowerOfTwo, xor } from "./binary.js";
import { addedOwn, isOwn, same, scaledOwn } from "./element.js";
import { add, multiply } from "./integer.js";

/** What adds and scales alike; zero belongs to all. */
export type Kind = "zero" | "integer" | "coordinate" | "binary" | "own";

/**
 * Whether a text is an element as it is written.
 * @example isElement("e0-6e1.0") // true
 */
export function isElement(text: string): boolean {
  if (text.startsWith("f")) return /^f[1-9][0-9]*$/.test(text) && Number.isSafeInteger(binaryIn(text));
  return termsOf(text)?.every(({ times }) => Number.isSafeInteger(times)) ?? false;
}

/** Whether a text leads to a coordinate that nests too deep. */
export function isTooDeep(text: string): boolean {
  return text.length > deepest && text.split(/[+-]/).some((term) => term.split(".").length > deepest);
}

/**
 * The stride that a text is, however often it takes zero times something; `null` where it is none.
 * @example canonical("0e0+2e1") // "2e1"
 */
export function canonical(text: string): Step | null {
  const ones = text.replace(/(^|[+-])0e/g, "$1e");
  if (text === "f0") return 0;
  if (!isElement(ones)) return null;
  if (ones === text) return text;
  const zero = text.split(/(?<=.)(?=[+-])/).map((term) => /^[+-]?0e/.test(term));
  return coordinate(termsIn(ones).filter((_, i) => !zero[i]));
}

/** @example kindOf("e0+2e1") // "coordinate" */
export function kindOf(step: Step): Kind {
  if (typeof step === "number") return step === 0 ? "zero" : "integer";
  if (typeof step === "object") return "own";
  return step.startsWith("f") ? "binary" : "coordinate";
}

/** The kind of strides in tuples or a list, which do not mix. */
export function kindIn(strides: StepTuple): Kind {
  if (!Array.isArray(strides)) return kindOf(strides as Step);
  let kind: Kind = "zero";
  for (let i = 0; i < strides.length && kind === "zero"; i++) kind = kindIn(strides[i]);
  return kind;
}

/** The basis vectors of a stride, of which 0 has none. */
export function termsIn(step: Step): readonly Term[] {
  return typeof step === "string" ? (readTerms(step) ?? []) : [];
}

/** The paths of all basis vectors in strides, each once, in ascending order. */
export function pathsIn(steps: readonly Step[]): readonly Path[] {
  const paths = steps.flatMap((step) => termsIn(step).map(({ path }) => path)).toSorted(order);
  return paths.filter((path, i) => i === 0 || order(paths[i - 1] as Path, path) !== 0);
}

/** The integer that stands for a binary element. */
export function binaryIn(step: Step): number {
  return typeof step === "string" ? Number(step.slice(1)) : (step as number);
}

/** @example binary(5) // "f5" */
export function binary(element: number): Step {
  return element === 0 ? 0 : `f${element}`;
}

/** `times`·`step`. Refused past 2^53-1. @example scaled(3, "e0+2e1") // "3e0+6e1" */
export function scaled(times: number, step: Step): Step {
  if (typeof step === "number") return multiply(times, step);
  if (isOwn(step)) return scaledOwn(times, step);
  if (step.startsWith("f")) return binary(carryless(times, binaryIn(step)));
  return coordinate(termsIn(step).map((term) => ({ ...term, times: multiply(times, term.times) })));
}

/** The sum of two strides of one kind. Refused past 2^53-1. @example added("e0", "2e1") // "e0+2e1" */
export function added(a: Step, b: Step): Step {
  if (typeof a === "number" && typeof b === "number") return add(a, b);
  if (a === 0) return b;
  if (b === 0) return a;
  if (isOwn(a) && isOwn(b)) return addedOwn(a, b);
  if (kindOf(a) === "binary") return binary(xor(binaryIn(a), binaryIn(b)));
  return coordinate(sumOf([...termsIn(a), ...termsIn(b)].sort((of, by) => order(of.path, by.path))));
}

/** Terms in ascending order of their paths, those of one path added. */
function sumOf(terms: readonly Term[]): readonly Term[] {
  const sums: Term[] = [];
  for (const { path, times } of terms) {
    const last = sums.at(-1);
    if (last !== undefined && order(last.path, path) === 0)
      sums[sums.length - 1] = { path, times: add(last.times, times) };
    else sums.push({ path, times });
  }
  return sums;
}

function coordinate(terms: readonly Term[]): Step {
  return textOfTerms(terms.filter(({ times }) => times !== 0)) || 0;
}

/**
 * Whether a mode of this stride continues one of `extent` steps of `before`: the two are one mode. Binary digits follow
 * each other only after a power of two.
 * @example continues(4, "f1", "f4") // true
 */
export function continues(extent: number, before: Step, step: Step): boolean {
  if (isOwn(before)) {
    const next = scaledOwn(extent, before);
    return isOwn(step) && isOwn(next) && same(next, step);
  }
  // a product past 2^53-1 may be rounded, but is never a stride
  if (typeof before === "number" || typeof step === "number")
    return before === 0 ? step === 0 : (before as number) * extent === step;
  if (kindOf(before) !== kindOf(step)) return false;
  if (kindOf(step) === "binary") return isPowerOfTwo(extent) && binaryIn(before) * extent === binaryIn(step);
  const [of, by] = [termsIn(before), termsIn(step)];
  return (
    of.length === by.length &&
    of.every(({ path, times }, i) => {
      const next = by[i] as Term;
      return order(path, next.path) === 0 && times * extent === next.times;
    })
  );
}

/**
 * The value that a layout of these strides yields: an integer, also of binary elements, a coordinate, or an element of a
 * semimodule of one's own, which is no tuple and goes for one.
 */
export function valueOf(step: Step, strides: readonly Step[]): IntTuple {
  if (kindIn(strides) === "own") {
    const first = strides.find(isOwn) as SemimoduleElement;
    return (isOwn(step) ? step : first.zero) as unknown as IntTuple;
  }
  if (kindIn(strides) === "coordinate") return coordinateOf(termsIn(step), profileOf(pathsIn(strides)));
  return binaryIn(step);
}
