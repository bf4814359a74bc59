import type { HTuple } from "../../types/layout/htuple.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import { type Fail, failing } from "../diagnostic.js";
import { copied, isTuple } from "../layout/htuple.js";
import { layoutIn } from "../layout/layout.js";
import { show } from "../layout/text.js";
import { concatOf, modesIn } from "./concat.js";

/** A tuple with an entry for each mode that an operation is to work on by itself; what is no tuple is the whole. */
export type Profile = HTuple<number | null>;

/** The profile, looked at once before it is followed. */
export function profileIn(profile: unknown, fail: Fail): Profile {
  return copied(profile, fail, (element) => {
    if (element !== null && typeof element !== "number" && !Array.isArray(element))
      fail("argument", show(element), "profile");
    return element;
  }) as Profile;
}

/**
 * An operation on each mode that a profile has an entry for; those beyond it stay (paper, equation 5). A refusal names the
 * mode that it is about.
 */
export function byProfile(
  operation: string,
  layout: AnyLayout,
  profile: unknown,
  of: (mode: AnyLayout, fail: Fail) => AnyLayout,
): AnyLayout {
  return withEach(
    operation,
    layout,
    profile,
    null,
    () => null,
    (mode, _, fail) => of(mode, fail),
  );
}

/** The same with something for each mode, which `split` has for a number of entries. */
export function withEach<Given>(
  operation: string,
  layout: AnyLayout,
  profile: unknown,
  given: Given,
  split: (given: Given, i: number, count: number, fail: Fail) => Given,
  of: (mode: AnyLayout, given: Given, fail: Fail) => AnyLayout,
): AnyLayout {
  const refusing = (mode: AnyLayout) => failing(operation, () => show(mode));
  layoutIn(layout, refusing(layout));
  const over = (mode: AnyLayout, entry: Profile, own: Given): AnyLayout => {
    const fail = refusing(mode);
    if (!isTuple(entry)) return of(mode, own, fail);
    const modes = modesIn(mode);
    if (entry.length > modes.length) fail("rank", entry.length, modes.length);
    const each = entry.map((_, i) => split(own, i, entry.length, fail));
    return concatOf(
      modes.map((part, i) => (i < entry.length ? over(part, entry[i] as Profile, each[i] as Given) : part)),
      fail,
    );
  };
  return over(layout, profileIn(profile, refusing(layout)), given);
}
