import type { Accepted, AcceptedEach, Answer } from "../../types/diagnostic.js";
import type { HTuple, IntTuple } from "../../types/layout/htuple.js";
import type { Nesting } from "../../types/layout/levels.js";
import type { Get, Place, Storable } from "../../types/tensor/access.js";
import type { ArrayAccessor, WritableAccessor } from "../../types/tensor/accessor.js";
import type { AnyTensor, OpenTensor } from "../../types/tensor/tensor.js";
import { type Fail, failing } from "../diagnostic.js";
import { indexOf } from "../layout/coordinate.js";
import { offsetOf } from "../layout/evaluation.js";
import { tupleOf } from "../layout/htuple.js";
import { show } from "../layout/text.js";
import { isWithin } from "../layout/within.js";
import { isArray, isTypedArray, valueKind, type Writable, writableIn } from "./accessor.js";
import { isGuarded, placeOf, startOf } from "./bound.js";
import { inside } from "./edge.js";
import { shown, tensorIn } from "./tensor.js";

/**
 * The value of a tensor at a coordinate, given whole or mode by mode (paper, section 4.5). Refused is a coordinate that
 * does not fit, or that is out of bounds.
 * @param of a tensor
 * @param coordinate whole, or mode by mode
 * @returns the value there
 * @throws LayoutError: argument, coordinate, integer, overflow, range
 * @law what stands in the array at the start and the offset of the coordinate (test/tensor/tensor.test.ts)
 * @see {@link set}
 * @example String(get(tensor([1, 2, 3, 4, 5, 6], layout("(2,3):(3,1)")), 1, 2)) // "6"
 */
export function get<T extends AnyTensor, const C extends readonly Nesting<number>[]>(
  of: T,
  ...coordinate: AcceptedEach<C, Get<T, C>, T>
): Answer<Get<T, C>>;

export function get(of: unknown, ...coordinate: any): unknown {
  const fail = failing("get", () => shown(of));
  const from = tensorIn(of, fail);
  return read(from, offsetWithin(whole(coordinate, fail), from, fail), fail);
}

/**
 * Puts a value into a tensor at a coordinate, given whole or mode by mode. Refused is what `get` refuses, a value of
 * another kind than the elements, and an accessor that cannot be written to.
 * @param of a tensor
 * @param value of the kind of its elements
 * @param coordinate whole, or mode by mode
 * @returns the value
 * @throws LayoutError: elements; as {@link get}
 * @law `get` gives the value afterwards, and nothing else changed (test/tensor/tensor.test.ts)
 * @see {@link get}
 * @example set(tensor([1, 2, 3, 4], layout("(2,2):(2,1)")), 9, 1, 0) // 9
 */
export function set<T extends AnyTensor, const V, const C extends readonly Nesting<number>[]>(
  of: T,
  value: Accepted<V, Storable<"set", T, V>>,
  ...coordinate: AcceptedEach<C, Place<T, C>, T>
): V;

export function set(of: unknown, value: unknown, ...coordinate: any): unknown {
  const fail = failing("set", () => shown(of));
  const into = tensorIn(of, fail);
  const offset = offsetWithin(whole(coordinate, fail), into, fail);
  writableIn(into.accessor, fail);
  refuseMixedElements(kindOfValue(value), kindOfElements(into), fail);
  write(into, offset, value, fail);
  return value;
}

/** A coordinate given mode by mode is the tuple of them. It is read this once. */
export function whole(coordinate: readonly unknown[], fail: Fail): unknown {
  return tupleOf(coordinate.length === 1 ? coordinate[0] : coordinate, fail);
}

/** The value of a tensor at an offset of its layout, which into an array is an integer. */
export function read(of: OpenTensor, by: IntTuple, fail: Fail): unknown {
  const { accessor, offset } = of;
  const place = placeOf(of, by);
  if (!isArray(accessor)) return accessor.offset(place).dereference();
  return accessor[indexIn(accessor, offset + (place as number), fail)];
}

/** Puts a value at an offset of the layout of a tensor. */
export function write(of: OpenTensor, by: IntTuple, value: unknown, fail: Fail): void {
  const { accessor, offset } = of;
  const place = placeOf(of, by);
  if (!isArray(accessor)) (accessor as WritableAccessor).offset(place).assign(value);
  else (accessor as Writable)[indexIn(accessor, offset + (place as number), fail)] = value;
}

/** The kind of the elements of a tensor; of what is no typed array that of the first. */
export function kindOfElements(of: OpenTensor): string {
  const { accessor, offset } = of;
  if (isTypedArray(accessor)) return valueKind(accessor);
  const first = isArray(accessor) ? accessor[offset + startOf(of)] : accessor.dereference();
  return first === undefined || first === null ? "?" : kindOfValue(first);
}

/** The kind of one value; a function, as a layout is, is an object. */
export function kindOfValue(value: unknown): string {
  return typeof value === "function" ? "object" : typeof value;
}

/** A kind of elements as a message names one of them. */
export function oneOf(kind: string): string {
  return kind === "object" ? "an object" : `a ${kind}`;
}

/** Refuses values of one kind that are to go with those of another. */
export function refuseMixedElements(kind: string, into: string, fail: Fail): void {
  if (kind !== into && kind !== "?" && into !== "?") fail("elements", kind, into);
}

/** Refuses a coordinate that fits a shape but is out of its bounds; `null` stands for a mode that is kept. */
export function refuseBeyond(coordinate: HTuple<number | null>, shape: IntTuple, fail: Fail): void {
  if (!isWithin(coordinate, shape)) fail("range", show(coordinate), `the shape ${show(shape)}`);
}

function offsetWithin(coordinate: unknown, of: OpenTensor, fail: Fail): IntTuple {
  const offset = offsetOf(coordinate, of.layout, fail);
  refuseBeyond(coordinate as IntTuple, of.layout.shape, fail);
  if (isGuarded(of) && !inside(of)(indexOf(coordinate as IntTuple, of.layout.shape)))
    fail("range", show(coordinate), cutFrom);
  return offset;
}

/** What a ragged tile reaches out of. */
export const cutFrom = "the tensor that the tile was cut from";

/** A tile may reach out of the array; what is touched must not. */
function indexIn(array: ArrayAccessor, index: number, fail: Fail): number {
  return index >= 0 && index < array.length ? index : fail("bounds", index, index, array.length);
}
