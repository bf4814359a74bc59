import { modesIn } from "../../algebra/concat.js";
import { joined } from "../../algebra/joined.js";
import { laid } from "../../layout/layout.js";
import { modesOf } from "../../layout/modes.js";
import { size } from "../../layout/shape.js";
import { offsetFunction } from "../../tensor/offsets.js";
import { copyKernel } from "./copy.js";
import { type Matrix, multiply } from "./multiply.js";
import { isIntegral, isModular, type NumericArray, share, type View } from "./view.js";
import { isExact, multiplyWords } from "./words.js";

/**
 * Adds `alpha` times the product of `a` and `b` to `c`: c(m,n) += alpha · Σ a(m,k)·b(n,k). The layouts have two modes, each
 * of any profile, whose sizes agree. The sum is one of doubles, added to an element once and then converted as the
 * array converts it. Integers are multiplied as such: their sum is exact, into an array of integers modulo 2^32 where
 * `alpha` is an integer; of big integers it is always. Operands that share a buffer with `c` are read first.
 */
export function gemmKernel(a: View, b: View, c: View, alpha: number): void {
  if ([a, b, c].some(({ data, offset }) => typeof data[offset] === "bigint")) {
    accumulate(c, exactSums(a, b, c).map((sum) => BigInt(alpha) * sum) as never);
    return;
  }
  if (isIntegral(a.data) && isIntegral(b.data)) {
    const [left, right] = [wordsOf(a), wordsOf(b)];
    const [m = 1, n = 1] = modesIn(c.layout).map((mode) => size(mode) as number);
    if (isModular(c.data) && Number.isInteger(alpha)) {
      accumulate(c, multiplyWords(left, right, m, n, alpha));
      return;
    }
    if (!isExact(a.data, b.data, left.length / m)) {
      accumulate(
        c,
        exactSums(a, b, c).map((sum) => alpha * Number(sum)),
      );
      return;
    }
  }
  const [left, right] = [operand(a, c.data), operand(b, c.data)];
  const own = matrixIn(c);
  if (own !== null) {
    multiply(left, right, own, alpha);
    return;
  }
  const product = matrix(new Float64Array(left.rows * right.rows), left.rows, right.rows);
  multiply(left, right, product, alpha);
  accumulate(c, product.data);
}

/** A matrix that the blocks can be read from: the view itself, or a copy of it. */
function operand(view: View, written: NumericArray): Matrix {
  const own = share(view.data, written) ? null : matrixIn(view);
  if (own !== null) return own;
  const [rows = 1, columns = 1] = modesIn(view.layout).map((mode) => size(mode) as number);
  const data = new Float64Array(rows * columns);
  copyKernel(view, { data, offset: 0, layout: laid(rows * columns, 1) });
  return matrix(data, rows, columns);
}

/** The view as a matrix, where its elements are of floating point and both modes have one stride. */
function matrixIn({ data, offset, layout }: View): Matrix | null {
  if (!(data instanceof Float32Array || data instanceof Float64Array)) return null;
  const [rows = [], columns = []] = modesIn(layout).map((mode) => joined(modesOf(mode)));
  const [[m, down] = [1, 0], [n, across] = [1, 0]] = [rows[0], columns[0]];
  if (rows.length > 1 || columns.length > 1 || typeof down !== "number" || typeof across !== "number")
    return null;
  return { data, offset, rows: m, columns: n, down, across };
}

/** A dense matrix, its columns one after the other. */
function matrix(data: Float64Array, rows: number, columns: number): Matrix {
  return { data, offset: 0, rows, columns, down: 1, across: rows };
}

/** Adds the elements in the order of the coordinates, each to what is there by then. */
function accumulate(c: View, sums: ArrayLike<number>): void {
  const offset = offsetFunction(c.layout);
  const data = c.data as number[];
  for (let i = 0; i < sums.length; i++) {
    const at = c.offset + offset(i);
    data[at] = (data[at] as number) + (sums[i] as number);
  }
}

/** The elements in the order of their coordinates, modulo 2^32. */
function wordsOf(view: View): Int32Array {
  const data = new Int32Array(size(view.layout) as number);
  copyKernel(view, { data, offset: 0, layout: laid(data.length, 1) });
  return data;
}

/** The sums by the definition, of big integers. */
function exactSums(a: View, b: View, c: View): readonly bigint[] {
  const [left, right] = [integersOf(a), integersOf(b)];
  const [m = 1, n = 1] = modesIn(c.layout).map((mode) => size(mode) as number);
  const depth = left.length / m;
  return Array.from({ length: m * n }, (_, i) => {
    let sum = 0n;
    for (let k = 0; k < depth; k++)
      sum += (left[(i % m) + k * m] as bigint) * (right[Math.floor(i / m) + k * n] as bigint);
    return sum;
  });
}

/** The elements in the order of their coordinates. */
function integersOf({ data, offset, layout }: View): readonly bigint[] {
  const from = offsetFunction(layout);
  return Array.from({ length: size(layout) as number }, (_, i) => BigInt(data[offset + from(i)] as number));
}
