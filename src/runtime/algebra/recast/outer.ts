import type { AnyLayout } from "../../../types/layout/layout.js";
import type { Step } from "../../../types/semimodule/semimodule.js";
import type { Fail } from "../../diagnostic.js";
import { layoutOf } from "../../layout/layout.js";
import { type Mode, modesOf } from "../../layout/modes.js";
import { multiply } from "../../semimodule/integer.js";
import { binary, binaryIn } from "../../semimodule/semimodule.js";
import { simplified } from "../joined.js";

/**
 * The outer layout of a composed one over elements of which `n` old ones are `into` new ones: what took x to y takes n·x + r
 * to n·y + r. Refused is one that does not take the old elements of a new one side by side.
 * @example respaced(layout("(64,8,1):(f1,f72,f512)"), 1, 8, true, fail) // prints as (8,8,1):(f1,f9,f64)
 */
export function respaced(
  outer: AnyLayout,
  n: number,
  into: number,
  isBinary: boolean,
  fail: Fail,
): AnyLayout {
  const joined = (modes: readonly Mode[]): readonly Mode[] =>
    simplified(modes.map(([size, step]): Mode<Step> => [size, isBinary ? binary(step) : step])).map(
      ([size, step]): Mode => [size, binaryIn(step)],
    );
  const modes = modesOf(outer).map(([size, step]): Mode => [size, binaryIn(step)]);
  const finer: readonly Mode[] = modes.map(([size, step]) => [size, multiply(step, n)]);
  const coarser = coarsened(joined(n === 1 ? finer : [[n, 1], ...finer]), into, fail);
  return layoutOf(joined(coarser).map(([size, step]) => [size, isBinary ? binary(step) : step]));
}

/** New elements of `n` old ones, which are to lie side by side in the first mode. */
function coarsened(modes: readonly Mode[], n: number, fail: Fail): readonly Mode[] {
  const [first, ...others] = modes as [Mode, ...Mode[]];
  const [size, step] = first;
  if (n > 1 && step !== 1) fail("unit", 1, n);
  if (n === 1 || others.length === 0) return modes;
  if (size % n !== 0) fail("divisibility", `extent ${size}`, n);
  for (const [, each] of others) if (each % n !== 0) fail("divisibility", `stride ${each}`, n);
  return [[size / n, 1], ...others.map(([extent, each]): Mode => [extent, each / n])];
}
