import type { Accepted, Answer } from "../../types/diagnostic.js";
import type { Flatten, Unflatten } from "../../types/layout/flatten.js";
import type { HTuple, IntTuple, StepTuple } from "../../types/layout/htuple.js";
import type { Shallow } from "../../types/layout/levels.js";
import { type Fail, failing } from "../diagnostic.js";
import { elements, isTuple, tupleIn } from "./htuple.js";
import { isLayout, laid } from "./layout.js";
import { show } from "./text.js";

/**
 * All elements in one tuple; an element stays itself. The shape and the stride of a layout are flattened together.
 * @param x a tuple, an element, or a layout
 * @returns the flat tuple or layout
 * @throws LayoutError: depth
 * @law the same elements in the same order, at depth 1 (test/property/words.test.ts)
 * @see {@link unflatten}
 * @example flatten([4, [3, [2]]]) // [4, 3, 2]
 * @example flatten(layout("(4,(3,2)):(2,(8,1))")) // prints as (4,3,2):(2,8,1)
 */
export function flatten<const X>(x: Shallow<X, unknown>): Answer<Flatten<Shallow<X>>>;

export function flatten(x: unknown): unknown {
  const fail = failing("flatten", () => show(x));
  if (!isLayout(x)) return flat(tupleIn(x, fail));
  return laid(flat(x.shape), flat(x.stride));
}

function flat<T>(tuple: HTuple<T>): HTuple<T> {
  return isTuple(tuple) ? elements<T>(tuple) : tuple;
}

/**
 * The modes of a tuple or a layout, in order, as the elements of a profile: what undoes `flatten`. Refused is a profile
 * with more elements than there are modes, or fewer.
 * @param x a flat tuple or layout
 * @param profile a tuple, of which only the profile counts
 * @returns the same in that profile
 * @throws LayoutError: profile, depth
 * @law undoes `flatten`: unflatten(flatten(x), x) = x (test/property/words.test.ts)
 * @see {@link flatten}
 * @example unflatten([4, 3, 2], [0, [0, 0]]) // [4, [3, 2]]
 * @example unflatten(layout("(4,3,2):(2,8,1)"), [0, [0, 0]]) // prints as (4,(3,2)):(2,(8,1))
 */
export function unflatten<const X, const P>(
  x: Shallow<X, unknown>,
  profile: Accepted<P, Unflatten<Shallow<X>, Shallow<P>>>,
): Answer<Unflatten<Shallow<X>, Shallow<P>>>;

export function unflatten(x: unknown, profile: unknown): unknown {
  const fail = failing("unflatten", () => `${show(x)}, ${show(profile)}`);
  const into = tupleIn(profile, fail);
  if (!isLayout(x)) return filled(tupleIn(x, fail), into, fail);
  const { shape, stride } = x as { shape: IntTuple; stride: StepTuple };
  return laid(filled(shape, into, fail), filled(stride, into, fail));
}

/** The profile with the modes of a tuple as its elements. */
function filled<T>(tuple: HTuple<T>, profile: HTuple<unknown>, fail: Fail): HTuple<T> {
  const modes = isTuple(tuple) ? tuple : [tuple];
  if (elements(profile).length !== modes.length) fail("profile", show(tuple), show(profile));
  let next = 0;
  const fill = (part: HTuple<unknown>): HTuple<T> =>
    isTuple(part) ? part.map(fill) : (modes[next++] as HTuple<T>);
  return fill(profile);
}
