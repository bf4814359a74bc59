import type { Fail } from "../../diagnostic.js";
import type { Mode } from "../../layout/modes.js";
import { floorDivide, multiply } from "../../semimodule/integer.js";

/** The gaps of modes in ascending order, the last of size 1: what lies past them all. */
export function gapsOf(modes: readonly Mode[], fail: Fail, completing = false): readonly Mode[] {
  const gaps: Mode[] = [];
  let covered = 1;
  const reaching = ascending(modes, fail);
  for (let i = 0; i < reaching.length; i++) {
    const [size, stride] = reaching[i] as Mode;
    if (stride < covered) fail("overlap", stride, covered);
    if (completing && stride % covered !== 0) fail("not-completing", stride, covered);
    const gap = floorDivide(stride, covered);
    if (gap > 1) gaps.push([gap, covered]);
    covered = multiply(size, stride);
  }
  gaps.push([1, covered]);
  return gaps;
}

/** The modes that reach beyond offset 0, by stride: each is put in its place, for they are few. */
function ascending(modes: readonly Mode[], fail: Fail): readonly Mode[] {
  const reaching: Mode[] = [];
  for (let i = 0; i < modes.length; i++) {
    const mode = modes[i] as Mode;
    if (mode[0] === 1 || mode[1] === 0) continue;
    if (mode[1] < 0) fail("negative-stride", mode[1]);
    let at = reaching.length;
    for (; at > 0 && (reaching[at - 1] as Mode)[1] > mode[1]; at--) reaching[at] = reaching[at - 1] as Mode;
    reaching[at] = mode;
  }
  return reaching;
}
