import type { IntTuple } from "../../../types/layout/htuple.js";
import type { AnyLayout } from "../../../types/layout/layout.js";
import { joined } from "../../algebra/joined.js";
import { elements } from "../../layout/htuple.js";
import type { Mode } from "../../layout/modes.js";
import { extent } from "../../layout/shape.js";
import { type Loop, loopsOf, merged, refinement } from "./nest.js";
import { type Routine, routineOf } from "./routine.js";

/** How the elements of one layout are moved to those of another, whatever the arrays. */
export interface Plan {
  readonly size: number;
  /** `null` where no loops count both layouts: then the elements are moved one by one. */
  readonly loops: Loops | null;
}

export interface Loops {
  readonly routine: Routine;
  /** How many elements there are where they are one run in both arrays, else 0. */
  readonly run: number;
  /** The offset of the first element that is moved, and those of the least and the greatest. */
  readonly to: Span;
  readonly from: Span;
}

/** Where a run of elements starts, and how far around that it reaches. */
interface Span {
  readonly start: number;
  readonly least: number;
  readonly most: number;
}

const plans = new WeakMap<AnyLayout, WeakMap<AnyLayout, Plan>>();

/** The layouts of the last move, which is often repeated, and its plan. */
let last: { readonly from: AnyLayout; readonly to: AnyLayout; readonly plan: Plan } | undefined;

/** The plan of a move, which is made once for two layouts. */
export function planOf(from: AnyLayout, to: AnyLayout): Plan {
  if (last === undefined || last.from !== from || last.to !== to)
    last = { from, to, plan: plans.get(from)?.get(to) ?? planned(from, to) };
  return last.plan;
}

/** A plan is made once for two layouts. */
function planned(from: AnyLayout, to: AnyLayout): Plan {
  const plan = { size: extent(to.shape), loops: loopsOver(from, to) };
  const others = plans.get(from) ?? new WeakMap<AnyLayout, Plan>();
  plans.set(from, others.set(to, plan));
  return plan;
}

/** The loops over what two layouts have in common; `null` where they are not loops. */
function loopsOver(from: AnyLayout, to: AnyLayout): Loops | null {
  const [source, target] = [integersOf(from), integersOf(to)];
  const refined = source && target && refinement(source, target);
  if (!refined) return null;
  const kept = merged(refined);
  const ordered = !apart(kept);
  // of the coordinates that one loop takes to one element only the last one counts
  const starts = kept.map(([extent, to, from]): readonly [number, number] => {
    if (ordered) return to === 0 ? [0, (extent - 1) * from] : [0, 0];
    return to < 0 ? [(extent - 1) * to, (extent - 1) * from] : [0, 0];
  });
  const turned = kept.map(([extent, to, from]): Loop => {
    if (ordered) return to === 0 ? [1, 0, 0] : [extent, to, from];
    return to < 0 ? [extent, -to, -from] : [extent, to, from];
  });
  const routine = routineOf(turned, ordered);
  const all = loopsOf(routine.nest);
  const start = (side: 0 | 1) => starts.reduce((so, step) => so + step[side], 0);
  return {
    routine,
    run: routine.by === "run" && all.length === 1 ? (all[0] as Loop)[0] : 0,
    to: spanOf(
      start(0),
      all.map(([extent, to]) => [extent, to]),
    ),
    from: spanOf(
      start(1),
      all.map(([extent, , from]) => [extent, from]),
    ),
  };
}

/** The modes of a layout whose strides are integers, `null` where they are not. */
function integersOf(layout: AnyLayout): readonly Mode[] | null {
  const strides: readonly (number | string)[] = elements(layout.stride as IntTuple);
  if (strides.some((stride) => typeof stride === "string")) return null;
  return joined(elements(layout.shape).map((extent, i): Mode => [extent, strides[i] as number]));
}

/** Whether it is plain to see that no two coordinates go to one element: every loop steps over those below it. */
function apart(loops: readonly Loop[]): boolean {
  let covered = 0;
  return loops
    .map(([extent, to]) => [extent, Math.abs(to)] as const)
    .toSorted(([, a], [, b]) => a - b)
    .every(([extent, to]) => {
      const over = to > covered;
      covered += (extent - 1) * to;
      return over;
    });
}

function spanOf(start: number, modes: readonly Mode[]): Span {
  const reach = modes.map(([extent, stride]) => (extent - 1) * stride);
  const sum = (steps: readonly number[]) => steps.reduce((so, step) => so + step, start);
  return {
    start,
    least: sum(reach.map((step) => Math.min(0, step))),
    most: sum(reach.map((step) => Math.max(0, step))),
  };
}
