import { laid } from "../../layout/layout.js";
import { extent } from "../../layout/shape.js";
import { copyKernel } from "./copy.js";
import { walk } from "./nest.js";
import { planOf } from "./plan.js";
import { alike, type NumericArray, type View } from "./view.js";

/** Writes `value` to every element of `dst`, whose offsets all lie in its array. */
export function fillKernel(dst: View, value: number | bigint): void {
  const { loops } = planOf(dst.layout, dst.layout);
  if (loops !== null && loops.routine.by === "run") {
    const { nest } = loops.routine;
    const length = nest.extents[0] as number;
    const data = dst.data as number[];
    walk(nest, 1, dst.offset + loops.to.start, 0, (y) => data.fill(value as number, y, y + length));
    return;
  }
  const one: NumericArray = alike(dst.data, 1);
  one[0] = value;
  // a fill is a copy from where every coordinate has the one element
  copyKernel({ data: one, offset: 0, layout: laid(extent(dst.layout.shape), 0) }, dst);
}
