import type { TypedArray } from "../../tensor/accessor.js";

/**
 * The product of two matrices of machine words, `alpha` times a·bᵀ, exact modulo 2^32: an array of integers takes the same of
 * it as of the whole sum. Both operands have their columns one after the other, and so has the product.
 */
export function multiplyWords(
  a: Int32Array,
  b: Int32Array,
  rows: number,
  columns: number,
  alpha: number,
): Int32Array {
  const depth = a.length / rows;
  const [left, right] = [turned(a, rows), turned(b, columns)];
  const out = new Int32Array(rows * columns);
  for (let m = 0; m < rows; m++)
    for (let n = 0; n < columns; n++) {
      let sum = 0;
      for (let p = m * depth, q = n * depth, end = p + depth; p < end; p++, q++)
        sum = (sum + Math.imul(left[p] as number, right[q] as number)) | 0;
      out[m + n * rows] = Math.imul(alpha, sum);
    }
  return out;
}

/** The rows of a matrix one after the other. */
function turned(of: Int32Array, rows: number): Int32Array {
  const columns = of.length / rows;
  const out = new Int32Array(of.length);
  for (let i = 0; i < rows; i++)
    for (let j = 0; j < columns; j++) out[i * columns + j] = of[i + j * rows] as number;
  return out;
}

/** Whether doubles hold every sum of `depth` products of elements of two arrays of integers. */
export function isExact(a: TypedArray, b: TypedArray, depth: number): boolean {
  return greatest(a) * greatest(b) * depth <= Number.MAX_SAFE_INTEGER;
}

/** The greatest magnitude that an array of integers has an element of: by its type, or where that is too much, as it is. */
function greatest(of: TypedArray): number {
  if (of.BYTES_PER_ELEMENT < 4) return 2 ** (8 * of.BYTES_PER_ELEMENT);
  let so = 0;
  for (let i = 0; i < of.length; i++) so = Math.max(so, Math.abs(of[i] as number));
  return so;
}
