import type { AnyLayout } from "../../types/layout/layout.js";
import { modesIn } from "../algebra/concat.js";
import type { Fail } from "../diagnostic.js";
import { integersOf } from "../layout/htuple.js";
import { modesOf } from "../layout/modes.js";
import { show } from "../layout/text.js";

/** The thread of an index: its integer coordinate in each mode of the layout of threads, which counts on with every stride. */
export function threadIn(threads: AnyLayout, index: unknown, fail: Fail): readonly number[] {
  integersOf(index, fail);
  if (typeof index !== "number") return fail("integer", show(index));
  const modes = modesIn(threads);
  const leaves = modes.flatMap((mode, m) => {
    let weight = 1;
    return modesOf(mode).map(([size, stride]) => {
      const leaf = { m, size, stride: stride as number, weight };
      weight *= size;
      return leaf;
    });
  });
  const at = modes.map(() => 0);
  let left = index;
  for (const { m, size, stride, weight } of leaves.sort((a, b) => b.stride - a.stride)) {
    if (size === 1 || stride <= 0) continue;
    const digit = Math.max(0, Math.min(size - 1, Math.floor(left / stride)));
    at[m] = (at[m] as number) + digit * weight;
    left -= digit * stride;
  }
  if (left !== 0) fail("missing", show(index));
  return at;
}
