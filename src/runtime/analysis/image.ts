import type { Image } from "../../types/analysis/image.js";
import type { Accepted, Answer } from "../../types/diagnostic.js";
import type { IntTuple } from "../../types/layout/htuple.js";
import type { AnyLayout, AnyMapping } from "../../types/layout/layout.js";
import type { Step } from "../../types/semimodule/semimodule.js";
import { exactly, type Fail, failing } from "../diagnostic.js";
import { isComposedLayout } from "../layout/composed-layout.js";
import { elements } from "../layout/htuple.js";
import { integral, kindOfLayout, type Mode, modesOf, stridesOf } from "../layout/modes.js";
import { show } from "../layout/text.js";
import { add, multiply } from "../semimodule/integer.js";
import { added, scaled, valueOf } from "../semimodule/semimodule.js";
import { askedIn, valuesOf } from "./values.js";

/** How many offsets are listed at most. */
const most = 2 ** 18;
/** The same where they are no integers, which are dearer to add. */
const fewer = 2 ** 15;
/** How long their texts are together. */
const longest = 2 ** 20;

/**
 * The offsets of a layout, each once, in ascending order; of coordinates the last counts most. Refused are more than 2^18
 * of them, and more than 2^15 that are no integers.
 * @param layout any
 * @returns the offsets, as an array
 * @throws LayoutError: argument, budget, integer, overflow
 * @law sorted, and every offset of the layout once (test/property/words.test.ts)
 * @see {@link coordinatesOf}
 * @example image(layout("(2,3):(1,1)")) // [0, 1, 2, 3]
 */
export function image<L extends AnyMapping>(
  layout: Accepted<L, Image<L>>,
): Answer<Image<L>, readonly IntTuple[]>;

export function image(layout: unknown): readonly IntTuple[] {
  const fail = failing("image", () => show(layout));
  const asked = askedIn(layout, fail);
  if (isComposedLayout(asked)) {
    const values = valuesOf(asked, (steps) => (steps as number) > 4 * most && fail("budget", most), fail);
    return [...new Set(values)].sort((a, b) => a - b);
  }
  const checked = asked as AnyLayout;
  const modes = modesOf(checked).filter(([size, stride]) => size > 1 && stride !== 0);
  return exactly(fail, () => {
    const kind = kindOfLayout(checked);
    if (kind !== "coordinate" && kind !== "binary") return offsets(integral(modes, fail), fail);
    const strides = stridesOf(checked);
    return values(modes, fail)
      .map((step) => valueOf(step, strides))
      .sort(ascending);
  });
}

/** The sums of integer steps, ascending: those of each mode are merged in by doubling how often it is stepped. */
function offsets(modes: readonly Mode[], fail: Fail): readonly number[] {
  const reach = (sign: number) =>
    modes.reduce((so, [size, stride]) => (stride * sign > 0 ? add(so, multiply(size - 1, stride)) : so), 0);
  reach(1);
  reach(-1);
  let all: readonly number[] = [0];
  for (const [size, stride] of modes.toSorted(([, a], [, b]) => Math.abs(a) - Math.abs(b))) {
    if (size > most) fail("budget", most);
    for (let steps = 1; steps < size; ) {
      const further = Math.min(steps, size - steps);
      all = merged(all, further * stride);
      if (all.length > most) fail("budget", most);
      steps += further;
    }
  }
  return all;
}

/** An ascending list and the same list moved, as one. */
function merged(list: readonly number[], by: number): readonly number[] {
  const out: number[] = [];
  const [low, high] = by < 0 ? [by, 0] : [0, by];
  for (let i = 0, j = 0; i < list.length || j < list.length; ) {
    const a = i < list.length ? (list[i] as number) + low : Number.POSITIVE_INFINITY;
    const b = j < list.length ? (list[j] as number) + high : Number.POSITIVE_INFINITY;
    if (a <= b) i++;
    if (b <= a) j++;
    out.push(Math.min(a, b));
  }
  return out;
}

/** The sums of other steps, each once. */
function values(modes: readonly Mode<Step>[], fail: Fail): readonly Step[] {
  let all = new Set<Step>([0]);
  let letters = 0;
  for (const [size, stride] of modes) {
    const longer = new Set<Step>();
    for (let i = 0; i < size; i++) {
      for (const step of all) {
        const sum = added(step, scaled(i, stride));
        letters += String(sum).length;
        if (letters > longest) fail("budget", `${longest} characters`);
        longer.add(sum);
      }
      if (longer.size > fewer) fail("budget", fewer);
    }
    all = longer;
  }
  return [...all];
}

/** The last mode counts most. */
function ascending(a: IntTuple, b: IntTuple): number {
  const [of, by] = [elements(a), elements(b)];
  const last = of.findLastIndex((one, i) => one !== by[i]);
  return last < 0 ? 0 : (of[last] as number) - (by[last] as number);
}
