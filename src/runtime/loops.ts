import type { IntTuple } from "../types/htuple.js";
import type { Tensor } from "../types/tensor.js";
import { read, refuseMixed, write } from "./access.js";
import { isArray, isTypedArray, kindIn } from "./accessor.js";
import { modesIn } from "./concat.js";
import { offsetOf } from "./coordinate.js";
import type { Fail } from "./diagnostic.js";
import { copyKernel } from "./kernel/copy.js";
import { fillKernel } from "./kernel/fill.js";
import { gemmKernel } from "./kernel/gemm.js";
import { transformKernel } from "./kernel/transform.js";
import type { NumericArray, View } from "./kernel/view.js";
import { laid } from "./layout.js";
import { offsetFunction } from "./offsets.js";
import { bitsIn } from "./reach.js";
import { extent } from "./shape.js";
import { compact } from "./stride.js";
import { startOf } from "./tensor.js";

// Between typed arrays the kernels run. Anything else is read here element by element, each of the kind that it goes to.
// As in the kernels all is read before anything is written, so that tensors may share their arrays.

/** dst(i) = src(i) for all i. */
export function copyAll(src: Tensor, dst: Tensor, fail: Fail): void {
  const [from, into] = [viewOf(src), viewOf(dst)];
  if (from !== null && into !== null) copyKernel(from, into);
  else moveSome(src, dst, fail, same, always);
}

/** dst(i) = f(src(i)) for all i. */
export function transformAll(src: Tensor, dst: Tensor, fail: Fail, f: (value: any) => any): void {
  const [from, into] = [viewOf(src), viewOf(dst)];
  const kind = kindIn(dst.accessor);
  if (from === null || into === null) moveSome(src, dst, fail, f, always);
  else
    transformKernel(from, into, (value) => {
      const made = f(value);
      refuseMixed(typeof made, kind, fail);
      return made;
    });
}

/** dst(i) = value for all i. */
export function fillAll(dst: Tensor, value: unknown, fail: Fail): void {
  const into = viewOf(dst);
  if (into !== null) fillKernel(into, value as number | bigint);
  else {
    const to = offsetsOf(dst, fail);
    const size = extent(dst.layout.shape);
    for (let i = 0; i < size; i++) write(dst, to(i), value, fail);
  }
}

/** dst(i) = f(src(i)) for all i that are admitted, in order. */
export function moveSome(
  src: Tensor,
  dst: Tensor,
  fail: Fail,
  f: (value: unknown) => unknown = same,
  admitted: (i: number) => boolean = always,
): void {
  const kind = kindIn(dst.accessor);
  const [from, to] = [offsetsOf(src, fail), offsetsOf(dst, fail)];
  const size = extent(dst.layout.shape);
  const values: unknown[] = [];
  const places: IntTuple[] = [];
  for (let i = 0; i < size; i++) {
    if (!admitted(i)) continue;
    const value = f(read(src, from(i), fail));
    refuseMixed(typeof value, kind, fail);
    values.push(value);
    places.push(to(i));
  }
  for (const [i, place] of places.entries()) write(dst, place, values[i], fail);
}

/** C(m,n,l) += alpha · Σ A(m,k,l) · B(n,k,l), where all elements are of the kind of `alpha`. */
export function multiplyAll(a: Tensor, b: Tensor, c: Tensor, alpha: number | bigint, fail: Fail): void {
  // the matrices of a batch are apart by sums of integers
  const inPlace = (of: Tensor): View | null => (bitsIn(of.layout) === 0 ? viewOf(of) : null);
  const operand = (of: Tensor): View => (share(of, c) ? null : inPlace(of)) ?? gathered(of, alpha, fail);
  const [left, right, into] = [operand(a), operand(b), inPlace(c)];
  if (into !== null) multiplyEach(left, right, into, alpha);
  else {
    const product = dense(c.layout.shape, alpha, () => (typeof alpha === "bigint" ? 0n : 0));
    multiplyEach(left, right, product, alpha);
    addAll(product, c, alpha, fail);
  }
}

/** One product to a coordinate of the batch. */
function multiplyEach(a: View, b: View, c: View, alpha: number | bigint): void {
  const batch = modesIn(c.layout)[2];
  const count = batch === undefined ? 1 : extent(batch.shape as IntTuple);
  const [left, right, into] = [matrices(a), matrices(b), matrices(c)];
  // what the kernel does with big integers it does with a big scalar too
  for (let l = 0; l < count; l++) gemmKernel(left(l), right(l), into(l), alpha as number);
}

/** Adds to each element in the order of the coordinates, to what is there by then. */
function addAll({ data }: View, c: Tensor, alpha: number | bigint, fail: Fail): void {
  const to = offsetsOf(c, fail);
  for (let i = 0; i < data.length; i++) {
    const before = read(c, to(i), fail);
    refuseMixed(typeof before, typeof alpha, fail);
    write(c, to(i), (before as any) + (data[i] as any), fail);
  }
}

/** The matrices of a batch, which share their layout. */
function matrices({ data, offset, layout }: View): (l: number) => View {
  const [outer, inner, batch] = modesIn(layout);
  if (outer === undefined || inner === undefined || batch === undefined)
    return () => ({ data, offset, layout });
  const matrix = laid(
    [outer.shape as IntTuple, inner.shape as IntTuple],
    [outer.stride as IntTuple, inner.stride as IntTuple],
  );
  const start = offsetFunction(batch);
  return (l) => ({ data, offset: offset + start(l), layout: matrix });
}

/** The elements of a tensor in a new array, all of the kind of `alpha`. */
function gathered(of: Tensor, alpha: number | bigint, fail: Fail): View {
  const from = offsetsOf(of, fail);
  return dense(of.layout.shape, alpha, (i) => {
    const value = read(of, from(i), fail);
    refuseMixed(typeof value, typeof alpha, fail);
    return value as number;
  });
}

/** A new array in the order of the coordinates; big integers may be of any size. */
function dense(shape: IntTuple, alpha: number | bigint, value: (i: number) => number | bigint): View {
  const size = extent(shape);
  const data: NumericArray = typeof alpha === "bigint" ? new Array<bigint>(size) : new Float64Array(size);
  for (let i = 0; i < size; i++) data[i] = value(i);
  return { data, offset: 0, layout: laid(shape, compact(shape)) };
}

/** A tensor over a typed array as the kernels take it, which all strides add to as integers. */
function viewOf(of: Tensor): View | null {
  const { accessor, layout, offset } = of;
  return isTypedArray(accessor) && startOf(of) === 0 ? { data: accessor, offset, layout } : null;
}

function share({ accessor: a }: Tensor, { accessor: b }: Tensor): boolean {
  return isTypedArray(a) && isTypedArray(b) && a.buffer === b.buffer;
}

/** The offset of a tensor's layout at an integer coordinate. */
function offsetsOf({ accessor, layout }: Tensor, fail: Fail): (i: number) => IntTuple {
  return isArray(accessor) ? offsetFunction(layout) : (i) => offsetOf(i, layout, fail);
}

const same = (value: unknown): unknown => value;
const always = (): boolean => true;
