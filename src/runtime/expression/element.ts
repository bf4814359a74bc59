/** A stride element: an integer, or the text of an F2 element (`f5`) or of a coordinate (`6e1`, `e0+2e1.0`). */
export type Element = number | string;

/** What the offsets of a layout are: integers that add, integers that XOR, or coordinates. */
export type Algebra = "integers" | "f2" | "coordinates";

/** The algebra of some strides; they do not mix, but for 0, which goes with any. */
export function algebraOf(strides: readonly Element[]): Algebra {
  const text = strides.find((stride) => typeof stride === "string");
  if (text === undefined) return "integers";
  return (text as string).startsWith("f") ? "f2" : "coordinates";
}

/** The integer of an F2 element: its bits say which shifts of a digit are joined. */
export function bitsIn(element: Element): number {
  return typeof element === "string" ? Number(element.slice(1)) : element;
}

/** A path to a component of a coordinate, as `e1.0` writes it. */
export type Path = readonly number[];

/** What a coordinate element adds to each component, by the text of its path: "e0-2e1.0" adds 1 to 0, and -2 to 1.0. */
export function componentsOf(element: Element): ReadonlyMap<string, number> {
  const components = new Map<string, number>();
  if (typeof element === "number") return components;
  for (const [, sign, scale, path = ""] of element.matchAll(/([+-]?)(\d*)e(\d+(?:\.\d+)*)/g)) {
    const times = (sign === "-" ? -1 : 1) * (scale === "" ? 1 : Number(scale));
    components.set(path, (components.get(path) ?? 0) + times);
  }
  return components;
}

/** The path that a text is. */
export function pathOf(text: string): Path {
  return text.split(".").map(Number);
}
