import type { Take, TakeLeast } from "../../layout/by-stride.js";
import type { SpanOfMode } from "../../layout/modes.js";
import type { Order, Plus, Product } from "../../semimodule/integer.js";

/**
 * Whether every mode steps past all that the smaller ones reach, so that no two coordinates meet: `false` says nothing. The
 * stride that goes on where the others end is taken by its name, and only where there is a gap the least one is looked for,
 * so that modes without gaps are visited once each, in whatever order they are written. Taken out of turn a stride leaves a
 * lesser one behind, which is not past what is covered then.
 * @example Nests<"8:4@1;1:8@4;", "1"> // true
 */
export type Nests<Left extends string, Covered> = Left extends ""
  ? true
  : Following<Take<Left, Covered>, Left, Covered>;

type Following<Taken, Left extends string, Covered> = Taken extends [
  infer D,
  `${infer S}@${string}`,
  infer Others extends string,
]
  ? Nests<Others, Product<S, D>>
  : Apart<TakeLeast<Left>, Covered>;

/** Behind a gap. */
type Apart<Taken, Covered> = Taken extends [infer D, `${infer S}@${string}`, infer Others extends string]
  ? Order<D, Covered> extends ">"
    ? Nests<Others, Plus<Covered, SpanOfMode<D, S>>>
    : false
  : false;
