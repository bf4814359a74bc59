import type { Step } from "../../types/semimodule/semimodule.js";
import { apart, type Path } from "./basis.js";
import { isOwn, ofOneKind } from "./element.js";
import { kindOf, pathsIn, termsIn } from "./semimodule.js";

/**
 * Two strides that do not stand in one layout, `null` where there are none: one is of another kind, or leads into the
 * coordinate that the other counts.
 * @example mixed([2, "e0"]) // [2, "e0"]
 */
export function mixed(steps: readonly Step[]): readonly [Step, Step] | null {
  const counted = steps.filter((step) => step !== 0);
  const seen: Branch = new Map();
  const clash = counted.find(
    (step) =>
      kindOf(step) !== kindOf(counted[0] as Step) ||
      (isOwn(step) && !together(counted[0] as Step, step)) ||
      termsIn(step).some(({ path }) => !grown(seen, path)),
  );
  // nothing before it is the clash of two, so what it clashes with is before it
  const before = clash === undefined ? undefined : counted.find((step) => !together(step, clash));
  return clash === undefined || before === undefined ? null : [before, clash];
}

/** Paths as a tree: what follows each index. */
interface Branch extends Map<number, Branch> {}

/** Whether a path joins a tree of others without leading into one of them, or one of them into it. */
function grown(tree: Branch, path: Path): boolean {
  let at = tree;
  for (const [i, index] of path.entries()) {
    const known = at.get(index);
    if (known !== undefined && (known.size === 0) !== (i === path.length - 1)) return false;
    const next: Branch = known ?? new Map();
    at.set(index, next);
    at = next;
  }
  return true;
}

/** Whether two strides stand in one layout. */
function together(a: Step, b: Step): boolean {
  if (kindOf(a) !== kindOf(b)) return false;
  if (isOwn(a) && isOwn(b)) return ofOneKind(a, b);
  if (kindOf(a) !== "coordinate") return true;
  return apart(pathsIn([a, b]));
}
