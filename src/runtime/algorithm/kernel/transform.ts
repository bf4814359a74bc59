import type { TypedArray } from "../../tensor/accessor.js";
import { isTypedArray } from "../../tensor/accessor.js";
import { offsetFunction } from "../../tensor/offsets.js";
import { read, same, touch } from "./copy.js";
import { batch, converted } from "./move.js";
import { planOf } from "./plan.js";
import { isBigInt, type View } from "./view.js";

/**
 * Writes `f` of every element of `src` to the same coordinate of `dst`, converted as the array of `dst` converts it. The
 * sizes are equal, and all offsets lie in the arrays. It is as if all elements were read first and then written in the
 * order of their coordinates; `f` is a function of its argument alone, called in any order.
 */
export function transformKernel<X extends number | bigint, Y extends number | bigint>(
  src: View,
  dst: View,
  f: (x: X) => Y,
): void {
  const { size, loops } = planOf(src.layout, dst.layout);
  if (touch(src, dst, loops) && !same(src, dst, loops)) transformApart(read(src, size), dst, f);
  else transformApart(src, dst, f);
}

/** In batches, where both are arrays of plain numbers. */
function transformApart<X, Y>(src: View, dst: View, f: (x: X) => Y): void {
  const { size, loops } = planOf(src.layout, dst.layout);
  const [s, d] = [src.data, dst.data];
  if (loops !== null && isTypedArray(s) && isTypedArray(d) && !isBigInt(s) && !isBigInt(d)) {
    const apply = f as unknown as (x: number) => number;
    const [y, x] = [dst.offset + loops.to.start, src.offset + loops.from.start];
    const values = new Float64Array(batch);
    converted(d, y, s, x, loops.routine, (to, from) => applied(apply, to, from, values));
    return;
  }
  const [to, from] = [offsetFunction(dst.layout), offsetFunction(src.layout)];
  for (let i = 0; i < size; i++)
    (d as unknown[])[dst.offset + to(i)] = f(s[src.offset + from(i)] as unknown as X);
}

/** By way of the one type that holds all others, so that the loop sees no other. */
function applied(f: (x: number) => number, to: TypedArray, from: TypedArray, values: Float64Array): void {
  const some = values.subarray(0, from.length);
  some.set(from as never);
  for (let i = 0; i < some.length; i++) some[i] = f(some[i] as number);
  to.set(some as never);
}
