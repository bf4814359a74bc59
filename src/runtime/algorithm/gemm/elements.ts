import type { IntTuple } from "../../../types/layout/htuple.js";
import type { OpenTensor } from "../../../types/tensor/tensor.js";
import { modesIn } from "../../algebra/concat.js";
import type { Fail } from "../../diagnostic.js";
import { laid } from "../../layout/layout.js";
import { extent } from "../../layout/shape.js";
import { compact } from "../../layout/stride.js";
import { read, refuseMixedElements, write } from "../../tensor/access.js";
import { offsetFunction } from "../../tensor/offsets.js";
import { bitsIn } from "../../tensor/reach.js";
import { offsetsOf, viewOf } from "../copy/elements.js";
import { gemmKernel } from "../kernel/gemm.js";
import { alike, isModular, type NumericArray, share, type View } from "../kernel/view.js";

/** C(m,n,l) += alpha · Σ A(m,k,l) · B(n,k,l), where all elements are of the kind of `alpha`. */
export function multiplyAll(
  a: OpenTensor,
  b: OpenTensor,
  c: OpenTensor,
  alpha: number | bigint,
  fail: Fail,
): void {
  // the matrices of a batch are apart by sums of integers
  const inPlace = (of: OpenTensor): View | null => (bitsIn(of.layout) === 0 ? viewOf(of) : null);
  const operand = (of: OpenTensor): View =>
    (share(of.accessor, c.accessor) ? null : inPlace(of)) ?? gathered(of, alpha, fail);
  const [left, right, into] = [operand(a), operand(b), inPlace(c)];
  if (into !== null) multiplyEach(left, right, into, alpha);
  else {
    const product = dense(c, alpha, () => (typeof alpha === "bigint" ? 0n : 0));
    multiplyEach(left, right, product, alpha);
    addAll(product, c, alpha, fail);
  }
}

/** One product to a coordinate of the batch. */
function multiplyEach(a: View, b: View, c: View, alpha: number | bigint): void {
  const batch = modesIn(c.layout)[2];
  const count = batch === undefined ? 1 : extent(batch.shape);
  const [left, right, into] = [matrices(a), matrices(b), matrices(c)];
  // what the kernel does with big integers it does with a big scalar too
  for (let l = 0; l < count; l++) gemmKernel(left(l), right(l), into(l), alpha as number);
}

/** Adds to each element in the order of the coordinates, to what is there by then. */
function addAll({ data }: View, c: OpenTensor, alpha: number | bigint, fail: Fail): void {
  const to = offsetsOf(c, fail);
  for (let i = 0; i < data.length; i++) {
    const before = read(c, to(i), fail);
    refuseMixedElements(typeof before, typeof alpha, fail);
    write(c, to(i), (before as any) + (data[i] as any), fail);
  }
}

/** The matrices of a batch, which share their layout. */
function matrices({ data, offset, layout }: View): (l: number) => View {
  const [outer, inner, batch] = modesIn(layout);
  if (outer === undefined || inner === undefined || batch === undefined)
    return () => ({ data, offset, layout });
  const matrix = laid([outer.shape, inner.shape], [outer.stride as IntTuple, inner.stride as IntTuple]);
  const start = offsetFunction(batch);
  return (l) => ({ data, offset: offset + start(l), layout: matrix });
}

/** The elements of a tensor in a new array, all of the kind of `alpha`. */
function gathered(of: OpenTensor, alpha: number | bigint, fail: Fail): View {
  const from = offsetsOf(of, fail);
  return dense(of, alpha, (i) => {
    const value = read(of, from(i), fail);
    refuseMixedElements(typeof value, typeof alpha, fail);
    return value as number;
  });
}

type Value = (i: number) => number | bigint;

/** A new array in the order of the coordinates; big integers may be of any size, and integers stay such. */
function dense({ accessor, layout: { shape } }: OpenTensor, alpha: number | bigint, value: Value): View {
  const size = extent(shape);
  const data: NumericArray =
    typeof alpha === "bigint"
      ? new Array<bigint>(size)
      : isModular(accessor)
        ? alike(accessor, size)
        : new Float64Array(size);
  for (let i = 0; i < size; i++) data[i] = value(i);
  return { data, offset: 0, layout: laid(shape, compact(shape)) };
}
