import type { Fail } from "../diagnostic.js";
import { isTuple, tupleOf } from "../layout/htuple.js";
import { show } from "../layout/text.js";

/** What a projection leaves of a tuple that has as many modes: those that it keeps. */
type Project = <X>(x: X) => X;

/** The projection of these modes; `null` keeps all. */
export function projectionIn(given: unknown, fail: Fail): Project {
  const by = tupleOf(given, fail) as unknown;
  if (by === null) return (x) => x;
  if (!isTuple(by)) return fail("argument", show(by), "projection");
  const wrong = by.find((keeps: unknown) => keeps !== 1 && keeps !== null);
  if (wrong !== undefined) return fail("argument", show(wrong), "1 or null");
  return (x) => {
    if (!isTuple(x) || x.length !== by.length) return fail("profile", show(by), show(x));
    return x.filter((_, i) => by[i] !== null) as typeof x;
  };
}
