import type { HTuple } from "../../types/htuple.js";
import type { Fail } from "../diagnostic.js";
import { show } from "../htuple.js";
import { algebraOf, componentsOf, type Element, type Path, pathOf } from "./element.js";
import { restrided, type Variable } from "./variable.js";

/**
 * What `of` makes of each component of the coordinates that some variables go to, nested as these are; a component
 * that no stride names has strides of zero. Where the strides are of offsets, there is but one.
 */
export function componentsIn<T>(
  variables: readonly Variable[],
  fail: Fail,
  of: (component: readonly Variable[]) => T,
): HTuple<T> {
  const strides = variables.flatMap(({ modes }) => modes.map(([, stride]) => stride));
  if (algebraOf(strides) !== "coordinates") return of(variables);
  const paths = new Set(strides.flatMap((stride) => [...componentsOf(stride).keys()]));
  const component = (path: string): T =>
    of(variables.map((each) => restrided(each, (element: Element) => componentsOf(element).get(path) ?? 0)));
  const below = (prefix: Path): HTuple<T> => {
    const within = [...paths].map(pathOf).filter((path) => prefix.every((step, i) => path[i] === step));
    const longer = within.filter((path) => path.length > prefix.length);
    // one stride takes this component for an integer, another for a tuple
    if (longer.length > 0 && longer.length < within.length)
      fail("argument", show(strides), "tuple of strides of one profile");
    if (longer.length === 0) return component(prefix.join("."));
    const rank = Math.max(...longer.map((path) => path[prefix.length] as number)) + 1;
    return Array.from({ length: rank }, (_, i) => below([...prefix, i]));
  };
  return below([]);
}
