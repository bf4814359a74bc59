import { textOf } from "../../scripts/semimodule/element.mjs";
import { read } from "../../scripts/semimodule/layout.mjs";
import { LayoutError } from "../../src/runtime/diagnostic.js";
import type { IntTuple, StepTuple } from "../../src/types/layout/htuple.js";
import type { AnyLayout } from "../../src/types/layout/layout.js";
import { plain } from "./plain.js";

/** A term as the brute force reads it: integers are bigints, strides are elements. */
type Term = bigint | null | readonly Term[] | { readonly shape: Term; readonly stride: unknown };

/** A text of the golden notation as a run-time value. */
export const valueOf = (text: string): unknown => valued(read(text) as Term);

/** A text of the golden notation that is a layout. */
export const layoutOf = (text: string): AnyLayout => valueOf(text) as AnyLayout;

function valued(term: Term): unknown {
  if (term === null) return null;
  if (typeof term === "bigint") return Number(term);
  if ("shape" in term) return plain(valued(term.shape) as IntTuple, steps(term.stride) as IntTuple);
  return term.map(valued);
}

function steps(stride: unknown): StepTuple {
  if (Array.isArray(stride)) return stride.map(steps);
  const text = textOf(stride);
  return /^-?\d+$/.test(text) ? Number(text) : text;
}

/** What is computed, or the code of the refusal. Other faults are faults. */
export function tried<T>(compute: () => T): { readonly got: T } | { readonly refused: string } {
  try {
    return { got: compute() };
  } catch (fault) {
    if (fault instanceof LayoutError) return { refused: fault.code };
    throw fault;
  }
}
