import type { Fail } from "../../diagnostic.js";
import type { Placed } from "../../layout/by-stride.js";
import type { Mode } from "../../layout/modes.js";
import { floorDivide, multiply } from "../../semimodule/integer.js";

/** The gaps of modes in ascending order, the last of size 1: what lies past them all. */
export function gapsOf(modes: readonly Placed[], fail: Fail, completing = false): readonly Mode[] {
  const gaps: Mode[] = [];
  let covered = 1;
  for (const { size, stride } of ascending(modes, fail)) {
    if (stride < covered) fail("overlap", stride, covered);
    if (completing && stride % covered !== 0) fail("not-completing", stride, covered);
    const gap = floorDivide(stride, covered);
    if (gap > 1) gaps.push([gap, covered]);
    covered = multiply(size, stride);
  }
  return [...gaps, [1, covered]];
}

/** The modes that reach beyond offset 0, by stride. */
function ascending(modes: readonly Placed[], fail: Fail): readonly Placed[] {
  const reaching = modes.filter(({ stride }) => stride !== 0);
  for (const { stride } of reaching) if (stride < 0) fail("negative-stride", stride);
  return reaching.toSorted((a, b) => a.stride - b.stride);
}
