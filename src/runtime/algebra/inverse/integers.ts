import type { Fail } from "../../diagnostic.js";
import { type Placed, placed } from "../../layout/by-stride.js";
import type { Mode } from "../../layout/modes.js";
import { extent } from "../../layout/shape.js";
import { multiply } from "../../semimodule/integer.js";
import { extended } from "./extension.js";

/** The modes that a right inverse follows, each continuing the ones before it. */
export function continuing(all: readonly Placed[]): readonly Placed[] {
  const chain: Placed[] = [];
  for (let next = 1; ; ) {
    const largest = all.reduce<Placed | undefined>(
      (so, mode) => (mode.stride === next && mode.size > (so?.size ?? 1) ? mode : so),
      undefined,
    );
    if (largest === undefined) return chain;
    chain.push(largest);
    next *= largest.size;
  }
}

/** The modes of the right inverse. */
export function rightInverseOf(modes: readonly Mode[]): readonly Mode[] {
  const chain = continuing(placed(modes));
  return extended(
    chain.map(({ size, at }): Mode => [size, at]),
    modes,
  );
}

/** The modes of the left inverse: to every mode a gap up to the stride of the next. */
export function leftInverseOf(modes: readonly Mode[], fail: Fail): readonly Mode[] {
  const reaching = placed(modes).filter(({ stride }) => stride !== 0);
  for (const { stride } of reaching) if (stride < 0) fail("negative-stride", stride);
  const inverse: Mode[] = [];
  let before: Placed | undefined;
  for (const mode of reaching.toSorted((a, b) => a.stride - b.stride)) {
    if (before === undefined) {
      if (mode.stride > 1) inverse.push([mode.stride, 0]);
    } else {
      if (mode.stride % before.stride !== 0 || mode.stride < multiply(before.size, before.stride))
        fail("no-left-inverse", mode.stride, before.size, before.stride);
      inverse.push([mode.stride / before.stride, before.at]);
    }
    before = mode;
  }
  if (before !== undefined) inverse.push([before.size, before.at]);
  extent(inverse.map(([size]) => size));
  return extended(inverse, modes);
}
