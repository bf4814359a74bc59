import type { HTuple } from "../../types/layout/htuple.js";
import { mapProfile, profileOf, timesOf } from "../semimodule/basis.js";
import { kindIn, pathsIn, termsIn } from "../semimodule/semimodule.js";
import { restrided, type Variable } from "./variable.js";

/**
 * What `of` makes of each component of the coordinates that some variables go to, nested as these are; a component
 * that no stride names has strides of zero. Where the strides are of offsets, there is but one.
 */
export function componentsIn<T>(
  variables: readonly Variable[],
  of: (component: readonly Variable[]) => T,
): HTuple<T> {
  const strides = variables.flatMap(({ modes }) => modes.map(([, stride]) => stride));
  if (kindIn(strides) !== "coordinate") return of(variables);
  return mapProfile(profileOf(pathsIn(strides)), (path) =>
    of(variables.map((each) => restrided(each, (stride) => timesOf(termsIn(stride), path)))),
  ) as HTuple<T>;
}
