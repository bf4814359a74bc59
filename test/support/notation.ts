import { isLayout, layout } from "../../src/runtime/layout/layout.js";
import { print } from "../../src/runtime/layout/mapping.js";
import { textOf } from "../../src/runtime/layout/text.js";
import type { IntTuple, StepTuple } from "../../src/types/layout/htuple.js";

/** A term of the golden notation: an integer or another stride, `_`, a tuple or tiler, a layout. Tuples and tilers are both arrays. */
export type Term = number | string | null | readonly Term[] | { readonly shape: Term; readonly stride: Term };

/**
 * Reads the golden notation.
 * @example read("<3:4,_,(2,3)>") // [{ shape: 3, stride: 4 }, null, [2, 3]]
 */
export function read(text: string): Term {
  let at = 0;
  const term = (): Term => {
    const shape = tuple();
    if (text[at] !== ":") return shape;
    at++;
    return { shape, stride: tuple() };
  };
  const tuple = (): Term => {
    const close = { "(": ")", "<": ">" }[text[at] ?? ""];
    if (close === undefined) return element();
    at++;
    const terms = [term()];
    while (text[at] === ",") {
      at++;
      terms.push(term());
    }
    if (text[at] !== close) throw new Error(`${text}: ${close} is missing at ${at}`);
    at++;
    return terms;
  };
  const element = (): Term => {
    const [token = ""] = /^(_|[-+.\def]+)/.exec(text.slice(at)) ?? [];
    if (token === "") throw new Error(`${text}: an element is missing at ${at}`);
    at += token.length;
    if (token === "_") return null;
    return /[ef]/.test(token) ? token : Number(token);
  };
  const whole = term();
  if (at < text.length) throw new Error(`${text}: what comes after ${at}?`);
  return whole;
}

/** The run-time value of a term. */
export function valueOf(term: Term): unknown {
  if (term === null || typeof term === "number" || typeof term === "string") return term;
  if ("shape" in term) return layout(term.shape as IntTuple, term.stride as StepTuple);
  return term.map(valueOf);
}

/**
 * The type of a term, as TypeScript text.
 * @example typeOf(read("(4,8):(1,4)")) // "Layout<[4, 8], [1, 4]>"
 */
export function typeOf(term: Term): string {
  if (term === null || typeof term === "number") return `${term}`;
  if (typeof term === "string") return JSON.stringify(term);
  if ("shape" in term) return `Layout<${typeOf(term.shape)}, ${typeOf(term.stride)}>`;
  return `[${term.map(typeOf).join(", ")}]`;
}

/** A term in the golden notation, a tiler as a tuple. */
export function shown(term: Term): string {
  if (term === null) return "_";
  if (typeof term !== "object") return `${term}`;
  return "shape" in term ? `${shown(term.shape)}:${shown(term.stride)}` : `(${term.map(shown)})`;
}

/**
 * A text where the stride of a mode of size 1 does not count: it is how the layout goes on past its size.
 * @example settled("(4,1):(1,7)") // "(4,1):(1,0)"
 */
export function settled(text: string): string {
  if (!text.includes(":")) return text;
  const over = (shape: Term, stride: Term): Term => {
    if (Array.isArray(shape) && Array.isArray(stride)) return shape.map((mode, i) => over(mode, stride[i]));
    return shape === 1 ? 0 : stride;
  };
  const term = read(text) as { readonly shape: Term; readonly stride: Term };
  return `${textOf(term.shape as IntTuple)}:${textOf(over(term.shape, term.stride) as StepTuple)}`;
}

/** A run-time result in the golden notation. */
export function written(value: unknown): string {
  if (isLayout(value)) return print(value);
  return Array.isArray(value) ? textOf(value) : String(value);
}
