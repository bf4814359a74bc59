import type { Language, Names } from "../../types/expression/expression.js";
import type { IntTuple } from "../../types/layout/htuple.js";
import type { Fail } from "../diagnostic.js";
import { isTuple, refines, tupleOf } from "../layout/htuple.js";
import { show } from "../layout/text.js";
import { isIdentifier } from "./language.js";

/** `names` where they fit the profile of the shape, and are different identifiers of the language. */
export function namesIn(given: unknown, shape: IntTuple, language: Language, fail: Fail): Names {
  const names = tupleOf(given, fail) as Names;
  if (!refines(names as never, shape)) fail("names", show(names), show(shape));
  const all = namesOf(names).map((name) => identifierIn(name, language, fail));
  if (new Set(all).size < all.length) fail("argument", show(names), "tuple of different names");
  return names;
}

/** `name` where it is an identifier of the language. */
export function identifierIn(name: unknown, language: Language, fail: Fail): string {
  return isIdentifier(name, language) ? name : fail("argument", show(name), `identifier of ${language}`);
}

/** A name for each mode of a shape. */
export function namesFor(shape: IntTuple): Names {
  return isTuple(shape) ? shape.map((_, i) => `c${i}`) : "c0";
}

/** All names in order. */
export function namesOf(names: Names): readonly string[] {
  return isTuple(names) ? names.flatMap(namesOf) : [names];
}
