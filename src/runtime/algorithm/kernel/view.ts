import type { AnyLayout } from "../../../types/layout/layout.js";
import type { AnyAccessor } from "../../../types/tensor/accessor.js";
import { type BigIntArray, isTypedArray, type TypedArray } from "../../tensor/accessor.js";

/** What a tensor's elements lie in: any typed array, or a plain one. */
export type NumericArray = TypedArray | (number | bigint)[];

/** A tensor as the kernels take it: its element at a coordinate is `data[offset + layout(coordinate)]`. */
export interface View {
  readonly data: NumericArray;
  readonly offset: number;
  readonly layout: AnyLayout;
}

/** Whether an array is one of big integers. */
export function isBigInt(data: NumericArray): data is BigIntArray {
  return data instanceof BigInt64Array || data instanceof BigUint64Array;
}

/** Whether all elements of an array are integers of up to 32 bits. */
export function isIntegral(data: unknown): data is TypedArray {
  return data instanceof Uint8ClampedArray || isModular(data);
}

/** The same of one that takes what is written to it modulo a power of two. */
export function isModular(data: unknown): data is TypedArray {
  return [Int8Array, Uint8Array, Int16Array, Uint16Array, Int32Array, Uint32Array].some(
    (type) => data instanceof type,
  );
}

/** A new array of the type of `data`. */
export function alike(data: NumericArray, length: number): NumericArray {
  return isTypedArray(data) ? new (constructorOf(data))(length) : new Array<number | bigint>(length);
}

/** Whether two arrays are of one type, so that elements may be moved by their bits. */
export function sameType(a: NumericArray, b: NumericArray): boolean {
  return a.constructor === b.constructor;
}

function constructorOf(data: TypedArray): new (length: number) => TypedArray {
  return data.constructor as new (
    length: number,
  ) => TypedArray;
}

/** Whether writing to one array may change the other. */
export function share(a: AnyAccessor, b: AnyAccessor): boolean {
  return isTypedArray(a) && isTypedArray(b) ? a.buffer === b.buffer : a === b;
}
