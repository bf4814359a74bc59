import type { Accepted } from "../../types/diagnostic.js";
import type { AnyLayout, ResultShape, ResultStride } from "../../types/layout/layout.js";
import type { AnyAccessor } from "../../types/tensor/accessor.js";
import type { ArrayClass, TensorRecast } from "../../types/tensor/recast.js";
import type { AccessorIn, AnyTensor, LayoutIn, Tensor } from "../../types/tensor/tensor.js";
import { recast } from "../algebra/recast.js";
import { type Fail, failing, renaming } from "../diagnostic.js";
import { composedOf } from "../layout/composed-layout.js";
import { show } from "../layout/text.js";
import { isTypedArray, type TypedArray } from "./accessor.js";
import { isGuarded, startOf } from "./bound.js";
import { shown, tensorIn, whole } from "./tensor.js";
import { isThrough, through } from "./through.js";

/**
 * The tensor of the same memory in elements of another class of typed arrays, without moving a byte: bits of floats, vectors of
 * four. Its layout is the one that `recast` makes. Refused is what that refuses, a tensor that starts at no whole element of
 * the class, an accessor that is no typed array, and a ragged tile, which is recast before it is cut. Elements below a byte
 * have no class; `recast` has their layouts.
 * @param of a tensor over a typed array, also through a composed layout
 * @param kind a class of typed arrays, as `Uint16Array`
 * @returns a view of it
 * @throws LayoutError: argument, divisibility; as {@link recast}
 * @law the same bytes, which nothing moves (test/tensor/recast.test.ts)
 * @see {@link recast}
 * @example String(tensorRecast(tensor(new Float32Array(32), layout("(4,8):(8,1)")), Uint16Array)) // "Uint16Array(64) ∘ (4,16):(16,1)"
 * @example String(get(tensorRecast(tensor(Float32Array.of(1, -2), layout(2)), Uint32Array), 1) === 0xc0000000) // "true"
 */
export function tensorRecast<T extends AnyTensor, const Kind extends ArrayClass | number>(
  of: T,
  kind: Accepted<Kind, TensorRecast<T, Kind>>,
): Tensor<
  AccessorIn<TensorRecast<T, Kind>>,
  ResultShape<LayoutIn<TensorRecast<T, Kind>>>,
  ResultStride<LayoutIn<TensorRecast<T, Kind>>>
>;

export function tensorRecast(of: unknown, kind: any): AnyTensor {
  const fail = failing(
    "tensorRecast",
    () => `${shown(of)}, ${isClass(kind) ? new kind(0)[Symbol.toStringTag] : show(kind)}`,
  );
  const from = tensorIn(of, fail);
  if (!isClass(kind)) fail("argument", show(kind), "class of typed arrays, whose elements are whole bytes");
  const { accessor, layout } = from;
  const outer = isThrough(accessor) ? accessor : null;
  const data = outer?.data ?? accessor;
  if (!isTypedArray(data as AnyAccessor)) fail("argument", "the accessor", "typed array");
  if (isGuarded(from)) fail("argument", "a ragged tile", "whole tensor: recast it before it is cut");
  const array = data as TypedArray;
  const [old, wanted] = [array.BYTES_PER_ELEMENT, kind.BYTES_PER_ELEMENT];
  const recasted = <M>(mapping: M): M =>
    renaming("tensorRecast", () => (recast as OnMapping)(mapping, 8 * old, 8 * wanted) as M);
  const start = quotient(startOf(from) * old, wanted, fail);
  if (outer === null) {
    const made = recasted(layout as AnyLayout);
    const { view, offset } = inClass(array, from.offset, kind, fail);
    return whole(view, made, offset, start);
  }
  const made = recasted(composedOf(outer.outer as AnyLayout, outer.at, layout as AnyLayout));
  const { view, offset } = inClass(array, outer.start, kind, fail);
  return whole(through(view, made.outer, made.offset, offset), made.inner, 0, start);
}

/** What makes typed arrays. */
interface Class extends ArrayClass {
  new (length: number): TypedArray;
  new (buffer: ArrayBufferLike, byteOffset: number, length: number): TypedArray;
}

function isClass(kind: unknown): kind is Class {
  return typeof kind === "function" && kind.prototype instanceof Object.getPrototypeOf(Int8Array);
}

/** All whole elements of a class that lie in an array, and which of them an element of that is. */
function inClass(
  { buffer, byteOffset, byteLength, BYTES_PER_ELEMENT }: TypedArray,
  start: number,
  kind: Class,
  fail: Fail,
): { readonly view: TypedArray; readonly offset: number } {
  const bytes = kind.BYTES_PER_ELEMENT;
  const first = Math.ceil(byteOffset / bytes);
  const end = Math.floor((byteOffset + byteLength) / bytes);
  const at = quotient(byteOffset + start * BYTES_PER_ELEMENT, bytes, fail);
  return { view: new kind(buffer, first * bytes, Math.max(0, end - first)), offset: at - first };
}

/** A number of bytes in elements. */
function quotient(bytes: number, each: number, fail: Fail): number {
  return bytes % each === 0 ? bytes / each : fail("divisibility", `byte offset ${bytes}`, each);
}

type OnMapping = (mapping: unknown, from: number, to: number) => unknown;
