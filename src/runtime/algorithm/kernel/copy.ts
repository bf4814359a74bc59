import { laid } from "../../layout/layout.js";
import { isTypedArray } from "../../tensor/accessor.js";
import { offsetFunction } from "../../tensor/offsets.js";
import { move } from "./move.js";
import { type Loops, type Plan, planOf } from "./plan.js";
import { alike, sameType, type View } from "./view.js";
import { anyWidth, widthOf } from "./width.js";

/**
 * Moves the elements of `src` to the same coordinates of `dst`, converted as the array of `dst` converts them. The sizes
 * are equal, and all offsets lie in the arrays. It is as if all elements were read first and then written in the order
 * of their coordinates: the two may overlap, and where coordinates of `dst` share an element the last one stays.
 */
export function copyKernel(src: View, dst: View): void {
  const plan = planOf(src.layout, dst.layout);
  const { loops } = plan;
  if (loops?.run && isTypedArray(src.data) && isTypedArray(dst.data)) {
    // the array reads a run before it writes it
    const start = src.offset + loops.from.start;
    const whole = start === 0 && src.data.length === loops.run;
    const run = whole ? src.data : src.data.subarray(start, start + loops.run);
    dst.data.set(run as never, dst.offset + loops.to.start);
  } else if (!touch(src, dst, loops)) copyApart(src, dst, plan);
  else if (!same(src, dst, loops)) {
    const between = read(src, plan.size);
    copyApart(between, dst, planOf(between.layout, dst.layout));
  }
}

/** The elements of a view in the order of their coordinates, in a new array of the same type. */
export function read(src: View, size: number): View {
  const dense: View = { data: alike(src.data, size), offset: 0, layout: laid(size, 1) };
  copyApart(src, dense, planOf(src.layout, dense.layout));
  return dense;
}

/** Whether elements of both views may share memory. */
export function touch(src: View, dst: View, loops: Loops | null): boolean {
  const [a, b] = [src.data, dst.data];
  if (!isTypedArray(a) || !isTypedArray(b))
    return a === b && (loops === null || meet([1, 0], [1, 0], src, dst, loops));
  if (a.buffer !== b.buffer) return false;
  if (loops === null) return true;
  return meet([a.BYTES_PER_ELEMENT, a.byteOffset], [b.BYTES_PER_ELEMENT, b.byteOffset], src, dst, loops);
}

/** Whether both views are one: every coordinate has the same element in both, and no other coordinate has it. */
export function same(src: View, dst: View, loops: Loops | null): boolean {
  const [a, b] = [src.data, dst.data];
  if (loops === null || loops.routine.ordered || !sameType(a, b)) return false;
  if (isTypedArray(a) && isTypedArray(b) ? a.byteOffset !== b.byteOffset : a !== b) return false;
  const { to, from } = loops.routine.nest;
  return (
    src.offset + loops.from.start === dst.offset + loops.to.start && to.every((step, i) => step === from[i])
  );
}

/** Whether the bytes read and the bytes written may be the same. */
function meet(
  [width, start]: readonly [number, number],
  [wide, begin]: readonly [number, number],
  src: View,
  dst: View,
  { from, to }: Loops,
): boolean {
  return (
    start + (src.offset + from.least) * width < begin + (dst.offset + to.most + 1) * wide &&
    begin + (dst.offset + to.least) * wide < start + (src.offset + from.most + 1) * width
  );
}

/** The same for views that share nothing. */
function copyApart(src: View, dst: View, { size, loops }: Plan): void {
  if (loops !== null) {
    move(dst.data, dst.offset + loops.to.start, src.data, src.offset + loops.from.start, loops.routine);
    return;
  }
  const width = widthOf(src.data);
  const { loops: by, seen } = sameType(src.data, dst.data) && width.parts === 1 ? width : anyWidth();
  const [to, from] = [offsetFunction(dst.layout), offsetFunction(src.layout)];
  by.each(seen(dst.data), dst.offset, seen(src.data), src.offset, size, to, from);
}
