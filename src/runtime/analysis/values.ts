import type { AnyComposedLayout, AnyLayout, AnyMapping, ComposedLayout } from "../../types/layout/layout.js";
import { asLayout } from "../algebra/as-layout.js";
import { exactly, type Fail, LayoutError } from "../diagnostic.js";
import type { Spend } from "../layout/budget.js";
import { isComposedLayout } from "../layout/composed-layout.js";
import { offsetOf } from "../layout/evaluation.js";
import { layoutIn } from "../layout/layout.js";
import { extent } from "../layout/shape.js";
import { show } from "../layout/text.js";
import { add } from "../semimodule/integer.js";

/** What a question is asked about: a layout, or the one that a composed layout is; else that itself, for its values. */
export function askedIn(of: unknown, fail: Fail): AnyMapping {
  if (!isComposedLayout(of)) return layoutIn(of, fail);
  try {
    return (asLayout as (of: AnyComposedLayout) => AnyLayout)(of);
  } catch (fault) {
    if (fault instanceof LayoutError) return of;
    throw fault;
  }
}

/** The offsets of a composed layout that no strides show, one by one; refused past a budget, and where it yields coordinates. */
export function valuesOf(
  { outer, offset, inner }: ComposedLayout,
  spend: Spend,
  fail: Fail,
): readonly number[] {
  const size = extent(inner.shape);
  spend(4 * size);
  return exactly(fail, () =>
    Array.from({ length: size }, (_, i) => {
      const value = offsetOf(add(offset, offsetOf(i, inner, fail) as number), outer, fail);
      return typeof value === "number" ? value : fail("integer", show(value));
    }),
  );
}

/** How many offsets a question without a budget looks at. */
const most = 2 ** 17;

/** The spending of such a question. */
export function listing(fail: Fail): Spend {
  let left = 4 * most;
  return (steps = 1) => {
    left -= steps;
    if (left < 0) fail("budget", most);
  };
}

/** The first coordinate whose offset was there before, and that one; `null` where there is none. */
export function repetitionIn(values: readonly number[]): readonly [number, number] | null {
  const seen = new Map<number, number>();
  for (const [i, value] of values.entries()) {
    const before = seen.get(value);
    if (before !== undefined) return [before, i];
    seen.set(value, i);
  }
  return null;
}

/** The least offset from `first` on, below `bound`, that is not there; `null` where there is none. */
export function lackingIn(values: readonly number[], first: number, bound: number): number | null {
  const all = new Set(values);
  for (let offset = first; offset < bound; offset++) if (!all.has(offset)) return offset;
  return null;
}
