import type { AcceptedEach, Answer } from "../../types/diagnostic.js";
import type { IntTuple } from "../../types/layout/htuple.js";
import type { Nesting } from "../../types/layout/levels.js";
import type { InBounds } from "../../types/tensor/in-bounds.js";
import type { AnyTensor } from "../../types/tensor/tensor.js";
import { failing } from "../diagnostic.js";
import { indexOf } from "../layout/coordinate.js";
import { coordinateIn } from "../layout/evaluation.js";
import { extent } from "../layout/shape.js";
import { isWithin } from "../layout/within.js";
import { whole } from "./access.js";
import { inside } from "./edge.js";
import { shown, tensorIn } from "./tensor.js";

/**
 * Whether a coordinate of a tensor is one of the tensor that it was cut from: of a tile that reaches past the end some are
 * not, which no element belongs to. Without a coordinate it is the predicate of them all, for `copyIf`; what is out of the
 * bounds of the tensor itself is out of them too. Refused is a coordinate that does not fit.
 * @param of a tensor
 * @param coordinate whole, or mode by mode
 * @returns a boolean, or the predicate of all coordinates
 * @throws LayoutError: argument, coordinate, integer, overflow
 * @law true exactly of the coordinates whose element is one of the tensor that was cut (test/tensor/ragged.test.ts)
 * @see `docs/ragged-tiles.md`
 * @example inBounds(tensor(counting(), layout("(4,8)")), 4, 0) // false
 * @example String(copyIf(inBounds(localTile(tensor([1, 2, 3], layout("3")), 2, 1)), localTile(tensor([1, 2, 3], layout("3")), 2, 1), tensor([0, 0], layout("2"))).accessor) // "3,0"
 */
export function inBounds<T extends AnyTensor>(of: T): (coordinate: IntTuple) => boolean;

export function inBounds<
  T extends AnyTensor,
  const C extends readonly [Nesting<number>, ...Nesting<number>[]],
>(of: T, ...coordinate: AcceptedEach<C, InBounds<T, C>, T>): Answer<InBounds<T, C>, boolean>;

export function inBounds(of: unknown, ...coordinate: any): unknown {
  const fail = failing("inBounds", () => shown(of));
  const tile = tensorIn(of, fail);
  const { shape } = tile.layout;
  const test = inside(tile);
  const size = extent(shape);
  const holds = (at: unknown): boolean => {
    if (Number.isInteger(at)) return (at as number) >= 0 && (at as number) < size && test(at as number);
    const known = coordinateIn(at, shape, fail);
    return isWithin(known, shape) && test(indexOf(known, shape));
  };
  return coordinate.length === 0 ? holds : holds(whole(coordinate, fail));
}
