import type { IntTuple } from "../../../types/layout/htuple.js";
import type { OpenTensor } from "../../../types/tensor/tensor.js";
import type { Fail } from "../../diagnostic.js";
import { offsetOf } from "../../layout/evaluation.js";
import { extent } from "../../layout/shape.js";
import { cutFrom, kindOfValue, read, refuseMixedElements, write } from "../../tensor/access.js";
import { isArray, isTypedArray, valueKind } from "../../tensor/accessor.js";
import { isGuarded, startOf } from "../../tensor/bound.js";
import { inside } from "../../tensor/edge.js";
import { offsetFunction } from "../../tensor/offsets.js";
import { copyKernel } from "../kernel/copy.js";
import { fillKernel } from "../kernel/fill.js";
import { transformKernel } from "../kernel/transform.js";
import type { View } from "../kernel/view.js";

// Between typed arrays the kernels run. Anything else is read here element by element, each of the kind that it goes to.
// As in the kernels all is read before anything is written, so that tensors may share their arrays.

/** dst(i) = src(i) for all i. */
export function copyAll(src: OpenTensor, dst: OpenTensor, fail: Fail): void {
  const [from, into] = [viewOf(src), viewOf(dst)];
  if (from !== null && into !== null) copyKernel(from, into);
  else moveSome(src, dst, fail, same, always);
}

/** dst(i) = f(src(i)) for all i. */
export function transformAll(src: OpenTensor, dst: OpenTensor, fail: Fail, f: (value: any) => any): void {
  const [from, into] = [viewOf(src), viewOf(dst)];
  const kind = valueKind(dst.accessor);
  if (from === null || into === null) moveSome(src, dst, fail, f, always);
  else
    transformKernel(from, into, (value) => {
      const made = f(value);
      refuseMixedElements(kindOfValue(made), kind, fail);
      return made;
    });
}

/** dst(i) = value for all i. */
export function fillAll(dst: OpenTensor, value: unknown, fail: Fail): void {
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
  src: OpenTensor,
  dst: OpenTensor,
  fail: Fail,
  f: (value: unknown) => unknown = same,
  admitted: (i: number) => boolean = always,
): void {
  const kind = valueKind(dst.accessor);
  const [from, to] = [offsetsOf(src, fail), offsetsOf(dst, fail)];
  const size = extent(dst.layout.shape);
  const isIn = allInside(src, dst);
  const values: unknown[] = [];
  const places: IntTuple[] = [];
  for (let i = 0; i < size; i++) {
    if (!admitted(i)) continue;
    if (!isIn(i)) fail("range", i, cutFrom);
    const value = f(read(src, from(i), fail));
    refuseMixedElements(kindOfValue(value), kind, fail);
    values.push(value);
    places.push(to(i));
  }
  for (const [i, place] of places.entries()) write(dst, place, values[i], fail);
}

/** A tensor over a typed array as the kernels take it, which all strides add to as integers. */
export function viewOf(of: OpenTensor): View | null {
  const { accessor, layout, offset } = of;
  return isTypedArray(accessor) && startOf(of) === 0 ? { data: accessor, offset, layout } : null;
}

/** The offset of a tensor's layout at an integer coordinate. */
export function offsetsOf({ accessor, layout }: OpenTensor, fail: Fail): (i: number) => IntTuple {
  return isArray(accessor) ? offsetFunction(layout) : (i) => offsetOf(i, layout, fail);
}

/** Whether a coordinate is within the edges of all tensors whose accessors touch memory. */
function allInside(...tensors: readonly OpenTensor[]): (i: number) => boolean {
  const tests = tensors.filter(isGuarded).map(inside);
  return (i) => tests.every((test) => test(i));
}

const same = (value: unknown): unknown => value;

const always = (): boolean => true;
