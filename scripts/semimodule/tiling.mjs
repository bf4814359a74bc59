import { complement, complementUpTo } from "./complement.mjs";
import {
  at,
  concat,
  coordinateOf,
  coordinates,
  NoCoordinate,
  natural,
  pathsOf,
  sizeOf,
  tuple,
} from "./layout.mjs";
import { composed } from "./search.mjs";

/** Whether no two coordinates have one value. */
export const isInjective = (of) =>
  new Set(coordinates(sizeOf(of.shape)).map((c) => tuple(coordinateOf(at(of, c), pathsOf(of))))).size ===
  Number(sizeOf(of.shape));

/**
 * A ⊘ B = A ∘ (B, B*) where all of A is reached: its tile and its rest, or that there is none. `completing` tells whether
 * (B, B*) reaches all coordinates of A.
 */
export function divided(left, tile) {
  try {
    const rest = complementUpTo(tile, left.shape);
    if (rest === null) return { none: true };
    const both = concat([tile, rest]);
    const paths = pathsOf(both);
    const reached = new Set(
      coordinates(sizeOf(both.shape)).map((c) =>
        tuple(natural(coordinateOf(at(both, c), paths), left.shape)),
      ),
    );
    if (!coordinates(sizeOf(left.shape)).every((c) => reached.has(tuple(natural(c, left.shape)))))
      return { none: true, both };
    return { ...composed(left, both), both };
  } catch (fault) {
    if (fault instanceof NoCoordinate) return { none: "weak-congruence" };
    throw fault;
  }
}

/** A ⊗ B = (A, A* ∘ B). */
export function multiplied(left, tile) {
  const rest = complement(left);
  if (rest === null) return { none: true };
  const repeated = composed(rest, tile);
  return "layout" in repeated ? { layout: concat([left, repeated.layout]), rest } : { ...repeated, rest };
}
