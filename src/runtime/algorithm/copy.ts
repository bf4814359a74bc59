import type { Copy, CopyIf, Transform } from "../../types/algorithm/copy.js";
import type { Accepted } from "../../types/diagnostic.js";
import type { Storable } from "../../types/tensor/access.js";
import type { ElementOf } from "../../types/tensor/accessor.js";
import type { AccessorIn, AnyTensor, OpenTensor } from "../../types/tensor/tensor.js";
import { type Fail, failing } from "../diagnostic.js";
import { offsetOf } from "../layout/evaluation.js";
import { extent } from "../layout/shape.js";
import { show } from "../layout/text.js";
import { cutFrom, kindOfElements, kindOfValue, oneOf, read, refuseMixedElements } from "../tensor/access.js";
import { writableIn } from "../tensor/accessor.js";
import { isGuarded, refuseUntouchable } from "../tensor/bound.js";
import { inside } from "../tensor/edge.js";
import { shown, tensorIn } from "../tensor/tensor.js";
import { copyAll, fillAll, moveSome, transformAll } from "./copy/elements.js";

/**
 * Copies dst(i) = src(i) for every integer coordinate i, whatever the ranks (paper, section 4.6.1): by the two layouts it
 * is a gather, a scatter, a broadcast or a transpose. All is read before anything is written, in order. Gives the
 * destination. Refused are sizes that differ, elements of different kinds, and a destination that cannot be written to.
 * @param src what is read
 * @param dst what is written
 * @returns the destination
 * @throws LayoutError: argument, budget, elements, ragged, sizes
 * @law dst(i) = src(i) at every integer coordinate, as if all were read first (test/algorithm/copy.test.ts)
 * @see {@link copyIf}
 * @example String(copy(tensor([1, 2, 3, 4], layout("(2,2):(2,1)")), tensor(new Int8Array(4), layout("4:1"))).accessor) // "1,3,2,4"
 */
export function copy<S extends AnyTensor, D extends AnyTensor>(src: S, dst: Accepted<D, Copy<S, D>>): D;

export function copy(src: unknown, dst: any): AnyTensor {
  const fail = failing("copy", () => `${shown(src)} → ${shown(dst)}`);
  const { from, into } = paired(src, dst, fail);
  refuseMixedElements(kindOfElements(from), kindOfElements(into), fail);
  writableIn(into.accessor, fail);
  for (const each of [from, into]) refuseUntouchable(each, fail);
  copyAll(from, into, fail);
  return into;
}

/**
 * Copies where a predicate holds: a function of the integer coordinate, or a tensor of the same size. What they give
 * is a boolean, or one of the numbers 0 and 1; anything else is refused. What it does not admit is not touched, so that `inBounds(tile)` is how a tile is copied that reaches past the end
 * of its tensor; admitting what is past it is refused.
 * @param predicate of the integer coordinate
 * @param src what is read
 * @param dst what is written
 * @returns the destination
 * @throws LayoutError: argument, elements, range, sizes
 * @law dst(i) = src(i) where the predicate holds, and what it was elsewhere (test/algorithm/copy.test.ts)
 * @see {@link inBounds}
 * @example String(copyIf((i) => i % 2 === 0, tensor(counting(1), layout("4:1")), tensor([0, 0, 0, 0], layout("4:1"))).accessor) // "1,0,3,0"
 */
export function copyIf<
  P extends AnyTensor | ((i: number) => boolean | number),
  S extends AnyTensor,
  D extends AnyTensor,
>(predicate: P, src: S, dst: Accepted<D, CopyIf<P, S, D>>): D;

export function copyIf(predicate: unknown, src: unknown, dst: any): AnyTensor {
  const fail = failing("copyIf", () => `${shown(src)} → ${shown(dst)}`);
  const admitted = predicateOf(predicate, dst);
  const { from, into } = paired(src, dst, fail);
  writableIn(into.accessor, fail);
  moveSome(from, into, fail, undefined, admitted);
  return into;
}

/**
 * Puts one value everywhere. Gives the tensor. Refused are a value of another kind than the elements, and a tensor that
 * cannot be written to.
 * @param dst what is written
 * @param value of the kind of its elements
 * @returns the tensor
 * @throws LayoutError: argument, elements, ragged
 * @law every element is the value (test/algorithm/copy.test.ts)
 * @see {@link copy}
 * @example fill(tensor([1, 2, 3, 4], layout("2:3")), 9).accessor // [9, 2, 3, 9]
 */
export function fill<T extends AnyTensor, const V>(dst: T, value: Accepted<V, Storable<"fill", T, V>>): T;

export function fill(dst: unknown, value: any): AnyTensor {
  const fail = failing("fill", () => shown(dst));
  const into = tensorIn(dst, fail);
  refuseMixedElements(kindOfValue(value), kindOfElements(into), fail);
  writableIn(into.accessor, fail);
  refuseUntouchable(into, fail);
  fillAll(into, value, fail);
  return into;
}

/**
 * Copies dst(i) = f(src(i)). Refused is what `copy` refuses, of the values that f gives.
 * @param src what is read
 * @param dst what is written
 * @param f from an element to what is written
 * @returns the destination
 * @throws LayoutError: as {@link copy}
 * @law dst(i) = f(src(i)) at every integer coordinate (test/algorithm/copy.test.ts)
 * @see {@link copy}
 * @example String(transform(tensor([1, 2, 3], layout("3:1")), tensor([0, 0, 0], layout("3:1")), (x) => x * x).accessor) // "1,4,9"
 */
export function transform<S extends AnyTensor, D extends AnyTensor, V>(
  src: S,
  dst: Accepted<D, Transform<S, D, V>>,
  f: (value: ElementOf<AccessorIn<S>>) => V,
): D;

export function transform(src: unknown, dst: any, f: (value: any) => unknown): AnyTensor {
  const fail = failing("transform", () => `${shown(src)} → ${shown(dst)}`);
  const { from, into } = paired(src, dst, fail);
  if (typeof f !== "function") fail("argument", show(f), "function");
  writableIn(into.accessor, fail);
  for (const each of [from, into]) refuseUntouchable(each, fail);
  transformAll(from, into, fail, f);
  return into;
}

/** Two tensors of one size. */
function paired(
  src: unknown,
  dst: unknown,
  fail: Fail,
): { readonly from: OpenTensor; readonly into: OpenTensor } {
  const from = tensorIn(src, fail);
  const into = tensorIn(dst, fail);
  refuseSizes(from, into, fail);
  if (extent(into.layout.shape) > most) fail("budget", most);
  return { from, into };
}

/** More elements than a memory has, which only a layout that repeats them leads to. */
const most = 2 ** 32;

/** Refuses tensors of different sizes. */
function refuseSizes(a: OpenTensor, b: OpenTensor, fail: Fail): void {
  const [one, other] = [extent(a.layout.shape), extent(b.layout.shape)];
  if (one !== other) fail("sizes", one, other);
}

/** What admits coordinates: a function of them, or a tensor of the same size. Nothing but a truth admits or does not. */
function predicateOf(predicate: unknown, dst: unknown): (i: number) => boolean {
  const fail = failing("copyIf", () => `${shown(predicate)} → ${shown(dst)}`);
  if (typeof predicate === "function" && !("shape" in predicate))
    return (i) => truthIn((predicate as (i: number) => unknown)(i), fail);
  const mask = tensorIn(predicate, fail);
  refuseSizes(mask, tensorIn(dst, fail), fail);
  const kind = kindOfElements(mask);
  if (kind !== "boolean" && kind !== "number" && kind !== "?") fail("argument", oneOf(kind), "predicate");
  return (i) => {
    if (isGuarded(mask) && !inside(mask)(i)) fail("range", i, cutFrom);
    return truthIn(read(mask, offsetOf(i, mask.layout, fail), fail), fail);
  };
}

/** The numbers 0 and 1 are truths too. */
function truthIn(value: unknown, fail: Fail): boolean {
  if (value === true || value === 1) return true;
  return value === false || value === 0 ? false : fail("argument", show(value), "predicate");
}
